//! Importing: notation, position texts, record files, links of the best-known site, links of ours.
//! The rules crate recognises the form of a text and judges whether it is valid.

use core::fmt;

use paisho::notation::record::{NodeId, Record};
use paisho::notation::site::Warning;
use paisho::notation::{ParsePositionError, Reading, ReadingError};
use paisho::{Ruleset, Setup};

use super::share::{self, ShareError};

/// Games that were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The games, at least one.
    pub games: Vec<Record>,
    /// The node of the first game to show.
    pub at: NodeId,
    /// Differences between the text and what was read.
    pub warnings: Vec<Warning>,
}

/// Why a text can't be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// It is a link of ours, but invalid.
    Share(ShareError),
    /// It is another form, but invalid.
    Reading(ReadingError),
    /// The game does not exist.
    NotFound,
    /// The file is too large, or can't be read.
    File,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Share(error) => error.fmt(f),
            Self::Reading(error) => error.fmt(f),
            Self::NotFound => f.write_str("there is no such game"),
            Self::File => f.write_str("the file is too large or can't be read"),
        }
    }
}

impl core::error::Error for OpenError {}

impl Opened {
    /// One game, shown from its beginning.
    #[must_use]
    pub fn one(record: Record) -> Self {
        Self {
            games: vec![record],
            at: NodeId::ROOT,
            warnings: Vec::new(),
        }
    }

    /// The same, shown from its end, for a game that was just played.
    #[must_use]
    pub fn at_the_end(mut self) -> Self {
        let first = self.games.first();
        self.at = first.map_or(NodeId::ROOT, Record::last_of_main_line);
        self
    }

    /// Reads a text of any form. The ruleset applies to bare turns, which do not name one.
    ///
    /// # Errors
    /// If the text is invalid in the form it seems to have.
    pub fn parse(text: &str, ruleset: Ruleset) -> Result<Self, OpenError> {
        if let Some(fragment) = share::fragment_in(text) {
            return Self::shared(fragment);
        }
        let reading = Reading::parse(text, None, ruleset).map_err(OpenError::Reading)?;
        if reading.records.is_empty() {
            return Err(OpenError::Reading(ReadingError::Empty));
        }
        Ok(Self {
            games: reading.records,
            at: NodeId::ROOT,
            warnings: reading.warnings,
        })
    }

    /// Reads the fragment of a link of ours: what follows its `#`.
    ///
    /// # Errors
    /// If the fragment is invalid.
    pub fn shared(fragment: &str) -> Result<Self, OpenError> {
        let (record, at) = share::from_fragment(fragment).map_err(OpenError::Share)?;
        Ok(Self {
            at,
            ..Self::one(record)
        })
    }
}

impl OpenError {
    /// The setup that the text describes, if it is readable but not a valid position. It can be
    /// repaired in the editor.
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
