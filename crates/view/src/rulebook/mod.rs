//! The rulebook: texts for players, with diagrams whose claims are checked against the rules.
//!
//! The texts are Markdown in `rulebook/<language>/`, the diagrams are cases in
//! `rulebook/diagrams/`, shared by all languages. [`Rulebook::load`] parses them.
//! The result can be written as a page ([`Rulebook::to_html`]) or as lines for a
//! terminal ([`Rulebook::to_terminal`]).

mod diagram;
mod diagram_sources;
mod document;
mod html;
mod note;
mod parse;
mod picture;
mod sources;
mod terminal;

use std::fmt;

pub use diagram::{Diagram, DiagramError, Marks, Show};
pub use document::{Block, Chapter, Inline, Section, Subject, Text, plain};
pub use html::{Draw, Figure};
pub use note::{NoSuchNotes, Note, NoteError, Notes, PrintedBook};
pub use parse::ParseError;
pub use picture::{drawing, picture};
pub use sources::{EDITIONS, Edition};

/// The rulebook in one language.
#[derive(Clone, Debug)]
pub struct Rulebook {
    edition: Edition,
    chapters: Vec<Chapter>,
}

/// Why the rulebook can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulebookError {
    /// There is no rulebook in this language.
    NoSuchLanguage(String),
    /// A chapter can't be read.
    Chapter {
        /// The name of its file.
        name: &'static str,
        /// What is wrong.
        reason: ParseError,
    },
    /// An anchor is used twice.
    TwoAnchors(String),
    /// A link leads nowhere.
    DeadLink {
        /// The chapter with the link.
        chapter: &'static str,
        /// The anchor that does not exist.
        to: String,
    },
}

impl fmt::Display for RulebookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchLanguage(tag) => write!(f, "there is no rulebook in {tag:?}"),
            Self::Chapter { name, reason } => write!(f, "{name}: {reason}"),
            Self::TwoAnchors(id) => write!(f, "the anchor {id:?} is used twice"),
            Self::DeadLink { chapter, to } => write!(f, "{chapter}: the link {to:?} has no target"),
        }
    }
}

impl std::error::Error for RulebookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Chapter { reason, .. } => Some(reason),
            _ => None,
        }
    }
}

impl Rulebook {
    /// Reads the rulebook in the language with this tag, such as `en`.
    ///
    /// # Errors
    /// There is no rulebook in that language, or its text is wrong.
    pub fn load(tag: &str) -> Result<Self, RulebookError> {
        let edition = EDITIONS
            .iter()
            .find(|e| e.tag == tag)
            .ok_or_else(|| RulebookError::NoSuchLanguage(tag.to_owned()))?;
        let chapters = edition
            .chapters
            .iter()
            .map(|(name, text)| {
                parse::chapter(name, text).map_err(|reason| RulebookError::Chapter { name, reason })
            })
            .collect::<Result<_, _>>()?;
        let book = Self {
            edition: *edition,
            chapters,
        };
        book.check_anchors()?;
        Ok(book)
    }

    /// The language, the title and other facts about this edition.
    #[must_use]
    pub const fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The chapters in order.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The same book with only these notes on other rulebooks.
    #[must_use]
    pub fn with_notes(mut self, notes: Notes) -> Self {
        for chapter in &mut self.chapters {
            chapter.keep_notes(notes);
        }
        self
    }

    /// The number, counted from 1, of the chapter that contains an anchor.
    #[must_use]
    pub fn chapter_number(&self, id: &str) -> Option<usize> {
        let holds = |chapter: &Chapter| chapter.ids().any(|i| i == id);
        self.chapters.iter().position(holds).map(|i| i + 1)
    }

    /// Checks that anchors are unique and that every link leads to one.
    fn check_anchors(&self) -> Result<(), RulebookError> {
        let mut ids: Vec<&str> = self.chapters.iter().flat_map(Chapter::ids).collect();
        ids.sort_unstable();
        if let Some(pair) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(RulebookError::TwoAnchors(pair[0].to_owned()));
        }
        for chapter in &self.chapters {
            let dead = chapter
                .links()
                .into_iter()
                .find(|to| ids.binary_search(to).is_err());
            if let Some(to) = dead {
                return Err(RulebookError::DeadLink {
                    chapter: chapter.name,
                    to: to.to_owned(),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;

    #[test]
    fn a_chapter_that_can_not_be_read_has_a_cause() {
        let reason = parse::chapter("test", "# No anchor").unwrap_err();
        let cause = reason.to_string();
        let name = "test";
        let error = RulebookError::Chapter { name, reason };
        assert_eq!(error.source().map(ToString::to_string), Some(cause));
        let tag = "xx".to_owned();
        assert!(RulebookError::NoSuchLanguage(tag).source().is_none());
    }
}
