//! Watching a game live.

use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;
use paisho::notation::NumberedTurn;
use paisho::{Position, SeatCount};
use paisho_wire::{Event, GameId, Problem, Stamped, Status, ToClient, ToServer};

use super::client::{Client, Form};
use super::house::Refused;
use super::socket::{Frame, Socket};
use super::table::position;
use super::words;
use crate::command::show;

/// How many connections in a row may fail without any news before watching is given up.
const ATTEMPTS: u32 = 5;
/// The wait before the next connection.
const PAUSE: Duration = Duration::from_secs(1);

/// The state of a game as far as it was received.
#[derive(Default)]
struct Seen {
    /// The version of the last event.
    version: Option<u32>,
    /// The number of seats.
    seats: Option<SeatCount>,
    /// The position, unless an event changed it in a way that only the server can compute.
    position: Option<Position>,
    is_over: bool,
}

/// Why a connection ended.
enum Pause {
    /// The server asked to reconnect after a while.
    Asked(Duration),
    /// The connection was lost.
    Broken(anyhow::Error),
}

impl Client<'_> {
    /// Prints a game until it is over; reconnects when the connection is lost.
    pub(super) fn watch(&mut self, game: &GameId) -> Result<()> {
        let mut seen = Seen::default();
        let mut failures = 0;
        while !seen.is_over {
            let before = seen.version;
            let pause = match self.follow(game, &mut seen)? {
                None => break,
                Some(Pause::Asked(wait)) => wait,
                Some(Pause::Broken(error)) => {
                    failures = if seen.version == before {
                        failures + 1
                    } else {
                        1
                    };
                    if failures == ATTEMPTS || seen.version.is_none() {
                        return Err(error);
                    }
                    PAUSE
                }
            };
            sleep(pause);
        }
        Ok(())
    }

    /// Follows the game on one connection, until the connection or the game ends.
    fn follow(&mut self, game: &GameId, seen: &mut Seen) -> Result<Option<Pause>> {
        let join = |since| ToServer::Join {
            game: game.clone(),
            since,
        };
        let since = seen.version.filter(|_| seen.position.is_some());
        let opened = Socket::open(&self.house);
        let joined = opened.and_then(|mut socket| socket.say(&join(since)).map(|()| socket));
        let mut socket = match joined {
            Ok(socket) => socket,
            Err(error) => return Ok(Some(Pause::Broken(error))),
        };
        let mut asked_anew = since.is_none();
        while !seen.is_over {
            let frame = match socket.next() {
                Ok(frame) => frame,
                Err(error) => return Ok(Some(Pause::Broken(error))),
            };
            if let ToClient::Bye { wait, .. } = frame.said {
                return Ok(Some(Pause::Asked(Duration::from_millis(wait).max(PAUSE))));
            }
            self.hear(&frame, game, seen)?;
            let is_lost = seen.position.is_none();
            if is_lost
                && !asked_anew
                && let Err(error) = socket.say(&join(None))
            {
                return Ok(Some(Pause::Broken(error)));
            }
            asked_anew = is_lost;
        }
        Ok(None)
    }

    fn hear(&mut self, frame: &Frame, watched: &GameId, seen: &mut Seen) -> Result<()> {
        match &frame.said {
            ToClient::Game { state } if state.summary.id == *watched => {
                seen.version = Some(state.summary.version);
                seen.seats = Some(state.summary.setup.ruleset.0.seats);
                seen.position = Some(position(state)?);
                seen.is_over = state.summary.status != Status::Playing;
                match self.form {
                    Form::Json => self.line(&frame.text)?,
                    Form::Words => self.draw_state(state)?,
                }
            }
            ToClient::Events { game, events, .. } if game == watched => {
                if self.form == Form::Json {
                    self.line(&frame.text)?;
                }
                for stamped in events {
                    self.happen(stamped, seen)?;
                }
            }
            ToClient::NotJoined { refusal, .. } => {
                return Err(Refused(Problem {
                    error: "refused".to_owned(),
                    message: refusal.to_string(),
                    refusal: Some(refusal.clone()),
                })
                .into());
            }
            _ => {}
        }
        Ok(self.out.flush()?)
    }

    /// Handles a new event; events that were seen before are ignored.
    fn happen(&mut self, stamped: &Stamped, seen: &mut Seen) -> Result<()> {
        let (Some(seats), Some(last)) = (seen.seats, seen.version) else {
            return Ok(());
        };
        if stamped.version <= last {
            return Ok(());
        }
        let before = seen.position.as_ref();
        let after = before.and_then(|before| after(before, &stamped.event));
        seen.version = Some(stamped.version);
        seen.is_over |= matches!(stamped.event, Event::Finished { .. });
        if self.form == Form::Words {
            self.line(&words::event(&stamped.event, seats).unwrap_or_default())?;
            if let (Event::TurnPlayed { .. }, Some(position)) = (&stamped.event, &after) {
                self.line(&show::picture(position, self.palette))?;
            }
        }
        seen.position = after;
        Ok(())
    }
}

/// The position after an event; none if only the server can compute it.
fn after(before: &Position, event: &Event) -> Option<Position> {
    match event {
        Event::TurnPlayed { turn, .. } => {
            let turn = NumberedTurn::parse(turn, before.ruleset().seats).ok()?;
            before.play(turn.turn).ok()
        }
        // A takeback needs the earlier positions; after a departure the others may play on.
        Event::TakenBack { .. }
        | Event::Resigned { .. }
        | Event::Flagged { .. }
        | Event::Abandoned { .. } => None,
        _ => Some(before.clone()),
    }
}
