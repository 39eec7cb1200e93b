//! Games and positions as links: the fragment, which follows the `#` of the address.
//!
//! A bare position is `p` and its position text. Everything else is `g`, the version of this
//! format, and bytes in URL-safe base64: the number of the current node, the start, tags, result,
//! then the turns with comments and variations, and a checksum. Every turn is judged by the rules
//! when a link is read.

mod bytes;
mod read;
mod turns;
mod write;

use core::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use paisho::Position;
use paisho::notation::ParsePositionError;
use paisho::notation::record::{NodeId, Record};

use bytes::checksum;

/// The version in links of games.
const VERSION: char = '1';
/// The longest link that is read or written, in letters; a game of a hundred turns takes 500.
pub const LONGEST: usize = 16 * 1024;

/// Why a link can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShareError {
    /// It begins in a way that is not known here; it may be of a newer version.
    Unknown,
    /// Letters are missing, changed or added.
    Damaged,
    /// It does not describe a valid position.
    Position(Box<ParsePositionError>),
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the link is of an unknown version"),
            Self::Damaged => f.write_str("the link is damaged"),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ShareError {}

/// Writes a record and its current node; `None` if the link would be too long.
#[must_use]
pub fn to_fragment(record: &Record, at: NodeId) -> Option<String> {
    let fragment = if is_bare(record) {
        format!("p{}", record.start())
    } else {
        let mut bytes = write::write(record, at);
        bytes.extend(checksum(&bytes));
        format!("g{VERSION}{}", URL_SAFE_NO_PAD.encode(bytes))
    };
    (fragment.len() <= LONGEST).then_some(fragment)
}

/// Whether the record is nothing but a starting position.
fn is_bare(record: &Record) -> bool {
    record.children(NodeId::ROOT).is_empty()
        && record.comment(NodeId::ROOT).is_empty()
        && record.departures(NodeId::ROOT).is_empty()
        && record.first_number() == 1
        && record.result() == record.start().outcome()
        && record.tags.iter().next().is_none()
}

/// Reads what [`to_fragment`] wrote. Damage on the way is an error.
///
/// # Errors
/// If the link is not valid.
pub fn from_fragment(fragment: &str) -> Result<(Record, NodeId), ShareError> {
    if fragment.len() > LONGEST {
        return Err(ShareError::Damaged);
    }
    if let Some(text) = fragment.strip_prefix('p') {
        // Some programs escape the tildes in addresses.
        let text = text.replace("%7E", "~").replace("%7e", "~");
        let position: Position = text
            .parse()
            .map_err(|error| ShareError::Position(Box::new(error)))?;
        return Ok((Record::new(&position, 1), NodeId::ROOT));
    }
    let letters = fragment
        .strip_prefix('g')
        .and_then(|rest| rest.strip_prefix(VERSION))
        .ok_or(ShareError::Unknown)?;
    let bytes = URL_SAFE_NO_PAD
        .decode(letters)
        .map_err(|_| ShareError::Damaged)?;
    let (content, sum) = bytes.split_last_chunk::<2>().ok_or(ShareError::Damaged)?;
    if checksum(content) != *sum {
        return Err(ShareError::Damaged);
    }
    read::read(content).ok_or(ShareError::Damaged)
}

/// The fragment of a link of ours in a pasted text: what follows the `#` of an address.
#[must_use]
pub fn fragment_in(text: &str) -> Option<&str> {
    let (address, fragment) = text.trim().split_once('#')?;
    let is_ours = address.ends_with("/analysis") || address.ends_with("/editor");
    (is_ours && !fragment.contains(char::is_whitespace)).then_some(fragment)
}

#[cfg(test)]
mod tests;
