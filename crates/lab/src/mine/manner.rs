//! Classifies how a ring is closed, to keep a suite varied.

use core::fmt;

use paisho::{Kind, Turn};

use crate::suite::Problem;

/// How a problem is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// By arranging or planting a flower.
    Plain,
    /// By capturing a tile.
    Capture,
    /// Only by the bonus, with this tile.
    Bonus(Kind),
}

impl Manner {
    /// The simplest way among the solutions of a problem.
    pub(super) fn of(problem: &Problem) -> Self {
        let manners = problem.solutions.iter().map(|t| match (t.bonus(), *t) {
            (Some(bonus), _) => Self::Bonus(bonus.tile),
            (None, Turn::Arrange { to, .. }) if problem.position.board().get(to).is_some() => {
                Self::Capture
            }
            _ => Self::Plain,
        });
        manners.min_by_key(|m| m.rank()).unwrap_or(Self::Plain)
    }

    /// The rank; rarer ways rank higher.
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::Plain => 0,
            Self::Capture => 1,
            Self::Bonus(_) => 2,
        }
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => f.write_str("plain"),
            Self::Capture => f.write_str("capture"),
            Self::Bonus(tile) => write!(f, "bonus {tile}"),
        }
    }
}
