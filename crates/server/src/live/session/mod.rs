//! One socket: incoming frames are parsed strictly and handled; outgoing frames wait in a bounded
//! queue.

mod handle;
mod pace;
mod user;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use paisho_wire::{GameId, MAX_FRAME, PROTOCOL, ToClient};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::connections::SessionId;
use super::outbox::{Frame, Outbox};
use super::table_slot::TableSlot;
use super::{Live, lock};

use pace::{Lag, message_limit};
pub use user::SocketUser;

/// How long a client may take to read a frame.
const SLOWEST: Duration = Duration::from_secs(20);
/// The time limit for sending the close frame, and then for reading and discarding what the client
/// still sends.
const LINGERING: Duration = Duration::from_secs(2);
/// The read buffer, which every socket has all the time. Messages of clients are small; larger ones
/// take several reads.
const READ_BUFFER: usize = 4 * 1024;
/// Milliseconds that a client should wait before it reconnects.
const COME_BACK: u64 = 1000;
/// A session ends after this many probes without anything from the client.
const SILENT_PROBES: u32 = 3;

/// The state of one socket.
struct Session {
    live: Live,
    id: SessionId,
    user: SocketUser,
    outbox: Outbox,
    games: BTreeMap<GameId, Arc<TableSlot>>,
    lag: Lag,
    messages: DefaultDirectRateLimiter,
}

/// Whether a session continues.
enum Flow {
    GoesOn,
    Ends,
}

impl Live {
    /// Upgrades a request to a socket of a user or an anonymous spectator. `are_welcome` checks the
    /// user again once the socket is registered: otherwise, a session that ended between the
    /// request and the registration would go unnoticed.
    pub fn upgrade(
        self,
        request: WebSocketUpgrade,
        user: impl Into<SocketUser>,
        are_welcome: impl Future<Output = bool> + Send + 'static,
    ) -> Response {
        let user = user.into();
        request
            .max_message_size(MAX_FRAME)
            .max_frame_size(MAX_FRAME)
            .read_buffer_size(READ_BUFFER)
            .on_upgrade(move |socket| self.attend(socket, user, are_welcome))
    }

    /// Serves a socket until it ends.
    async fn attend(
        self,
        socket: WebSocket,
        user: SocketUser,
        are_welcome: impl Future<Output = bool>,
    ) {
        // What follows the session itself does not use the store, so the shutdown does not wait for
        // it.
        let under_way = self.0.tasks.begin();
        let (outbox, queue) = Outbox::new(self.0.settings.queue);
        let (sink, mut stream) = socket.split();
        let writer = tokio::spawn(write(sink, queue, outbox.cut()));
        let mut session = Session {
            id: self.0.env.word(),
            user,
            outbox,
            games: BTreeMap::new(),
            lag: Lag::default(),
            messages: message_limit(),
            live: self,
        };
        session.enter().await;
        if are_welcome.await {
            session.serve(&mut stream).await;
        }
        session.leave();
        drop((session, under_way));
        // The writer sends what is left, and ends when the last outbox is dropped.
        let _ = timeout(SLOWEST, writer).await;
        // Closing a connection with unread input resets it, and the client would never see the last
        // frames.
        let unread = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = timeout(LINGERING, unread).await;
    }
}

/// Sends frames until the queue is closed, the client is gone, or it was too slow.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: mpsc::Receiver<Frame>,
    mut cut: watch::Receiver<bool>,
) {
    while let Some(frame) = queue.recv().await {
        let sending = timeout(SLOWEST, sink.send(Message::Text(frame)));
        tokio::select! {
            biased;
            () = reached(&mut cut, |cut| *cut) => break,
            sent = sending => {
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
        }
    }
    let goodbye = CloseFrame {
        code: 1013,
        reason: "reconnect with the last version you have seen".into(),
    };
    let _ = timeout(LINGERING, sink.send(Message::Close(Some(goodbye)))).await;
}

/// Waits until a watched value satisfies a condition.
async fn reached<T>(watched: &mut watch::Receiver<T>, wanted: impl FnMut(&T) -> bool) {
    if watched.wait_for(wanted).await.is_err() {
        // The sender is gone, so the value can't change any more.
        std::future::pending::<()>().await;
    }
}

impl Session {
    async fn enter(&self) {
        let user = self.user.id().cloned();
        let outbox = self.outbox.clone();
        self.live.0.connections.enter(self.id, user, outbox);
        self.outbox.say(&ToClient::Hello {
            protocol: PROTOCOL,
            you: self.user.person.clone(),
            now: self.live.0.env.now(),
        });
        if let Some(id) = self.user.id() {
            self.live.has_come(id).await;
        }
    }

    fn leave(&self) {
        self.live.0.connections.leave(self.id);
        if let Some(id) = self.user.id() {
            let live = self.live.clone();
            self.live.0.tasks.spawn(live.has_gone(id.clone()));
        }
        let now = self.live.0.env.moment();
        for slot in self.games.values() {
            lock(&slot.members).leave(self.id, now);
        }
    }

    /// Reads until the client disconnects, is silent or too slow, or the server stops.
    async fn serve(&mut self, stream: &mut SplitStream<WebSocket>) {
        let mut cut = self.outbox.cut();
        let mut closing = self.live.0.closing.subscribe();
        let every = self.live.0.settings.probe;
        let mut probes = interval_at(Instant::now() + every, every);
        // A server that was frozen must not mistake that for silence of its clients.
        probes.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silent = 0;
        self.probe();
        loop {
            let flow = tokio::select! {
                // A client that was cut off is not served any more, even if it has sent more.
                biased;
                () = reached(&mut cut, |cut| *cut) => Flow::Ends,
                () = reached(&mut closing, Option::is_some) => self.say_bye(),
                _ = probes.tick() => {
                    silent += 1;
                    self.probe();
                    if silent > SILENT_PROBES { Flow::Ends } else { Flow::GoesOn }
                }
                message = stream.next() => {
                    silent = 0;
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        Some(Err(_)) | None => Flow::Ends,
                    }
                }
            };
            if matches!(flow, Flow::Ends) {
                return;
            }
        }
    }

    fn say_bye(&self) -> Flow {
        let reason = self.live.0.closing.borrow().clone();
        self.outbox.say(&ToClient::Bye {
            reason: reason.unwrap_or_default(),
            wait: COME_BACK,
        });
        Flow::Ends
    }

    fn probe(&mut self) {
        let n = self.lag.probe(Instant::now());
        self.outbox.say(&ToClient::Probe { n });
    }

    async fn hear(&mut self, message: Message) -> Flow {
        if self.messages.check().is_err() {
            self.outbox.say(&ToClient::Bye {
                reason: "too many messages; reconnect after `wait` milliseconds".to_owned(),
                wait: 10 * COME_BACK,
            });
            return Flow::Ends;
        }
        match message {
            Message::Text(text) => self.handle(text.as_str()).await,
            Message::Binary(_) => self.outbox.say(&ToClient::Error {
                message: "expected a text frame, found a binary one".to_owned(),
            }),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Close(_) => return Flow::Ends,
        }
        Flow::GoesOn
    }
}
