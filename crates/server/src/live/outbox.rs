//! The queue of frames for one client.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use paisho_wire::ToClient;
use tokio::sync::{mpsc, watch};

/// A frame on its way to a client.
pub(super) type Frame = Utf8Bytes;

/// The queue of frames for a client. Sending never waits for a slow client: if its queue is full,
/// the client is disconnected, and can reconnect with the last version it has seen.
#[derive(Clone, Debug)]
pub(super) struct Outbox {
    queue: mpsc::Sender<Frame>,
    cut: Arc<watch::Sender<bool>>,
}

impl Outbox {
    pub(super) fn new(queue: usize) -> (Self, mpsc::Receiver<Frame>) {
        let (sender, receiver) = mpsc::channel(queue.max(1));
        let outbox = Self {
            queue: sender,
            cut: Arc::new(watch::Sender::new(false)),
        };
        (outbox, receiver)
    }

    pub(super) fn send(&self, frame: Frame) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(frame) {
            self.cut_off();
        }
    }

    /// Closes the connection. Frames that are still queued are dropped.
    pub(super) fn cut_off(&self) {
        self.cut.send_replace(true);
    }

    pub(super) fn say(&self, message: &ToClient) {
        self.send(frame(message));
    }

    /// Becomes true when the client was too slow, or its session or token has ended.
    pub(super) fn cut(&self) -> watch::Receiver<bool> {
        self.cut.subscribe()
    }
}

/// Serializes a message.
pub(super) fn frame(message: &ToClient) -> Frame {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => {
            tracing::error!(%error, "a message could not be serialised");
            r#"{"say":"error","message":"the server could not write a message"}"#.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_reads_slowly_is_cut_off_and_nobody_waits() {
        let (outbox, mut queue) = Outbox::new(2);
        let cut = outbox.cut();
        outbox.say(&ToClient::Probe { n: 1 });
        outbox.say(&ToClient::Probe { n: 2 });
        assert!(!*cut.borrow());
        outbox.say(&ToClient::Probe { n: 3 });
        assert!(*cut.borrow());
        let kept = std::iter::from_fn(|| queue.try_recv().ok()).count();
        assert_eq!(kept, 2);
    }
}
