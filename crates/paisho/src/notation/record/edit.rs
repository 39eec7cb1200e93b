//! Changes to a record, as an analysis board makes them.

use alloc::string::String;
use core::fmt;

use super::{Departure, MAX_DEPTH, NodeId, Record, TimeLeft};
use crate::refusal::Refusal;
use crate::turn::Turn;

/// Why a record can't be changed that way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EditError {
    /// The node was deleted, or belongs to another record.
    NoSuchNode,
    /// The start is no turn: it can be neither deleted nor promoted.
    Root,
    /// The rules forbid the turn.
    Illegal(Refusal),
    /// Variations would be nested too deep.
    TooDeep,
    /// The player has left already, or the game is over.
    CannotLeave,
    /// Turns follow, which were played with the player still in the game.
    TurnsFollow,
    /// The board shows a result, or should show the one that is declared.
    ResultDiffers,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchNode => "the record has no such turn",
            Self::Root => "the start of a record is not a turn",
            Self::Illegal(refusal) => return refusal.fmt(f),
            Self::TooDeep => return write!(f, "variations nest deeper than {MAX_DEPTH}"),
            Self::CannotLeave => "the player is no longer in the game",
            Self::TurnsFollow => "there are turns after this one",
            Self::ResultDiffers => "the board shows a different result",
        })
    }
}

impl core::error::Error for EditError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Illegal(refusal) => Some(refusal),
            _ => None,
        }
    }
}

impl Record {
    /// Plays a turn at a node. If the turn is already there, its node is returned and nothing is
    /// added; a new one becomes the main continuation if it is the first, else a variation.
    ///
    /// # Errors
    /// If the turn is illegal, or variations would be nested too deep.
    pub fn add(&mut self, after: NodeId, turn: Turn) -> Result<NodeId, EditError> {
        let mut place = self.place(after).ok_or(EditError::NoSuchNode)?;
        // Two children with the same turn could not be told apart in a file.
        if let Some(there) = self.child_by_turn(after, turn) {
            return Ok(there);
        }
        // A second child is a variation, one level deeper than its parent.
        let deeper = usize::from(!self.children(after).is_empty());
        if self.depth(after) + deeper > MAX_DEPTH {
            return Err(EditError::TooDeep);
        }
        self.grow(&mut place, turn).map_err(EditError::Illegal)?;
        self.settle();
        Ok(place.node)
    }

    /// Makes a variation the main continuation at its place.
    ///
    /// # Errors
    /// If the node is the start, or the line it replaces would be nested too deep.
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.parent_of_turn(id)?;
        let index = self.children(parent).iter().position(|c| *c == id);
        let index = index.ok_or(EditError::NoSuchNode)?;
        // The former main line becomes a variation, and its own variations go one level deeper. So
        // the depth is judged after the move, which is taken back if necessary.
        self.move_child(parent, index, 0);
        if self.deepest_below(parent) > MAX_DEPTH {
            self.move_child(parent, 0, index);
            return Err(EditError::TooDeep);
        }
        self.settle();
        Ok(())
    }

    fn move_child(&mut self, parent: NodeId, from: usize, to: usize) {
        if let Some(node) = self.node_mut(parent) {
            let child = node.children.remove(from);
            node.children.insert(to, child);
        }
    }

    /// Deletes a turn and everything after it. Where it was the main continuation, the first
    /// variation takes its place.
    ///
    /// # Errors
    /// If the node is the start.
    pub fn delete(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.parent_of_turn(id)?;
        if let Some(node) = self.node_mut(parent) {
            node.children.retain(|c| *c != id);
        }
        // A list instead of recursion: main lines may have thousands of turns.
        let mut doomed = alloc::vec![id];
        while let Some(node) = doomed.pop() {
            doomed.extend_from_slice(self.children(node));
            self.remove(node);
        }
        self.settle();
        Ok(())
    }

    /// Sets the comment of a node; an empty one removes it.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) -> Result<(), EditError> {
        let node = self.node_mut(id).ok_or(EditError::NoSuchNode)?;
        node.comment = String::from(comment);
        Ok(())
    }

    /// Sets the time that was left after a turn, or removes it.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn set_time_left(&mut self, id: NodeId, time: Option<TimeLeft>) -> Result<(), EditError> {
        self.node_mut(id).ok_or(EditError::NoSuchNode)?.time_left = time;
        Ok(())
    }

    /// Records that a player leaves the game after the turn of a node.
    ///
    /// # Errors
    /// If the player is not in the game, or turns follow.
    pub fn leave(&mut self, id: NodeId, departure: Departure) -> Result<(), EditError> {
        let position = self.position(id).ok_or(EditError::NoSuchNode)?;
        if position.outcome().is_some() || !position.active().contains(departure.seat) {
            return Err(EditError::CannotLeave);
        }
        let node = self.node_mut(id).ok_or(EditError::NoSuchNode)?;
        // The turns that follow were judged and numbered with the player in the game.
        if !node.children.is_empty() {
            return Err(EditError::TurnsFollow);
        }
        node.departures.push(departure);
        self.settle();
        Ok(())
    }

    /// The parent of a node that is a turn.
    fn parent_of_turn(&self, id: NodeId) -> Result<NodeId, EditError> {
        let node = self.node(id).ok_or(EditError::NoSuchNode)?;
        node.parent.ok_or(EditError::Root)
    }

    /// Drops a declared result once the board shows one. Every change of the tree calls this, since
    /// the end of the main line may be another one now.
    fn settle(&mut self) {
        if self.declared.is_some() && self.end().outcome().is_some() {
            self.declared = None;
        }
    }

    /// How many variations, one inside the other, a node lies in.
    fn depth(&self, id: NodeId) -> usize {
        let path = self.path(id);
        // A step to a child other than the first enters a variation.
        path.windows(2)
            .filter(|pair| match pair {
                [parent, child] => self.children(*parent).first() != Some(child),
                _ => false,
            })
            .count()
    }

    /// The depth of the deepest node below a node. Like `delete`, without recursion.
    fn deepest_below(&self, id: NodeId) -> usize {
        let mut deepest = 0;
        let mut open = alloc::vec![(id, self.depth(id))];
        while let Some((node, depth)) = open.pop() {
            deepest = deepest.max(depth);
            let children = self.children(node).iter().enumerate();
            open.extend(children.map(|(i, c)| (*c, depth + usize::from(i > 0))));
        }
        deepest
    }
}
