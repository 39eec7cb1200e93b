//! A simple tree search by upper confidence bounds (UCT), with the frozen evaluation at its leaves.

use paisho::{Position, Stage, Step, Turn};

use super::measure::{WON, worth};
use super::whole_turn;
use crate::random::Random;

/// A node of the tree: a step and its statistics.
#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    /// Index of its first child in the list of nodes; valid only if `count` is not 0.
    first: u32,
    count: u32,
    visits: u32,
    /// The sum of all results, each from 0 to 1, from the view of the player who plays the step.
    sum: f64,
}

/// The weight of exploration against exploitation.
const CURIOSITY: f64 = 0.5;
/// The evaluation at which three of four games would be won.
const SOFTNESS: f64 = 60.0;
/// The tree stops growing beyond this many nodes, about 80 MB.
const MOST_NODES: usize = 2_000_000;
/// The longest line, in steps.
const LONGEST: usize = 64;

/// A search tree for one position.
#[derive(Clone, Debug)]
pub struct Uct {
    root: Position,
    nodes: Vec<Node>,
    random: Random,
}

impl Uct {
    /// A search of a position; the seed determines the order in which steps are tried.
    #[must_use]
    pub fn new(position: Position, seed: u64) -> Self {
        let root = Node {
            step: Step::Pass,
            first: 0,
            count: 0,
            visits: 0,
            sum: 0.0,
        };
        Self {
            root: position,
            nodes: vec![root],
            random: Random::new(seed),
        }
    }

    /// Runs `times` more visits from the root to a leaf.
    pub fn visit(&mut self, times: u32) {
        for _ in 0..times {
            self.visit_once();
        }
    }

    fn visit_once(&mut self) {
        // The path from the root: each node with the player whose step led to it.
        let mut way = [(0usize, paisho::Seat::South); LONGEST];
        let mut length = 0;
        let mut position = self.root.clone();
        let mut at = 0;
        way[length] = (at, position.decider());
        length += 1;
        while position.outcome().is_none() && length < LONGEST {
            if self.nodes[at].count == 0 {
                if at != 0 && self.nodes[at].visits == 0 {
                    break;
                }
                self.list_children(at, &position);
            }
            let Some(child) = self.choose(at) else { break };
            let player = position.decider();
            position.step_unchecked(self.nodes[child].step);
            at = child;
            way[length] = (at, player);
            length += 1;
        }
        for (node, player) in &way[..length] {
            self.nodes[*node].visits += 1;
            self.nodes[*node].sum += chance(worth(&position, *player));
        }
    }

    fn list_children(&mut self, at: usize, position: &Position) {
        let first = self.nodes.len();
        if first > MOST_NODES {
            return;
        }
        self.nodes.extend(position.steps().map(|step| Node {
            step,
            first: 0,
            count: 0,
            visits: 0,
            sum: 0.0,
        }));
        // Shuffled, so that the order of tries does not depend on positions on the board.
        for i in (first + 1..self.nodes.len()).rev() {
            let other = first + self.random.below(i + 1 - first);
            self.nodes.swap(i, other);
        }
        self.nodes[at].first = first as u32;
        self.nodes[at].count = (self.nodes.len() - first) as u32;
    }

    /// The child with the highest upper bound; children never visited come first.
    fn choose(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let logarithm = f64::from(node.visits.max(1)).ln();
        let bound = |child: &Node| {
            if child.visits == 0 {
                return f64::INFINITY;
            }
            let visits = f64::from(child.visits);
            child.sum / visits + CURIOSITY * (logarithm / visits).sqrt()
        };
        self.children(at)
            .max_by(|a, b| bound(&self.nodes[*a]).total_cmp(&bound(&self.nodes[*b])))
    }

    fn children(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let node = &self.nodes[at];
        node.first as usize..(node.first + node.count) as usize
    }

    /// The child visited most often, by result among equals.
    fn favourite(&self, at: usize) -> Option<usize> {
        let key = |child: usize| (self.nodes[child].visits, self.nodes[child].sum);
        self.children(at).max_by(|a, b| {
            let ((va, sa), (vb, sb)) = (key(*a), key(*b));
            va.cmp(&vb).then(sa.total_cmp(&sb))
        })
    }

    /// The best turn so far; `None` before the first visit or if the game is over.
    #[must_use]
    pub fn best_turn(&self) -> Option<Turn> {
        let first = self.favourite(0)?;
        let step = self.nodes[first].step;
        let mut after = self.root.clone();
        after.step_unchecked(step);
        let due = after.stage() == Stage::Bonus;
        let bonus = if due { self.favourite(first) } else { None };
        whole_turn(step, bonus.map(|b| self.nodes[b].step))
    }
}

/// The expected result, from 0 to 1, for a value of the frozen evaluation.
fn chance(worth: i32) -> f64 {
    if worth.abs() >= WON {
        return f64::from(worth.signum() + 1) / 2.0;
    }
    let worth = f64::from(worth);
    0.5 + 0.5 * worth / (worth.abs() + SOFTNESS)
}
