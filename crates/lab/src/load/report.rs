//! The report of a run, as a text table or as JSON.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::server::Memory;
use super::tally::{Tally, Times};

/// The acceptable share of failed reconnections.
const GOOD_SHARE: f64 = 0.01;

/// All results of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Report {
    pub(super) games: usize,
    pub(super) spectators: usize,
    pub(super) seconds: u64,
    /// The requested turns per second.
    pub(super) wanted_turns: f64,
    /// The played turns per second.
    pub(super) turns: f64,
    /// Milliseconds from sending a turn until the opponent receives it.
    pub(super) times: Option<Times>,
    /// Turns that spectators saw.
    pub(super) watched: u64,
    /// Errors while connecting, playing and watching, by kind.
    pub(super) errors: BTreeMap<String, u64>,
    /// Seconds until all clients were connected.
    pub(super) coming: f64,
    pub(super) memory: Memories,
    pub(super) yardstick: Yardstick,
    pub(super) storm: Option<Storm>,
}

/// The server's memory, where the system reports it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Memories {
    pub(super) empty: Option<Memory>,
    pub(super) played: Option<Memory>,
    pub(super) end: Option<Memory>,
}

/// The baseline: a bare echo server with the same number of sockets and the same pace.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Yardstick {
    pub(super) times: Option<Times>,
    pub(super) errors: BTreeMap<String, u64>,
}

/// The results of all clients reconnecting at once.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Storm {
    pub(super) clients: usize,
    pub(super) within_seconds: u64,
    /// Milliseconds until clients had rejoined their games.
    pub(super) times: Option<Times>,
    pub(super) failures: u64,
    pub(super) errors: BTreeMap<String, u64>,
}

impl Yardstick {
    pub(super) fn of(tally: &Tally) -> Self {
        Self {
            times: tally.times(),
            errors: tally.errors(),
        }
    }
}

impl Storm {
    pub(super) fn of(tally: &Tally, clients: usize, within_seconds: u64) -> Self {
        let errors = tally.errors();
        Self {
            clients,
            within_seconds,
            times: tally.times(),
            failures: errors.values().sum(),
            errors,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "clients are few")]
    fn share(&self) -> f64 {
        self.failures as f64 / self.clients.max(1) as f64
    }
}

impl Report {
    /// Whether there were no errors, apart from the few clients that may have to retry in the
    /// storm.
    pub(super) fn is_fine(&self) -> bool {
        let calm = self.storm.as_ref().is_none_or(|s| s.share() < GOOD_SHARE);
        self.errors.is_empty() && self.times.is_some() && calm
    }

    /// The latency of a turn divided by that of the echo, for the 50th and the 99th percentile.
    pub(super) fn ratios(&self) -> Option<(f64, f64)> {
        let (turns, echo) = (self.times?, self.yardstick.times?);
        Some((turns.p50 / echo.p50, turns.p99 / echo.p99))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games, spectators, ..
        } = self;
        let players = 2 * games;
        writeln!(
            f,
            "{games} games, {players} players, {spectators} spectators, {} s; all connected after {:.1} s",
            self.seconds, self.coming
        )?;
        writeln!(
            f,
            "turns/s: {:.1}, target {:.1}; spectators saw {} turns",
            self.turns, self.wanted_turns, self.watched
        )?;
        writeln!(f)?;
        writeln!(
            f,
            "{:<22} {:>7} {:>9} {:>9} {:>9} {:>9}",
            "milliseconds", "count", "p50", "p95", "p99", "most"
        )?;
        line(f, "turn to opponent", self.times)?;
        line(f, "bare echo", self.yardstick.times)?;
        if let Some(storm) = &self.storm {
            line(f, "back after storm", storm.times)?;
        }
        writeln!(f)?;
        if let Some((p50, p99)) = self.ratios() {
            writeln!(f, "turn / echo: p50 {p50:.1}, p99 {p99:.1}")?;
        }
        self.memory.fmt(f)?;
        if let Some(storm) = &self.storm {
            writeln!(
                f,
                "storm: {} of {} not back within {} s ({:.2} %)",
                storm.failures,
                storm.clients,
                storm.within_seconds,
                100.0 * storm.share()
            )?;
            list(f, "storm", &storm.errors)?;
        }
        list(f, "echo", &self.yardstick.errors)?;
        writeln!(f, "errors: {}", self.errors.values().sum::<u64>())?;
        list(f, "error", &self.errors)
    }
}

impl fmt::Display for Memories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(empty), Some(played), Some(end)) = (self.empty, self.played, self.end) else {
            return writeln!(f, "server memory: unknown");
        };
        writeln!(
            f,
            "server memory (MiB): {:.0} empty, {:.0} after the games, {:.0} at most",
            empty.now, played.now, end.most
        )
    }
}

fn line(f: &mut fmt::Formatter<'_>, name: &str, times: Option<Times>) -> fmt::Result {
    match times {
        None => writeln!(f, "{name:<22} {:>7}", 0),
        Some(t) => writeln!(
            f,
            "{name:<22} {:>7} {:>9.2} {:>9.2} {:>9.2} {:>9.2}",
            t.count, t.p50, t.p95, t.p99, t.most
        ),
    }
}

fn list(f: &mut fmt::Formatter<'_>, name: &str, errors: &BTreeMap<String, u64>) -> fmt::Result {
    for (sort, count) in errors {
        writeln!(f, "  {name}: {count} × {sort}")?;
    }
    Ok(())
}
