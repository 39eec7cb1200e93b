//! Tables from the store: a game is its events, played again.

use std::fmt;

use paisho_wire::{Event, GameId, Stamped};

use crate::store::{Store, StoreError, StoredEvent};
use crate::table::{Corrupt, Table};

/// Why a stored game can't be played again.
#[derive(Debug)]
pub enum LoadError {
    /// The store failed.
    Store(StoreError),
    /// An event can't be read.
    Unreadable {
        /// Which.
        version: u32,
        /// Why.
        error: serde_json::Error,
    },
    /// An event does not fit the ones before it.
    Corrupt(Corrupt),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable { version, error } => {
                write!(f, "event {version} can't be read: {error}")
            }
            Self::Corrupt(corrupt) => corrupt.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The table of a game, if there is such a game.
///
/// # Errors
/// If the store fails or the game can't be played again.
pub async fn load(store: &Store, game: &GameId) -> Result<Option<Table>, LoadError> {
    let stored = store.events(game, 0).await?;
    if stored.is_empty() {
        return Ok(None);
    }
    let events: Vec<Stamped> = stored.iter().map(stamped).collect::<Result<_, _>>()?;
    Table::replay(&events).map(Some).map_err(LoadError::Corrupt)
}

/// An event as it was stored, read again.
///
/// # Errors
/// If it can't be read.
pub fn stamped(stored: &StoredEvent) -> Result<Stamped, LoadError> {
    let event: Result<Event, _> = serde_json::from_str(&stored.body);
    let version = stored.version;
    Ok(Stamped {
        version,
        at: stored.at,
        event: event.map_err(|error| LoadError::Unreadable { version, error })?,
    })
}
