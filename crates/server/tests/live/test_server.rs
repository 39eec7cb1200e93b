//! A server for tests: real sockets, a real file, and a clock that can be advanced.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use paisho_server::bus::{Bus, InProcess};
use paisho_server::env::Env;
use paisho_server::live::{Live, LiveSettings};
use paisho_server::store::{Account, AccountKind, Store};
use paisho_wire::{
    GameId, GameState, Person, PersonKind, SeekAnswer, SeekBody, SeekId, Stamped, Text, TimeControl,
};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::client::{Client, PATIENCE};

pub(crate) const QUICK: TimeControl = TimeControl::Live {
    main: 300,
    increment: 5,
};

/// A running server.
#[derive(Debug)]
pub(crate) struct TestServer {
    pub(crate) live: Live,
    pub(crate) store: Store,
    pub(crate) bus: Arc<InProcess>,
    pub(crate) address: SocketAddr,
    ahead: Arc<AtomicU64>,
    wall_ahead: Arc<AtomicU64>,
    pub(crate) folder: Arc<TempDir>,
}

pub(crate) fn settings() -> LiveSettings {
    LiveSettings {
        sweep: Duration::from_millis(20),
        // Advancing the clock means that time passes, unless a test is about late servers.
        late: Duration::ZERO,
        ..LiveSettings::default()
    }
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        Self::with(settings()).await
    }

    pub(crate) async fn with(settings: LiveSettings) -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let server = Self::open_with(folder, Arc::default(), Arc::default(), settings).await;
        for name in ["rose", "lily", "iris", "fern", "thorn"] {
            let kind = if name == "fern" {
                AccountKind::Guest
            } else {
                AccountKind::Person
            };
            let account = Account::new(name.parse().unwrap(), name.to_owned(), kind, 0);
            let made = server.store.create_account(&account, name).await;
            assert!(made.unwrap());
        }
        server
    }

    /// Opens a server on a folder: after another one, or beside it on the same bus.
    pub(crate) async fn open(
        folder: Arc<TempDir>,
        bus: Arc<InProcess>,
        ahead: Arc<AtomicU64>,
    ) -> Self {
        Self::open_with(folder, bus, ahead, settings()).await
    }

    pub(crate) async fn open_with(
        folder: Arc<TempDir>,
        bus: Arc<InProcess>,
        ahead: Arc<AtomicU64>,
        settings: LiveSettings,
    ) -> Self {
        let store = Store::open(Path::new(folder.path())).await.unwrap();
        let wall_ahead = Arc::new(AtomicU64::new(0));
        let env = env(&ahead, &wall_ahead);
        let shared: Arc<dyn Bus> = bus.clone();
        let live = Live::new(store.clone(), shared, env, settings);
        live.open().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = Router::new()
            .route("/socket", get(socket))
            .with_state(live.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self {
            live,
            store,
            bus,
            address,
            ahead,
            wall_ahead,
            folder,
        }
    }

    /// The current time of this server.
    pub(crate) fn now(&self) -> u64 {
        Env::real().now() + self.ahead.load(Ordering::SeqCst)
    }

    /// Advances the wall clock only, as if it had been changed.
    pub(crate) fn set_wall_clock_forward(&self, time: Duration) {
        let millis = u64::try_from(time.as_millis()).unwrap();
        self.wall_ahead.fetch_add(millis, Ordering::SeqCst);
    }

    /// Another node on the same file and the same bus.
    pub(crate) async fn beside(&self) -> Self {
        let folder = Arc::clone(&self.folder);
        Self::open(folder, Arc::clone(&self.bus), Arc::clone(&self.ahead)).await
    }

    /// Kills the server, lets time pass, and restarts it.
    pub(crate) async fn after(self, time: Duration) -> Self {
        self.after_with(time, settings()).await
    }

    /// The same with different settings.
    pub(crate) async fn after_with(self, time: Duration, settings: LiveSettings) -> Self {
        self.live.close("going down");
        self.store.close().await;
        self.set_forward(time);
        Self::open_with(self.folder, Arc::default(), self.ahead, settings).await
    }

    /// Kills the server as if its last heartbeat had been at `alive`, lets time pass, and restarts
    /// it.
    pub(crate) async fn after_dying(self, alive: u64, time: Duration) -> Self {
        self.live.close("dying");
        self.store.close().await;
        let store = Store::open(Path::new(self.folder.path())).await.unwrap();
        let mut beat = store.last_beat().await.unwrap().unwrap();
        beat.at = alive;
        store.beat(|| beat).await.unwrap();
        store.close().await;
        self.set_forward(time);
        Self::open(self.folder, Arc::default(), self.ahead).await
    }

    pub(crate) fn set_forward(&self, time: Duration) {
        let millis = u64::try_from(time.as_millis()).unwrap();
        self.ahead.fetch_add(millis, Ordering::SeqCst);
    }

    pub(crate) async fn client(&self, name: &str) -> Client {
        let mut client = self.stranger(&format!("?name={name}")).await;
        client.hello().await;
        client
    }

    pub(crate) async fn stranger(&self, query: &str) -> Client {
        Client::connect(&format!("ws://{}/socket{query}", self.address)).await
    }

    /// A game as a spectator's socket shows it.
    pub(crate) async fn state(&self, game: &GameId) -> Box<GameState> {
        self.stranger("").await.join(game).await
    }

    /// The events of a game after a version, as a spectator's socket shows them.
    pub(crate) async fn events(&self, game: &GameId, after: u32) -> Vec<Stamped> {
        self.stranger("").await.rejoin(game, after).await
    }

    /// Waits until this many sockets are open.
    pub(crate) async fn has_sockets(&self, many: usize) {
        eventually(async || self.live.sockets() == many).await;
    }

    /// Whether a seek is about to be removed because its owner is gone.
    pub(crate) async fn is_left(&self, seek: &SeekId) -> bool {
        let now = self.now();
        let waits = self.store.seek(seek, now).await.unwrap();
        let soon = self.store.seek(seek, now + 25_000).await.unwrap();
        waits.is_some() && soon.is_none()
    }

    /// Begins a game of two: the first one is Guest, the second Host.
    pub(crate) async fn game(&self, body: SeekBody, guest: &str, host: &str) -> GameId {
        let wish = SeekBody {
            side: paisho_wire::SideWish::Guest,
            ..body
        };
        let SeekAnswer::Waiting { seek } = self.live.offer(&person(guest), wish).await.unwrap()
        else {
            panic!("nobody waited");
        };
        let joined = self.live.join(&person(host), &seek.id).await.unwrap();
        let SeekAnswer::Started { game } = joined else {
            panic!("the game did not begin");
        };
        game
    }
}

/// Waits until something is so.
pub(crate) async fn eventually(is_so: impl AsyncFn() -> bool) {
    let wait = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, wait).await;
    waited.expect("it is never so");
}

/// An environment whose clocks the test can advance: both, or the wall clock alone.
fn env(ahead: &Arc<AtomicU64>, wall_ahead: &Arc<AtomicU64>) -> Env {
    let (real, words) = (Env::real(), Env::real());
    let (ahead, wall_ahead) = (Arc::clone(ahead), Arc::clone(wall_ahead));
    let monotonic = move || real.now() + ahead.load(Ordering::SeqCst);
    let monotonic = Arc::new(monotonic);
    let same = Arc::clone(&monotonic);
    Env::with_clocks(
        move || same() + wall_ahead.load(Ordering::SeqCst),
        move || monotonic(),
        move || words.word(),
    )
}

pub(crate) fn body(rules: &str, time: TimeControl) -> SeekBody {
    let ruleset: paisho::Ruleset = rules.parse().unwrap();
    let ruleset = Text(ruleset);
    let json = serde_json::json!({"ruleset": ruleset, "time": time});
    serde_json::from_value(json).unwrap()
}

pub(crate) fn person(name: &str) -> Person {
    Person {
        id: name.parse().unwrap(),
        name: name.to_owned(),
        kind: if name == "fern" {
            PersonKind::Guest
        } else {
            PersonKind::Member
        },
    }
}

#[derive(serde::Deserialize)]
struct Who {
    name: Option<String>,
    /// Whether the session is ended just when the socket opens.
    #[serde(default)]
    unwelcome: bool,
}

async fn socket(
    State(live): State<Live>,
    Query(who): Query<Who>,
    request: WebSocketUpgrade,
) -> Response {
    let are_welcome = std::future::ready(!who.unwelcome);
    live.upgrade(request, who.name.as_deref().map(person), are_welcome)
}
