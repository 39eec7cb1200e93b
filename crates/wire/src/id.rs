//! Ids: short strings that identify games, seeks, people and requests.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The maximum length of an id.
const LONGEST: usize = 40;

/// A string that is not a valid id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadId {
    found: String,
}

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected an id of 1 to {LONGEST} letters, digits, '-' or '_', found {:?}",
            self.found
        )
    }
}

impl std::error::Error for BadId {}

fn check(text: &str) -> Result<(), BadId> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if (1..=LONGEST).contains(&text.len()) && text.chars().all(fits) {
        return Ok(());
    }
    let found = text.chars().take(LONGEST).collect();
    Err(BadId { found })
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The id as a string.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                check(text)?;
                Ok(Self(text.to_owned()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                check(&text)?;
                Ok(Self(text))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }
    )*};
}

ids! {
    /// A game's id, as in its address.
    GameId
    /// The id of a seek, an offer to play that waits for others.
    SeekId
    /// The id of a person: guest, member, bot or computer.
    UserId
    /// A request's id, chosen by the client, so that the request can be repeated safely.
    ClientId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_plain() {
        assert_eq!("aZ-_9".parse::<GameId>().unwrap().as_str(), "aZ-_9");
        for bad in ["", "a b", "ä", "a/b", &"x".repeat(41)] {
            assert!(bad.parse::<GameId>().is_err(), "{bad}");
        }
        let said = "no id".parse::<GameId>().unwrap_err().to_string();
        assert!(said.ends_with("found \"no id\""), "{said}");
    }
}
