//! What is said at a table. After a break the server says everything again, so lines are told
//! apart by who said them when.

use paisho_wire::{ChatLine, Person, Room};

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chat {
    lines: Vec<ChatLine>,
    /// How many of them the reader has seen.
    read: usize,
}

impl Chat {
    /// All lines, the oldest first.
    #[must_use]
    pub fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    /// How many lines nobody has read yet.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.lines.len() - self.read
    }

    /// Everything has been read.
    pub const fn mark_read(&mut self) {
        self.read = self.lines.len();
    }

    /// Lines came in; those that are known change nothing.
    pub fn hear(&mut self, lines: Vec<ChatLine>) {
        for line in lines {
            if !self.lines.contains(&line) {
                self.lines.push(line);
            }
        }
        self.lines.sort_by_key(|line| line.at);
    }

    /// How often somebody has said a thing.
    #[must_use]
    pub fn times_said(&self, by: &Person, room: Room, text: &str) -> usize {
        let said =
            |line: &&ChatLine| line.by.id == by.id && line.room == room && line.text == text.trim();
        self.lines.iter().filter(said).count()
    }
}
