//! Games: lists, boards, turns, records.

use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use paisho::Position;
use paisho_wire::{Action, ActionBody, ClientId, GameId, GameList, GameState, TurnText};

use super::client::{Client, Form};
use super::remote::Answer;
use super::words;
use crate::command::show;
use crate::{input, output};

impl Client<'_> {
    pub(super) fn games(&mut self, path: &str) -> Result<()> {
        let answer = self.remote.get(path)?;
        self.tell(&answer, |list: &GameList| {
            let lines: Vec<String> = list.games.iter().map(words::game).collect();
            match lines.as_slice() {
                [] => "no games are being played".to_owned(),
                lines => lines.join("\n"),
            }
        })
    }

    pub(super) fn show(&mut self, game: &GameId) -> Result<()> {
        let answer = self.remote.get(&format!("games/{game}"))?;
        if self.form == Form::Json {
            return self.line(&answer.text);
        }
        self.draw_state(&answer.read()?)
    }

    /// Draws the board, with a line about players and status.
    pub(super) fn draw_state(&mut self, state: &GameState) -> Result<()> {
        let position = position(state)?;
        self.tell_state(state)?;
        self.line(&show::picture(&position, self.palette))
    }

    /// Prints players and status, and the offers that wait for an answer.
    fn tell_state(&mut self, state: &GameState) -> Result<()> {
        self.line(&words::game(&state.summary))?;
        let seats = state.summary.setup.ruleset.0.seats;
        self.line(&words::offers(&state.offers, seats).join("\n"))
    }

    pub(super) fn play(&mut self, game: &GameId, turn: &str) -> Result<()> {
        let state: GameState = self.remote.get(&format!("games/{game}"))?.read()?;
        let turn = input::turn(turn.trim(), &position(&state)?)?;
        let action = Action::Play {
            ply: state.summary.ply,
            turn: TurnText::try_from(turn.to_string())?,
        };
        let done = self.request(game, action)?;
        match self.form {
            Form::Json => self.line(&done.text),
            Form::Words => self.show(game),
        }
    }

    pub(super) fn act(&mut self, game: &GameId, action: Action) -> Result<()> {
        let done = self.request(game, action)?;
        if self.form == Form::Json {
            return self.line(&done.text);
        }
        let state: GameState = self.remote.get(&format!("games/{game}"))?.read()?;
        self.tell_state(&state)
    }

    fn request(&self, game: &GameId, action: Action) -> Result<Answer> {
        let id = request_id()?;
        let body = ActionBody { id, action };
        self.remote.post(&format!("games/{game}/actions"), &body)
    }

    pub(super) fn record(&mut self, game: &GameId, path: &str) -> Result<()> {
        let record = self.remote.get(&format!("games/{game}/record"))?;
        output::write(path, record.text.as_bytes(), self.out)
    }
}

/// A unique id for a request.
fn request_id() -> Result<ClientId> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let name = format!("cli-{}-{}", now.as_micros(), process::id());
    Ok(name.parse()?)
}

/// The position of a game, parsed.
fn position(state: &GameState) -> Result<Position> {
    let position = state.position.parse();
    position.context("cannot read the position that the server sent")
}
