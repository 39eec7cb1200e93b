//! A checksum of the engine's behaviour: the nodes it takes to search fixed positions to a fixed
//! depth.
//!
//! It is not a speed test. A change that alters the number alters play, and needs a match to show
//! that play has not become worse.

use core::fmt;

use paisho::{Position, Ruleset};

use crate::baseline::{Greedy, PlainPlayer};
use crate::search::{Progress, Request, Search};

/// The result of a bench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchReport {
    /// The positions, each with the number of nodes its search took.
    pub searched: Vec<(BenchPosition, u64)>,
}

/// A position of the bench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchPosition {
    /// After how many turns of its game it was reached.
    pub turns: usize,
    /// The position.
    pub position: Position,
}

impl BenchReport {
    /// The nodes of all positions together: the checksum.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.searched.iter().map(|(_, nodes)| nodes).sum()
    }

    /// The committed checksum of this version, from `bench.txt`; `None` if that file holds no
    /// number.
    #[must_use]
    pub fn expected() -> Option<u64> {
        include_str!("../bench.txt").trim().parse().ok()
    }
}

impl fmt::Display for BenchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (positions, nodes) = (self.searched.len(), self.nodes());
        write!(f, "bench {positions} positions, {nodes} nodes")
    }
}

/// How deep each position is searched, in turns.
const DEPTH: u32 = 3;
/// The limit of nodes per position.
const MOST_NODES: u64 = 3000;
/// After how many turns of a game of the greedy player positions are taken.
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
    let search = |p: BenchPosition| {
        let nodes = p.search();
        (p, nodes)
    };
    BenchReport {
        searched: BenchPosition::all().into_iter().map(search).collect(),
    }
}

impl BenchPosition {
    /// Searches the position and returns the number of nodes.
    #[must_use]
    pub fn search(&self) -> u64 {
        let mut request = Request::new(self.position.clone());
        request.depth = Some(DEPTH);
        request.nodes = Some(MOST_NODES);
        let mut search = Search::new(request, 4);
        while search.step(MOST_NODES) == Progress::Running {}
        search.report().nodes
    }

    /// The fixed positions, taken from games that the greedy player plays against itself.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut found = Vec::new();
        for (seed, text) in RULESETS.iter().enumerate() {
            // The names above are valid; the test below would notice a typo.
            let rules = text.parse().unwrap_or(Ruleset::RULEBOOK);
            let mut player = Greedy::new(seed as u64);
            let mut position = Position::start(rules);
            for turns in 1..=AFTER_TURNS[AFTER_TURNS.len() - 1] {
                let Some(chosen) = player.turn(&position) else {
                    break;
                };
                position.play_unchecked(chosen);
                if AFTER_TURNS.contains(&turns) && position.outcome().is_none() {
                    let position = position.clone();
                    found.push(Self { turns, position });
                }
            }
        }
        found
    }
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
        assert!(BenchPosition::all().len() > 12);
    }
}
