//! Searches for the best turn of a session's position: `info` lines, then `bestturn`.

use std::io::{self, Write};

use paisho::Position;

use super::answer;
use crate::clock::Clock;
use crate::engine::Thinking;
use crate::search::Progress;

/// A running search, and when its answer may be written.
#[derive(Debug)]
pub(super) struct Searching {
    thinking: Thinking,
    /// Whether only `stop` would ever end it.
    endless: bool,
    /// Whether the answer must wait for `stop`, even if the search is done earlier.
    infinite: bool,
    /// Whether the search is done and only waits for `stop`.
    held: bool,
}

impl Searching {
    pub(super) const fn new(thinking: Thinking, endless: bool, infinite: bool) -> Self {
        Self {
            thinking,
            endless,
            infinite,
            held: false,
        }
    }

    pub(super) const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the answer requires `stop`.
    pub(super) const fn needs_stop(&self) -> bool {
        self.endless || self.held
    }

    /// Allows the answer without `stop`.
    pub(super) const fn wait_no_longer(&mut self) {
        self.infinite = false;
    }

    /// Visits a few nodes and writes new results. It is done when the answer may be written.
    pub(super) fn go_on(
        &mut self,
        out: &mut impl Write,
        clock: &impl Clock,
    ) -> io::Result<Progress> {
        if self.held {
            return Ok(Progress::Running);
        }
        let depth = self.thinking.depth();
        let progress = self.thinking.go_on(clock);
        if self.thinking.depth() > depth {
            self.tell(out, clock)?;
        }
        self.held = progress == Progress::Done && self.infinite;
        Ok(if self.held {
            Progress::Running
        } else {
            progress
        })
    }

    fn tell(&self, out: &mut impl Write, clock: &impl Clock) -> io::Result<()> {
        answer::info(out, &self.thinking.report(), self.thinking.used(clock))
    }

    /// Writes the answer.
    pub(super) fn finish(
        &self,
        out: &mut impl Write,
        clock: &impl Clock,
        position: &Position,
    ) -> io::Result<()> {
        self.tell(out, clock)?;
        answer::best_turn(out, position, &self.thinking.report())
    }
}
