//! Writing records: tags, then turns in lines of at most 80 characters.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{NodeId, Record, tags};
use crate::outcome::Leaving;
use crate::position::Position;

/// The longest line, unless a single word is longer.
const WIDTH: usize = 80;

/// Writes a collection, with blank lines between the records. A record ends with a line end, so one
/// more makes a blank line.
pub(super) fn all<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let texts: Vec<String> = records.into_iter().map(ToString::to_string).collect();
    texts.join("\n")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_str("\n")?;
        let mut words = Words::default();
        words.line(self, NodeId::ROOT);
        words.write(f)
    }
}

impl Record {
    /// Known tags, those that follow from the record, then all others. Readers find the names of
    /// players first.
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_known = |tag: &(&str, &str)| tags::is_known(tag.0);
        for (name, value) in self.tags.iter().filter(is_known) {
            write_tag(f, name, value)?;
        }
        self.write_derived_tags(f)?;
        for (name, value) in self.tags.iter().filter(|t| !is_known(t)) {
            write_tag(f, name, value)?;
        }
        Ok(())
    }

    /// Ruleset and version are always written, so that a file can be read without knowing what was
    /// the default when it was made.
    fn write_derived_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = match self.result() {
            Some(outcome) => outcome.display(self.ruleset().seats).to_string(),
            None => String::from("unfinished"),
        };
        write_tag(f, "Result", &result)?;
        write_tag(f, "Ruleset", &self.ruleset().to_string())?;
        write_tag(
            f,
            "RulesVersion",
            &self.ruleset().version.number().to_string(),
        )?;
        if self.start != Position::start(*self.ruleset()) {
            write_tag(f, "Position", &self.start.to_string())?;
        }
        if self.first_number != 1 {
            write_tag(f, "FirstTurn", &self.first_number.to_string())?;
        }
        Ok(())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", escape(value, &['"']))
}

/// Puts a backslash before characters that would end the text, and writes line ends as letters. The
/// reader's `unescape` undoes it.
fn escape(text: &str, special: &[char]) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            c if c == '\\' || special.contains(&c) => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Pieces of text between which a line may be broken. Each is written in one line.
#[derive(Default)]
struct Words(Vec<String>);

impl Words {
    /// A node and the main line from there, with all variations of its turns. It is recursive only
    /// for variations, whose nesting [`MAX_DEPTH`](super::MAX_DEPTH) limits.
    fn line(&mut self, record: &Record, first: NodeId) {
        self.node(record, first);
        let mut node = first;
        // Variations of a turn stand after it, before the main line goes on.
        while let Some((main, variations)) = record.children(node).split_first() {
            self.node(record, *main);
            for variation in variations {
                self.variation(record, *variation);
            }
            node = *main;
        }
    }

    /// A variation in brackets, which are attached to its first and last word: no line break may
    /// separate them.
    fn variation(&mut self, record: &Record, first: NodeId) {
        let begin = self.0.len();
        self.line(record, first);
        if let Some(word) = self.0.get_mut(begin) {
            word.insert(0, '(');
        }
        if let Some(word) = self.0.last_mut() {
            word.push(')');
        }
    }

    /// A turn with its annotations. The order of annotations is fixed, so that equal records give
    /// equal texts.
    fn node(&mut self, record: &Record, id: NodeId) {
        let seats = record.ruleset().seats;
        if let Some(turn) = record.turn(id) {
            self.0.push(turn.display(seats).to_string());
        }
        for left in record.departures(id) {
            let reason = match left.reason {
                Leaving::Resignation => "resignation",
                Leaving::Time => "time",
            };
            let seat = left.seat.letter(seats);
            self.0.push(format!("[%out {seat} {reason}]"));
        }
        if let Some(time) = record.time_left(id) {
            self.0.push(format!("[%clk {time}]"));
        }
        if !record.comment(id).is_empty() {
            self.comment(record.comment(id));
        }
    }

    /// A comment, which may be broken at blanks that stand alone: a line end is read as one blank.
    /// Blanks next to others are kept inside a word, so that no line begins or ends with one.
    fn comment(&mut self, comment: &str) {
        let text = format!("{{{}}}", escape(comment, &['{', '}']));
        let mut word = String::new();
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            let alone = !word.is_empty() && !word.ends_with(' ') && chars.peek() != Some(&' ');
            if c == ' ' && alone {
                self.0.push(core::mem::take(&mut word));
            } else {
                word.push(c);
            }
        }
        self.0.push(word);
    }

    /// Fills lines with words, greedily. Words longer than a line stand alone.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for word in &self.0 {
            let length = word.chars().count();
            if column > 0 && column + 1 + length > WIDTH {
                f.write_str("\n")?;
                column = 0;
            } else if column > 0 {
                f.write_str(" ")?;
                column += 1;
            }
            f.write_str(word)?;
            column += length;
        }
        if column > 0 {
            f.write_str("\n")?;
        }
        Ok(())
    }
}
