//! `paisho analyze`: the engine's analysis of a position or a game.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use clap::Args;
use paisho::Position;
use paisho::notation::Reading;
use paisho::notation::record::Record;
use paisho_engine::{Allowance, Engine, Request, ReviewSettings};

use super::{Verdict, show};
use crate::analyze::{self, Telling};
use crate::colour::{ColourChoice, heading};
use crate::input;
use crate::stop_flag::StopFlag;

/// Analyse a position, or review a game.
///
/// For a position, prints the best lines with the winning chance of the player to move, or `ring in
/// N` if a ring is proved. For a game, judges every turn, and lists the turning points with the
/// better turn and the reason. Progress goes to standard error; Ctrl-C stops the analysis and
/// prints what was found so far.
///
/// docs/analysis.md explains the numbers and the JSON.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho analyze '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(0,-5)'
  paisho analyze --nodes 50000 game.txt
  paisho analyze --lines 5 --movetime 10000 --board '1~rulebook~G~HW3-cGR3---------------~G233333LO-H333233LO'
  paisho convert --to position game.txt | paisho analyze --infinite -
  paisho analyze --json game.txt | jq .players")]
pub(crate) struct Analyze {
    /// A position, games as turns, records or a link, or a file with them; `-` for standard input.
    #[arg(value_name = "FILE|POSITION")]
    input: String,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// How many lines of play to print for a position.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=50))]
    lines: u8,
    /// Time for a position in milliseconds; 5000 if no other limit is given.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    movetime: Option<u32>,
    /// Maximum number of nodes, for a position or for each position of a game.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Maximum number of turns to look ahead.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,
    /// Analyse a position until Ctrl-C is pressed.
    #[arg(long, conflicts_with_all = ["movetime", "nodes", "depth"])]
    infinite: bool,
    /// Number of threads for a position.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Size of the engine's table of positions, in mebibytes.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    table: u16,
    /// Draw the position first, as `paisho show` does.
    #[arg(long, conflicts_with = "json")]
    board: bool,
    /// Print JSON: an object for the position, or one for each game.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(short, long)]
    quiet: bool,
    /// When to use colours.
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColourChoice,
}

/// How long to think about a position without other limits.
const USUAL_TIME: Duration = Duration::from_secs(5);

impl Analyze {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let ruleset = input::ruleset(&self.ruleset)?;
        let reading = Reading::parse(&input::text(&self.input)?, None, ruleset)?;
        input::warn(&reading.warnings);
        let stop = StopFlag::on_interrupt()?;
        match reading.records.as_slice() {
            [] => bail!("there is no game to analyse"),
            [one] if has_no_turns(one) => self.position(&one.end(), &stop, out)?,
            games => self.games(games, &stop, out)?,
        }
        Ok(Verdict::Fine)
    }

    const fn telling(&self) -> Telling {
        if self.quiet {
            Telling::Quiet
        } else {
            Telling::Progress
        }
    }

    fn position(&self, position: &Position, stop: &StopFlag, out: &mut dyn Write) -> Result<()> {
        if self.board {
            writeln!(out, "{}", show::picture(position, self.color.palette()))?;
            out.flush()?;
        }
        let mut request = Request::new(position.clone());
        request.lines = usize::from(self.lines);
        request.nodes = self.nodes;
        request.depth = self.depth;
        let allowance = Allowance {
            turn: self.time(),
            ..Allowance::default()
        };
        let engine = Engine::try_new(usize::from(self.table), usize::from(self.threads))?;
        let thought = analyze::think(&engine, request, &allowance, self.telling(), stop);
        if self.json {
            thought.print_json(out)
        } else {
            thought.print(out)
        }
    }

    /// The time for a position, if time limits the analysis at all.
    fn time(&self) -> Option<Duration> {
        let given = self.movetime.map(|ms| Duration::from_millis(ms.into()));
        let other = self.infinite || self.nodes.is_some() || self.depth.is_some();
        given.or((!other).then_some(USUAL_TIME))
    }

    fn games(&self, games: &[Record], stop: &StopFlag, out: &mut dyn Write) -> Result<()> {
        let of_positions = [
            ("--movetime", self.movetime.is_some()),
            ("--infinite", self.infinite),
            ("--board", self.board),
        ];
        for (option, used) in of_positions {
            ensure!(
                !used,
                "{option} applies to positions only; limit the review of a game with --nodes or \
                 --depth"
            );
        }
        let usual = ReviewSettings::default();
        let settings = ReviewSettings {
            nodes: self.nodes.unwrap_or(usual.nodes),
            depth: self.depth,
            table: usize::from(self.table),
        };
        for (i, game) in games.iter().enumerate() {
            if stop.is_set() {
                break;
            }
            if games.len() > 1 && !self.json {
                let title = format!("Game no. {}", i + 1);
                writeln!(out, "{}", self.color.palette().paint(&title, heading()))?;
            }
            self.game(game, settings, stop, out)?;
            out.flush()?;
        }
        Ok(())
    }

    fn game(
        &self,
        game: &Record,
        settings: ReviewSettings,
        stop: &StopFlag,
        out: &mut dyn Write,
    ) -> Result<()> {
        let review = analyze::review(game, settings, self.telling(), stop)?;
        if self.json {
            review.print_json(out)
        } else {
            review.print(self.color.palette(), out)
        }
    }
}

fn has_no_turns(record: &Record) -> bool {
    record.main_line().turns().is_empty()
}
