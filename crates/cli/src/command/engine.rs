//! `paisho engine`: the engine, driven by its text protocol.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use clap::Args;
use paisho_engine::{Session, Status, SystemClock};

use super::Verdict;

/// Speak the engine's text protocol on standard input and output.
///
/// Every command and reply is described in docs/engine-protocol.md.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  printf 'newgame rulebook\\nlegal\\nquit\\n' | paisho engine")]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let lines = lines_of_stdin();
        let mut session = Session::new(out, SystemClock::default());
        let mut status = Status::Waiting;
        while status != Status::Ended {
            status = match next_line(&lines, status) {
                Next::Line(line) => session.line(&line)?,
                Next::Nothing => session.think()?,
                // Standard input is closed, so no `stop` can arrive any more.
                Next::End => session.close()?,
            };
        }
        Ok(Verdict::Fine)
    }
}

/// The next event from standard input.
enum Next {
    Line(String),
    Nothing,
    End,
}

/// Waits for a line, unless the engine is thinking.
fn next_line(lines: &Receiver<String>, status: Status) -> Next {
    if status == Status::Thinking {
        return match lines.try_recv() {
            Ok(line) => Next::Line(line),
            Err(TryRecvError::Empty) => Next::Nothing,
            Err(TryRecvError::Disconnected) => Next::End,
        };
    }
    lines.recv().map_or(Next::End, Next::Line)
}

/// Reads standard input on its own thread, so that lines can arrive while the engine thinks.
fn lines_of_stdin() -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut bytes = Vec::new();
        // Invalid UTF-8 is replaced; the protocol reports lines that it does not understand.
        while matches!(input.read_until(b'\n', &mut bytes), Ok(read) if read > 0) {
            let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            bytes.clear();
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}
