//! Loading tables from the store: a game is its events, replayed.

use std::fmt;

use paisho::{RulesVersion, Ruleset};
use paisho_table::{BadEvent, Table};
use paisho_wire::{Event, GameId, Stamped};

use crate::store::{Store, StoreError, StoredEvent};

/// Why a stored game can't be replayed.
#[derive(Debug)]
pub enum LoadError {
    /// The store failed.
    Store(StoreError),
    /// An event can't be parsed.
    Unreadable {
        /// The version of the event.
        version: u32,
        /// The parser's error.
        error: serde_json::Error,
    },
    /// An event does not fit the ones before it.
    Corrupt(BadEvent),
    /// It was begun under a version of the rules that this program does not know, by which the same
    /// turns could lead elsewhere.
    OtherRules(u32),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable { version, error } => {
                write!(f, "event {version} can't be parsed: {error}")
            }
            Self::Corrupt(event) => event.fmt(f),
            Self::OtherRules(version) => write!(
                f,
                "the game began under version {version} of the rules, but this program has \
                 version {}",
                Ruleset::VERSION
            ),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Store(error) => Some(error),
            Self::Unreadable { error, .. } => Some(error),
            Self::Corrupt(event) => Some(event),
            Self::OtherRules(_) => None,
        }
    }
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl LoadError {
    /// Whether the problem lies in this one game, so that trying again does not help and other
    /// games are not affected.
    #[must_use]
    pub fn is_about_the_game(&self) -> bool {
        match self {
            Self::Store(error) => error.is_about_contents(),
            Self::Unreadable { .. } | Self::Corrupt(_) | Self::OtherRules(_) => true,
        }
    }
}

/// The table of a game, if there is such a game.
///
/// # Errors
/// If the store fails or the game can't be replayed.
pub async fn load(store: &Store, game: &GameId) -> Result<Option<Table>, LoadError> {
    let loaded = load_log(store, game).await?;
    Ok(loaded.map(|(table, _)| table))
}

/// The table of a game, with the events that led to it.
///
/// # Errors
/// If the store fails or the game can't be replayed.
pub async fn load_log(
    store: &Store,
    game: &GameId,
) -> Result<Option<(Table, Vec<Stamped>)>, LoadError> {
    let replayed = match events_after(store, game, 0).await {
        Ok(log) if log.is_empty() => return Ok(None),
        Ok(log) => replayed(log),
        Err(LoadError::Store(error)) => return Err(error.into()),
        Err(error) => Err(error),
    };
    match replayed {
        Ok(loaded) => Ok(Some(loaded)),
        // If the rules differ, any error may be due to that.
        Err(error) => match store.rules_version(game).await? {
            Some(version) if RulesVersion::from_number(version).is_none() => {
                Err(LoadError::OtherRules(version))
            }
            Some(_) | None => Err(error),
        },
    }
}

fn replayed(log: Vec<Stamped>) -> Result<(Table, Vec<Stamped>), LoadError> {
    let table = Table::replay(&log).map_err(LoadError::Corrupt)?;
    Ok((table, log))
}

/// The events of a game after a version; none if there is no such game.
///
/// # Errors
/// If the store fails or an event can't be parsed.
pub async fn events_after(
    store: &Store,
    game: &GameId,
    version: u32,
) -> Result<Vec<Stamped>, LoadError> {
    let stored = store.events(game, version).await?;
    stored.iter().map(stamped).collect()
}

/// Parses a stored event.
fn stamped(stored: &StoredEvent) -> Result<Stamped, LoadError> {
    let event: Result<Event, _> = serde_json::from_str(&stored.body);
    let version = stored.version;
    Ok(Stamped {
        version,
        at: stored.at,
        event: event.map_err(|error| LoadError::Unreadable { version, error })?,
    })
}
