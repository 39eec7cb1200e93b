//! What all streams of public games are told. Each change is read from the store once, whoever
//! listens, and not at all while nobody does.

use std::future::Future;

use axum::body::Bytes;
use paisho_wire::GameId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender};

use super::house::House;
use crate::bus::News;
use crate::store::GameRow;

/// How many lines a stream may fall behind.
const BACKLOG: usize = 1024;

/// Where streams listen.
#[derive(Debug)]
pub(crate) struct Feed(Sender<Bytes>);

impl Default for Feed {
    fn default() -> Self {
        Self(Sender::new(BACKLOG))
    }
}

impl Feed {
    /// Every line from now on.
    pub(super) fn listen(&self) -> Receiver<Bytes> {
        self.0.subscribe()
    }

    /// Tells the streams of every change that the news name, until there are no more news.
    async fn tell<F, R>(&self, mut news: Receiver<News>, line: F)
    where
        F: Fn(GameId) -> R,
        R: Future<Output = Option<Bytes>>,
    {
        loop {
            match news.recv().await {
                Ok(News::Table { game, .. }) if self.0.receiver_count() > 0 => {
                    if let Some(line) = line(game).await {
                        // The last listener may have gone in the meantime.
                        let _ = self.0.send(line);
                    }
                }
                // Whoever falls behind goes on with what is new.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }
}

/// Tells the streams of every change of a public game, for as long as the server runs.
pub(crate) async fn feed_streams(house: House) {
    let line = |game| line(&house, game);
    house.feed.tell(house.bus.listen(), line).await;
}

/// A public game as a line of JSON.
async fn line(house: &House, game: GameId) -> Option<Bytes> {
    let row = match house.store.game(&game).await {
        Ok(row) => row.filter(|row| row.public)?,
        Err(error) => {
            tracing::error!(%error, %game, "the streams were not told of a change");
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

    #[tokio::test]
    async fn a_change_is_read_once_for_all_streams_and_never_for_none() {
        let (feed, bus, reads) = (Feed::default(), InProcess::default(), Cell::new(0));
        let read = |game: GameId| {
            reads.set(reads.get() + 1);
            std::future::ready(Some(Bytes::from(game.to_string())))
        };
        let tell = async |changes: &[&str]| {
            let news = bus.listen();
            for game in changes {
                bus.publish(changed(game));
            }
            bus.publish(News::Lobby);
            // Everything is there already, so one look tells all of it.
            tokio::select! {
                biased;
                () = feed.tell(news, read) => {}
                () = std::future::ready(()) => {}
            }
        };
        tell(&["quiet"]).await;
        assert_eq!(reads.get(), 0);
        let mut streams: Vec<_> = (0..50).map(|_| feed.listen()).collect();
        tell(&["one", "two"]).await;
        assert_eq!(reads.get(), 2);
        for stream in &mut streams {
            assert_eq!(stream.try_recv().unwrap(), "one");
            assert_eq!(stream.try_recv().unwrap(), "two");
        }
    }
}
