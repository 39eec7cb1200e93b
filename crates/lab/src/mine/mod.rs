//! `paisho-lab mine`: tactical positions from games of the engine against itself.
//!
//! A game depends on the seed and its number alone, and the harvest of games is judged in the
//! order of their numbers, so the same command makes the same suite however many threads work.

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
/// If the file exists, the work goes on behind the last game in it.
#[derive(Args, Debug)]
pub(crate) struct Mine {
    /// What is to be found in the positions.
    #[arg(long, value_name = "TASK")]
    kind: Task,
    /// How many positions the suite shall have.
    #[arg(long)]
    count: usize,
    /// Other seeds make other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The suite.
    #[arg(long)]
    out: PathBuf,
}

/// What came of a game: its number and its problems.
type Yield = (u64, Vec<Problem>);

impl Mine {
    /// Does what the arguments ask for.
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
            // Dropping the receiver tells the workers that there is enough.
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

    /// Plays games until nobody listens any more.
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
