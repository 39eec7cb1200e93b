//! The errors that an endurance run looks for.

use std::fmt;

use paisho::{Refusal, Ruleset, Turn};

/// An error that must never happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// A player had no turn, though the game was not over.
    NoTurn,
    /// A player's turn is not legal.
    Illegal(Turn, Refusal),
    /// A search exceeded its limit of nodes.
    TooManyNodes { allowed: u64, used: u64 },
    /// A turn took far too long.
    Slow { seconds: u64 },
    /// Replaying the record of the game does not give its last position.
    Unreadable(String),
    /// The code panicked.
    Panic(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTurn => f.write_str("no turn, though the game is not over"),
            Self::Illegal(turn, refusal) => write!(f, "illegal turn {turn}: {refusal}"),
            Self::TooManyNodes { allowed, used } => {
                write!(
                    f,
                    "{used} nodes were searched, but only {allowed} were allowed"
                )
            }
            Self::Slow { seconds } => write!(f, "a turn took {seconds} s"),
            Self::Unreadable(error) => write!(f, "cannot read the record back: {error}"),
            Self::Panic(message) => write!(f, "panic: {message}"),
        }
    }
}

/// An error with everything that is needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    pub(super) trouble: Trouble,
    /// The player to move.
    pub(super) player: String,
    pub(super) rules: Ruleset,
    /// The turns played until then.
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
