//! Sockets are closed together with the session or token that opened them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use paisho_server::env::Env;
use paisho_server::store::Role;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::host::{Caller, Host, PASSWORD};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A header with credentials.
pub(crate) type Pass = (&'static str, String);

/// Opens a socket.
pub(crate) async fn connect(server: &Host, (name, value): &Pass) -> Socket {
    let address = format!("ws://{}/api/v1/socket", server.address);
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert(*name, value.parse().unwrap());
    connect_async(request).await.unwrap().0
}

/// The next frame of an open socket.
pub(crate) async fn next_frame(socket: &mut Socket) -> Value {
    let next = timeout(Duration::from_secs(60), socket.next()).await;
    match next.unwrap() {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
        other => panic!("{other:?}"),
    }
}

/// Opens a socket; returns it and the name in the server's greeting.
pub(crate) async fn open(server: &Host, pass: &Pass) -> (Socket, Value) {
    let mut socket = connect(server, pass).await;
    let mut hello = next_frame(&mut socket).await;
    let you = hello["you"]["name"].take();
    (socket, you)
}

/// A game as an anonymous socket shows it.
pub(crate) async fn watched(host: &Host, game: &str) -> Value {
    let nobody: Pass = ("accept-language", "en".to_owned());
    let mut socket = connect(host, &nobody).await;
    let join = json!({ "do": "join", "game": game }).to_string();
    socket.send(Message::text(join)).await.unwrap();
    loop {
        let mut frame = next_frame(&mut socket).await;
        if frame["say"] == "game" {
            return frame["state"].take();
        }
    }
}

/// Waits until the server has closed a socket.
pub(crate) async fn ended(mut socket: Socket) {
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            }
        }
    };
    timeout(Duration::from_secs(60), end).await.unwrap();
}

/// A second session of an account, as in another browser.
pub(crate) async fn elsewhere(server: &Host, name: &str) -> (Caller, Pass) {
    let caller = server.somebody();
    let body = json!({ "name": name, "password": PASSWORD });
    let reply = caller.post("/api/v1/sign-in", body).await;
    let cookie = reply.0.headers()["set-cookie"].to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    (caller, ("cookie", cookie))
}

const WAYS: [&str; 7] = [
    "sign_out", "revoke", "others", "password", "reset", "suspend", "delete",
];

/// Ends the session that an account has elsewhere, in one of many ways.
async fn end(server: &Host, way: &str, name: &str, here: &Caller, there: &Caller) {
    let me = "/api/v1/me";
    let reply = match way {
        "sign_out" => there.post("/api/v1/sign-out", json!({})).await,
        "revoke" => {
            let sessions = here.get(&format!("{me}/sessions")).await.ok().await;
            let mut others = sessions.as_array().unwrap().iter();
            let other = others.find(|s| s["current"] == false).unwrap();
            let id = other["id"].as_str().unwrap();
            here.delete(&format!("{me}/sessions/{id}")).await
        }
        "others" => here.delete(&format!("{me}/sessions")).await,
        "password" => {
            let body = json!({ "old": PASSWORD, "new": "four wild orchids" });
            here.put(&format!("{me}/password"), body).await
        }
        "reset" => {
            let account = server.app.accounts.by_name(name).await.unwrap();
            let link = server.app.accounts.reset_link(&account).await.unwrap();
            let link = link.split_once("link=").unwrap().1;
            let body = json!({ "link": link, "password": "four wild orchids" });
            server.somebody().post("/api/v1/reset-password", body).await
        }
        "suspend" => {
            let mo = server.official("mo", Role::Moderator).await;
            suspend(&mo, name).await
        }
        "delete" => {
            let body = json!({ "password": PASSWORD });
            here.send(reqwest::Method::DELETE, me, Some(body)).await
        }
        other => panic!("{other}"),
    };
    reply.ok().await;
}

async fn suspend(moderator: &Caller, name: &str) -> crate::host::Reply {
    let body = json!({ "measure": "suspend", "hours": 1, "why": "cheating" });
    moderator
        .post(&format!("/api/v1/moderation/players/{name}"), body)
        .await
}

#[tokio::test]
async fn a_socket_ends_with_its_session_in_whatever_way() {
    let server = Host::new().await;
    for (number, way) in WAYS.into_iter().enumerate() {
        let name = format!("anna{number}");
        let here = server.person(&name).await;
        let (there, pass) = elsewhere(&server, &name).await;
        let (socket, you) = open(&server, &pass).await;
        assert_eq!(you, json!(name), "{way}");
        end(&server, way, &name, &here, &there).await;
        ended(socket).await;
        let (_, you) = open(&server, &pass).await;
        assert_eq!(you, Value::Null, "{way}");
    }
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_open_no_socket() {
    let server = Host::new().await;
    server.person("anna").await;
    let (_, (name, cookie)) = elsewhere(&server, "anna").await;
    let own = format!("http://{}", server.address);
    for (origin, opens) in [(own.as_str(), true), ("https://evil.example", false)] {
        let address = format!("ws://{}/api/v1/socket", server.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert(name, cookie.parse().unwrap());
        let origin = origin.parse().unwrap();
        request.headers_mut().insert("origin", origin);
        match connect_async(request).await {
            Ok(_) => assert!(opens),
            Err(Error::Http(refused)) => assert!(!opens && refused.status() == 403),
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test]
async fn a_socket_ends_with_its_token_and_with_the_owner_of_the_bot() {
    let server = Host::new().await;
    let anna = server.person("anna").await;
    let scopes = ["play", "chat"];
    let bot = server.bot(&anna, "annas-bot", &scopes).await;
    let bearer = |token: &str| ("authorization", format!("Bearer {token}"));
    let first = bearer(bot.token.as_deref().unwrap());
    let made = json!({ "password": PASSWORD, "label": "second", "scopes": scopes });
    let path = "/api/v1/me/bots/annas-bot/tokens";
    let made = anna.post(path, made).await.ok().await;
    let second = bearer(made["secret"].as_str().unwrap());
    let (socket, you) = open(&server, &second).await;
    assert_eq!(you, "annas-bot");
    let id = made["token"]["id"].as_str().unwrap();
    let end = anna.delete(&format!("/api/v1/me/tokens/{id}")).await;
    end.ok().await;
    ended(socket).await;
    assert_eq!(open(&server, &second).await.1, Value::Null);
    let (socket, you) = open(&server, &first).await;
    assert_eq!(you, "annas-bot");
    let mo = server.official("mo", Role::Moderator).await;
    suspend(&mo, "anna").await.ok().await;
    ended(socket).await;
    assert_eq!(open(&server, &first).await.1, Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_socket_ends_when_its_token_expires() {
    let (clock, real) = (Arc::new(AtomicU64::new(0)), Env::real());
    let (ahead, words) = (Arc::clone(&clock), Env::real());
    let now = move || real.now() + ahead.load(Ordering::SeqCst);
    let host = Host::in_env(Env::new(now, move || words.word()), &[]).await;
    let anna = host.person("anna").await;
    let body = json!({ "password": PASSWORD, "label": "x", "scopes": ["play"], "days": 1 });
    let made = anna.post("/api/v1/me/tokens", body).await.ok().await;
    let secret = made["secret"].as_str().unwrap();
    let pass = ("authorization", format!("Bearer {secret}"));
    let mut socket = connect(&host, &pass).await;
    // Credentials are checked when a socket opens; an answer proves that this one is past that.
    let beat = json!({ "do": "beat", "n": 1 }).to_string();
    socket.send(Message::text(beat)).await.unwrap();
    while next_frame(&mut socket).await["say"] != "beat" {}
    clock.store(24 * 60 * 60 * 1000, Ordering::SeqCst);
    host.app.end_expired().await.unwrap();
    ended(socket).await;
}
