//! Trying the steps of a position one after another: which comes next, how deep it is searched, and
//! what its score means.

use paisho::{Stage, Step};

use super::Tree;
use crate::code::Code;
use crate::params;
use crate::score::{INFINITE, LIKELY, PROVED};
use crate::search::bonus;
use crate::search::frame::{Candidate, Frame, Phase};
use crate::search::table::{Bound, Entry};

/// Up to this many turns after the root, all bonuses are tried before a position counts as lost.
/// Farther away they are too many, and a loss is only a likely one.
const PROVED_WITHIN: i32 = 1;

impl Tree {
    /// Tries the next step of a frame, or finishes it.
    pub(super) fn try_next(&mut self, at: usize) {
        let Some(code) = self.pick(at) else {
            return self.conclude(at);
        };
        let Some(step) = code.unpack() else {
            return;
        };
        let frame = &mut self.frames[at];
        frame.current = code;
        let (alpha, beta) = (frame.alpha, frame.beta);
        let depth = frame.child_depth();
        let reduction = frame.reduction();
        let (phase, depth, beta) = if frame.tried == 0 {
            (Phase::Full, depth, beta)
        } else if reduction > 0 {
            (Phase::Reduced, (depth - reduction).max(0), alpha + 1)
        } else {
            (Phase::Scout, depth, alpha + 1)
        };
        frame.phase = phase;
        self.descend(at, step, depth, alpha, beta);
    }

    /// The most promising step that has not been tried yet.
    fn pick(&mut self, at: usize) -> Option<Code> {
        let frame = &mut self.frames[at];
        let losing = frame.best <= -LIKELY;
        if frame.tried >= frame.most && !losing {
            return None;
        }
        let may_prove = !frame.complete && frame.turns <= PROVED_WITHIN;
        if frame.next == self.candidates.len() && losing && may_prove {
            // None of the likely bonuses saves the game: try all others.
            frame.complete = true;
            bonus::add_rest(&frame.position, frame.first, &mut self.candidates);
        }
        let rest = self.candidates.get_mut(frame.next..)?;
        rest.swap(0, most_promising(rest)?);
        frame.next += 1;
        Some(rest[0].code)
    }

    /// Plays a step and begins to search the position after it, with a window from the view of the
    /// frame's player.
    pub(super) fn descend(&mut self, at: usize, step: Step, depth: i32, alpha: i32, beta: i32) {
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&below[at], &mut above[0]);
        child.position.clone_from(&frame.position);
        child.position.step_unchecked(step);
        child.hash = self.mind.hash(&child.position);
        child.phase = Phase::Enter;
        child.depth = depth;
        child.turns = frame.turns + i32::from(child.position.stage() != Stage::Bonus);
        child.rank = if frame.is_bonus() {
            frame.rank + frame.tried
        } else {
            frame.tried
        };
        child.extensions = frame.extensions;
        // A threat of the opponent before this turn is what they hope to play after it.
        child.hope = if frame.is_bonus() {
            frame.hope
        } else {
            frame.threat
        };
        child.may_idle = true;
        (child.alpha, child.beta) = if self.mind.same_side(&frame.position, &child.position) {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        self.height = at + 2;
    }

    /// Handles the score of a finished child of the top frame.
    pub(super) fn receive(&mut self, score: i32) {
        let at = self.height - 1;
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&mut below[at], &above[0]);
        let same = self.mind.same_side(&frame.position, &child.position);
        let score = if same { score } else { -score };
        self.candidates.truncate(child.first);
        let (alpha, beta) = (frame.alpha, frame.beta);
        match frame.phase {
            Phase::Idle if score >= beta => self.finish(beta),
            Phase::Idle => {
                let known = self.table.probe(frame.hash, frame.turns);
                self.list_turns(at, known);
            }
            Phase::Reduced if score > alpha => self.again(at, Phase::Scout, alpha + 1),
            Phase::Scout if score > alpha && score < beta => self.again(at, Phase::Full, beta),
            _ => self.accept(at, score),
        }
    }

    /// Searches the current step again, deeper or with a wider window.
    fn again(&mut self, at: usize, phase: Phase, beta: i32) {
        let frame = &mut self.frames[at];
        let Some(step) = frame.current.unpack() else {
            return;
        };
        let (depth, alpha) = (frame.child_depth(), frame.alpha);
        frame.phase = phase;
        self.descend(at, step, depth, alpha, beta);
    }

    /// Accepts the final score of the current step.
    fn accept(&mut self, at: usize, score: i32) {
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&mut below[at], &above[0]);
        frame.tried += 1;
        frame.phase = Phase::Next;
        if score > frame.best {
            frame.best = score;
            frame.best_code = frame.current;
            if score > frame.alpha {
                frame.alpha = score;
                frame.set_line(frame.current, child.best_line());
            }
        }
        if frame.best >= frame.beta {
            self.mind
                .learn(at, &frame.position, frame.current, frame.depth);
            self.conclude(at);
        }
    }

    /// Finishes a frame: all steps worth trying have been tried, or one caused a cutoff.
    fn conclude(&mut self, at: usize) {
        let frame = &mut self.frames[at];
        if frame.tried == 0 {
            // Everything was excluded at the root.
            frame.best = -INFINITE;
        } else if frame.best <= -PROVED && !frame.complete {
            // A bonus that was not tried may save the game.
            frame.best += PROVED - LIKELY;
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            code: frame.best_code,
            score: frame.best,
            depth: frame.depth,
            bound,
        };
        if self.excluded.is_empty() || at > 0 {
            self.table.store(frame.hash, frame.turns, entry);
        }
        let score = frame.best;
        self.candidates.truncate(frame.first);
        self.finish(score);
    }
}

/// The index of the first candidate with the highest rating.
fn most_promising(candidates: &[Candidate]) -> Option<usize> {
    let mut best = (0, candidates.first()?.order);
    for (i, candidate) in candidates.iter().enumerate() {
        if candidate.order > best.1 {
            best = (i, candidate.order);
        }
    }
    Some(best.0)
}

impl Frame {
    /// The depth left after a step, in turns: a bonus belongs to the turn of its arrangement.
    fn child_depth(&self) -> i32 {
        if self.is_bonus() {
            self.depth
        } else {
            self.depth - 1
        }
    }

    /// By how much the depth of the next step's first search is reduced.
    fn reduction(&self) -> i32 {
        if self.threat.is_some() || self.best <= -LIKELY {
            return 0;
        }
        if self.is_bonus() {
            return i32::from(self.tried >= 2 && self.depth >= 1);
        }
        let late = |after: i32| i32::from(self.tried >= after as usize);
        match self.depth {
            ..=1 => 0,
            2 => late(params::REDUCE_AFTER),
            _ => late(params::REDUCE_AFTER) + late(params::REDUCE_TWICE_AFTER),
        }
    }
}
