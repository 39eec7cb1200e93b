//! The baseline: a bare WebSocket echo server on the same machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use super::client::{PATIENCE, Socket};
use super::client_error::ClientError;
use super::game::Pace;
use super::tally::Tally;

/// A message of the same length as that of a turn.
const TEXT: &str = r#"{"do":"act","game":"abcdefghijkl","id":"7","action":{"act":"play","ply":7,"turn":"(0,8)-(2,6)"}}"#;

/// An echo server with its own threads.
#[derive(Debug)]
pub(super) struct Echo {
    pub(super) address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Echo {
    pub(super) async fn start() -> anyhow::Result<Self> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let listening = runtime.spawn(async {
            let listener = TcpListener::bind("127.0.0.1:0").await?;
            let address = listener.local_addr()?;
            let listener = listener.tap_io(|stream| {
                // If this fails, the echo is only slower, which the measurements show.
                let _ = stream.set_nodelay(true);
            });
            let app = Router::new().route("/", get(upgrade));
            tokio::spawn(axum::serve(listener, app).into_future());
            std::io::Result::Ok(address)
        });
        let address = listening.await.context("cannot start the echo server")??;
        Ok(Self {
            address,
            runtime: Some(runtime),
        })
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        // A runtime must not block on its threads inside another runtime.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn upgrade(request: WebSocketUpgrade) -> axum::response::Response {
    request.on_upgrade(repeat)
}

async fn repeat(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else {
            continue;
        };
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

/// Sends messages to the echo server over these sockets at a fixed pace, and measures the round
/// trips.
pub(super) async fn measure(sockets: Vec<Socket>, seconds: u64, every: Duration) -> Arc<Tally> {
    let tally = Arc::new(Tally::default());
    let start = Instant::now();
    let mut talking = JoinSet::new();
    let many = u32::try_from(sockets.len().max(1)).unwrap_or(u32::MAX);
    for (number, socket) in (0..).zip(sockets) {
        let pace = Pace {
            first: start + every * number / many,
            every,
            end: start + Duration::from_secs(seconds),
        };
        let tally = Arc::clone(&tally);
        talking.spawn(async move {
            if let Err(error) = talk(socket, pace, &tally).await {
                tally.count_error(&error);
            }
        });
    }
    talking.join_all().await;
    tally
}

async fn talk(mut socket: Socket, pace: Pace, tally: &Tally) -> Result<(), ClientError> {
    let mut due = pace.first;
    while due < pace.end {
        sleep_until(due).await;
        let sent = Instant::now();
        socket.send_text(TEXT.to_owned()).await?;
        let back = timeout(PATIENCE, socket.next_text()).await;
        if back.unwrap_or(Err(ClientError::Silence))? != TEXT {
            return Err(ClientError::Unexpected("a different text".to_owned()));
        }
        tally.took(sent.elapsed());
        due += pace.every;
    }
    Ok(())
}
