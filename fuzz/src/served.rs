//! A server inside of the fuzzer: the real router over a real store in a folder of its own, with
//! somebody who has signed in and plays a game, and every limit of requests switched off.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use paisho_server::config::{Given, Origin, gather};
use paisho_server::http::{House, app};
use paisho_server::serve;
use paisho_server::world::World;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// The longest answer that is read.
const LONGEST: usize = 1 << 20;

/// What a request led to.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub cookie: Option<String>,
    pub body: Vec<u8>,
}

/// The server, and who uses it.
#[derive(Debug)]
pub struct Served {
    pub runtime: Runtime,
    pub house: House,
    app: Router,
    /// The session of somebody who has registered.
    pub cookie: String,
    /// A game of theirs against the computer.
    pub game: String,
    /// A seek of theirs that waits.
    pub seek: String,
    _folder: TempDir,
}

impl Served {
    /// Opens a server and lets somebody begin a game.
    #[must_use]
    pub fn new() -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().to_string_lossy().into_owned();
        let settings = [
            ("data", data.as_str()),
            ("requests_per_minute", "0"),
            ("sign_ins_per_minute", "0"),
            ("chat_per_minute", "10000"),
        ];
        let given = settings.map(|(key, value)| Given {
            key: key.to_owned(),
            value: value.to_owned(),
            origin: Origin::Default,
        });
        let config = gather(&given).expect("sound settings");
        let house = runtime.block_on(serve::open(config, World::real()));
        let house = house.expect("a server");
        let mut served = Self {
            app: app(house.clone()),
            house,
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
        let account = json!({ "name": "victim", "password": "three calm lilies" });
        let registered = self.post("/api/v1/register", &account);
        self.cookie = registered.cookie.expect("a session");
        let mut wish = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" },
            "side": "host", "computers": [1] });
        self.game = self.text_of(&wish, "/game");
        wish["computers"] = json!([]);
        self.seek = self.text_of(&wish, "/seek/id");
    }

    fn text_of(&self, wish: &Value, place: &str) -> String {
        let reply = self.post("/api/v1/seeks", wish);
        let body: Value = serde_json::from_slice(&reply.body).expect("an answer in JSON");
        let text = body.pointer(place).and_then(Value::as_str);
        text.expect("what was sought").to_owned()
    }

    fn post(&self, path: &str, body: &Value) -> Reply {
        let reply = self.ask(Method::POST, path, body.to_string().into_bytes());
        assert_eq!(reply.status, StatusCode::OK, "{path}");
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
            let response = self.app.clone().oneshot(request).await;
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

impl Default for Served {
    fn default() -> Self {
        Self::new()
    }
}
