//! Tables in use: loaded, played at, watched, swept.
//!
//! The store is the truth. A table in memory is a copy that is thrown away at the first doubt; what
//! a player did is answered only after it is stored, and others hear of it only then.
//!
//! | file | what |
//! |---|---|
//! | `place` | the copy of a table, and who is around it |
//! | `act` | a command becomes stored events |
//! | `record` | events as the store wants them |
//! | `room`, `presence` | who watches and plays, and what they are sent; who is there on other nodes |
//! | `session` | one socket |
//! | `audience`, `attend` | all sockets; who comes and goes, and what that does to seeks |
//! | `lobby`, `pairing` | seeks, and how they become games |
//! | `chat` | what people say |
//! | `computer`, `crew`, `queue` | engine seats, on a bounded crew; who is thought for next |
//! | `vacation` | vacation from all games at once |
//! | `damaged`, `other_rules` | games that can't be loaded; those of another version of the rules |
//! | `pulse` | whether the server was late, and that players do not pay for it |
//! | `sweep` | what happens without anybody asking |
//! | `tasks` | what is under way |

mod act;
mod attend;
mod audience;
mod chat;
mod computer;
mod crew;
mod damaged;
mod lobby;
mod other_rules;
mod pairing;
mod place;
mod presence;
mod pulse;
mod queue;
mod record;
mod room;
mod session;
mod sweep;
mod tasks;
mod vacation;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use paisho_wire::{GameId, Refusal, UserId};
use tokio::sync::watch;

use crate::bus::{Bus, NodeId};
use crate::limit::Limit;
use crate::store::{Store, StoreError};
use crate::world::World;

use audience::Audience;
use crew::Crew;
use damaged::Damaged;
use place::Place;
use pulse::Pulse;
pub use session::SocketUser;
use tasks::Tasks;

/// The numbers a host may set.
#[derive(Clone, Debug)]
pub struct LiveSettings {
    /// How many computer opponents think at the same time; none for no computer opponents.
    pub thinkers: usize,
    /// How long a computer opponent thinks at most.
    pub longest_thought: Duration,
    /// How many games somebody may play at the same time.
    pub most_games: u64,
    /// How many games against computers a guest may play at the same time.
    pub guest_computer_games: u64,
    /// How many seeks somebody may have open.
    pub most_seeks: u32,
    /// How many lines somebody may say per minute, through whatever door; 0 for no limit.
    pub chat_per_minute: u32,
    /// A pause of the server, or of its disk, that is at least this long is given back to players;
    /// zero for never.
    pub late: Duration,
    /// How often flags and other deadlines are looked for.
    pub sweep: Duration,
    /// How often what is forgotten is looked for, and what nobody needs is cleared.
    pub tidy: Duration,
    /// How often a socket is asked whether anybody is there.
    pub probe: Duration,
    /// How long a seek for a live game waits for its owner to come back.
    pub seek_grace: Duration,
    /// How many frames may wait for a client that reads slowly before it is cut off.
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
pub struct Live(Arc<House>);

#[derive(Debug)]
struct House {
    store: Store,
    bus: Arc<dyn Bus>,
    node: NodeId,
    world: World,
    settings: LiveSettings,
    places: Mutex<HashMap<GameId, Arc<Place>>>,
    audience: Audience,
    crew: Crew,
    damaged: Damaged,
    pulse: Pulse,
    /// How fast people talk.
    talk: Limit<UserId>,
    /// Turns to a reason when the server goes down.
    closing: watch::Sender<Option<String>>,
    /// Everything under way that uses the store.
    tasks: Tasks,
}

impl Live {
    /// A house without anybody in it. [`Live::open`] lets it run.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>, world: World, settings: LiveSettings) -> Self {
        Self(Arc::new(House {
            crew: Crew::new(),
            damaged: Damaged::default(),
            pulse: Pulse::new(settings.late),
            talk: Limit::per_minute(settings.chat_per_minute),
            node: world.word(),
            store,
            bus,
            world,
            settings,
            places: Mutex::default(),
            audience: Audience::default(),
            closing: watch::Sender::new(None),
            tasks: Tasks::default(),
        }))
    }

    /// Catches up with what happened while no server was there, and from then on does what is due.
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

    /// Tells everybody that the server goes down, and ends all sessions.
    pub fn close(&self, reason: &str) {
        self.0.closing.send_replace(Some(reason.to_owned()));
    }

    /// Waits, after [`Live::close`], until nothing uses the store any more.
    pub async fn ended(&self) {
        self.0.tasks.ended().await;
    }

    /// Waits until the server goes down.
    pub async fn closed(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as this house, so waiting never fails.
        let _ = closing.wait_for(Option::is_some).await;
    }

    /// How many sockets are open.
    #[must_use]
    pub fn sockets(&self) -> usize {
        self.0.audience.len()
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn tables(&self) -> usize {
        lock(&self.0.places).len()
    }

    /// How many games wait for a computer's turn, those that are being thought about included.
    #[must_use]
    pub fn awaiting_computers(&self) -> usize {
        self.0.crew.len()
    }

    fn place(&self, game: &GameId) -> Arc<Place> {
        let mut places = lock(&self.0.places);
        let place = places.entry(game.clone());
        Arc::clone(place.or_insert_with(|| Arc::new(Place::new(game.clone()))))
    }

    /// A place that is in use on this node.
    fn known_place(&self, game: &GameId) -> Option<Arc<Place>> {
        lock(&self.0.places).get(game).cloned()
    }
}

/// A lock whose holder panicked guards data that is still sound: it is never changed in halves.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A failure of the store is written to the log; whoever asked is told that nothing changed.
fn trouble(error: &impl std::fmt::Display) -> Refusal {
    tracing::error!(%error, "the store failed");
    Refusal::Trouble {}
}
