//! The stream of changes to public games. Changes are collected for a moment, and each changed game
//! is read from the store once for all streams, and not at all without streams: sending thousands
//! of lines a second to each of thousands of streams would slow down everything else.

use std::collections::BTreeSet;
use std::future::Future;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use paisho_wire::GameId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender};
use tokio::time::sleep;

use super::app_state::AppState;
use crate::bus::News;
use crate::connection::{Count, Counted, Full};
use crate::store::GameRow;

/// How many batches of lines a stream may fall behind.
const BACKLOG: usize = 64;
/// How long changes are collected before they are sent.
const COLLECTED: Duration = Duration::from_millis(200);

/// Sends changes of public games to all streams.
#[derive(Debug)]
pub(crate) struct Feed {
    lines: Sender<Bytes>,
    streams: Arc<Count>,
}

/// One stream's subscription, counted until it is dropped.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) lines: Receiver<Bytes>,
    _counted: Counted,
}

impl Feed {
    /// A feed with these limits of streams, in total and per address.
    pub(super) fn new(most: usize, most_per_address: usize) -> Self {
        Self {
            lines: Sender::new(BACKLOG),
            streams: Count::new(most, most_per_address, "paisho_streams"),
        }
    }

    /// Subscribes to all lines from now on, unless a limit of streams is reached.
    pub(super) fn listen(&self, from: IpAddr) -> Result<Listener, Full> {
        let counted = self.streams.enter(Some(from))?;
        Ok(Listener {
            lines: self.lines.subscribe(),
            _counted: counted,
        })
    }

    /// Sends every changed game to the streams, until the bus is closed.
    async fn tell<F, R>(&self, mut news: Receiver<News>, line: F)
    where
        F: Fn(GameId) -> R,
        R: Future<Output = Option<Bytes>>,
    {
        while let Some(first) = next_change(&mut news).await {
            if self.lines.receiver_count() == 0 {
                continue;
            }
            let mut bundle = Vec::new();
            for game in collect(first, &mut news).await {
                bundle.extend(line(game).await.unwrap_or_default());
            }
            if !bundle.is_empty() {
                // Sending fails only if the last stream has ended meanwhile.
                let _ = self.lines.send(Bytes::from(bundle));
            }
        }
    }
}

/// The next game that changes; `None` once the bus is closed.
async fn next_change(news: &mut Receiver<News>) -> Option<GameId> {
    loop {
        match news.recv().await {
            Ok(News::Table { game, .. }) => return Some(game),
            // A feed that has fallen behind continues with new messages.
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return None,
        }
    }
}

/// Collects this game and all others that change within the next moment, each once.
async fn collect(first: GameId, news: &mut Receiver<News>) -> BTreeSet<GameId> {
    let mut changed = BTreeSet::from([first]);
    let mut over = pin!(sleep(COLLECTED));
    loop {
        tokio::select! {
            () = &mut over => return changed,
            game = next_change(news) => match game {
                Some(game) => changed.insert(game),
                None => return changed,
            },
        };
    }
}

/// Sends changes of public games to the streams, as long as the server runs.
pub(crate) async fn feed_streams(app: AppState) {
    let line = |game| line(&app, game);
    app.feed.tell(app.bus.listen(), line).await;
}

/// A public game as a line of JSON.
async fn line(app: &AppState, game: GameId) -> Option<Bytes> {
    let row = match app.store.game(&game).await {
        Ok(row) => row.filter(|row| row.public)?,
        Err(error) => {
            tracing::error!(%error, %game, "a change of a game could not be sent to the streams");
            return None;
        }
    };
    as_line(&row)
}

fn as_line(row: &GameRow) -> Option<Bytes> {
    let line = serde_json::to_string(&row.summary()).ok()?;
    Some(Bytes::from(line + "\n"))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::bus::{Bus, InProcess};

    fn changed(game: &str) -> News {
        News::Table {
            game: game.parse().unwrap(),
            version: 1,
        }
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test(start_paused = true)]
    async fn a_change_is_read_once_for_all_streams_and_never_for_none() {
        let (feed, bus, reads) = (Feed::new(50, 1), InProcess::default(), Cell::new(0));
        let read = |game: GameId| {
            reads.set(reads.get() + 1);
            std::future::ready(Some(Bytes::from(format!("{game} "))))
        };
        let tell = async |changes: &[&str]| {
            let news = bus.listen();
            for game in changes {
                bus.publish(changed(game));
            }
            bus.publish(News::Lobby);
            // With paused time, the sleep ends only when all messages have been handled.
            tokio::select! {
                () = feed.tell(news, read) => {}
                () = sleep(2 * COLLECTED) => {}
            }
        };
        tell(&["quiet"]).await;
        assert_eq!(reads.get(), 0);
        let mut streams: Vec<_> = (0..50).map(|i| feed.listen(address(i)).unwrap()).collect();
        tell(&["one", "two", "one", "one"]).await;
        assert_eq!(reads.get(), 2);
        for stream in &mut streams {
            assert_eq!(stream.lines.try_recv().unwrap(), "one two ");
            assert!(stream.lines.try_recv().is_err());
        }
    }

    #[test]
    fn streams_are_limited_by_address_and_in_all() {
        let feed = Feed::new(5, 2);
        let listen = |last| feed.listen(address(last));
        let (one, _two) = (listen(0).unwrap(), listen(0).unwrap());
        assert_eq!(listen(0).unwrap_err(), Full::Address);
        drop(one);
        let _one = listen(0).unwrap();
        let _others = [1, 2, 3].map(|last| listen(last).unwrap());
        assert_eq!(listen(4).unwrap_err(), Full::All);
    }
}
