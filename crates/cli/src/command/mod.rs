//! The commands, one file each.

mod admin;
mod analyze;
mod bench;
mod completions;
mod conform;
mod convert;
mod engine;
mod explain;
mod man;
mod match_;
mod online;
mod perft;
mod print;
mod render;
mod repair;
mod rules;
mod serve;
mod show;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub(crate) use online::TOKEN;

/// Play, host and analyse Skud Pai Sho. Without a command it runs the server, like `paisho serve`.
///
/// Exit codes: 0 success, 1 differences were found or a turn is illegal, 2 wrong usage or unreadable
/// input.
///
/// Skud Pai Sho was created by Zach Burnham (skudpaisho.com); Pai Sho comes from Avatar: The Last
/// Airbender. We are not affiliated with either. `paisho rules --chapter credits` names everyone.
#[derive(Parser, Debug)]
#[command(
    name = "paisho",
    version,
    after_help = "\
Examples:
  paisho show '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)'
  paisho explain '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)' '2G.(0,-8)-(1,-6)'
  paisho perft 4
  paisho rules --chapter harmony
  paisho render game.txt -o game.png
  paisho analyze game.txt
  paisho help convert"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Online(online::Online),
    Conform(conform::Conform),
    Perft(perft::Perft),
    Show(show::Show),
    Explain(explain::Explain),
    Convert(convert::Convert),
    Repair(repair::Repair),
    Render(render::Render),
    Print(print::Print),
    Rules(rules::Rules),
    Analyze(analyze::Analyze),
    Engine(engine::Engine),
    Bench(bench::Bench),
    Match(Box<match_::Match>),
    Completions(completions::Completions),
    /// For packagers.
    #[command(hide = true)]
    Man(man::Manual),
}

/// The result of a command that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// No problems were found.
    Fine,
    /// Differences were found, or a turn is illegal.
    Objection,
    /// Some of the input could not be read.
    Unreadable,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Fine => Self::SUCCESS,
            Verdict::Objection => Self::from(1),
            Verdict::Unreadable => Self::from(2),
        }
    }
}

impl Cli {
    /// Runs the command.
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        match self.command {
            Some(Command::Conform(conform)) => conform.run(out),
            Some(Command::Perft(perft)) => perft.run(out),
            Some(Command::Show(show)) => show.run(out),
            Some(Command::Explain(explain)) => explain.run(out),
            Some(Command::Convert(convert)) => convert.run(out),
            Some(Command::Repair(repair)) => repair.run(out),
            Some(Command::Render(render)) => render.run(out),
            Some(Command::Print(print)) => print.run(out),
            Some(Command::Rules(rules)) => rules.run(out),
            Some(Command::Analyze(analyze)) => analyze.run(out),
            Some(Command::Engine(engine)) => engine.run(out),
            Some(Command::Bench(bench)) => bench.run(out),
            Some(Command::Match(command)) => command.run(out),
            Some(Command::Completions(completions)) => completions.run(out),
            Some(Command::Man(manual)) => manual.run(out),
            Some(Command::Serve(serve)) => serve.run(out),
            Some(Command::Admin(admin)) => admin.run(out),
            Some(Command::Online(online)) => online.run(out),
            None => serve::Serve::default().run(out),
        }
    }
}
