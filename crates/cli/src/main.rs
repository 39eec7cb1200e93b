//! The `paisho` program: parses its arguments, runs one command, and turns the result into an exit
//! code.
#![forbid(unsafe_code)]

mod analyze;
mod colour;
mod command;
mod conform;
mod convert;
mod describe;
mod error_text;
mod input;
mod language;
mod match_runner;
mod number;
mod output;
mod picture;
mod print;
mod render;
mod settings;
mod stop_flag;
mod stops;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

use command::{Cli, Verdict};
use error_text::error_text;

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
            let _ = writeln!(io::stderr(), "error: {}", error_text(&error));
            Verdict::Unreadable.into()
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| {
        let json = cause.downcast_ref::<serde_json::Error>();
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        io.or_else(|| json?.io_error_kind())
    });
    kinds.into_iter().any(|kind| kind == ErrorKind::BrokenPipe)
}
