//! `paisho-lab selfplay`: games of the engine against itself, for fitting and for mining.

mod game;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use paisho::{Ruleset, SeatCount};

use crate::Verdict;
use crate::progress;
use crate::record::{Header, Journal};
use crate::workers::{News, Workers};

/// Plays games of the engine against itself and keeps them with its scores.
///
/// A game depends on the seed and its number alone. Games that the file has already are not played
/// again, so that an interrupted run goes on where it stopped.
#[derive(Args, Debug)]
pub(crate) struct Selfplay {
    /// How many games the file shall have.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// How many nodes each turn is searched.
    #[arg(long, default_value_t = 1000)]
    nodes: u64,
    /// Makes other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rulesets of two players, taken in turn.
    #[arg(long, value_delimiter = ',', default_value = "rulebook,garden_gate")]
    ruleset: Vec<Ruleset>,
    /// How many games are played at a time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// The file, which is begun or gone on with.
    #[arg(long)]
    out: PathBuf,
}

/// A turn of self-play takes far less than this.
const PATIENCE: Duration = Duration::from_secs(600);

impl Selfplay {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        if let Some(rules) = self.ruleset.iter().find(|r| r.seats != SeatCount::Two) {
            bail!("self-play is for two players, not for {rules}");
        }
        let header = Header {
            seed: self.seed,
            nodes: self.nodes,
            rulesets: self.ruleset.clone(),
        };
        let name = self.out.display().to_string();
        let mut journal = Journal::open(&self.out, &header).with_context(|| name.clone())?;
        let mut missing: Vec<usize> = (0..self.games).collect();
        missing.retain(|number| !journal.present.contains(number));
        let bar = progress::bar(self.games, self.games - missing.len());
        let workers = Workers::start(self.threads, missing, move |number, pulse| {
            game::play(&header, number, pulse)
        });
        while let Some(news) = workers.next(PATIENCE) {
            match news {
                News::Done(_, record) => journal.append(&record?).with_context(|| name.clone())?,
                News::Silent(number) => bail!("nothing heard of game {number} for ten minutes"),
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        writeln!(out, "{name}: {} games", self.games)?;
        Ok(Verdict::Fine)
    }
}
