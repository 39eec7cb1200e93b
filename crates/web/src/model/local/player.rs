//! The players of a game on this device: persons, and the computer at a level.

use std::fmt;

use paisho::{BySeat, Seat, SeatCount, SeatSet};
use paisho_engine::Level;
use serde::{Deserialize, Serialize};

/// A player of a local game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person at this device.
    Person {
        /// The person's name; may be empty.
        name: String,
    },
    /// The engine.
    Computer {
        /// Its level.
        level: Strength,
    },
}

/// The longest name in characters; longer ones are cut, so that they fit into lists.
const LONGEST_NAME: usize = 40;

impl Player {
    /// A person without a name.
    #[must_use]
    pub const fn nameless() -> Self {
        Self::Person {
            name: String::new(),
        }
    }

    /// A person with a name, which is trimmed and cut to the longest length.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self::Person {
            name: name.trim().chars().take(LONGEST_NAME).collect(),
        }
    }

    /// Whether this is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// The level, if it is the computer.
    #[must_use]
    pub const fn level(&self) -> Option<Strength> {
        match self {
            Self::Computer { level } => Some(*level),
            Self::Person { .. } => None,
        }
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::nameless()
    }
}

/// The number of an existing level, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Strength(u8);

/// The error for a number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel(u8);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {}", self.0)
    }
}

impl std::error::Error for NoSuchLevel {}

impl Strength {
    /// The weakest level.
    pub const FIRST: Self = Self(1);
    /// The full strength of the engine.
    pub const FULL: Self = Self(8);

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        Level::ALL.into_iter().map(|level| Self(level.number))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Strength {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        match Level::from_number(number) {
            Some(_) => Ok(Self(number)),
            None => Err(NoSuchLevel(number)),
        }
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> Self {
        strength.0
    }
}

/// The seats of persons.
#[must_use]
pub fn persons(players: &BySeat<Player>, seats: SeatCount) -> SeatSet {
    let is_person = |seat: &Seat| players[*seat].is_person();
    seats.seats().iter().filter(is_person).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_outside_one_to_eight_are_not_read() {
        let read = |text: &str| serde_json::from_str::<Player>(text).is_ok();
        assert!(read(r#"{"computer":{"level":8}}"#));
        assert!(!read(r#"{"computer":{"level":9}}"#));
        assert!(!read(r#"{"computer":{"level":0}}"#));
        assert_eq!(Strength::try_from(9), Err(NoSuchLevel(9)));
    }

    #[test]
    fn names_are_trimmed_and_cut() {
        let long = "x".repeat(100);
        assert_eq!(
            Player::named("  Ana "),
            Player::Person { name: "Ana".into() }
        );
        assert_eq!(
            Player::named(&long),
            Player::Person {
                name: "x".repeat(LONGEST_NAME)
            }
        );
    }
}
