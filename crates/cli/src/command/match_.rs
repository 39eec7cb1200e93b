//! `paisho match`: two players, many games, and an estimate of their difference in strength.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::Args;
use paisho::SeatCount;

use super::Verdict;
use crate::input;
use crate::match_runner::{self, Display, Flow, GameLine, Journal, Spec, Sprt, Summary, Terms};
use crate::stop_flag::StopFlag;

/// Play two players against each other.
///
/// A player is engine, random, greedy, uct, or cmd:PROGRAM ARGS for any program that speaks the
/// protocol of docs/engine-protocol.md. Settings follow a colon: engine:level=3, engine:nodes=4000,
/// engine:depth=3,threads=2,table=64, uct:visits=500; for programs they are in brackets:
/// cmd(nodes=4000,level=3):PROGRAM. Every weight of the evaluation is also a setting of engine.
/// Players with a limit of nodes, depth or visits but no movetime of their own have no clock.
///
/// Games are played in pairs: the same random opening twice, with seats swapped. A player loses by
/// an illegal turn, a crash, or no answer within --movetime plus --grace; a game that reaches
/// --turn-limit is a draw; everything else is decided by the rules. docs/matches.md explains this
/// and the numbers in the summary.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho match engine uct --games 200 --movetime 100
  paisho match engine:nodes=4000 engine:nodes=2000 --ruleset garden_gate --seed 7
  paisho match engine 'cmd:./old/paisho engine' --sprt 0,20 --games 2000 --out old-new
  paisho match engine:level=3 engine:level=4 --concurrency 2 --json")]
pub(crate) struct Match {
    /// The first player, A.
    a: Spec,
    /// The second player, B.
    b: Spec,
    /// Number of games; must be even.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// Time for each turn in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: u64,
    /// By how many milliseconds an answer may be late.
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(0..=3_600_000))]
    grace: u64,
    /// The ruleset for two players, such as garden_gate or rulebook.oasis.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// Seed of the openings and of all other random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of random turns, of both players together, after the accents and opening flowers.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=40))]
    opening_turns: u32,
    /// A game is a draw after this many turns of both players together.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(50..=1000))]
    turn_limit: u32,
    /// Number of games played in parallel.
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: NonZeroUsize,
    /// Stop as soon as a sequential test (SPRT) decides whether A is stronger by ELO0 or by ELO1,
    /// with an error probability of 5 % either way.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Store results and records in this folder, and continue the match if the folder has one.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Print the summary as one JSON object.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(short, long)]
    quiet: bool,
}

impl Match {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        ensure!(
            self.games.is_multiple_of(2),
            "games are played in pairs, so their number must be even: {}",
            self.games
        );
        let terms = self.terms()?;
        // Programs start before the folder is created, so that a wrong name leaves nothing behind.
        let specs = [self.a.clone(), self.b.clone()];
        let tables = match_runner::seat(&specs, &terms, self.concurrency)?;
        let (mut journal, mut lines) = match &self.out {
            Some(folder) => {
                let (journal, lines) = Journal::open(folder, &terms)?;
                (Some(journal), lines)
            }
            None => (None, Vec::new()),
        };
        let stop = StopFlag::on_interrupt()?;
        let display = if self.quiet {
            Display::Nothing
        } else {
            Display::new(self.games, lines.len())
        };
        let summary = |lines: &[GameLine]| {
            Summary::new(&terms.names, terms.ruleset.to_string(), lines, self.sprt)
        };
        let mut missing = self.missing(&lines);
        if summary(&lines).is_decided() {
            missing.clear();
        }
        match_runner::run(&terms, tables, missing, &stop, |finished| {
            if let Some(journal) = &mut journal {
                journal.keep(&finished)?;
            }
            lines.push(finished.line.clone());
            let now = summary(&lines);
            display.game(&finished.line, &now.standing());
            Ok(if now.is_decided() {
                Flow::Stop
            } else {
                Flow::GoOn
            })
        })?;
        display.clear();
        let summary = summary(&lines);
        self.print(&summary, out)?;
        if stop.is_set() && !summary.is_decided() {
            let (finished, games) = (summary.games, self.games);
            // Failing to print this remark must not fail the match.
            let _ = writeln!(io::stderr(), "stopped after {finished} of {games} games");
        }
        Ok(Verdict::Fine)
    }

    fn terms(&self) -> Result<Terms> {
        let ruleset = input::ruleset(&self.ruleset)?;
        ensure!(
            ruleset.seats == SeatCount::Two,
            "a match is for two players, not for {}",
            ruleset.seats as u8
        );
        Ok(Terms {
            names: [self.a.text.clone(), self.b.text.clone()],
            ruleset,
            seed: self.seed,
            opening_turns: self.opening_turns,
            turn_limit: self.turn_limit,
            movetime: Duration::from_millis(self.movetime),
            grace: Duration::from_millis(self.grace),
        })
    }

    /// The games that are not finished yet.
    fn missing(&self, lines: &[GameLine]) -> Vec<u32> {
        let finished: BTreeSet<u32> = lines.iter().map(|line| line.game).collect();
        let all = 1..=self.games;
        all.filter(|number| !finished.contains(number)).collect()
    }

    fn print(&self, summary: &Summary, out: &mut dyn Write) -> Result<()> {
        if self.json {
            serde_json::to_writer_pretty(&mut *out, summary)?;
            writeln!(out)?;
        } else {
            write!(out, "{summary}")?;
        }
        Ok(())
    }
}
