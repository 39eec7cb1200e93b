//! Two players of one game, each with their own socket. The latency of a turn is measured from the
//! moment it is sent on one socket until it arrives on the other.

use std::time::Duration;

use paisho::{Game, Ruleset, Seat, Turn};
use paisho_engine::Random;
use paisho_wire::{Action, Event, GameId, ToClient, ToServer};
use tokio::time::{Instant, timeout, timeout_at};

use super::client::{Cookie, Desk, PATIENCE, Socket};
use super::tally::Tally;
use super::trouble::Trouble;

/// The ruleset of all games.
pub(super) fn rules() -> Ruleset {
    Ruleset::default()
}

/// A player of the game.
#[derive(Debug)]
struct Player {
    cookie: Cookie,
    socket: Socket,
    /// The last game version that this player has received.
    version: u32,
}

/// The schedule of turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) first: Instant,
    pub(super) every: Duration,
    pub(super) end: Instant,
}

/// Two players and their game.
#[derive(Debug)]
pub(super) struct Pair {
    desk: Desk,
    id: GameId,
    game: Game,
    /// Guest, then Host.
    players: [Player; 2],
    random: Random,
}

/// A disconnected client that may reconnect to its game.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) cookie: Option<Cookie>,
    pub(super) game: GameId,
    pub(super) version: Option<u32>,
}

impl Pair {
    /// Signs in two guests, starts a game between them and connects both.
    pub(super) async fn come(desk: Desk, random: Random) -> Result<Self, Trouble> {
        let (guest, host) = (desk.come().await?, desk.come().await?);
        let id = desk.begin([&guest, &host]).await?;
        let players = [
            Player::enter(&desk, guest, &id).await?,
            Player::enter(&desk, host, &id).await?,
        ];
        Ok(Self {
            desk,
            id,
            game: Game::new(rules()),
            players,
            random,
        })
    }

    pub(super) const fn id(&self) -> &GameId {
        &self.id
    }

    /// Plays turns on schedule until the end. Any error ends the game early.
    pub(super) async fn play(mut self, pace: Pace, tally: &Tally) -> [Seen; 2] {
        if let Err(trouble) = self.play_on(pace, tally).await {
            tally.trouble(&trouble);
        }
        let game = self.id;
        self.players.map(|player| Seen {
            cookie: Some(player.cookie),
            game: game.clone(),
            version: Some(player.version),
        })
    }

    async fn play_on(&mut self, pace: Pace, tally: &Tally) -> Result<(), Trouble> {
        let mut due = pace.first;
        // A server that can't keep up gets no extra time.
        while due.max(Instant::now()) < pace.end {
            self.rest_until(due).await?;
            if self.game.outcome().is_some() {
                self.begin_again().await?;
            }
            let turn = timeout(PATIENCE, self.turn()).await;
            tally.took(turn.unwrap_or(Err(Trouble::Silence))?);
            due += pace.every;
        }
        self.rest_until(pace.end).await
    }

    /// Receives messages until a moment.
    async fn rest_until(&mut self, moment: Instant) -> Result<(), Trouble> {
        let listening = async {
            loop {
                self.hear().await?;
            }
        };
        let heard: Result<Result<(), Trouble>, _> = timeout_at(moment, listening).await;
        heard.unwrap_or(Ok(()))
    }

    async fn begin_again(&mut self) -> Result<(), Trouble> {
        let [guest, host] = &mut self.players;
        let old = std::mem::replace(
            &mut self.id,
            self.desk.begin([&guest.cookie, &host.cookie]).await?,
        );
        for player in [guest, host] {
            let game = old.clone();
            player.socket.send(&ToServer::Leave { game }).await?;
            player.version = player.socket.join(&self.id, None).await?;
        }
        self.game = Game::new(rules());
        Ok(())
    }

    /// Plays a random turn and returns its latency to the other player. Waits until the turn is
    /// also acknowledged.
    async fn turn(&mut self) -> Result<Duration, Trouble> {
        let mover = usize::from(self.game.position().decider() == Seat::HOST);
        let turn = self.some_turn()?;
        let ply = self.game.plies().len();
        let message = self.message(ply, turn)?;
        let sent = Instant::now();
        self.players[mover].socket.send(&message).await?;
        let (mut seen, mut acknowledged) = (None, false);
        loop {
            if let (Some(time), true) = (seen, acknowledged) {
                break self.played(turn).map(|()| time);
            }
            match self.hear().await? {
                (who, News::Turn(text)) if who != mover => {
                    seen = Some(sent.elapsed());
                    if !text.ends_with(&turn.to_string()) {
                        return Err(Trouble::Unexpected("another turn".to_owned()));
                    }
                }
                (_, News::Acknowledged) => acknowledged = true,
                _ => {}
            }
        }
    }

    fn played(&mut self, turn: Turn) -> Result<(), Trouble> {
        let played = self.game.play(turn);
        played.map_err(|e| Trouble::Unexpected(e.to_string()))?;
        Ok(())
    }

    fn some_turn(&mut self) -> Result<Turn, Trouble> {
        let random = &mut self.random;
        let step = self.game.position().random_step(|n| random.below(n));
        let missing = || Trouble::Unexpected("a position without turns".to_owned());
        step.and_then(Turn::from_step).ok_or_else(missing)
    }

    fn message(&self, ply: usize, turn: Turn) -> Result<ToServer, Trouble> {
        let name = format!("{ply}").parse();
        let text = turn.to_string().try_into();
        let (Ok(id), Ok(turn), Ok(ply)) = (name, text, u32::try_from(ply)) else {
            return Err(Trouble::Unexpected(format!("a turn too long: {turn}")));
        };
        Ok(ToServer::Act {
            game: self.id.clone(),
            id,
            action: Action::Play { ply, turn },
        })
    }

    /// The next message to one of the two players.
    async fn hear(&mut self) -> Result<(usize, News), Trouble> {
        let [guest, host] = &mut self.players;
        let (who, message) = tokio::select! {
            message = guest.socket.next() => (0, message?),
            message = host.socket.next() => (1, message?),
        };
        let news = self.players[who].read(&self.id, message)?;
        Ok((who, news))
    }
}

/// The relevant content of a message.
#[derive(Debug)]
enum News {
    /// The text of a turn, with number and seat.
    Turn(String),
    Acknowledged,
    Other,
}

impl Player {
    async fn enter(desk: &Desk, cookie: Cookie, game: &GameId) -> Result<Self, Trouble> {
        let mut socket = Socket::enter(desk, Some(&cookie)).await?;
        let version = socket.join(game, None).await?;
        Ok(Self {
            cookie,
            socket,
            version,
        })
    }

    fn read(&mut self, here: &GameId, message: ToClient) -> Result<News, Trouble> {
        match message {
            ToClient::Ack { .. } => Ok(News::Acknowledged),
            ToClient::Events { game, events, .. } if game == *here => {
                let mut news = News::Other;
                for stamped in events {
                    follow(&mut self.version, stamped.version)?;
                    if let Event::TurnPlayed { turn, .. } = stamped.event {
                        news = News::Turn(turn);
                    }
                }
                Ok(news)
            }
            _ => Ok(News::Other),
        }
    }
}

/// Checks that versions are consecutive; a gap or a repetition is an error of the server.
pub(super) fn follow(last: &mut u32, version: u32) -> Result<(), Trouble> {
    if version != *last + 1 {
        let last = *last;
        return Err(Trouble::Unexpected(format!(
            "version {version} after {last}"
        )));
    }
    *last = version;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_and_a_repetition_are_noticed() {
        let mut last = 4;
        assert_eq!(follow(&mut last, 5), Ok(()));
        assert!(follow(&mut last, 5).is_err());
        assert!(follow(&mut last, 7).is_err());
        assert_eq!(follow(&mut last, 6), Ok(()));
    }
}
