//! The tags at the head of a record.

use alloc::string::String;

use super::{Reader, unescape};
use crate::notation::record::error::{RecordError, RecordProblem};
use crate::notation::record::tags::TagError;
use crate::notation::record::{Record, Tags};
use crate::position::Position;
use crate::rules::{RulesVersion, Ruleset};

/// The values of the tags.
#[derive(Default)]
pub(super) struct Header {
    tags: Tags,
    /// The rules; those of the rulebook if there is no tag.
    ruleset: Option<Ruleset>,
    /// The start position with its place in the text, for the comparison with `ruleset`.
    position: Option<(usize, Position)>,
    first_number: Option<u32>,
    /// The version of the rules; the latest if there is no tag.
    version: Option<RulesVersion>,
    /// The result and its place; it is checked once the turns are known.
    pub(super) result: Option<(usize, String)>,
}

/// A tag as it is written.
struct Tag {
    name: String,
    /// The value without quotes and backslashes.
    value: String,
    /// Where the tag begins, and where its value does.
    at: usize,
    value_at: usize,
}

impl Header {
    /// A record that has no turns yet. A start position brings its own ruleset, which `check_rules`
    /// has compared with the tag.
    pub(super) fn record(&self) -> Record {
        let ruleset = self.ruleset.unwrap_or_default();
        let mut start = match &self.position {
            Some((_, position)) => position.clone(),
            None => Position::start(ruleset),
        };
        start.ruleset.version = self.version.unwrap_or(RulesVersion::LATEST);
        let mut record = Record::new(&start, self.first_number.unwrap_or(1));
        record.tags = self.tags.clone();
        record
    }

    /// Sets the rules of a record whose tags do not name any.
    pub(super) fn assume_rules(&mut self, ruleset: Ruleset) {
        if self.position.is_none() {
            self.ruleset.get_or_insert(ruleset);
        }
    }

    /// Compares the rules of the two tags. This is done after all tags, because they may come in
    /// any order.
    fn check_rules(&self) -> Result<(), (usize, RecordProblem)> {
        match (&self.position, self.ruleset) {
            (Some((at, position)), Some(ruleset)) if *position.ruleset() != ruleset => {
                Err((*at, RecordProblem::RulesetDiffers))
            }
            _ => Ok(()),
        }
    }

    /// Takes in one tag. Tags with a meaning are parsed at once, so that an error points at the
    /// value; all others are kept as text.
    fn take(&mut self, tag: Tag) -> Result<(), (usize, RecordProblem)> {
        let at = tag.value_at;
        let seen_before = match tag.name.as_str() {
            "Ruleset" => {
                let ruleset = tag.value.parse();
                let ruleset = ruleset.map_err(|e| (at, RecordProblem::Ruleset(e)))?;
                self.ruleset.replace(ruleset).is_some()
            }
            "RulesVersion" => {
                // A game of an unknown version could replay differently, so it is refused rather
                // than misread.
                let number = tag.value.parse().ok();
                let version = number.and_then(RulesVersion::from_number);
                let version = version.ok_or((at, RecordProblem::RulesVersion))?;
                self.version.replace(version).is_some()
            }
            "Position" => {
                let position = tag.value.parse();
                let position = position.map_err(|e| (at, RecordProblem::Position(e)))?;
                self.position.replace((at, position)).is_some()
            }
            "FirstTurn" => {
                let number = tag.value.parse().ok().filter(|n| *n > 0);
                let number = number.ok_or((at, RecordProblem::FirstTurn))?;
                self.first_number.replace(number).is_some()
            }
            // Read later: names of seats depend on the ruleset, whose tag may come after this one,
            // and the result is compared with the turns.
            "Result" => self.result.replace((at, tag.value)).is_some(),
            name => {
                let seen_before = self.tags.value(name).is_some();
                let set = self.tags.set(name, &tag.value);
                set.map_err(|e| (place_of(e, &tag), RecordProblem::Tag(e)))?;
                seen_before
            }
        };
        if seen_before {
            return Err((tag.at, RecordProblem::SecondTag));
        }
        Ok(())
    }
}

/// The part of a tag that an error is about.
const fn place_of(error: TagError, tag: &Tag) -> usize {
    match error {
        TagError::Date => tag.value_at,
        TagError::Name | TagError::Derived => tag.at,
    }
}

impl Reader<'_> {
    /// Reads tags up to a blank line or something that is no tag.
    pub(super) fn header(&mut self) -> Result<Header, RecordError> {
        let mut header = Header::default();
        while self.is_at_tag() {
            let tag = self.tag()?;
            let taken = header.take(tag);
            taken.map_err(|(at, problem)| self.error_at(at, problem))?;
            // A blank line ends the tags, so that a record without turns can be followed by the
            // tags of the next one.
            let gap = self.cursor.take_while(char::is_whitespace);
            if gap.matches('\n').count() > 1 {
                break;
            }
        }
        let checked = header.check_rules();
        checked.map_err(|(at, problem)| self.error_at(at, problem))?;
        Ok(header)
    }

    /// Whether a tag begins here; `[%` begins an annotation.
    pub(super) fn is_at_tag(&self) -> bool {
        let rest = self.cursor.rest();
        rest.starts_with('[') && !rest.starts_with("[%")
    }

    /// One tag, `[Host "Anna"]`. The name is read leniently; `Tags::set` judges it.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        self.expect('[')?;
        self.cursor.skip_spaces();
        let at = self.cursor.offset();
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let name = String::from(self.cursor.take_while(is_name));
        self.cursor.skip_spaces();
        let value_at = self.cursor.offset();
        let value = self.quoted()?;
        self.cursor.skip_spaces();
        self.expect(']')?;
        Ok(Tag {
            name,
            value,
            at,
            value_at,
        })
    }

    /// A text in quotes. A backslash before any other character is refused, not dropped, so that
    /// nothing changes when the record is written again.
    fn quoted(&mut self) -> Result<String, RecordError> {
        let start = self.cursor.offset();
        self.expect('"')?;
        let mut value = String::new();
        loop {
            let at = self.cursor.offset();
            match self.cursor.next() {
                None => return Err(self.error_at(start, RecordProblem::OpenQuotes)),
                Some('"') => return Ok(value),
                Some('\\') => {
                    let c = unescape(self.cursor.next(), &['"']);
                    value.push(c.ok_or_else(|| self.error_at(at, RecordProblem::Escape))?);
                }
                Some(c) => value.push(c),
            }
        }
    }
}
