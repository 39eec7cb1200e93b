//! Reads any text form and recognises which one it is.

use alloc::vec::Vec;
use core::fmt;

use super::game::{GameText, GameTextError};
use super::position::ParsePositionError;
use super::record::{Record, RecordError, TagError};
use super::site::{LinkError, SiteGame, Warning};
use crate::position::Position;
use crate::rules::Ruleset;

/// A text form of games or positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Form {
    /// The turns of a game, separated by semicolons, line ends or blanks.
    Turns,
    /// One or several records with tags, comments and variations.
    Record,
    /// A replay link of the best-known site, or its query.
    Link,
    /// A position text.
    Position,
}

/// The games of a text, and what could not be imported unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The games; a position is a game without turns.
    pub records: Vec<Record>,
    /// What was not imported unchanged.
    pub warnings: Vec<Warning>,
}

/// Why a text can't be read in the form it was taken for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadingError {
    /// There is no text.
    Empty,
    /// It is no list of turns.
    Turns(GameTextError),
    /// It is no record.
    Record(RecordError),
    /// It is no link.
    Link(LinkError),
    /// The link names a player in a way that no tag can hold.
    Name(TagError),
    /// It is no position.
    Position(ParsePositionError),
}

impl fmt::Display for ReadingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the input is empty",
            Self::Turns(_) => "cannot read the input as the turns of a game",
            Self::Record(_) => "cannot read the input as a record",
            Self::Link(_) | Self::Name(_) => {
                "cannot read the input as a link to a game on the site"
            }
            Self::Position(_) => "cannot read the input as a position",
        })
    }
}

impl core::error::Error for ReadingError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Empty => None,
            Self::Turns(error) => Some(error),
            Self::Record(error) => Some(error),
            Self::Link(error) => Some(error),
            Self::Name(error) => Some(error),
            Self::Position(error) => Some(error),
        }
    }
}

/// The shortest text that is taken for a compressed query; even a game of one turn is longer.
const SHORTEST_LINK: usize = 20;

/// Annotations that only records have among their turns, even without tags before them.
const ANNOTATIONS: [&str; 2] = ["[%clk ", "[%out "];

impl Form {
    /// Whether a text could be in any of the forms: each has punctuation that file names seldom
    /// have, or is long.
    #[must_use]
    pub fn might_be(text: &str) -> bool {
        text.contains(['(', ',', '~', '[', '{', '=', ':', ';']) || looks_compressed(text)
    }

    /// The form that a text looks like.
    #[must_use]
    pub fn of(text: &str) -> Self {
        // The order matters. Records come first, because their tags may contain a link or a
        // position. Links come before positions, since a name in a query may contain `~`. Turns are
        // what is left, so anything unrecognised is reported as a bad list of turns.
        if text.starts_with('[')
            || text.contains('{')
            || ANNOTATIONS.iter().any(|a| text.contains(a))
        {
            Self::Record
        } else if text.contains("://") || text.contains("game=") || looks_compressed(text) {
            Self::Link
        } else if text.contains('~') {
            Self::Position
        } else {
            Self::Turns
        }
    }
}

/// Turns have dots and brackets, positions have `~`: no other form consists of these characters
/// alone.
fn looks_compressed(text: &str) -> bool {
    text.len() >= SHORTEST_LINK && text.chars().all(is_compressed)
}

/// Whether a character may occur in a compressed query.
const fn is_compressed(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '$')
}

impl Reading {
    /// Reads a text in the given form, or in the form it looks like. The ruleset is used for bare
    /// turns; all other forms name their own.
    ///
    /// ```
    /// use paisho::{Ruleset, notation::Reading};
    /// let reading = Reading::parse("0H.R,W,K,B;0G.R,R,K,K", None, Ruleset::RULEBOOK)?;
    /// assert_eq!(reading.records[0].main_line().turns().len(), 2);
    /// # Ok::<(), paisho::notation::ReadingError>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text in that form.
    pub fn parse(text: &str, form: Option<Form>, ruleset: Ruleset) -> Result<Self, ReadingError> {
        // Files written by some editors begin with a byte order mark.
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(ReadingError::Empty);
        }
        match form.unwrap_or_else(|| Form::of(text)) {
            Form::Turns => turns(text, ruleset),
            Form::Record => records(text),
            Form::Link => link(text),
            Form::Position => position(text),
        }
    }

    /// A single record, without warnings.
    fn plain(record: Record) -> Self {
        Self {
            records: alloc::vec![record],
            warnings: Vec::new(),
        }
    }
}

fn turns(text: &str, ruleset: Ruleset) -> Result<Reading, ReadingError> {
    let game = GameText::parse(text, &Position::start(ruleset)).map_err(ReadingError::Turns)?;
    Ok(Reading::plain(Record::from(&game)))
}

fn records(text: &str) -> Result<Reading, ReadingError> {
    Ok(Reading {
        records: Record::parse_all(text).map_err(ReadingError::Record)?,
        warnings: Vec::new(),
    })
}

/// A link, whose names of players become tags of the record.
fn link(text: &str) -> Result<Reading, ReadingError> {
    let found = SiteGame::from_link(text).map_err(ReadingError::Link)?;
    let mut record = Record::from(&found.game);
    for (tag, name) in [("Host", &found.host), ("Guest", &found.guest)] {
        if let Some(name) = name {
            record.tags.set(tag, name).map_err(ReadingError::Name)?;
        }
    }
    Ok(Reading {
        records: alloc::vec![record],
        warnings: found.warnings,
    })
}

/// A position becomes a record without turns.
fn position(text: &str) -> Result<Reading, ReadingError> {
    let position: Position = text.parse().map_err(ReadingError::Position)?;
    Ok(Reading::plain(Record::new(&position, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn forms_are_recognised() {
        let cases = [
            ("0H.R,W,K,B;0G.R,R,K,K", Form::Turns),
            ("1G.R3(0,-8)\n1H.R3(0,8)", Form::Turns),
            ("0H.R,W,B,B 0G.R,W,K,B 1G.R3(0,-8)", Form::Turns),
            ("0H.R,W,K,B [%clk 0:10:00] 0G.R,R,K,K", Form::Record),
            ("game=&gameOptions=[%22NoWheels%22]", Form::Link),
            ("[Event \"x\"]\n[Position \"1~rulebook~G~\"]", Form::Record),
            ("0H.R,W,K,B {with a comment}", Form::Record),
            (
                "1~rulebook~Ha~----------------~G333333LO-H333333LO",
                Form::Position,
            ),
            ("https://example.org/?OYQwtgpg", Form::Link),
            ("gameType=1&game=0H.R,W,K,B", Form::Link),
            ("OYQwtgpgKgngDhAvARg+$-", Form::Link),
            ("hello", Form::Turns),
        ];
        for (text, form) in cases {
            assert_eq!(Form::of(text), form, "{text}");
        }
    }

    #[test]
    fn the_turns_of_a_record_are_read_without_its_tags() {
        let spaced = "0H.R,W,B,B 0G.R,W,K,B 1G.R3(0,-8) 1H.R3(0,8)";
        let timed = "0H.R,W,B,B\n0G.R,W,K,B 1G.R3(0,-8) [%clk 0:09:58] 1H.R3(0,8)";
        for text in [spaced, timed] {
            let reading = Reading::parse(text, None, Ruleset::RULEBOOK).unwrap();
            let games = reading.records.iter().map(|r| r.main_line().to_string());
            assert_eq!(games.collect::<Vec<_>>(), [spaced.replace(' ', ";")]);
        }
    }
}
