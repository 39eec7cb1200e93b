//! A spectator, which only receives the events of a game.

use paisho_wire::{Event, GameId, ToClient};
use tokio::time::{Instant, timeout_at};

use super::client::{HttpClient, Socket};
use super::client_error::ClientError;
use super::game::{Disconnected, follow};
use super::tally::Tally;

/// An anonymous client that watches a game.
#[derive(Debug)]
pub(super) struct Spectator {
    socket: Socket,
    game: GameId,
    version: u32,
}

impl Spectator {
    pub(super) async fn join(http: HttpClient, game: GameId) -> Result<Self, ClientError> {
        let mut socket = Socket::open(&http, None).await?;
        let version = socket.join(&game, None).await?;
        Ok(Self {
            socket,
            game,
            version,
        })
    }

    /// Receives events until a moment.
    pub(super) async fn watch(mut self, end: Instant, tally: &Tally) -> Disconnected {
        if let Ok(Err(error)) = timeout_at(end, self.watch_on(tally)).await {
            tally.count_error(&error);
        }
        Disconnected {
            cookie: None,
            game: self.game,
            version: Some(self.version),
        }
    }

    async fn watch_on(&mut self, tally: &Tally) -> Result<(), ClientError> {
        loop {
            let ToClient::Events { events, .. } = self.socket.next().await? else {
                continue;
            };
            for stamped in events {
                follow(&mut self.version, stamped.version)?;
                tally.saw(u64::from(matches!(stamped.event, Event::TurnPlayed { .. })));
            }
        }
    }
}
