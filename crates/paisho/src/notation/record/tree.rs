//! The tree of turns: nodes in an arena, found by their ids.
//!
//! Nodes refer to each other by index, which Rust's ownership makes simpler than pointers, and the
//! ids can be handed out to callers. Ids are never used again after a node is deleted.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Place, Record, TimeLeft};
use crate::notation::numbering::Numbering;
use crate::notation::turn::NumberedTurn;
use crate::outcome::Leaving;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::turn::Turn;

/// A node of one record: the place after a turn, or the start. It has a meaning only for that
/// record and its clones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of a record, before any turn.
    pub const ROOT: Self = Self(0);
}

/// A player who left the game at some place ([§10.6](crate::text::rules#10.6)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Departure {
    /// The player who left.
    pub seat: Seat,
    /// Whether the player resigned or ran out of time.
    pub reason: Leaving,
}

/// A turn and what is written about it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// `None` at the root.
    pub(super) parent: Option<NodeId>,
    /// The main continuation first.
    pub(super) children: Vec<NodeId>,
    /// `None` at the root.
    pub(super) turn: Option<NumberedTurn>,
    /// Players who left after the turn and before the next one.
    pub(super) departures: Vec<Departure>,
    pub(super) time_left: Option<TimeLeft>,
    /// Empty if there is none.
    pub(super) comment: String,
}

impl Node {
    pub(super) const fn root() -> Self {
        Self {
            parent: None,
            children: Vec::new(),
            turn: None,
            departures: Vec::new(),
            time_left: None,
            comment: String::new(),
        }
    }

    const fn child(parent: NodeId, turn: NumberedTurn) -> Self {
        let mut node = Self::root();
        node.parent = Some(parent);
        node.turn = Some(turn);
        node
    }

    /// Whether turn and annotations are the same; parents and children are not compared.
    fn says_the_same(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.departures == other.departures
            && self.time_left == other.time_left
            && self.comment == other.comment
    }
}

/// Reading the tree. The id of a deleted node finds nothing; so may the id of a node of another
/// record, but it may also find a different node.
impl Record {
    pub(super) fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)?.as_ref()
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.0)?.as_mut()
    }

    /// Frees the slot of a node. The caller updates its parent and removes its children.
    pub(super) fn remove(&mut self, id: NodeId) {
        if let Some(slot) = self.nodes.get_mut(id.0) {
            *slot = None;
        }
    }

    /// The nodes that follow a node: the main continuation first, then the variations.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |n| &n.children)
    }

    /// The node before a node.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// The turn that leads to a node, with its label; `None` at the root.
    #[must_use]
    pub fn turn(&self, id: NodeId) -> Option<NumberedTurn> {
        self.node(id)?.turn
    }

    /// The comment at a node; empty if there is none.
    #[must_use]
    pub fn comment(&self, id: NodeId) -> &str {
        self.node(id).map_or("", |n| &n.comment)
    }

    /// The time the player had left after the turn.
    #[must_use]
    pub fn time_left(&self, id: NodeId) -> Option<TimeLeft> {
        self.node(id)?.time_left
    }

    /// The players who left the game after the turn, before the next one.
    #[must_use]
    pub fn departures(&self, id: NodeId) -> &[Departure] {
        self.node(id).map_or(&[], |n| &n.departures)
    }

    /// The position at a node, replayed from the start. It takes time proportional to the depth of
    /// the node.
    #[must_use]
    pub fn position(&self, id: NodeId) -> Option<Position> {
        Some(self.place(id)?.position)
    }

    /// The nodes from the root to a node, both included; empty for a node that does not exist.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let start = self.node(id).map(|_| id);
        let mut path: Vec<NodeId> = core::iter::successors(start, |n| self.parent(*n)).collect();
        path.reverse();
        path
    }

    pub(super) fn first_child(&self, id: NodeId) -> Option<(NodeId, NumberedTurn)> {
        let first = *self.children(id).first()?;
        Some((first, self.turn(first)?))
    }

    /// The last node of the main line.
    #[must_use]
    pub fn last_of_main_line(&self) -> NodeId {
        let mut last = NodeId::ROOT;
        while let Some(next) = self.children(last).first() {
            last = *next;
        }
        last
    }

    /// The child that a turn leads to.
    pub(super) fn child_by_turn(&self, id: NodeId, turn: Turn) -> Option<NodeId> {
        let leads = |c: &&NodeId| self.turn(**c).is_some_and(|t| t.turn == turn);
        self.children(id).iter().find(leads).copied()
    }

    /// The place before the first turn. Players may have left even there.
    pub(super) fn start_place(&self) -> Place {
        let mut place = Place {
            node: NodeId::ROOT,
            position: self.start.clone(),
            numbering: Numbering::starting_at(self.first_number),
        };
        self.let_leave(&mut place);
        place
    }

    /// Walks from the start to a node.
    pub(super) fn place(&self, id: NodeId) -> Option<Place> {
        self.node(id)?;
        let mut place = self.start_place();
        for node in self.path(id).into_iter().skip(1) {
            let turn = self.turn(node)?.turn;
            place.numbering.next_label(&place.position);
            // The turn was checked when it was added, and no departure can be added before it
            // since, so it is still legal.
            place.position.play_unchecked(turn);
            place.node = node;
            self.let_leave(&mut place);
        }
        Some(place)
    }

    /// Applies the departures at a node.
    fn let_leave(&self, place: &mut Place) {
        for left in self.departures(place.node) {
            place.position.leave(left.seat, left.reason);
        }
    }

    /// Adds a turn after a place and moves the place there.
    pub(super) fn grow(&mut self, place: &mut Place, turn: Turn) -> Result<(), Refusal> {
        let next = place.position.play(turn)?;
        let label = place.numbering.next_label(&place.position);
        place.node = self.append(place.node, NumberedTurn { label, turn });
        place.position = next;
        Ok(())
    }

    /// Adds a node at the end of the arena and of its parent's children: the main continuation
    /// stays first.
    fn append(&mut self, parent: NodeId, turn: NumberedTurn) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Some(Node::child(parent, turn)));
        if let Some(parent) = self.node_mut(parent) {
            parent.children.push(id);
        }
        id
    }

    /// Whether two records hold the same tree; the order of nodes in the arenas does not matter.
    fn same_tree(&self, other: &Self) -> bool {
        let mut pairs = alloc::vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            let (Some(a), Some(b)) = (self.node(a), other.node(b)) else {
                return false;
            };
            if !a.says_the_same(b) || a.children.len() != b.children.len() {
                return false;
            }
            pairs.extend(a.children.iter().copied().zip(b.children.iter().copied()));
        }
        true
    }
}

/// Records are equal if they would be written the same, whatever was deleted from them before.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.start == other.start
            && self.first_number == other.first_number
            && self.declared == other.declared
            && self.same_tree(other)
    }
}

impl Eq for Record {}
