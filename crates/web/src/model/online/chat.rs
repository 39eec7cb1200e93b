//! The chat of a table. After a reconnect the server sends all lines again, so lines that are known
//! (same author and time) are skipped.

use paisho_wire::{ChatLine, Person, Room};

/// The lines of chat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chat {
    lines: Vec<ChatLine>,
    /// How many of them have been read.
    read: usize,
}

impl Chat {
    /// All lines, the oldest first.
    #[must_use]
    pub fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    /// How many lines have not been read yet.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.lines.len() - self.read
    }

    /// Marks all lines as read.
    pub const fn mark_read(&mut self) {
        self.read = self.lines.len();
    }

    /// Adds lines that came in; known lines are skipped.
    pub fn hear(&mut self, lines: Vec<ChatLine>) {
        for line in lines {
            if !self.lines.contains(&line) {
                self.lines.push(line);
            }
        }
        self.lines.sort_by_key(|line| line.at);
    }

    /// How often a person has sent a text.
    #[must_use]
    pub fn times_said(&self, by: &Person, room: Room, text: &str) -> usize {
        let said =
            |line: &&ChatLine| line.by.id == by.id && line.room == room && line.text == text.trim();
        self.lines.iter().filter(said).count()
    }
}
