//! Reading records: tags, then turns with comments, clocks and variations.
//!
//! Nothing here is recursive: variations are kept on a stack of lines, so that no text, however
//! deeply its brackets are nested, can exhaust the machine's stack.

mod header;
mod played;
mod turns;

use alloc::vec::Vec;

use super::error::{RecordError, RecordProblem};
use super::{Record, can_be_declared};
use crate::notation::cursor::{Cursor, SyntaxError};
use crate::outcome::Outcome;

use header::Header;

pub use played::{LastClash, PlayedGame, Repair, RepairedGame};

/// Reads the only record of a text.
pub(super) fn one(text: &str) -> Result<Record, RecordError> {
    let mut reader = Reader::new(text);
    if reader.is_at_end() {
        return Err(reader.error(RecordProblem::NoRecord));
    }
    let record = reader.record()?;
    if reader.is_at_end() {
        Ok(record)
    } else {
        Err(reader.error(RecordProblem::SecondRecord))
    }
}

/// Reads all records of a text.
pub(super) fn all(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut reader = Reader::new(text);
    let mut records = Vec::new();
    while !reader.is_at_end() {
        records.push(reader.record()?);
    }
    Ok(records)
}

/// The whole text and the current place in it. The text is kept for errors, which need line and
/// column.
struct Reader<'a> {
    text: &'a str,
    cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let mut cursor = Cursor::new(text);
        // Some editors begin a file with a byte order mark.
        cursor.eat('\u{feff}');
        Self { text, cursor }
    }

    /// Whether only blanks are left.
    fn is_at_end(&mut self) -> bool {
        self.cursor.skip_spaces();
        self.cursor.rest().is_empty()
    }

    /// An error at the place that was reached.
    fn error(&self, problem: RecordProblem) -> RecordError {
        self.error_at(self.cursor.offset(), problem)
    }

    /// An error at a byte of the text.
    fn error_at(&self, at: usize, problem: RecordProblem) -> RecordError {
        RecordError::at(self.text, at, problem)
    }

    /// An error of a part's own parser, which counts bytes from the start of the same text.
    fn syntax(&self, error: &SyntaxError) -> RecordError {
        self.error_at(error.at, RecordProblem::Expected(error.expected))
    }

    fn expect(&mut self, c: char) -> Result<(), RecordError> {
        self.cursor.expect(c).map_err(|e| self.syntax(&e))
    }

    /// One record: its tags, a blank line, its turns.
    fn record(&mut self) -> Result<Record, RecordError> {
        let header = self.header()?;
        let mut record = header.record();
        self.turns(&mut record)?;
        self.settle_result(&mut record, &header)?;
        Ok(record)
    }

    /// Compares the result that the tag gives with what the main line shows. A record without the
    /// tag has the result that its turns show.
    fn settle_result(&self, record: &mut Record, header: &Header) -> Result<(), RecordError> {
        let Some((at, text)) = &header.result else {
            return Ok(());
        };
        let seats = record.ruleset().seats;
        let result = Outcome::parse(text, seats)
            .map_err(|e| self.error_at(*at, RecordProblem::Result(e)))?;
        let shown = record.end().outcome();
        // The turns show this result, or neither they nor the tag show one.
        if shown == result {
            return Ok(());
        }
        if shown.is_some() || !result.is_some_and(can_be_declared) {
            return Err(self.error_at(*at, RecordProblem::ResultDiffers));
        }
        record.declared = result;
        Ok(())
    }
}

/// Reads what a backslash stands for. `plain` are the characters that stand for themselves there.
fn unescape(escaped: Option<char>, plain: &[char]) -> Option<char> {
    match escaped? {
        'n' => Some('\n'),
        'r' => Some('\r'),
        '\\' => Some('\\'),
        c => plain.contains(&c).then_some(c),
    }
}
