//! Tables in use: loading, playing, watching, and background work.
//!
//! The store is authoritative. A table in memory is a copy that is dropped when in doubt. An action
//! is acknowledged, and sent to others, only after it is stored.
//!
//! | file | what |
//! |---|---|
//! | `table_slot` | the copy of a table, and the connections to it |
//! | `act` | carries out commands as stored events |
//! | `record` | converts events to rows for the store |
//! | `members`, `presence` | connections to a table, what they are sent; presence on other nodes |
//! | `outbox` | the queue of frames for one client |
//! | `session` | one socket |
//! | `connections`, `attend` | all sockets; how connecting and disconnecting affects seeks |
//! | `lobby`, `pairing` | seeks, and how they become games |
//! | `chat` | chat |
//! | `computer`, `engine_queue`, `fair_queue` | computer opponents on few threads; the fair queue of searches |
//! | `vacation` | vacation from all games at once |
//! | `damaged`, `other_rules` | games that can't be loaded; those of another version of the rules |
//! | `pulse` | detects that the server was late, and gives players the time back |
//! | `sweep` | background work: deadlines and cleaning up |
//! | `bus_listener` | messages of the bus |
//! | `tasks` | tasks in progress |

mod act;
mod attend;
mod bus_listener;
mod chat;
mod computer;
mod connections;
mod damaged;
mod engine_queue;
mod fair_queue;
mod lobby;
mod members;
mod other_rules;
mod outbox;
mod pairing;
mod presence;
mod pulse;
mod record;
mod session;
mod sweep;
mod table_slot;
mod tasks;
mod vacation;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use paisho_wire::{GameId, Refusal, UserId};
use tokio::sync::watch;

use crate::bus::{Bus, NodeId};
use crate::env::Env;
use crate::limit::Limit;
use crate::store::{Store, StoreError};

use connections::Connections;
use damaged::Damaged;
use engine_queue::EngineQueue;
use pulse::Pulse;
pub use session::SocketUser;
use table_slot::TableSlot;
use tasks::Tasks;

/// The settings for tables in use.
#[derive(Clone, Debug)]
pub struct LiveSettings {
    /// How many searches for computer opponents run at the same time; 0 for no computer opponents.
    pub thinkers: usize,
    /// The longest time a computer opponent thinks about a turn.
    pub longest_thought: Duration,
    /// How many games a user may play at the same time.
    pub most_games: u64,
    /// How many games against computers a guest may play at the same time.
    pub guest_computer_games: u64,
    /// How many seeks a user may have open.
    pub most_seeks: u32,
    /// How many chat lines a user may write per minute, over HTTP and sockets together; 0 for no
    /// limit.
    pub chat_per_minute: u32,
    /// A pause of the server, or of its disk, is given back to players if it is at least this long;
    /// zero for never.
    pub late: Duration,
    /// How often expired clocks and other deadlines are checked.
    pub sweep: Duration,
    /// How often expired seeks, used-up vacations and due computers are looked for, and unused
    /// tables are dropped from memory.
    pub tidy: Duration,
    /// How often a socket is probed.
    pub probe: Duration,
    /// How long a seek for a live game waits for its owner to reconnect.
    pub seek_grace: Duration,
    /// How many frames may wait for a slow client before it is disconnected.
    pub queue: usize,
}

impl Default for LiveSettings {
    fn default() -> Self {
        Self {
            thinkers: 1,
            longest_thought: Duration::from_millis(1500),
            most_games: 100,
            guest_computer_games: 5,
            most_seeks: 10,
            chat_per_minute: 20,
            late: Duration::from_secs(1),
            sweep: Duration::from_millis(200),
            tidy: Duration::from_secs(20),
            probe: Duration::from_secs(15),
            seek_grace: Duration::from_secs(20),
            queue: 256,
        }
    }
}

/// The tables of a server that are in use.
#[derive(Clone, Debug)]
pub struct Live(Arc<LiveInner>);

#[derive(Debug)]
struct LiveInner {
    store: Store,
    bus: Arc<dyn Bus>,
    node: NodeId,
    env: Env,
    settings: LiveSettings,
    slots: Mutex<HashMap<GameId, Arc<TableSlot>>>,
    connections: Connections,
    engine_queue: EngineQueue,
    damaged: Damaged,
    pulse: Pulse,
    /// The rate limit of chat.
    talk: Limit<UserId>,
    /// Set to a reason when the server stops.
    closing: watch::Sender<Option<String>>,
    /// All running tasks that use the store.
    tasks: Tasks,
}

impl Live {
    /// Creates the state without any connections. [`Live::open`] starts the background work.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>, env: Env, settings: LiveSettings) -> Self {
        Self(Arc::new(LiveInner {
            engine_queue: EngineQueue::new(),
            damaged: Damaged::default(),
            pulse: Pulse::new(settings.late),
            talk: Limit::per_minute(settings.chat_per_minute),
            node: env.word(),
            store,
            bus,
            env,
            settings,
            slots: Mutex::default(),
            connections: Connections::default(),
            closing: watch::Sender::new(None),
            tasks: Tasks::default(),
        }))
    }

    /// Catches up with what happened while the server was down, then starts the background work.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(&self) -> Result<(), StoreError> {
        self.come_up().await?;
        let tasks = &self.0.tasks;
        tasks.spawn(self.clone().watch_pulse());
        tasks.spawn(self.clone().hear_news(self.0.bus.listen()));
        tasks.spawn(self.clone().sweep());
        tasks.spawn(self.clone().tell_presence());
        for _ in 0..self.0.settings.thinkers {
            tasks.spawn(self.clone().think());
        }
        self.complete_vacations().await?;
        self.wake_all_computers().await
    }

    /// Tells all clients that the server is stopping, and ends their sockets.
    pub fn close(&self, reason: &str) {
        self.0.closing.send_replace(Some(reason.to_owned()));
    }

    /// Waits, after [`Live::close`], until no task uses the store any more.
    pub async fn ended(&self) {
        self.0.tasks.ended().await;
    }

    /// Waits until the server is stopping.
    pub async fn closed(&self) {
        let mut closing = self.0.closing.subscribe();
        // `self` holds the sender, so waiting never fails.
        let _ = closing.wait_for(Option::is_some).await;
    }

    /// How many sockets are open.
    #[must_use]
    pub fn sockets(&self) -> usize {
        self.0.connections.len()
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn tables(&self) -> usize {
        lock(&self.0.slots).len()
    }

    /// How many games wait for a computer's turn, including those being searched.
    #[must_use]
    pub fn awaiting_computers(&self) -> usize {
        self.0.engine_queue.len()
    }

    fn slot(&self, game: &GameId) -> Arc<TableSlot> {
        let mut slots = lock(&self.0.slots);
        let slot = slots.entry(game.clone());
        Arc::clone(slot.or_insert_with(|| Arc::new(TableSlot::new(game.clone()))))
    }

    /// The table's entry in memory, if the table is in use on this node.
    fn known_slot(&self, game: &GameId) -> Option<Arc<TableSlot>> {
        lock(&self.0.slots).get(game).cloned()
    }
}

/// Every update leaves the data consistent, so a poisoned lock can still be used.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Logs a failure of the store. The client is only told that nothing changed.
fn trouble(error: &impl std::fmt::Display) -> Refusal {
    tracing::error!(%error, "reading or writing the store failed");
    Refusal::Trouble {}
}
