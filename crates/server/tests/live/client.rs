//! A client for the wire protocol that remembers the frames it received.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use paisho_wire::{Action, Event, GameId, Refusal, Stamped, ToClient, ToServer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Makes request ids unique, even if a client disconnects and comes back.
static REQUESTS: AtomicU32 = AtomicU32::new(0);

/// How long a test waits for something that must happen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug)]
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: VecDeque<ToClient>,
}

impl Client {
    pub(crate) async fn connect(address: &str) -> Self {
        let (socket, _) = connect_async(address).await.unwrap();
        Self {
            socket,
            heard: VecDeque::new(),
        }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let message = Message::text(text.to_owned());
        self.socket.send(message).await.unwrap();
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) {
        let message = Message::binary(bytes);
        self.socket.send(message).await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(&serde_json::to_string(message).unwrap())
            .await;
    }

    /// The next message, whatever it is; none when the connection ends.
    pub(crate) async fn next(&mut self) -> Option<ToClient> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the server is silent")? {
                Ok(Message::Text(text)) => {
                    return Some(serde_json::from_str(text.as_str()).unwrap());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Waits for a matching message; the messages before it are kept for later.
    pub(crate) async fn find<T>(&mut self, fits: impl Fn(&ToClient) -> Option<T>) -> T {
        for i in 0..self.heard.len() {
            if let Some(found) = fits(&self.heard[i]) {
                self.heard.remove(i);
                return found;
            }
        }
        loop {
            let message = self.next().await.expect("the connection has ended");
            if let Some(found) = fits(&message) {
                return found;
            }
            self.heard.push_back(message);
        }
    }

    pub(crate) async fn hello(&mut self) {
        self.find(|m| matches!(m, ToClient::Hello { .. }).then_some(()))
            .await;
    }

    pub(crate) async fn join(&mut self, game: &GameId) -> Box<paisho_wire::GameState> {
        let game = game.clone();
        self.send(&ToServer::Join { game, since: None }).await;
        self.find(|m| match m {
            ToClient::Game { state } => Some(state.clone()),
            _ => None,
        })
        .await
    }

    pub(crate) async fn rejoin(&mut self, game: &GameId, since: u32) -> Vec<Stamped> {
        let (game, since) = (game.clone(), Some(since));
        self.send(&ToServer::Join { game, since }).await;
        self.events().await
    }

    pub(crate) async fn events(&mut self) -> Vec<Stamped> {
        self.find(|m| match m {
            ToClient::Events { events, .. } => Some(events.clone()),
            _ => None,
        })
        .await
    }

    /// Waits for a matching event.
    pub(crate) async fn event(&mut self, fits: impl Fn(&Event) -> bool) -> Stamped {
        self.find(|m| match m {
            ToClient::Events { events, .. } => events.iter().find(|e| fits(&e.event)).cloned(),
            _ => None,
        })
        .await
    }

    /// Requests an action under an id, and waits for the answer.
    pub(crate) async fn ask(
        &mut self,
        game: &GameId,
        name: &str,
        action: Action,
    ) -> Result<u32, Refusal> {
        let id: paisho_wire::ClientId = name.parse().unwrap();
        let request = ToServer::Act {
            game: game.clone(),
            id: id.clone(),
            action,
        };
        self.send(&request).await;
        self.find(|m| match m {
            ToClient::Ack {
                id: other, version, ..
            } if *other == id => Some(Ok(*version)),
            ToClient::Refused {
                id: other, refusal, ..
            } if *other == id => Some(Err(refusal.clone())),
            _ => None,
        })
        .await
    }

    pub(crate) async fn act(&mut self, game: &GameId, action: Action) -> Result<u32, Refusal> {
        let name = format!("r{}", REQUESTS.fetch_add(1, Ordering::Relaxed));
        self.ask(game, &name, action).await
    }

    pub(crate) async fn play(
        &mut self,
        game: &GameId,
        ply: u32,
        turn: &str,
    ) -> Result<u32, Refusal> {
        self.act(game, play(ply, turn)).await
    }
}

pub(crate) fn play(ply: u32, turn: &str) -> Action {
    let turn = turn.to_owned().try_into().unwrap();
    Action::Play { ply, turn }
}
