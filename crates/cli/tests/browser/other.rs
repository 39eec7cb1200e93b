//! A user on another device, without a browser: HTTP requests only.

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::server::Server;
use crate::tab::Tab;

/// The password of all users in these tests.
pub(crate) const PASSWORD: &str = "three calm lilies";

/// Accents and turns of a legal game: Host and Guest choose accents, then Guest begins.
pub(crate) const TURNS: [&str; 10] = [
    "R,K,B,B",
    "R,W,W,B",
    "W5(0,-8)",
    "W5(0,8)",
    "(0,-8)-(2,-7)",
    "(0,8)-(-1,8)",
    "W3(-8,0)",
    "(-1,8)-(-3,5)",
    "W4(0,8)",
    "R4(8,0)",
];

/// A user with an account.
#[derive(Debug)]
pub(crate) struct Other {
    http: Client,
    cookie: String,
    base_url: String,
    pub(crate) name: String,
}

impl Other {
    /// Registers an account.
    pub(crate) async fn register(server: &Server, name: &str) -> Self {
        let base_url = format!("http://{}/api/v1", server.address());
        let http = Client::new();
        let body = json!({ "name": name, "password": PASSWORD });
        let request = http.post(format!("{base_url}/register")).json(&body);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let name = name.to_owned();
        Self {
            http,
            cookie,
            base_url,
            name,
        }
    }

    /// Sends a request that must succeed.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Value) -> Value {
        let request = self
            .http
            .request(method, format!("{}/{path}", self.base_url))
            .header("cookie", &self.cookie)
            .json(&body);
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Creates a private seek with these additional terms; returns its id.
    pub(crate) async fn invite(&self, wishes: Value) -> String {
        let mut seek = json!({ "ruleset": "rulebook", "visibility": "private" });
        for (name, value) in wishes.as_object().unwrap() {
            seek[name] = value.clone();
        }
        let answer = self.ask(Method::POST, "seeks", seek).await;
        answer["seek"]["id"].as_str().unwrap().to_owned()
    }

    /// Joins a seek; returns the game that begins.
    pub(crate) async fn join(&self, seek: &str) -> String {
        let path = format!("seeks/{seek}/join");
        let answer = self.ask(Method::POST, &path, json!({})).await;
        answer["game"].as_str().unwrap().to_owned()
    }

    /// Performs an action in a game.
    pub(crate) async fn act(&self, game: &str, action: Value) {
        let id = format!("{}-{}", self.name, action);
        let id: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
        let id = &id[..id.len().min(32)];
        let body = json!({ "id": id, "action": action });
        let path = format!("games/{game}/actions");
        self.ask(Method::POST, &path, body).await;
    }

    /// Plays the turn of [`TURNS`] that is due.
    pub(crate) async fn play(&self, game: &str, ply: usize) {
        let action = json!({ "act": "play", "ply": ply, "turn": TURNS[ply] });
        self.act(game, action).await;
    }

    /// Sends a chat message in a game.
    pub(crate) async fn say(&self, game: &str, text: &str) {
        let body = json!({ "room": "players", "text": text });
        let path = format!("games/{game}/chat");
        self.ask(Method::POST, &path, body).await;
    }
}

/// The user of a tab accepts an invitation, as a guest if necessary.
pub(crate) async fn accept(tab: &Tab, seek: &str) -> String {
    tab.go(&format!("/invitation/{seek}")).await;
    tab.click_text("Accept and play").await;
    tab.until("location.pathname.startsWith('/game/') && document.querySelector('svg.field')")
        .await;
    let path = tab.run("return location.pathname", vec![]).await;
    path.as_str().unwrap().replace("/game/", "")
}

/// The user of a tab registers.
pub(crate) async fn register(tab: &Tab, name: &str) {
    tab.go("/sign-up").await;
    enter(tab, name).await;
}

/// The user of a tab signs in.
pub(crate) async fn sign_in(tab: &Tab, name: &str) {
    tab.go("/sign-in").await;
    enter(tab, name).await;
}

async fn enter(tab: &Tab, name: &str) {
    tab.focus("input[autocomplete=username]").await;
    tab.keys(name).await;
    tab.focus("input[type=password]").await;
    tab.keys(&format!("{PASSWORD}\u{e007}")).await;
    tab.until(&format!(
        "location.pathname == '/lobby' && document.querySelector('.myself').innerText == '{name}'"
    ))
    .await;
}
