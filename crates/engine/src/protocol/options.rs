//! The options of a session.

use core::fmt;

use crate::engine::DEFAULT_TABLE;
use crate::level::Level;
use crate::search::LARGEST_TABLE;

/// The settings of a session.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) table: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) level: Level,
    pub(super) seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            table: DEFAULT_TABLE,
            threads: 1,
            lines: 1,
            level: Level::ALL[7],
            seed: 0,
        }
    }
}

/// An option, its default and its range.
pub(super) struct Known {
    pub(super) name: &'static str,
    pub(super) default: u64,
    pub(super) low: u64,
    pub(super) high: u64,
}

/// All options.
pub(super) const KNOWN: [Known; 5] = [
    known("table", DEFAULT_TABLE as u64, 1, LARGEST_TABLE as u64),
    known("threads", 1, 1, 64),
    known("lines", 1, 1, 100),
    known("level", 8, 1, 8),
    known("seed", 0, 0, u64::MAX),
];

const fn known(name: &'static str, default: u64, low: u64, high: u64) -> Known {
    Known {
        name,
        default,
        low,
        high,
    }
}

/// What must happen after an option was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// The engine must be recreated.
    Engine,
    /// The next search uses the new value.
    Search,
}

/// An option that could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OptionError {
    Unknown(String),
    Value {
        name: &'static str,
        low: u64,
        high: u64,
        found: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "unknown option {name:?}"),
            Self::Value {
                name,
                low,
                high,
                found,
            } => write!(
                f,
                "{name} takes a number from {low} to {high}, not {found:?}"
            ),
        }
    }
}

impl core::error::Error for OptionError {}

impl Options {
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, OptionError> {
        let known = KNOWN
            .iter()
            .find(|k| k.name == name)
            .ok_or_else(|| OptionError::Unknown(name.chars().take(60).collect()))?;
        let number = value
            .parse()
            .ok()
            .filter(|n| (known.low..=known.high).contains(n));
        let number: u64 = number.ok_or_else(|| OptionError::Value {
            name: known.name,
            low: known.low,
            high: known.high,
            found: value.chars().take(60).collect(),
        })?;
        match known.name {
            "table" => self.table = number as usize,
            "threads" => self.threads = number as usize,
            "lines" => self.lines = number as usize,
            "level" => self.level = Level::from_number(number as u8).unwrap_or(self.level),
            _ => self.seed = number,
        }
        Ok(match known.name {
            "table" | "threads" => Change::Engine,
            _ => Change::Search,
        })
    }
}
