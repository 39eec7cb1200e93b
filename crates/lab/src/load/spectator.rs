//! A spectator, which only receives the events of a game.

use paisho_wire::{Event, GameId, ToClient};
use tokio::time::{Instant, timeout_at};

use super::client::{Desk, Socket};
use super::game::{Seen, follow};
use super::tally::Tally;
use super::trouble::Trouble;

/// An anonymous client that watches a game.
#[derive(Debug)]
pub(super) struct Spectator {
    socket: Socket,
    game: GameId,
    version: u32,
}

impl Spectator {
    pub(super) async fn come(desk: Desk, game: GameId) -> Result<Self, Trouble> {
        let mut socket = Socket::enter(&desk, None).await?;
        let version = socket.join(&game, None).await?;
        Ok(Self {
            socket,
            game,
            version,
        })
    }

    /// Receives events until a moment.
    pub(super) async fn watch(mut self, end: Instant, tally: &Tally) -> Seen {
        if let Ok(Err(trouble)) = timeout_at(end, self.watch_on(tally)).await {
            tally.trouble(&trouble);
        }
        Seen {
            cookie: None,
            game: self.game,
            version: Some(self.version),
        }
    }

    async fn watch_on(&mut self, tally: &Tally) -> Result<(), Trouble> {
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
