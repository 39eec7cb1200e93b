//! Suites: text files of positions with a task and its solutions (`docs/suites.md`).

mod measure;
mod read;
mod verify;

use core::fmt;

use clap::ValueEnum;
use paisho::{Position, Turn};

use crate::solve;

pub(crate) use measure::Measure;
pub(crate) use verify::Verify;

/// The task of all positions of a suite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Task {
    /// A turn that closes a ring.
    Ring1,
    /// A turn after which a ring can be closed whatever the opponent does.
    Ring2,
    /// The only way to prevent a ring.
    Defence,
}

impl Task {
    const ALL: [Self; 3] = [Self::Ring1, Self::Ring2, Self::Defence];

    /// Its name in suites and arguments.
    const fn word(self) -> &'static str {
        match self {
            Self::Ring1 => "ring1",
            Self::Ring2 => "ring2",
            Self::Defence => "defence",
        }
    }

    /// The solutions of a position; empty if the task does not apply to it.
    pub(crate) fn solutions(self, position: &Position) -> Vec<Turn> {
        match self {
            Self::Ring1 => solve::ring_in_one(position),
            Self::Ring2 => solve::ring_in_two(position),
            Self::Defence => solve::only_defence(position).unwrap_or_default(),
        }
    }

    /// Whether a turn solves the task, listed or not.
    pub(crate) fn is_done_by(self, position: &Position, turn: Turn) -> bool {
        match self {
            Self::Ring1 => solve::closes_ring(position, turn),
            Self::Ring2 => solve::is_ring_in_two(position, turn),
            Self::Defence => solve::defends(position, turn),
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A position with the solutions of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) position: Position,
    pub(crate) solutions: Vec<Turn>,
    /// Its origin or other remarks.
    pub(crate) note: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position)?;
        for turn in &self.solutions {
            write!(f, ";{turn}")?;
        }
        if !self.note.is_empty() {
            write!(f, " # {}", self.note)?;
        }
        Ok(())
    }
}

/// All problems of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Suite {
    pub(crate) task: Task,
    pub(crate) problems: Vec<Problem>,
}
