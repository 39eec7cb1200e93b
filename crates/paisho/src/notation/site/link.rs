//! Compressed queries, as replay links carry them.
//!
//! A short text can expand to a very long one, so lengths are limited on both sides. The limit on
//! the compressed side bounds the cost of unpacking: at worst about 40 megabytes for a short time.

use alloc::string::String;
use core::fmt;

use super::query::query_of;
use super::{ExportError, SiteError, SiteGame};
use crate::notation::game::{GameText, quote};

/// The longest compressed query that is read or written, in characters. A game of 300 turns takes
/// about 3000.
pub const LONGEST_LINK: usize = 6 * 1024;

/// The longest query that is unpacked, in characters.
pub const LONGEST_QUERY: usize = 64 * 1024;

/// Why a link can't be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LinkError {
    /// The compressed query is too long.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// The query would be too long when unpacked.
    UnpacksTooLong {
        /// That length in characters.
        length: usize,
    },
    /// A character that compressed queries do not contain.
    Character {
        /// Its place in the query, in bytes.
        at: usize,
        /// The character.
        found: char,
    },
    /// The query can't be unpacked.
    Damaged {
        /// How it begins.
        found: String,
    },
    /// The query does not describe a game.
    Game(SiteError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { length } => {
                write!(
                    f,
                    "the link has {length} characters; the limit is {LONGEST_LINK}"
                )
            }
            Self::UnpacksTooLong { length } => {
                write!(
                    f,
                    "the unpacked link has {length} characters; the limit is {LONGEST_QUERY}"
                )
            }
            Self::Character { at, found } => {
                write!(
                    f,
                    "{found:?} at byte {at} of the query is not compressed text"
                )
            }
            Self::Damaged { found } => write!(f, "{found:?} can't be unpacked"),
            Self::Game(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for LinkError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Game(error) => Some(error),
            _ => None,
        }
    }
}

impl SiteGame {
    /// Reads a replay link: a URL or a bare query, compressed or plain.
    ///
    /// # Errors
    /// Why the query can't be unpacked, or what is wrong with it.
    pub fn from_link(text: &str) -> Result<Self, LinkError> {
        let query = query_of(text);
        // A compressed query has no equals sign.
        if query.contains('=') {
            return check_length(query.chars().count())
                .and_then(|()| Self::parse(query).map_err(LinkError::Game));
        }
        Self::parse(&unpack(query)?).map_err(LinkError::Game)
    }
}

impl GameText {
    /// The compressed query by which the site replays this game; it goes after the `?` of a link.
    ///
    /// # Errors
    /// As [`GameText::to_site_query`], and if the link would be too long.
    pub fn to_site_link(&self) -> Result<String, ExportError> {
        let query = self.to_site_query()?;
        let link = lz_str::compress_to_encoded_uri_component(query.as_str());
        if link.len() > LONGEST_LINK || query.len() > LONGEST_QUERY {
            let length = query.len();
            return Err(ExportError::TooLong { length });
        }
        Ok(link)
    }
}

/// A limit for the plain query, whether it was unpacked or came that way.
fn check_length(length: usize) -> Result<(), LinkError> {
    if length > LONGEST_QUERY {
        return Err(LinkError::UnpacksTooLong { length });
    }
    Ok(())
}

/// Decompresses a query. The library yields UTF-16, which need not be valid text.
fn unpack(query: &str) -> Result<String, LinkError> {
    // Before unpacking, whose cost grows with the square of this length.
    if query.len() > LONGEST_LINK {
        let length = query.chars().count();
        return Err(LinkError::TooLong { length });
    }
    // The library skips unknown characters; here nothing is dropped silently. Browsers and mail
    // programs may have turned + into a blank.
    let is_packed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '$' | ' ');
    if let Some((at, found)) = query.char_indices().find(|(_, c)| !is_packed(*c)) {
        return Err(LinkError::Character { at, found });
    }
    let damaged = || LinkError::Damaged {
        found: quote(query),
    };
    let unpacked = lz_str::decompress_from_encoded_uri_component(query).ok_or_else(damaged)?;
    check_length(unpacked.len())?;
    String::from_utf16(&unpacked).map_err(|_| damaged())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use crate::rules::Ruleset;
    use alloc::string::ToString;
    use alloc::vec;

    #[test]
    fn a_bomb_is_refused() {
        // A run of one character packs best: its length grows with the square of the packed one.
        let bomb = vec![u16::from(b'a'); 100_000];
        let packed = lz_str::compress_to_encoded_uri_component(&bomb);
        assert!(packed.len() < LONGEST_LINK);
        assert_eq!(
            SiteGame::from_link(&packed),
            Err(LinkError::UnpacksTooLong { length: 100_000 })
        );
        let long = "A".repeat(LONGEST_LINK + 1);
        assert_eq!(
            SiteGame::from_link(&long),
            Err(LinkError::TooLong { length: 6145 })
        );
    }

    #[test]
    fn damage_is_named() {
        let said = |text| SiteGame::from_link(text).unwrap_err().to_string();
        assert_eq!(
            said("https://x.org/?IwQ*"),
            "'*' at byte 3 of the query is not compressed text"
        );
        assert_eq!(said("$$$$"), "\"$$$$\" can't be unpacked");
        assert!(said("").contains("game=…"));
    }

    #[test]
    fn other_rules_do_not_go_to_the_site() {
        let game = GameText::new(&Position::start(Ruleset::RULEBOOK), 1);
        assert_eq!(
            game.to_site_link().unwrap_err().to_string(),
            "the site does not support the ruleset rulebook"
        );
    }
}
