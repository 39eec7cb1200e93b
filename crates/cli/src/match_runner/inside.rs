//! Players that are part of this program: the engine and the baseline players.

use std::time::{Duration, Instant};

use paisho::{Game, Ruleset, Turn};
use paisho_engine::{Allowance, Engine, PlainPlayer, Request, SystemClock, Uct};

use super::line::End;
use super::player::{Answer, Fault, Player};
use super::spec::{EngineSettings, Limits};

/// Our engine.
#[derive(Debug)]
pub(super) struct EnginePlayer {
    engine: Engine,
    settings: EngineSettings,
    limits: Limits,
    time: Option<Duration>,
    seed: u64,
}

impl EnginePlayer {
    pub(super) fn new(settings: &EngineSettings, limits: Limits, time: Option<Duration>) -> Self {
        Self {
            engine: Engine::new(settings.table, settings.threads),
            settings: settings.clone(),
            limits,
            time,
            seed: 0,
        }
    }

    fn request(&self, game: &Game) -> Request {
        let mut request = Request::of_game(game);
        request.depth = self.limits.depth;
        request.nodes = self.limits.nodes;
        request.seed = self.seed;
        request.evaluation = self.settings.evaluation.clone();
        self.settings.level.limit(&mut request);
        request
    }
}

impl Player for EnginePlayer {
    fn begin(&mut self, _: &Ruleset, seed: u64) -> Result<(), Fault> {
        self.engine.forget();
        self.seed = seed;
        Ok(())
    }

    fn turn(&mut self, game: &Game) -> Result<Answer, Fault> {
        let begun = Instant::now();
        let allowance = Allowance {
            turn: self.time,
            ..Allowance::default()
        };
        let clock = SystemClock::default();
        let report = self.engine.answer(self.request(game), &allowance, &clock);
        Ok(Answer {
            turn: found(report.best_turn())?,
            used: begun.elapsed(),
            nodes: report.nodes,
            depth: report.depth,
        })
    }

    fn turn_time(&self) -> Option<Duration> {
        self.time
    }
}

fn found(turn: Option<Turn>) -> Result<Turn, Fault> {
    turn.ok_or_else(|| Fault::new(End::IllegalTurn, "no turn was found"))
}

/// A baseline player that does not think ahead.
#[derive(Debug)]
pub(super) struct Plain<P> {
    make: fn(u64) -> P,
    player: P,
}

impl<P> Plain<P> {
    pub(super) fn new(make: fn(u64) -> P) -> Self {
        Self {
            make,
            player: make(0),
        }
    }
}

impl<P: PlainPlayer + Send> Player for Plain<P> {
    fn begin(&mut self, _: &Ruleset, seed: u64) -> Result<(), Fault> {
        self.player = (self.make)(seed);
        Ok(())
    }

    fn turn(&mut self, game: &Game) -> Result<Answer, Fault> {
        let begun = Instant::now();
        Ok(Answer {
            turn: found(self.player.turn(game.position()))?,
            used: begun.elapsed(),
            nodes: 0,
            depth: 0,
        })
    }
}

/// The baseline tree search.
#[derive(Debug)]
pub(super) struct UctPlayer {
    limits: Limits,
    time: Option<Duration>,
    seed: u64,
}

/// The number of visits between two checks of the clock.
const VISITS: u64 = 50;
/// The minimum number of visits: without them there is no turn to play, whatever the clock says.
const FIRST_VISITS: u64 = 2;

impl UctPlayer {
    pub(super) const fn new(limits: Limits, time: Option<Duration>) -> Self {
        let seed = 0;
        Self { limits, time, seed }
    }
}

impl Player for UctPlayer {
    fn begin(&mut self, _: &Ruleset, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn turn(&mut self, game: &Game) -> Result<Answer, Fault> {
        let begun = Instant::now();
        // Every turn has its own random numbers, and the same ones when the game is replayed.
        let seed = self.seed.wrapping_add(game.plies().len() as u64);
        let mut uct = Uct::new(game.position().clone(), seed);
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let mut nodes = FIRST_VISITS;
        uct.visit(FIRST_VISITS as u32);
        while nodes < most && self.time.is_none_or(|time| begun.elapsed() < time) {
            let slice = VISITS.min(most - nodes);
            uct.visit(slice as u32);
            nodes += slice;
        }
        Ok(Answer {
            turn: found(uct.best_turn())?,
            used: begun.elapsed(),
            nodes,
            depth: 0,
        })
    }

    fn turn_time(&self) -> Option<Duration> {
        self.time
    }
}
