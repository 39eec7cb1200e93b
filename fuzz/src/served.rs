//! A server inside the fuzzer: the real router over a real database in its own folder, with a
//! signed-in user who plays a game, and all request limits disabled.
//!
//! Everything runs on the thread of the fuzzer, except the database and computer opponents: between
//! executions the server stands still. Connections are pipes in memory, and the database is in
//! memory if the system has a folder for that; apart from this, both are as in the real server.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use paisho_server::config::{Given, Origin, gather};
use paisho_server::env::Env;
use paisho_server::http::{AppState, router};
use paisho_server::serve;
use paisho_server::store::Role;
use paisho_wire::Me;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{DuplexStream, duplex};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// The maximum size of an answer.
const LONGEST: usize = 1 << 20;
/// How many unread bytes a connection can hold.
const PIPE: usize = 1 << 16;
/// A folder whose files are in memory.
const IN_MEMORY: &str = "/dev/shm";
/// The name of a user to block, report and moderate.
pub const OTHER: &str = "other";

/// The answer to a request.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub cookie: Option<String>,
    pub body: Vec<u8>,
}

/// The server and its user.
#[derive(Debug)]
pub struct Served {
    pub runtime: Runtime,
    pub app: AppState,
    router: Router,
    /// The session cookie of a registered user with every permission.
    pub cookie: String,
    /// A game of this user against the computer.
    pub game: String,
    /// An open seek of this user.
    pub seek: String,
    _folder: TempDir,
}

impl Served {
    /// Starts a server, registers its users and begins a game.
    #[must_use]
    pub fn new() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let folder = tempfile::tempdir_in(IN_MEMORY).or_else(|_| tempfile::tempdir());
        let folder = folder.expect("a folder");
        let data = folder.path().to_string_lossy().into_owned();
        let settings = [
            ("data", data.as_str()),
            ("requests_per_minute", "0"),
            ("sign_ins_per_minute", "0"),
            ("chat_per_minute", "1200"),
            ("games_per_account", "100000"),
        ];
        let given = settings.map(|(key, value)| Given {
            key: key.to_owned(),
            value: value.to_owned(),
            origin: Origin::Default,
        });
        let config = gather(&given).expect("valid settings");
        let app = runtime.block_on(serve::open(config, Env::real()));
        let app = app.expect("a server");
        // No client connects to this port. It is needed for the server's background tasks.
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0"));
        let listener = listener.expect("a port");
        runtime.spawn(serve::run(app.clone(), listener, std::future::pending()));
        let mut served = Self {
            router: router(app.clone()),
            app,
            runtime,
            cookie: String::new(),
            game: String::new(),
            seek: String::new(),
            _folder: folder,
        };
        served.settle();
        served
    }

    fn settle(&mut self) {
        let account = json!({ "name": OTHER, "password": "five brisk rhododendrons" });
        self.post("/api/v1/register", &account);
        let account = json!({ "name": "victim", "password": "three calm lilies" });
        let registered = self.post("/api/v1/register", &account);
        self.cookie = registered.cookie.expect("a session");
        let me: Me = serde_json::from_slice(&registered.body).expect("an account");
        let appointing = self.app.store.set_role(&me.person.id, Role::Admin);
        self.runtime.block_on(appointing).expect("a role");
        self.begin_game();
        self.seek = self.text_of(&wish(&[]), "/seek/id");
    }

    /// Begins another game against the computer.
    pub fn begin_game(&mut self) {
        self.game = self.text_of(&wish(&[1]), "/game");
    }

    /// Opens a new connection to the server.
    pub fn connect(&self) -> DuplexStream {
        let (here, there) = duplex(PIPE);
        let router = self.router.clone();
        let answer = service_fn(move |request: Request<Incoming>| {
            let router = router.clone();
            async move { router.oneshot(request.map(Body::new)).await }
        });
        let talking = http1::Builder::new().serve_connection(TokioIo::new(there), answer);
        self.runtime.spawn(talking.with_upgrades());
        here
    }

    fn text_of(&self, wish: &Value, place: &str) -> String {
        let reply = self.post("/api/v1/seeks", wish);
        let body: Value = serde_json::from_slice(&reply.body).expect("an answer in JSON");
        let text = body.pointer(place).and_then(Value::as_str);
        text.expect("the id of the game or seek").to_owned()
    }

    fn post(&self, path: &str, body: &Value) -> Reply {
        let reply = self.ask(Method::POST, path, body.to_string().into_bytes());
        let said = String::from_utf8_lossy(&reply.body);
        assert_eq!(reply.status, StatusCode::OK, "{path}: {said}");
        reply
    }

    /// Sends a request with a body through the router.
    pub fn ask(&self, method: Method, path: &str, body: Vec<u8>) -> Reply {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::COOKIE, &self.cookie)
            .body(Body::from(body))
            .expect("a request");
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await;
            let response = response.expect("the router never fails");
            let cookie = response.headers().get(header::SET_COOKIE);
            let cookie = cookie.and_then(|value| value.to_str().ok());
            let cookie = cookie
                .and_then(|value| value.split(';').next())
                .map(str::to_owned);
            let status = response.status();
            let body = to_bytes(response.into_body(), LONGEST).await;
            let body = body.expect("a body").to_vec();
            Reply {
                status,
                cookie,
                body,
            }
        })
    }
}

/// A seek for a game without clocks against computers of these levels.
fn wish(computers: &[u8]) -> Value {
    json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" }, "side": "host",
        "computers": computers })
}

impl Default for Served {
    fn default() -> Self {
        Self::new()
    }
}
