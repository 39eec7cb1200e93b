//! `paisho-lab selfplay`: plays games of the engine against itself, for fitting and calibration.

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

/// Plays games of the engine against itself and records them with their scores.
///
/// A game depends only on the seed and its number. Games that the file already contains are not
/// played again, so an interrupted run can be continued.
#[derive(Args, Debug)]
pub(crate) struct Selfplay {
    /// The total number of games in the file.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// The number of nodes per turn.
    #[arg(long, default_value_t = 1000)]
    nodes: u64,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rulesets for two players, used in rotation.
    #[arg(long, value_delimiter = ',', default_value = "rulebook,garden_gate")]
    ruleset: Vec<Ruleset>,
    /// How many games are played in parallel.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// The file to create or to continue.
    #[arg(long)]
    out: PathBuf,
}

/// A turn of self-play takes far less than this.
const PATIENCE: Duration = Duration::from_secs(600);

impl Selfplay {
    /// Runs the command.
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
                News::Silent(number) => bail!("no news of game {number} for ten minutes"),
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
