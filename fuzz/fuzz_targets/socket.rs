//! Frames over a real WebSocket of a real server: whatever is sent, the server answers a heartbeat
//! afterwards, all its frames can be parsed, and it never reports an internal error. `GAME` stands
//! for a game that exists.
#![no_main]

use std::cell::RefCell;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use libfuzzer_sys::fuzz_target;
use paisho_fuzz::Served;
use paisho_wire::{MAX_FRAME, Refusal, ToClient, ToServer};
use tokio::io::DuplexStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The frames of one socket, each with a heartbeat: a socket may send twice this many at once;
/// afterwards it would be throttled.
const FRAMES: u64 = 28;
/// How often requests may meet a finished game before the next one begins.
const AFTER_THE_END: u32 = 8;
/// The timeout for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client, and how many frames it has sent.
struct Client {
    socket: WebSocketStream<DuplexStream>,
    sent: u64,
}

/// The server, its only client, and how often it answered that the game is over.
struct Player {
    client: Client,
    served: Served,
    over: u32,
}

thread_local! {
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
}

impl Client {
    fn new(served: &Served) -> Self {
        let request = "ws://localhost/api/v1/socket".into_client_request();
        let mut request = request.expect("a request");
        let cookie = served.cookie.parse().expect("a cookie");
        request.headers_mut().insert("cookie", cookie);
        let connecting = client_async(request, served.connect());
        let (socket, _) = served.runtime.block_on(connecting).expect("a handshake");
        Self { socket, sent: 0 }
    }

    /// Sends a frame and a heartbeat, and reads until the heartbeat is answered. Returns how often
    /// the server answered that the game is over.
    async fn exchange(&mut self, frame: &str) -> u32 {
        self.sent += 1;
        let (n, mut over) = (self.sent, 0);
        let beat = serde_json::to_string(&ToServer::Beat { n }).expect("a frame");
        for text in [frame, &beat] {
            let fed = self.socket.feed(Message::text(text)).await;
            fed.expect("the socket is open");
        }
        self.socket.flush().await.expect("the socket is open");
        loop {
            let message = self.socket.next().await.expect("the socket is open");
            let Message::Text(text) = message.expect("a valid frame") else {
                continue;
            };
            let said: ToClient =
                serde_json::from_str(&text).expect("a frame that clients can read");
            match said {
                ToClient::Beat { n: found, .. } if found == n => return over,
                ToClient::Refused { refusal, .. } | ToClient::NotJoined { refusal, .. } => {
                    assert_ne!(refusal, Refusal::Trouble {}, "{frame}");
                    over += u32::from(refusal == Refusal::GameOver {});
                }
                ToClient::Bye { reason, .. } => {
                    panic!("the server closed the connection: {reason}")
                }
                _ => {}
            }
        }
    }
}

impl Player {
    fn new() -> Self {
        let served = Served::new();
        Self {
            client: Client::new(&served),
            served,
            over: 0,
        }
    }

    fn send(&mut self, text: &str) {
        if self.over >= AFTER_THE_END {
            self.served.begin_game();
            self.over = 0;
        }
        if self.client.sent >= FRAMES {
            self.client = Client::new(&self.served);
        }
        let frame = text.replace("GAME", &self.served.game);
        // A larger frame would end the connection, and the heartbeat would not be answered.
        if frame.len() > MAX_FRAME {
            return;
        }
        let exchange = async { timeout(PATIENCE, self.client.exchange(&frame)).await };
        self.over += self.served.runtime.block_on(exchange).expect("an answer");
    }
}

fuzz_target!(|text: &str| {
    PLAYER.with_borrow_mut(|player| player.get_or_insert_with(Player::new).send(text));
});
