//! The interface of a player in a match, and the faults it can commit.

use std::time::Duration;

use anyhow::Result;
use paisho::{Game, Ruleset, Turn};

use super::inside::{EnginePlayer, Plain, UctPlayer};
use super::line::End;
use super::program::Program;
use super::spec::{Kind, Spec};
use paisho_engine::{Greedy, RandomPlayer};

/// A player of games, one after the other.
pub(crate) trait Player: Send {
    /// Prepares for a game; the seed determines everything that is random.
    fn begin(&mut self, rules: &Ruleset, seed: u64) -> Result<(), Fault>;

    /// Chooses the next turn. It need not be legal.
    fn turn(&mut self, game: &Game) -> Result<Answer, Fault>;

    /// The time for each turn, if the player has a clock.
    fn turn_time(&self) -> Option<Duration> {
        None
    }
}

/// A turn and the effort it took to find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) turn: Turn,
    pub(crate) used: Duration,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
}

/// A fault that loses the game at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) end: End,
    /// A description of the fault.
    pub(crate) note: String,
}

impl Fault {
    pub(crate) fn new(end: End, note: impl Into<String>) -> Self {
        let note = note.into();
        Self { end, note }
    }
}

/// Creates a player. Programs are started here.
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
