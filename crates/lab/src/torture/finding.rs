//! What an endurance run looks for.

use std::fmt;

use paisho::{Refusal, Ruleset, Turn};

/// Something that must not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// A player had no turn, though the game was not over.
    NoTurn,
    /// A player's turn is not legal.
    Illegal(Turn, Refusal),
    /// A search went on beyond its nodes.
    TooManyNodes { allowed: u64, used: u64 },
    /// A turn took longer than anyone would wait.
    Slow { seconds: u64 },
    /// The record of the game does not lead back to its last position.
    Unreadable(String),
    /// The program stopped itself.
    Panic(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTurn => f.write_str("no turn, though the game is not over"),
            Self::Illegal(turn, refusal) => write!(f, "illegal turn {turn}: {refusal}"),
            Self::TooManyNodes { allowed, used } => {
                write!(f, "{used} nodes where {allowed} were allowed")
            }
            Self::Slow { seconds } => write!(f, "a turn took {seconds} s"),
            Self::Unreadable(error) => write!(f, "the record can't be read back: {error}"),
            Self::Panic(message) => write!(f, "panic: {message}"),
        }
    }
}

/// Trouble, and everything that is needed to meet it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    pub(super) trouble: Trouble,
    /// Who was to move.
    pub(super) player: String,
    pub(super) rules: Ruleset,
    /// The turns until then.
    pub(super) game: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.trouble)?;
        writeln!(f, "  player:  {}", self.player)?;
        writeln!(f, "  ruleset: {}", self.rules)?;
        write!(f, "  game:    {}", self.game)
    }
}
