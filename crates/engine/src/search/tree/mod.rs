//! The tree search itself: alpha-beta over steps, with an explicit stack.
//!
//! A turn that earns a bonus is two levels of the same player; depth counts turns. Each call of
//! [`Tree::advance`] does a bounded amount of work, so the search can pause at any node.
//!
//! `enter` handles a newly reached position, `follow` tries its steps.

mod enter;
mod follow;

use std::sync::Arc;

use paisho::Position;

use super::frame::{Candidate, Frame, MOST_PLIES, Phase};
use super::mind::Mind;
use super::table::Table;
use crate::code::Code;
use crate::eval::Survey;
use crate::params;
use crate::score::INFINITE;

/// A search from one position, with all memory allocated beforehand.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) mind: Mind,
    table: Arc<Table>,
    frames: Vec<Frame>,
    /// How many frames are in use.
    height: usize,
    candidates: Vec<Candidate>,
    /// The counts of the position that was evaluated last.
    survey: Survey,
    /// The score that a finished frame returns to its parent.
    returned: Option<i32>,
    /// Steps that are not searched at the root, because they were already reported.
    pub(crate) excluded: Vec<Code>,
    pub(crate) nodes: u64,
}

/// Capacity for the candidates of all frames of the deepest line.
const MOST_CANDIDATES: usize = 16_384;

impl Tree {
    pub(crate) fn new(mind: Mind, table: Arc<Table>) -> Self {
        Self {
            mind,
            table,
            frames: (0..=MOST_PLIES).map(|_| Frame::blank()).collect(),
            height: 0,
            candidates: Vec::with_capacity(MOST_CANDIDATES),
            survey: Survey::new(),
            returned: None,
            excluded: Vec::new(),
            nodes: 0,
        }
    }

    /// Starts a search of a position to a depth in turns.
    pub(crate) fn begin(&mut self, position: &Position, depth: i32) {
        let root = &mut self.frames[0];
        root.position = position.clone();
        root.hash = self.mind.hash(position);
        root.phase = Phase::Enter;
        root.depth = depth;
        self.mind.proves_rings = depth <= params::PROOF_DEPTH;
        root.turns = 0;
        root.rank = 0;
        root.extensions = params::EXTENSIONS;
        (root.alpha, root.beta) = (-INFINITE, INFINITE);
        root.may_idle = false;
        root.hope = None;
        root.line_length = 0;
        root.best_code = Code::NONE;
        root.tried = 0;
        self.height = 1;
        self.candidates.clear();
        self.returned = None;
    }

    /// Continues until the root is finished and returns its score, or `None` once `until_nodes`
    /// nodes have been visited in total.
    pub(crate) fn advance(&mut self, until_nodes: u64) -> Option<i32> {
        loop {
            if let Some(score) = self.returned.take() {
                if self.height == 0 {
                    return Some(score);
                }
                self.receive(score);
                continue;
            }
            let top = self.height - 1;
            match self.frames[top].phase {
                Phase::Enter => {
                    if self.nodes >= until_nodes {
                        return None;
                    }
                    self.nodes += 1;
                    if let Some(score) = self.enter(top) {
                        self.finish(score);
                    }
                }
                _ => self.try_next(top),
            }
        }
    }

    /// The best line found so far at the root, even if its search is not finished.
    pub(crate) fn best_line(&self) -> &[Code] {
        self.frames[0].best_line()
    }

    /// The best score so far at the root; meaningful only if there is a best line.
    pub(crate) fn best_score(&self) -> i32 {
        self.frames[0].best
    }

    /// Removes the finished top frame and returns its score to its parent.
    fn finish(&mut self, score: i32) {
        self.height -= 1;
        self.returned = Some(score);
    }
}
