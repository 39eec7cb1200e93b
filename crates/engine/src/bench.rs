//! A checksum of behaviour: fixed positions, fixed depth, and the number of nodes it takes.
//!
//! It is no speed test. A change that alters the number alters play, and needs a match to show
//! that play has not become worse.

use core::fmt;

use paisho::{Position, Ruleset};

use crate::baseline::{Greedy, PlainPlayer};
use crate::search::{Progress, Request, Search};

/// What a bench found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchReport {
    /// How many positions were searched.
    pub positions: usize,
    /// How many nodes that took: the checksum.
    pub nodes: u64,
}

impl fmt::Display for BenchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bench {} positions, {} nodes",
            self.positions, self.nodes
        )
    }
}

/// How deep each position is searched, in turns.
const DEPTH: u32 = 3;
/// No position takes more than this.
const MOST_NODES: u64 = 3000;
/// Positions are taken from games of a plain player after so many turns.
const AFTER_TURNS: [usize; 4] = [4, 14, 26, 40];
const RULESETS: [&str; 4] = [
    "rulebook",
    "garden_gate",
    "rulebook.oasis.quick_start",
    "rulebook.seats3",
];

/// Searches the fixed positions.
#[must_use]
pub fn bench() -> BenchReport {
    let mut report = BenchReport {
        positions: 0,
        nodes: 0,
    };
    for position in positions() {
        let mut request = Request::new(position);
        request.depth = Some(DEPTH);
        request.nodes = Some(MOST_NODES);
        let mut search = Search::new(request, 4);
        while search.step(MOST_NODES) == Progress::Running {}
        report.positions += 1;
        report.nodes += search.report().nodes;
    }
    report
}

/// The fixed positions: moments of games that the greedy player plays against itself.
fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for (seed, text) in RULESETS.iter().enumerate() {
        // The names above are known; a mistyped one would be noticed by the test below.
        let rules = text.parse().unwrap_or(Ruleset::RULEBOOK);
        let mut player = Greedy::new(seed as u64);
        let mut position = Position::start(rules);
        for turn in 1..=AFTER_TURNS[AFTER_TURNS.len() - 1] {
            let Some(chosen) = player.turn(&position) else {
                break;
            };
            position.play_unchecked(chosen);
            if AFTER_TURNS.contains(&turn) && position.outcome().is_none() {
                found.push(position.clone());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rulesets_of_the_bench_exist() {
        for text in RULESETS {
            assert_eq!(
                text.parse::<Ruleset>().map(|r| r.to_string()),
                Ok(text.to_owned())
            );
        }
        assert!(positions().len() > 12);
    }
}
