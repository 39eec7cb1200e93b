//! Converts games and positions from one text form to another.
//!
//! Everything is parsed into records, the richest form, and written from there. Anything that the
//! target form can't hold is reported, not dropped silently.

mod json;
mod write;

use clap::ValueEnum;

pub(crate) use write::write;

/// A form to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum To {
    /// The turns of the main line, separated by semicolons.
    Turns,
    /// Records with tags, comments and variations.
    Record,
    /// The compressed query of a replay link, to be put after the `?` of the site's address.
    Link,
    /// The position at the end of the main line.
    Position,
    /// A JSON object for each game: rules, tags, turns, first and last position, result.
    Json,
}
