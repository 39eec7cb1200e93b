//! The socket: frames to and from the server.

use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result};
use paisho_wire::{ToClient, ToServer};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

use super::house::House;

/// The server measures the way through the network every few seconds: a longer silence means
/// that it is gone.
const SILENCE: Duration = Duration::from_secs(90);

/// An open connection.
pub(super) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

/// A frame, and as it came.
pub(super) struct Frame {
    pub(super) text: String,
    pub(super) said: ToClient,
}

impl Socket {
    pub(super) fn open(house: &House) -> Result<Self> {
        let address = house.socket();
        let mut request = address.as_str().into_client_request()?;
        if let Some((name, value)) = house.credentials() {
            let value = HeaderValue::from_str(&value);
            let value = value.context("the pass has letters that can't be sent")?;
            request.headers_mut().insert(name, value);
        }
        let (socket, _) = connect(request).with_context(|| format!("cannot reach {address}"))?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(SILENCE))?;
        }
        Ok(Self(socket))
    }

    pub(super) fn say(&mut self, message: &ToServer) -> Result<()> {
        let text = serde_json::to_string(message)?;
        self.0.send(Message::text(text)).context("cannot send")
    }

    /// The next frame that matters; answers those by which the server measures the way.
    pub(super) fn next(&mut self) -> Result<Frame> {
        loop {
            let message = self.0.read().context("the connection broke")?;
            let Message::Text(text) = message else {
                continue;
            };
            match serde_json::from_str(text.as_str()) {
                Ok(ToClient::Probe { n }) => self.say(&ToServer::Echo { n })?,
                Ok(said) => {
                    let text = text.as_str().to_owned();
                    return Ok(Frame { text, said });
                }
                // A newer server may say what this client does not know.
                Err(_) => {}
            }
        }
    }
}
