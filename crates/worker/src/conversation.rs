//! One session of the engine, whose answers become messages.

use std::io::{self, Write};
use std::time::Duration;

use paisho_engine::{Clock, Session, Status};

use crate::browser::{now, post_message};

/// The engine and whoever listens to it.
pub(crate) struct Conversation {
    session: Session<Messages, PageClock>,
}

impl Conversation {
    pub(crate) fn new() -> Self {
        Self {
            session: Session::new(Messages::default(), PageClock),
        }
    }

    /// Takes a line. Writing a message can't fail, so there is nothing to report.
    pub(crate) fn hear(&mut self, line: &str) {
        let _ = self.session.line(line);
    }

    /// Thinks for a moment; whether there is more to think about.
    pub(crate) fn think(&mut self) -> bool {
        matches!(self.session.think(), Ok(Status::Thinking))
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.session.status() == Status::Thinking
    }
}

/// Every line that is written becomes a message.
#[derive(Default)]
struct Messages {
    line: Vec<u8>,
}

impl Write for Messages {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                post_message(&String::from_utf8_lossy(&self.line));
                self.line.clear();
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The browser's own clock, which never goes backwards.
struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1000.0)
    }
}
