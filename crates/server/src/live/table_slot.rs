//! The copy of a table in memory, and the connections to it.

use std::sync::Mutex as PlainMutex;

use paisho_table::{Decision, Table};
use paisho_wire::{GameId, Refusal, Seat, Stamped, UserId};
use tokio::sync::Mutex;

use super::Live;
use super::members::TableMembers;
use crate::replay::{LoadError, load_log};
use crate::store::{Store, StoreError};

/// A table in memory. Only the holder of the table's lock changes it and sends events to the
/// connected clients, so all clients get them in order.
#[derive(Debug)]
pub(super) struct TableSlot {
    pub(super) game: GameId,
    pub(super) loaded: Mutex<Option<Loaded>>,
    pub(super) members: PlainMutex<TableMembers>,
}

/// A table and all its events.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) log: Vec<Stamped>,
    pub(super) public: bool,
}

impl TableSlot {
    pub(super) fn new(game: GameId) -> Self {
        Self {
            game,
            loaded: Mutex::new(None),
            members: PlainMutex::default(),
        }
    }
}

impl Loaded {
    /// Takes over what was decided, once it is stored.
    pub(super) fn carry_on(&mut self, decision: Decision) {
        self.table = decision.after;
        self.log.extend(decision.events);
    }

    /// Applies events that another node stored.
    pub(super) fn extend(&mut self, events: Vec<Stamped>) -> Result<(), StoreError> {
        for event in events {
            let applied = self.table.apply(&event);
            applied.map_err(|e| StoreError::Corrupt(e.to_string()))?;
            self.log.push(event);
        }
        Ok(())
    }

    /// The time of the last event. No later event may have an earlier time.
    pub(super) fn last_at(&self) -> u64 {
        self.log.last().map_or(0, |event| event.at)
    }
}

async fn read(store: &Store, game: &GameId) -> Result<Option<Loaded>, LoadError> {
    let Some((table, log)) = load_log(store, game).await? else {
        return Ok(None);
    };
    let public = store.is_public(game).await?;
    Ok(Some(Loaded { table, log, public }))
}

impl Live {
    /// The table of a game, read from the store into `cached` if it is not in memory.
    pub(super) async fn load<'a>(
        &self,
        game: &GameId,
        cached: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Refusal> {
        if cached.is_none() {
            let read = read(&self.0.store, game).await;
            *cached = read.map_err(|error| self.not_loaded(game, &error))?;
        }
        cached.as_mut().ok_or(Refusal::NoSuchGame {})
    }

    /// Drops the tables of a user from memory after their name has changed, because tables contain
    /// the names of their players.
    pub(super) async fn forget_tables_of(&self, user: &UserId) {
        for slot in self.all_slots() {
            let mut cached = slot.loaded.lock().await;
            cached.take_if(|loaded| loaded.table.public().seat_of(user).is_some());
        }
    }
}

/// The events after a version, as the player on a seat or a spectator may see them.
pub(super) fn seen_since(log: &[Stamped], after: u32, viewer: Option<Seat>) -> Vec<Stamped> {
    let news = log.iter().filter(|e| e.version > after);
    news.map(|e| Stamped {
        event: e.event.seen_by(viewer),
        ..e.clone()
    })
    .collect()
}
