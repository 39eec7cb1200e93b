//! Positions as people give them on the command line.

use std::io::Read;

use anyhow::{Context, Result};
use paisho::{Position, Ruleset};

/// The longest text that is read; a game of a thousand turns has some thirty kilobytes.
const LONGEST: u64 = 16 << 20;

/// The text of an argument; `-` is standard input.
pub(crate) fn text(argument: &str) -> Result<String> {
    if argument != "-" {
        return Ok(argument.to_owned());
    }
    let mut text = String::new();
    std::io::stdin()
        .take(LONGEST)
        .read_to_string(&mut text)
        .context("cannot read standard input")?;
    Ok(text)
}

/// Reads a position text.
pub(crate) fn position(text: &str) -> Result<Position> {
    text.trim()
        .parse()
        .with_context(|| format!("cannot read the position {:?}", text.trim()))
}

/// Reads a ruleset.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset> {
    text.parse()
        .with_context(|| format!("unknown ruleset {text:?}"))
}
