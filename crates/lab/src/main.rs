//! The `paisho-lab` program: development tools that produce the engine's weights and test
//! positions, and load-test a server. Nothing that players use depends on it.
#![forbid(unsafe_code)]

mod asking;
mod calibrate;
mod curve;
mod fit;
mod load;
mod mine;
mod progress;
mod record;
mod samples;
mod seeds;
mod selfplay;
mod solve;
mod suite;
mod torture;
mod workers;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Development tools of paisho.
///
/// Exit codes: 0 success, 1 problems were found, 2 wrong usage or unreadable input.
#[derive(Parser, Debug)]
#[command(name = "paisho-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Selfplay(selfplay::Selfplay),
    Fit(fit::Fit),
    Calibrate(calibrate::Calibrate),
    Torture(torture::Torture),
    Mine(mine::Mine),
    Verify(suite::Verify),
    #[command(name = "suite")]
    Measure(suite::Measure),
    Load(load::Load),
}

/// The result of a command that completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// No problems were found.
    Fine,
    /// Problems were found.
    Objection,
}

impl Cli {
    fn run(self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Selfplay(selfplay) => selfplay.run(out),
            Command::Fit(fit) => fit.run(out),
            Command::Calibrate(calibrate) => calibrate.run(out),
            Command::Torture(torture) => torture.run(out),
            Command::Mine(mine) => mine.run(out),
            Command::Verify(verify) => verify.run(out),
            Command::Measure(measure) => measure.run(out),
            Command::Load(load) => load.run(out),
        }
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = Cli::parse().run(&mut out);
    let flushed = out.flush();
    match result.and_then(|verdict| Ok(flushed.map(|()| verdict)?)) {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Objection) => ExitCode::from(1),
        Err(error) => {
            // If stderr can't be written either, the error can't be reported at all.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}
