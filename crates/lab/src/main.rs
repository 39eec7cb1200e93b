//! The `paisho-lab` program: the workshop in which the engine's weights and test positions are
//! made, and a server is put under load. Nothing that players use depends on it.
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

/// The workshop of paisho.
///
/// Exit codes: 0 all is well, 1 something was found that should not be, 2 wrong usage or input
/// that can't be read.
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

/// How a command that did its work ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// All is well.
    Fine,
    /// Something was found that should not be.
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
            // If even the complaint can't be written there is nobody left to tell.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}
