//! Seeks: offers to play.

use anyhow::Result;
use clap::{Args, ValueEnum};
use paisho_wire::{
    SeekAnswer, SeekBody, SeekId, SeekList, SideWish, Text, TimeControl, Visibility,
};
use serde_json::json;

use super::client::{Client, Form};
use super::{time, words};
use crate::input;

/// The game that the caller wants to play.
#[derive(Args, Debug)]
pub(super) struct Wish {
    /// The ruleset, such as rulebook.oasis; it also sets the number of players.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// The time control: minutes and seconds added per turn such as 10+10, days per turn such as 3d,
    /// days per turn and a reserve of days such as 1d+10d, or none.
    #[arg(long, default_value = "10+10", value_parser = time::parse)]
    time: TimeControl,
    /// The side you want to play.
    #[arg(long, value_enum, default_value = "random")]
    side: Side,
    /// Play for ratings.
    #[arg(long)]
    rated: bool,
    /// Do not list the seek in the lobby: only players who know its id can join.
    #[arg(long)]
    private: bool,
    /// Join a matching seek of another player if there is one.
    #[arg(long)]
    quick: bool,
    /// Play against the computer at this level; repeat it for several computer opponents.
    #[arg(long, value_name = "LEVEL")]
    computer: Vec<u8>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    Random,
    Host,
    Guest,
}

impl Wish {
    fn body(self) -> Result<SeekBody> {
        Ok(SeekBody {
            ruleset: Text(input::ruleset(&self.ruleset)?),
            time: self.time,
            rated: self.rated,
            side: match self.side {
                Side::Random => SideWish::Random,
                Side::Host => SideWish::Host,
                Side::Guest => SideWish::Guest,
            },
            visibility: if self.private {
                Visibility::Private
            } else {
                Visibility::Public
            },
            ratings: None,
            computers: self.computer,
            quick_pair: self.quick,
        })
    }
}

impl Client<'_> {
    pub(super) fn lobby(&mut self) -> Result<()> {
        let answer = self.remote.get("seeks")?;
        self.tell(&answer, |list: &SeekList| {
            let lines: Vec<String> = list.seeks.iter().map(words::seek).collect();
            match lines.as_slice() {
                [] => "there are no open seeks".to_owned(),
                lines => lines.join("\n"),
            }
        })
    }

    pub(super) fn seek(&mut self, wish: Wish) -> Result<()> {
        let answer = self.remote.post("seeks", &wish.body()?)?;
        self.tell(&answer, became)
    }

    pub(super) fn join(&mut self, seek: &SeekId) -> Result<()> {
        let answer = self
            .remote
            .post(&format!("seeks/{seek}/join"), &json!({}))?;
        self.tell(&answer, became)
    }

    pub(super) fn withdraw(&mut self, seek: &SeekId) -> Result<()> {
        self.remote.delete(&format!("seeks/{seek}"))?;
        match self.form {
            Form::Words => self.line("withdrawn"),
            Form::Json => Ok(()),
        }
    }
}

fn became(answer: &SeekAnswer) -> String {
    match answer {
        SeekAnswer::Waiting { seek } => format!("seek {} is waiting for other players", seek.id),
        SeekAnswer::Started { game } => format!("game {game} has started"),
    }
}
