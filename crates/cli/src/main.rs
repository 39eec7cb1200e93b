//! The `paisho` program: parses its arguments, runs one command, and turns the result into an exit
//! code.
#![forbid(unsafe_code)]

mod analyze;
mod colour;
mod command;
mod conform;
mod contest;
mod convert;
mod describe;
mod input;
mod language;
mod number;
mod output;
mod picture;
mod print;
mod render;
mod settings;
mod stops;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

use command::{Cli, Verdict};

/// The allocator of musl is slow, above all with several threads.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = Cli::parse().run(&mut out);
    let flushed = out.flush();
    match result.and_then(|verdict| Ok(flushed.map(|()| verdict)?)) {
        Ok(verdict) => verdict.into(),
        // The reader of our output closed it, as `head` does: not an error.
        Err(error) if is_broken_pipe(&error) => Verdict::Fine.into(),
        Err(error) => {
            // If even the error can't be written, there is no other way to report it.
            let _ = writeln!(io::stderr(), "error: {}", with_causes(&error));
            Verdict::Unreadable.into()
        }
    }
}

/// An error and its causes. Errors that quote their cause, as those of the server do, say it once.
fn with_causes(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.ends_with(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| {
        let json = cause.downcast_ref::<serde_json::Error>();
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        io.or_else(|| json?.io_error_kind())
    });
    kinds.into_iter().any(|kind| kind == ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cause_that_is_quoted_is_said_once() {
        let error = |context| anyhow::Error::new(io::Error::other("disk full")).context(context);
        for context in ["can't write", "can't write: disk full"] {
            assert_eq!(with_causes(&error(context)), "can't write: disk full");
        }
    }
}
