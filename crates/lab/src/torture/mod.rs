//! `paisho-lab torture`: plays fast games with random rulesets to find crashes, hangs and illegal
//! turns.

mod finding;
mod game;
mod player;
mod ruleset;
mod tally;

use std::io::Write;
use std::time::Duration;

use clap::Args;

use crate::Verdict;
use crate::progress;
use crate::workers::{News, Workers};
use game::Settings;
use tally::Tally;

/// Plays fast games with random rulesets and looks for crashes, hangs and illegal turns.
///
/// A game depends only on the seed and its number: `--first N --games 1` replays game N.
#[derive(Args, Debug)]
pub(crate) struct Torture {
    /// The number of games.
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// The number of the first game.
    #[arg(long, default_value_t = 0)]
    first: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games are stopped, and counted as stopped, after this many turns.
    #[arg(long, default_value_t = 300)]
    turns: usize,
    /// How many games are played in parallel.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// A turn that takes longer than this is assumed to hang.
const PATIENCE: Duration = Duration::from_secs(120);

impl Torture {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let settings = Settings {
            seed: self.seed,
            most_turns: self.turns,
        };
        let numbers = self.first..self.first + self.games;
        let bar = progress::bar(self.games, 0);
        let workers = Workers::start(self.threads, numbers.collect(), move |number, pulse| {
            game::play(settings, number, pulse)
        });
        let mut tally = Tally::default();
        let mut hung = false;
        while let Some(news) = workers.next(PATIENCE) {
            let (number, text) = match news {
                News::Done(number, played) => {
                    tally.add(&played);
                    bar.inc(1);
                    (number, played.finding.map(|f| f.to_string()))
                }
                News::Silent(number) => {
                    hung = true;
                    (number, Some("a turn did not finish".to_owned()))
                }
            };
            if let Some(text) = text {
                let Self { seed, turns, .. } = self;
                let again = format!("--seed {seed} --turns {turns} --first {number} --games 1");
                writeln!(out, "paisho-lab torture {again}\n  {text}\n")?;
                out.flush()?;
            }
            if hung {
                break;
            }
        }
        bar.finish_and_clear();
        write!(out, "{tally}")?;
        Ok(if hung || tally.findings > 0 {
            Verdict::Objection
        } else {
            Verdict::Fine
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixty_games_over_rulesets_by_chance_go_well() {
        let torture = Torture {
            games: 60,
            first: 0,
            seed: 2026,
            turns: 100,
            threads: 2,
        };
        let mut out = Vec::new();
        let verdict = torture.run(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(verdict, Verdict::Fine, "{text}");
        assert!(text.starts_with("60 games"), "{text}");
        for seats in ["2 ", "3 ", "4 "] {
            let line = text.lines().find(|l| l.starts_with("seats:")).unwrap();
            assert!(line.contains(&format!(" {seats}")), "{line}");
        }
    }
}
