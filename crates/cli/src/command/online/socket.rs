//! The WebSocket: frames to and from the server.

use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result};
use paisho_wire::{ToClient, ToServer};
use tungstenite::client::{IntoClientRequest, connect_with_config};
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use super::remote::{Remote, network};

/// The read timeout. The server sends a probe every few seconds, so a longer silence means that it
/// is gone.
const SILENCE: Duration = Duration::from_secs(90);

/// The error message for a lost connection.
const BROKE: &str = "the connection was lost";

/// An open connection.
pub(super) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

/// A frame, with its original text.
pub(super) struct Frame {
    pub(super) text: String,
    pub(super) said: ToClient,
}

impl Socket {
    pub(super) fn open(remote: &Remote) -> Result<Self> {
        let address = remote.socket();
        let mut request = address.as_str().into_client_request()?;
        if let Some((name, value)) = remote.credentials() {
            let value = HeaderValue::from_str(&value);
            let value =
                value.context("the stored credentials have characters that can't be sent")?;
            request.headers_mut().insert(name, value);
        }
        // As with HTTP requests, only the given address is ever contacted.
        let connected = connect_with_config(request, None, 0);
        let what = || format!("cannot reach {address}");
        let (socket, _) = connected.map_err(|error| network(&what(), &error))?;
        let stream = match socket.get_ref() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(&stream.sock),
            _ => None,
        };
        if let Some(stream) = stream {
            stream.set_read_timeout(Some(SILENCE))?;
        }
        Ok(Self(socket))
    }

    pub(super) fn say(&mut self, message: &ToServer) -> Result<()> {
        let text = serde_json::to_string(message)?;
        let sent = self.0.send(Message::text(text));
        sent.map_err(|error| network(BROKE, &error))
    }

    /// The next frame for the caller. Probes are answered here.
    pub(super) fn next(&mut self) -> Result<Frame> {
        loop {
            let message = self.0.read();
            let message = message.map_err(|error| network(BROKE, &error))?;
            let Message::Text(text) = message else {
                continue;
            };
            match serde_json::from_str(text.as_str()) {
                Ok(ToClient::Probe { n }) => self.say(&ToServer::Echo { n })?,
                Ok(said) => {
                    let text = text.as_str().to_owned();
                    return Ok(Frame { text, said });
                }
                // A newer server may send frames that this client does not know.
                Err(_) => {}
            }
        }
    }
}
