//! Whatever people bring: notation, position texts, record files, links of the best-known site,
//! links of ours. What a text is and whether it is right is for the rules crate to say.

use core::fmt;

use paisho::notation::record::{NodeId, Record};
use paisho::notation::site::Warning;
use paisho::notation::{ParsePositionError, Reading, ReadingError};
use paisho::{Ruleset, Setup};

use super::share::{self, ShareError};

/// Games that were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// The games, at least one.
    pub games: Vec<Record>,
    /// Where to look in the first of them.
    pub at: NodeId,
    /// What was not taken over as it stands.
    pub warnings: Vec<Warning>,
}

/// Why a text can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BringError {
    /// It is a link of ours, but not a good one.
    Share(ShareError),
    /// It is something else, but not a good one.
    Reading(ReadingError),
    /// There is no such game.
    NotFound,
    /// The file is too large, or can't be read.
    File,
}

impl fmt::Display for BringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Share(error) => error.fmt(f),
            Self::Reading(error) => error.fmt(f),
            Self::NotFound => f.write_str("there is no such game"),
            Self::File => f.write_str("the file is too large or can't be read"),
        }
    }
}

impl core::error::Error for BringError {}

impl Brought {
    /// One game, looked at from its beginning.
    #[must_use]
    pub fn one(record: Record) -> Self {
        Self {
            games: vec![record],
            at: NodeId::ROOT,
            warnings: Vec::new(),
        }
    }

    /// The same, looked at from the end: that of a game which was just played.
    #[must_use]
    pub fn at_the_end(mut self) -> Self {
        let first = self.games.first();
        self.at = first.map_or(NodeId::ROOT, Record::last_of_main_line);
        self
    }

    /// Reads a text of any form; the ruleset is that of bare turns.
    ///
    /// # Errors
    /// Says what is wrong with it as one of its form.
    pub fn parse(text: &str, ruleset: Ruleset) -> Result<Self, BringError> {
        if let Some(fragment) = share::fragment_in(text) {
            return Self::shared(fragment);
        }
        let reading = Reading::parse(text, None, ruleset).map_err(BringError::Reading)?;
        if reading.records.is_empty() {
            return Err(BringError::Reading(ReadingError::Empty));
        }
        Ok(Self {
            games: reading.records,
            at: NodeId::ROOT,
            warnings: reading.warnings,
        })
    }

    /// Reads what stands behind the `#` of a link of ours.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn shared(fragment: &str) -> Result<Self, BringError> {
        let (record, at) = share::from_fragment(fragment).map_err(BringError::Share)?;
        Ok(Self {
            at,
            ..Self::one(record)
        })
    }
}

impl BringError {
    /// What the text describes, if that is readable and only no position: something to repair.
    #[must_use]
    pub fn setup(&self) -> Option<&Setup> {
        let error = match self {
            Self::Share(ShareError::Position(error)) => error,
            Self::Reading(ReadingError::Position(error)) => error,
            Self::Share(_) | Self::Reading(_) | Self::NotFound | Self::File => return None,
        };
        match error {
            ParsePositionError::Invalid(problems) => Some(&problems.setup),
            _ => None,
        }
    }
}
