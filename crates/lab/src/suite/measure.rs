//! `paisho-lab suite`: counts how many positions of suites the engine solves.

use core::time::Duration;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use paisho::{Position, Turn};
use paisho_engine::{Progress, Request, Search};

use super::{Problem, Suite};
use crate::Verdict;

/// Counts how many positions of suites the engine solves, and lists the others.
///
/// A turn counts if it is listed, if the solver proves that it also solves the task, or if it wins
/// the game at once by the last flower, which is better than any later ring.
#[derive(Args, Debug)]
pub(crate) struct Measure {
    /// Suite files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Time per position in milliseconds.
    #[arg(long, default_value_t = 1000)]
    movetime: u64,
    /// Maximum number of nodes per position.
    #[arg(long)]
    nodes: Option<u64>,
    /// Fail if less than this share of a suite is solved, in percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 0)]
    at_least: usize,
}

/// The size of the transposition table in mebibytes.
const TABLE: usize = 16;
/// Nodes between two checks of the clock.
const SLICE: u64 = 64;

impl Measure {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let mut verdict = Verdict::Fine;
        for file in &self.files {
            let suite = Suite::load(file)?;
            let begun = Instant::now();
            let mut solved = 0;
            for problem in &suite.problems {
                let turn = self.answer(&problem.position);
                if turn.is_some_and(|t| is_solved(&suite, problem, t)) {
                    solved += 1;
                } else {
                    let played = turn.map_or_else(|| "nothing".to_owned(), |t| t.to_string());
                    writeln!(out, "missed, played {played}: {problem}")?;
                    out.flush()?;
                }
            }
            writeln!(
                out,
                "{}: {solved} of {} solved in {:.1} s",
                file.display(),
                suite.problems.len(),
                begun.elapsed().as_secs_f64()
            )?;
            out.flush()?;
            if 100 * solved < self.at_least * suite.problems.len() {
                verdict = Verdict::Objection;
            }
        }
        Ok(verdict)
    }

    /// The engine's turn.
    fn answer(&self, position: &Position) -> Option<Turn> {
        let mut request = Request::new(position.clone());
        request.nodes = self.nodes;
        let mut search = Search::new(request, TABLE);
        let begun = Instant::now();
        let time = Duration::from_millis(self.movetime);
        while search.step(SLICE) == Progress::Running && begun.elapsed() < time {}
        search.report().best_turn()
    }
}

fn is_solved(suite: &Suite, problem: &Problem, turn: Turn) -> bool {
    problem.solutions.contains(&turn)
        || suite.task.is_done_by(&problem.position, turn)
        || wins_at_once(&problem.position, turn)
}

fn wins_at_once(position: &Position, turn: Turn) -> bool {
    let outcome = position.play(turn).ok().and_then(|after| after.outcome());
    outcome.is_some_and(|o| o.winners == position.to_move().alone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These problems need more nodes than the engine visits between two checks of the clock.
    #[test]
    fn the_engine_thinks_until_its_nodes_or_its_time_are_used_up() {
        let suite = include_str!("../../../engine/suites/ring-in-2.txt");
        let suite: Suite = suite.parse().unwrap();
        let solved = |movetime, nodes| {
            let measure = Measure {
                files: Vec::new(),
                movetime,
                nodes: Some(nodes),
                at_least: 0,
            };
            let problems = suite.problems.iter().take(4);
            let is_solved = |problem: &&Problem| {
                let turn = measure.answer(&problem.position).unwrap();
                is_solved(&suite, problem, turn)
            };
            problems.filter(is_solved).count()
        };
        let hour = 3_600_000;
        let hasty = solved(0, 4_000);
        assert_eq!(hasty, solved(hour, SLICE));
        assert!(hasty < solved(hour, 4_000));
    }

    #[test]
    fn a_last_flower_that_wins_is_better_than_a_ring_to_come() {
        let text = include_str!("../../../engine/suites/ring-in-2.txt");
        let line = text
            .lines()
            .find(|line| line.contains("# game 603, ply 64"))
            .unwrap();
        let position: Position = line.split(';').next().unwrap().parse().unwrap();
        assert!(wins_at_once(&position, "W5(0,-8)".parse().unwrap()));
        assert!(!wins_at_once(&position, "(-7,-1)-(-7,3)".parse().unwrap()));
    }
}
