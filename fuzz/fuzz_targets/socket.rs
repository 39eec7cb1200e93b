//! Frames over a real socket to a real server: whatever is sent, the server answers a beat
//! afterwards, everything it says can be read, and it never has trouble of its own. `GAME` stands
//! for a game that exists.
#![no_main]

use std::cell::RefCell;
use std::net::{SocketAddr, TcpStream};
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use paisho_fuzz::Served;
use paisho_server::serve;
use paisho_wire::{Refusal, ToClient, ToServer};
use tokio::net::TcpListener;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// A socket may send so many frames at once; afterwards it would have to wait.
const FRAMES: u64 = 28;

static SERVER: LazyLock<(Served, SocketAddr)> = LazyLock::new(|| {
    let served = Served::new();
    let listener = served
        .runtime
        .block_on(TcpListener::bind("127.0.0.1:0"))
        .expect("a port");
    let address = listener.local_addr().expect("an address");
    let house = served.house.clone();
    served
        .runtime
        .spawn(serve::run(house, listener, std::future::pending()));
    (served, address)
});

/// A client, and how many frames it has sent.
struct Client {
    socket: WebSocket<TcpStream>,
    sent: u64,
}

thread_local! {
    static CLIENT: RefCell<Option<Client>> = const { RefCell::new(None) };
}

impl Client {
    fn new() -> Self {
        let (served, address) = &*SERVER;
        let url = format!("ws://{address}/api/v1/socket");
        let mut request = url.into_client_request().expect("a request");
        let cookie = served.cookie.parse().expect("a cookie");
        request.headers_mut().insert("cookie", cookie);
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_nodelay(true).expect("a socket of this machine");
        let (socket, _) = tungstenite::client(request, stream).expect("a handshake");
        Self { socket, sent: 0 }
    }

    /// Sends a frame and a beat; reads until the beat is answered.
    fn exchange(&mut self, frame: &str) {
        self.sent += 1;
        let n = self.sent;
        let beat = serde_json::to_string(&ToServer::Beat { n }).expect("a frame");
        self.socket
            .write(Message::text(frame))
            .expect("the socket is open");
        self.socket
            .write(Message::text(beat))
            .expect("the socket is open");
        self.socket.flush().expect("the socket is open");
        loop {
            let Message::Text(text) = self.socket.read().expect("the socket is open") else {
                continue;
            };
            let said: ToClient = serde_json::from_str(&text).expect("a frame of the contract");
            match said {
                ToClient::Beat { n: found, .. } if found == n => return,
                ToClient::Refused { refusal, .. } | ToClient::NotJoined { refusal, .. } => {
                    assert_ne!(refusal, Refusal::Trouble {}, "{frame}");
                }
                ToClient::Bye { reason, .. } => panic!("cut off: {reason}"),
                _ => {}
            }
        }
    }
}

fuzz_target!(|text: &str| {
    let frame = text.replace("GAME", &SERVER.0.game);
    CLIENT.with_borrow_mut(|client| {
        let client = client.get_or_insert_with(Client::new);
        if client.sent >= FRAMES {
            *client = Client::new();
        }
        client.exchange(&frame);
    });
});
