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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read_journal;

    #[test]
    fn an_interrupted_run_ends_as_one_that_was_not() {
        let folder = std::env::temp_dir();
        let path = |name: &str| folder.join(format!("paisho-lab-{}-{name}", std::process::id()));
        let run = |games: usize, threads: usize, path: &PathBuf| {
            let selfplay = Selfplay {
                games,
                nodes: 15,
                seed: 5,
                ruleset: vec![Ruleset::RULEBOOK, Ruleset::GARDEN_GATE],
                threads,
                out: path.clone(),
            };
            selfplay.run(&mut Vec::new()).unwrap();
        };
        let (whole, pieces) = (path("whole"), path("pieces"));
        run(3, 2, &whole);
        run(1, 1, &pieces);
        run(3, 1, &pieces);
        let (header, games) = read_journal(&whole).unwrap();
        assert_eq!(read_journal(&pieces).unwrap(), (header, games.clone()));
        let numbers: Vec<usize> = games.iter().map(|g| g.number).collect();
        assert_eq!(numbers, [0, 1, 2]);
        assert_eq!(games[1].game.ruleset(), &Ruleset::GARDEN_GATE);
        assert_ne!(games[0].game.to_string(), games[2].game.to_string());
        assert!(games.iter().all(|g| g.scores.iter().flatten().count() > 10));
        std::fs::remove_file(whole).unwrap();
        std::fs::remove_file(pieces).unwrap();
    }

    #[test]
    fn tables_of_three_are_turned_away() {
        let selfplay = Selfplay {
            games: 1,
            nodes: 15,
            seed: 5,
            ruleset: vec!["rulebook.seats3".parse().unwrap()],
            threads: 1,
            out: PathBuf::from("never-written"),
        };
        let error = selfplay.run(&mut Vec::new()).unwrap_err().to_string();
        assert_eq!(
            error,
            "self-play is for two players, not for rulebook.seats3"
        );
    }
}
