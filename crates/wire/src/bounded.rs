//! Strings of limited length: free text, and turns that are not parsed yet.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::plain::plain;

/// A string of at most `MOST` bytes without control characters. Characters that change how the text
/// around them looks are removed (see [`plain`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bounded<const MOST: usize>(String);

/// A turn in notation, without number and seat: `(0,8)-(2,6)+R(3,-1)`.
pub type TurnText = Bounded<64>;
/// A chat message.
pub type ChatText = Bounded<1000>;
/// Turns in notation, joined by `;`.
pub type LineText = Bounded<1200>;

/// A text that is too long, or has control characters in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLong {
    most: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.most;
        write!(
            f,
            "expected a text of at most {most} bytes without control characters"
        )
    }
}

impl std::error::Error for TooLong {}

impl<const MOST: usize> Bounded<MOST> {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> fmt::Display for Bounded<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<const MOST: usize> TryFrom<String> for Bounded<MOST> {
    type Error = TooLong;

    fn try_from(text: String) -> Result<Self, TooLong> {
        if text.len() > MOST || text.chars().any(char::is_control) {
            return Err(TooLong { most: MOST });
        }
        Ok(Self(plain(&text)))
    }
}

impl<const MOST: usize> From<Bounded<MOST>> for String {
    fn from(text: Bounded<MOST>) -> Self {
        text.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_is_counted_in_bytes() {
        assert!(Bounded::<4>::try_from("öö".to_owned()).is_ok());
        assert!(Bounded::<4>::try_from("ööö".to_owned()).is_err());
        assert!(Bounded::<4>::try_from("a\nb".to_owned()).is_err());
    }

    #[test]
    fn nothing_in_a_text_turns_it_around() {
        let text: ChatText = serde_json::from_str("\"a\u{202E}b\u{2069}\"").unwrap();
        assert_eq!(text.as_str(), "ab");
    }
}
