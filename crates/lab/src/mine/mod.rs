//! `paisho-lab mine`: collects tactical positions from games of the engine against itself.
//!
//! A game depends only on the seed and its number, and results are processed in the order of the
//! numbers. So the same command makes the same suite with any number of threads.

mod game;
mod harvest;
mod ledger;
mod manner;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use clap::Args;

use crate::Verdict;
use crate::progress;
use crate::suite::{Problem, Task};

use harvest::harvest;
use ledger::Ledger;

/// Collects positions for a suite from games of the engine against itself.
///
/// If the file exists, mining continues after the last game in it.
#[derive(Args, Debug)]
pub(crate) struct Mine {
    /// The task that the positions set.
    #[arg(long, value_name = "TASK")]
    kind: Task,
    /// The number of positions in the suite.
    #[arg(long)]
    count: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The file of the suite.
    #[arg(long)]
    out: PathBuf,
}

/// The number of a game and its problems.
type Yield = (u64, Vec<Problem>);

impl Mine {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let mut ledger = Ledger::open(self)?;
        let first = ledger.next_game();
        let next = AtomicU64::new(first);
        let bar = progress::bar(self.count, ledger.len());
        thread::scope(|scope| {
            let (sender, yields) = mpsc::channel();
            for _ in 0..self.threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.work(next, &sender));
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut due = first;
            // Dropping the receiver stops the workers.
            while !ledger.is_full() {
                let (number, problems): Yield = yields.recv()?;
                waiting.insert(number, problems);
                while let Some(problems) = waiting.remove(&due) {
                    ledger.take(problems)?;
                    due += 1;
                    bar.set_position(ledger.len() as u64);
                }
            }
            anyhow::Ok(())
        })?;
        bar.finish();
        writeln!(out, "{}", ledger.summary())?;
        Ok(Verdict::Fine)
    }

    /// Plays games until the receiver is dropped.
    fn work(&self, next: &AtomicU64, sender: &Sender<Yield>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let record = game::play(self.seed, number);
            let problems = harvest(self.kind, &record);
            if sender.send((number, problems)).is_err() {
                return;
            }
        }
    }
}
