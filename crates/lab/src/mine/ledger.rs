//! The suite that is being mined, in memory and in its file.

use std::fs::{self, File, OpenOptions};
use std::io::Write;

use anyhow::Context;

use super::Mine;
use super::manner::Manner;
use crate::suite::{Problem, Suite, Task};

/// The suite, its file, and the number of problems wanted.
#[derive(Debug)]
pub(super) struct Ledger {
    task: Task,
    count: usize,
    problems: Vec<Problem>,
    file: File,
}

impl Ledger {
    /// Opens an existing suite, or creates one.
    pub(super) fn open(mine: &Mine) -> anyhow::Result<Self> {
        let shown = || mine.out.display().to_string();
        let problems = if mine.out.exists() {
            let suite = Suite::load(&mine.out)?;
            anyhow::ensure!(
                suite.task == mine.kind,
                "{} is a suite for the task {}",
                shown(),
                suite.task
            );
            suite.problems
        } else {
            fs::write(&mine.out, head(mine)).with_context(shown)?;
            Vec::new()
        };
        let file = OpenOptions::new().append(true).open(&mine.out);
        Ok(Self {
            task: mine.kind,
            count: mine.count,
            problems,
            file: file.with_context(shown)?,
        })
    }

    pub(super) const fn len(&self) -> usize {
        self.problems.len()
    }

    pub(super) const fn is_full(&self) -> bool {
        self.len() >= self.count
    }

    /// The number of the game after the last one with a problem in the file.
    pub(super) fn next_game(&self) -> u64 {
        let last = self.problems.iter().filter_map(|p| game_of(&p.note)).max();
        last.map_or(0, |number| number + 1)
    }

    /// Adds the problems of the next game that are wanted.
    pub(super) fn take(&mut self, problems: Vec<Problem>) -> anyhow::Result<()> {
        for problem in problems {
            if self.wants(&problem) {
                writeln!(self.file, "{problem}")?;
                self.problems.push(problem);
            }
        }
        Ok(self.file.flush()?)
    }

    /// Whether a problem is wanted: its position is new, and there are not too many plain problems
    /// already. Rings in one turn are mostly plain.
    fn wants(&self, problem: &Problem) -> bool {
        let is_plain = |p: &Problem| Manner::of(p) == Manner::Plain;
        let plain = self.problems.iter().filter(|p| is_plain(p)).count();
        let enough = self.task == Task::Ring1 && plain >= self.count / 2 && is_plain(problem);
        let known = self.problems.iter().any(|p| p.position == problem.position);
        !self.is_full() && !enough && !known
    }

    /// The number of problems by how they are solved.
    pub(super) fn summary(&self) -> String {
        let mut counts = std::collections::BTreeMap::new();
        for problem in &self.problems {
            *counts.entry(Manner::of(problem).to_string()).or_insert(0) += 1;
        }
        let counts = counts.iter().map(|(manner, n)| format!("{n} {manner}"));
        let counts = counts.collect::<Vec<_>>().join(", ");
        format!("{} positions: {counts}", self.len())
    }
}

/// The head of a new suite file.
fn head(mine: &Mine) -> String {
    let Mine {
        kind, count, seed, ..
    } = mine;
    let out = mine.out.file_name().unwrap_or_default().display();
    format!(
        "# Positions from games of the engine against itself; docs/suites.md explains the format.\n\
         # paisho-lab mine --kind {kind} --count {count} --seed {seed} --out {out}\n\
         suite {kind}\n"
    )
}

/// The number of the game in a note.
fn game_of(note: &str) -> Option<u64> {
    let number = note.strip_prefix("game ")?.split(',').next()?;
    number.parse().ok()
}
