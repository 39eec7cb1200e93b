//! `paisho-lab suite`.

use core::time::Duration;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use paisho::{Position, Turn};
use paisho_engine::{Progress, Request, Search};

use super::{Problem, Suite};
use crate::Verdict;

/// Counts how many positions of suites the engine solves, and lists those it does not.
///
/// A turn counts if it is listed, or if the solver proves that it does what is asked as well.
#[derive(Args, Debug)]
pub(crate) struct Measure {
    /// Suites.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Time for each position in milliseconds.
    #[arg(long, default_value_t = 1000)]
    movetime: u64,
    /// Nodes for each position at most.
    #[arg(long)]
    nodes: Option<u64>,
}

/// The table of a search, in mebibytes.
const TABLE: usize = 16;
/// Nodes between two looks at the clock.
const SLICE: u64 = 64;

impl Measure {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
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
        }
        Ok(Verdict::Fine)
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
    problem.solutions.contains(&turn) || suite.task.is_done_by(&problem.position, turn)
}
