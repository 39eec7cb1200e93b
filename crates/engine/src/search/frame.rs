//! One level of the search tree, as a value. The search keeps its own stack, so that it can pause
//! after any node and resume later with the same result.

use paisho::{Position, Ruleset, Stage};

use crate::code::Code;
use crate::tactics::RingTurn;

/// The deepest line, in steps.
pub(crate) const MOST_PLIES: usize = 64;

/// What a frame does next, or which kind of child search it waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The position has just been reached.
    Enter,
    /// The next step is tried.
    Next,
    /// The opponent's answer to a pass is being searched (null move).
    Idle,
    /// A step is being searched with reduced depth and a null window.
    Reduced,
    /// A step is being searched with a null window.
    Scout,
    /// A step is being searched with the full window.
    Full,
}

/// A step to be tried, and its rating; the highest is tried first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) code: Code,
    pub(crate) order: i32,
}

/// A position on the line that is being searched.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) position: Position,
    pub(crate) hash: u64,
    pub(crate) phase: Phase,
    /// Turns left to search after this position.
    pub(crate) depth: i32,
    /// Turns completed since the root.
    pub(crate) turns: i32,
    /// How many steps of the previous turn were tried before the one that led here.
    pub(crate) rank: usize,
    /// How many more times a threat may extend this line.
    pub(crate) extensions: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) best: i32,
    pub(crate) best_code: Code,
    /// Alpha when the position was reached.
    pub(crate) floor: i32,
    /// The step being searched.
    pub(crate) current: Code,
    /// Where this frame's candidates begin in the shared list; they end where the next begin.
    pub(crate) first: usize,
    pub(crate) next: usize,
    pub(crate) tried: usize,
    /// How many candidates may be tried before the rest is pruned.
    pub(crate) most: usize,
    /// A turn by which the opponent threatens to close a ring.
    pub(crate) threat: Option<RingTurn>,
    /// A turn by which the player to move threatened to close a ring before the opponent's last
    /// turn.
    pub(crate) hope: Option<RingTurn>,
    /// Whether a null move may be tried: never twice in a row.
    pub(crate) may_idle: bool,
    /// Whether all candidates are in the list, not only the likely ones.
    pub(crate) complete: bool,
    /// The best line from here.
    pub(crate) line: [Code; MOST_PLIES],
    pub(crate) line_length: usize,
}

impl Frame {
    /// An unused frame.
    pub(crate) fn blank() -> Self {
        Self {
            position: Position::start(Ruleset::RULEBOOK),
            hash: 0,
            phase: Phase::Enter,
            depth: 0,
            turns: 0,
            rank: 0,
            extensions: 0,
            alpha: 0,
            beta: 0,
            best: 0,
            best_code: Code::NONE,
            floor: 0,
            current: Code::NONE,
            first: 0,
            next: 0,
            tried: 0,
            most: 0,
            threat: None,
            hope: None,
            may_idle: false,
            complete: false,
            line: [Code::NONE; MOST_PLIES],
            line_length: 0,
        }
    }

    /// Whether this is not a null window, so that the search may return a line.
    pub(crate) const fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }

    pub(crate) fn is_bonus(&self) -> bool {
        self.position.stage() == Stage::Bonus
    }

    /// Sets the best line to a step followed by the best line after it.
    pub(crate) fn set_line(&mut self, code: Code, rest: &[Code]) {
        let length = rest.len().min(MOST_PLIES - 1);
        self.line[0] = code;
        self.line[1..=length].copy_from_slice(&rest[..length]);
        self.line_length = length + 1;
    }

    pub(crate) fn best_line(&self) -> &[Code] {
        &self.line[..self.line_length]
    }
}
