//! Changing games and positions from one text form to another.
//!
//! Everything is read into records, the richest form, and written from there. What a form can't
//! hold is said, not dropped in silence.

mod json;
mod read;
mod write;

use clap::ValueEnum;
use paisho::notation::record::Record;

pub(crate) use read::read;
pub(crate) use write::write;

/// A form to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The turns of a game, separated by semicolons or line ends.
    Turns,
    /// One or several records with tags, comments and variations.
    Record,
    /// A replay link of the best-known site, or its query.
    Link,
    /// A position text.
    Position,
}

/// A form to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum To {
    /// The turns of the main line, separated by semicolons.
    Turns,
    /// Records with tags, comments and variations.
    Record,
    /// The compressed query of a replay link; it goes after the `?` of the site's address.
    Link,
    /// The position at the end of the main line.
    Position,
    /// A JSON object for each game: rules, tags, turns, first and last position, result.
    Json,
}

/// Something that was read, and what could not be taken over as it stands.
#[derive(Debug)]
pub(crate) struct Reading {
    pub(crate) records: Vec<Record>,
    pub(crate) warnings: Vec<String>,
}
