//! One engine session whose output lines are posted to the page as messages.

use std::io::{self, Write};
use std::time::Duration;

use paisho_engine::{Clock, Session, Status};

use crate::browser::{now, post_message};

/// The engine session of this worker.
pub(crate) struct Conversation {
    session: Session<Messages, PageClock>,
}

impl Conversation {
    pub(crate) fn new() -> Self {
        Self {
            session: Session::new(Messages::default(), PageClock),
        }
    }

    /// Handles a line of the protocol. Posting a message can't fail, so there is no error to
    /// report.
    pub(crate) fn hear(&mut self, line: &str) {
        let _ = self.session.line(line);
    }

    /// Searches for a short time; returns whether there is more to do.
    pub(crate) fn think(&mut self) -> bool {
        matches!(self.session.think(), Ok(Status::Thinking))
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.session.status() == Status::Thinking
    }
}

/// A writer that posts every line as a message.
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
