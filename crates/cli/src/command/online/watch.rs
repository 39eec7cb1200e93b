//! Watching a game live.

use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;
use paisho_table::GameReplica;
use paisho_wire::{Event, GameId, Problem, Stamped, Status, ToClient, ToServer};

use super::client::{Client, Form};
use super::remote::Refused;
use super::socket::{Frame, Socket};
use super::words;
use crate::command::show;

/// How many connections in a row may fail without any news before watching is given up.
const ATTEMPTS: u32 = 5;
/// The wait before the next connection.
const PAUSE: Duration = Duration::from_secs(1);

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
        let mut seen = None;
        let mut failures = 0;
        while !is_over(seen.as_ref()) {
            let before = version(seen.as_ref());
            let pause = match self.follow(game, &mut seen)? {
                None => break,
                Some(Pause::Asked(wait)) => wait,
                Some(Pause::Broken(error)) => {
                    failures = if version(seen.as_ref()) == before {
                        failures + 1
                    } else {
                        1
                    };
                    if failures == ATTEMPTS || seen.is_none() {
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
    fn follow(&mut self, game: &GameId, seen: &mut Option<GameReplica>) -> Result<Option<Pause>> {
        let join = |since| ToServer::Join {
            game: game.clone(),
            since,
        };
        let since = version(seen.as_ref());
        let opened = Socket::open(&self.remote);
        let joined = opened.and_then(|mut socket| socket.say(&join(since)).map(|()| socket));
        let mut socket = match joined {
            Ok(socket) => socket,
            Err(error) => return Ok(Some(Pause::Broken(error))),
        };
        while !is_over(seen.as_ref()) {
            let frame = match socket.next() {
                Ok(frame) => frame,
                Err(error) => return Ok(Some(Pause::Broken(error))),
            };
            if let ToClient::Bye { wait, .. } = frame.said {
                return Ok(Some(Pause::Asked(Duration::from_millis(wait).max(PAUSE))));
            }
            self.hear(&frame, game, seen)?;
        }
        Ok(None)
    }

    fn hear(
        &mut self,
        frame: &Frame,
        watched: &GameId,
        seen: &mut Option<GameReplica>,
    ) -> Result<()> {
        match &frame.said {
            ToClient::Game { state } if state.summary.id == *watched => {
                *seen = Some(GameReplica::open(state)?);
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
                    if let Some(seen) = seen {
                        self.happen(stamped, seen)?;
                    }
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

    /// Prints what is new; an event that is known already is not printed again.
    fn happen(&mut self, stamped: &Stamped, seen: &mut GameReplica) -> Result<()> {
        if stamped.version <= seen.table.version() {
            return Ok(());
        }
        seen.apply(stamped)?;
        if self.form == Form::Words {
            let seats = seen.table.setup().ruleset.0.seats;
            self.line(&words::event(&stamped.event, seats).unwrap_or_default())?;
            if let Event::TurnPlayed { .. } = &stamped.event {
                self.line(&show::picture(seen.table.position(), self.palette))?;
            }
        }
        Ok(())
    }
}

fn version(seen: Option<&GameReplica>) -> Option<u32> {
    seen.map(|seen| seen.table.version())
}

fn is_over(seen: Option<&GameReplica>) -> bool {
    seen.is_some_and(|seen| seen.table.status() != Status::Playing)
}
