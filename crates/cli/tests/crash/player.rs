//! One player: a session, and a WebSocket that is reopened whenever it breaks.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use paisho_engine::Random;
use paisho_wire::{Action, ClientId, GameId, GameState, Refusal, ToClient, ToServer};
use reqwest::{Client, Method};
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::Tally;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long an answer may take before the request is repeated.
const PATIENCE: Duration = Duration::from_secs(5);
/// The wait before a retry.
const PAUSE: Duration = Duration::from_millis(40);
/// The number of attempts without an answer that count as a failure.
const ATTEMPTS: usize = 500;

#[derive(Debug)]
pub(crate) struct Player {
    address: SocketAddr,
    http: Client,
    pub(crate) name: String,
    cookie: String,
    socket: Option<Socket>,
    tally: Arc<Tally>,
}

impl Player {
    /// Registers under a random name. A request without an answer may have been carried out, so
    /// every attempt uses a new name.
    pub(crate) async fn come(address: SocketAddr, tally: Arc<Tally>, random: &mut Random) -> Self {
        let mut player = Self {
            address,
            http: Client::new(),
            name: String::new(),
            cookie: String::new(),
            socket: None,
            tally,
        };
        for _ in 0..ATTEMPTS {
            player.name = format!("p{}", random.below(1_000_000_000));
            let body = json!({"name": player.name, "password": "three calm lilies"});
            let request = player.http.post(player.url("register")).json(&body);
            if let Ok(answer) = request.send().await
                && let Some(cookie) = answer.headers().get("set-cookie")
            {
                let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
                cookie.clone_into(&mut player.cookie);
                return player;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("registering keeps failing");
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1/{path}", self.address)
    }

    /// Sends a request; returns none without an answer, for example because the server was killed.
    pub(crate) async fn request<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&serde_json::Value>,
    ) -> Option<T> {
        let request = self.http.request(method, self.url(path));
        let request = request.header("cookie", &self.cookie);
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        let answer = request.send().await.ok()?;
        let status = answer.status();
        let text = answer.text().await.ok()?;
        assert!(
            status.is_success() || status.is_server_error() || status.as_u16() == 404,
            "{path}: {status} {text}"
        );
        serde_json::from_str(&text).ok()
    }

    /// The state of a game on the server.
    pub(crate) async fn state(&self, game: &GameId) -> GameState {
        self.look(&format!("games/{game}")).await
    }

    /// Repeats a GET request until it is answered.
    pub(crate) async fn look<T: DeserializeOwned>(&self, path: &str) -> T {
        for _ in 0..ATTEMPTS {
            if let Some(found) = self.request(Method::GET, path, None).await {
                return found;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("the server does not know {path}");
    }

    /// Performs an action, and repeats it under the same id until it is answered.
    pub(crate) async fn act(&mut self, game: &GameId, name: &str, action: &Action) -> Answer {
        let id: ClientId = name.parse().unwrap();
        let request = ToServer::Act {
            game: game.clone(),
            id: id.clone(),
            action: action.clone(),
        };
        let text = serde_json::to_string(&request).unwrap();
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                self.tally.asked_again.fetch_add(1, Ordering::SeqCst);
                tokio::time::sleep(PAUSE).await;
            }
            match timeout(PATIENCE, self.ask(&text, &id)).await {
                Ok(Some(Err(Refusal::Trouble {}))) => {}
                Ok(Some(answer)) => return answer,
                Ok(None) | Err(_) => self.socket = None,
            }
        }
        panic!("the server does not answer");
    }

    /// One attempt; returns none if the connection was lost.
    async fn ask(&mut self, text: &str, id: &ClientId) -> Option<Answer> {
        if self.socket.is_none() {
            self.socket = Some(self.connect().await?);
        }
        let socket = self.socket.as_mut()?;
        socket.send(Message::text(text.to_owned())).await.ok()?;
        loop {
            let Message::Text(text) = socket.next().await?.ok()? else {
                continue;
            };
            match serde_json::from_str(text.as_str()).unwrap() {
                ToClient::Ack {
                    id: other, version, ..
                } if other == *id => return Some(Ok(version)),
                ToClient::Refused {
                    id: other, refusal, ..
                } if other == *id => return Some(Err(refusal)),
                ToClient::Bye { .. } => return None,
                _ => {}
            }
        }
    }

    async fn connect(&self) -> Option<Socket> {
        let address = format!("ws://{}/api/v1/socket", self.address);
        let mut request = address.into_client_request().ok()?;
        let cookie = self.cookie.parse().ok()?;
        request.headers_mut().insert("cookie", cookie);
        connect_async(request).await.ok().map(|(socket, _)| socket)
    }
}

/// The version that contains the effects of a request, or the refusal.
pub(crate) type Answer = Result<u32, Refusal>;
