//! What a match asks of a player, and what may go wrong with it.

use std::time::Duration;

use anyhow::Result;
use paisho::{Game, Ruleset, Turn};

use super::inside::{EnginePlayer, Plain, UctPlayer};
use super::line::End;
use super::program::Program;
use super::spec::{Kind, Spec};
use paisho_engine::{Greedy, RandomPlayer};

/// Somebody who plays games, one after the other.
pub(crate) trait Player: Send {
    /// Prepares for a game; the seed is salt for everything that depends on chance.
    fn begin(&mut self, rules: &Ruleset, seed: u64) -> Result<(), Fault>;

    /// Chooses the next turn. It need not be legal.
    fn turn(&mut self, game: &Game) -> Result<Answer, Fault>;

    /// The time for each turn, if time matters.
    fn turn_time(&self) -> Option<Duration> {
        None
    }
}

/// A turn and what it took to find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) turn: Turn,
    pub(crate) used: Duration,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
}

/// Something that loses the game at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) end: End,
    /// What happened, in words.
    pub(crate) note: String,
}

impl Fault {
    pub(crate) fn new(end: End, note: impl Into<String>) -> Self {
        let note = note.into();
        Self { end, note }
    }
}

/// Brings a player to the table. Programs are started here.
pub(crate) fn player(spec: &Spec, movetime: Duration, grace: Duration) -> Result<Box<dyn Player>> {
    let time = spec.limits.turn_time(movetime);
    Ok(match &spec.kind {
        Kind::Engine(settings) => Box::new(EnginePlayer::new(settings, spec.limits, time)),
        Kind::Random => Box::new(Plain::new(RandomPlayer::new)),
        Kind::Greedy => Box::new(Plain::new(Greedy::new)),
        Kind::Uct => Box::new(UctPlayer::new(spec.limits, time)),
        Kind::Program(settings) => Box::new(Program::start(settings, spec.limits, time, grace)?),
    })
}
