//! Sentences of a program that uses this crate, from the program's own files.
//!
//! The program passes the files to [`Words::and`]; they may use all our terms and functions.

use std::fmt::Display;

use paisho::{Gate, Kind, Seat, SeatCount};

use super::Words;
use super::args::{Args, isolate};

/// A sentence whose values are being filled in.
///
/// ```
/// use paisho_view::words::{Language, Words};
/// let files = ["waiting = { $who } waits, { $turns } turns ahead"];
/// let words = Words::new(Language::English).and(&files);
/// let sentence = words.phrase("waiting").name("who", "Ana").count("turns", 2_usize).say();
/// assert_eq!(sentence, "\u{2068}Ana\u{2069} waits, 2 turns ahead");
/// ```
#[derive(Debug)]
#[must_use = "call `say` to get the sentence"]
pub struct Phrase<'a> {
    words: &'a Words,
    id: &'a str,
    args: Args,
}

impl Words {
    /// Begins a sentence of the program's own files.
    pub fn phrase<'a>(&'a self, id: &'a str) -> Phrase<'a> {
        Phrase {
            words: self,
            id,
            args: self.args(),
        }
    }
}

impl Phrase<'_> {
    /// A number, which selects the plural form.
    pub fn count(mut self, name: &'static str, count: impl Into<usize>) -> Self {
        self.args = self.args.count(name, count);
        self
    }

    /// A keyword that selects a variant of the sentence. It is never shown.
    pub fn choice(mut self, name: &'static str, choice: &'static str) -> Self {
        self.args = self.args.choice(name, choice);
        self
    }

    /// Text in the same language: a list, or another sentence.
    pub fn words(mut self, name: &'static str, words: impl Into<String>) -> Self {
        self.args = self.args.words(name, words.into());
        self
    }

    /// A name of unknown direction, such as a person's.
    pub fn name(mut self, name: &'static str, text: &str) -> Self {
        self.args = self.args.words(name, isolate(text));
        self
    }

    /// Text that is read from left to right in every language: notation, points, clocks.
    pub fn notation(mut self, name: &'static str, text: impl Display) -> Self {
        self.args = self.args.notation(name, text);
        self
    }

    /// A kind of tile, for `TERM`.
    pub fn tile(mut self, name: &'static str, kind: Kind) -> Self {
        self.args = self.args.tile(name, kind);
        self
    }

    /// A player, for `TERM`.
    pub fn seat(mut self, name: &'static str, seat: Seat, seats: SeatCount) -> Self {
        self.args = self.args.seat(name, seat, seats);
        self
    }

    /// A gate, for `TERM`.
    pub fn gate(mut self, name: &'static str, gate: Gate) -> Self {
        self.args = self.args.gate(name, gate);
        self
    }

    /// The sentence, or its id if it is not in the files.
    #[must_use]
    pub fn say(self) -> String {
        let found = self.words.find(self.id, None, &self.args);
        found.unwrap_or_else(|| {
            debug_assert!(false, "{:?} lacks {}", self.words.language, self.id);
            self.id.to_owned()
        })
    }
}
