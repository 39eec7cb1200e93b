//! Two players of one game, each with their own socket. The latency of a turn is measured from the
//! moment it is sent on one socket until it arrives on the other.

use std::time::Duration;

use paisho::{Game, Ruleset, Seat, Turn};
use paisho_engine::Random;
use paisho_wire::{Action, Event, GameId, ToClient, ToServer};
use tokio::time::{Instant, timeout, timeout_at};

use super::client::{Cookie, HttpClient, PATIENCE, Socket};
use super::client_error::ClientError;
use super::tally::Tally;

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
    http: HttpClient,
    id: GameId,
    game: Game,
    /// Guest, then Host.
    players: [Player; 2],
    random: Random,
}

/// A disconnected client that may reconnect to its game.
#[derive(Clone, Debug)]
pub(super) struct Disconnected {
    pub(super) cookie: Option<Cookie>,
    pub(super) game: GameId,
    pub(super) version: Option<u32>,
}

impl Pair {
    /// Signs in two guests, starts a game between them and connects both.
    pub(super) async fn start(http: HttpClient, random: Random) -> Result<Self, ClientError> {
        let (guest, host) = (
            http.sign_in_as_guest().await?,
            http.sign_in_as_guest().await?,
        );
        let id = http.start_game([&guest, &host]).await?;
        let players = [
            Player::join(&http, guest, &id).await?,
            Player::join(&http, host, &id).await?,
        ];
        Ok(Self {
            http,
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
    pub(super) async fn play(mut self, pace: Pace, tally: &Tally) -> [Disconnected; 2] {
        if let Err(error) = self.play_on(pace, tally).await {
            tally.count_error(&error);
        }
        let game = self.id;
        self.players.map(|player| Disconnected {
            cookie: Some(player.cookie),
            game: game.clone(),
            version: Some(player.version),
        })
    }

    async fn play_on(&mut self, pace: Pace, tally: &Tally) -> Result<(), ClientError> {
        let mut due = pace.first;
        // A server that can't keep up gets no extra time.
        while due.max(Instant::now()) < pace.end {
            self.rest_until(due).await?;
            if self.game.outcome().is_some() {
                self.start_next_game().await?;
            }
            let turn = timeout(PATIENCE, self.turn()).await;
            tally.took(turn.unwrap_or(Err(ClientError::Silence))?);
            due += pace.every;
        }
        self.rest_until(pace.end).await
    }

    /// Receives messages until a moment.
    async fn rest_until(&mut self, moment: Instant) -> Result<(), ClientError> {
        let listening = async {
            loop {
                self.hear().await?;
            }
        };
        let heard: Result<Result<(), ClientError>, _> = timeout_at(moment, listening).await;
        heard.unwrap_or(Ok(()))
    }

    async fn start_next_game(&mut self) -> Result<(), ClientError> {
        let [guest, host] = &mut self.players;
        let old = std::mem::replace(
            &mut self.id,
            self.http.start_game([&guest.cookie, &host.cookie]).await?,
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
    async fn turn(&mut self) -> Result<Duration, ClientError> {
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
                        return Err(ClientError::Unexpected("a different turn".to_owned()));
                    }
                }
                (_, News::Acknowledged) => acknowledged = true,
                _ => {}
            }
        }
    }

    fn played(&mut self, turn: Turn) -> Result<(), ClientError> {
        let played = self.game.play(turn);
        played.map_err(|e| ClientError::Unexpected(e.to_string()))?;
        Ok(())
    }

    fn some_turn(&mut self) -> Result<Turn, ClientError> {
        let random = &mut self.random;
        let step = self.game.position().random_step(|n| random.below(n));
        let missing = || ClientError::Unexpected("a position without legal turns".to_owned());
        step.and_then(Turn::from_step).ok_or_else(missing)
    }

    fn message(&self, ply: usize, turn: Turn) -> Result<ToServer, ClientError> {
        let name = format!("{ply}").parse();
        let text = turn.to_string().try_into();
        let (Ok(id), Ok(turn), Ok(ply)) = (name, text, u32::try_from(ply)) else {
            return Err(ClientError::Unexpected(format!(
                "a turn that is too long: {turn}"
            )));
        };
        Ok(ToServer::Act {
            game: self.id.clone(),
            id,
            action: Action::Play { ply, turn },
        })
    }

    /// The next message to one of the two players.
    async fn hear(&mut self) -> Result<(usize, News), ClientError> {
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
    async fn join(http: &HttpClient, cookie: Cookie, game: &GameId) -> Result<Self, ClientError> {
        let mut socket = Socket::open(http, Some(&cookie)).await?;
        let version = socket.join(game, None).await?;
        Ok(Self {
            cookie,
            socket,
            version,
        })
    }

    fn read(&mut self, here: &GameId, message: ToClient) -> Result<News, ClientError> {
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
pub(super) fn follow(last: &mut u32, version: u32) -> Result<(), ClientError> {
    if version != *last + 1 {
        let last = *last;
        return Err(ClientError::Unexpected(format!(
            "version {version} after version {last}"
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
