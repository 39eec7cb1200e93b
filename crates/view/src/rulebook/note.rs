//! Notes on what the five rulebooks that people learnt the game from say otherwise than ours.
//!
//! A note is a quotation that begins with a tag: the rulebooks it speaks of and, if one switch of
//! the rules is behind the difference, its name.
//!
//! ```text
//! > [polish, hebrew: gardens_closed]
//! > **In the Polish and Hebrew rulebooks:** A basic flower does not enter …
//! ```

use std::fmt;
use std::str::FromStr;

use paisho::Ruleset;

use super::document::{Block, Inline, Text};

/// A rulebook that people learnt the game from. Each has a preset of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrintedBook {
    /// The German rulebook.
    German,
    /// The Polish rulebook.
    Polish,
    /// The Portuguese rulebook.
    Portuguese,
    /// The Spanish rulebook.
    Spanish,
    /// The Hebrew rulebook.
    Hebrew,
}

impl PrintedBook {
    /// All of them, in the order of the presets.
    pub const ALL: [Self; 5] = [
        Self::German,
        Self::Polish,
        Self::Portuguese,
        Self::Spanish,
        Self::Hebrew,
    ];

    /// The name in notes, which is also that of the preset.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::German => "german",
            Self::Polish => "polish",
            Self::Portuguese => "portuguese",
            Self::Spanish => "spanish",
            Self::Hebrew => "hebrew",
        }
    }

    /// The rules as this book has them.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Self::German => Ruleset::GERMAN,
            Self::Polish => Ruleset::POLISH,
            Self::Portuguese => Ruleset::PORTUGUESE,
            Self::Spanish => Ruleset::SPANISH,
            Self::Hebrew => Ruleset::HEBREW,
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.name() == name)
    }
}

/// Which notes a reader sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notes {
    /// Those on all rulebooks.
    #[default]
    All,
    /// Those on one rulebook: ours is read as that one has it.
    On(PrintedBook),
    /// None: the common rules alone.
    Hidden,
}

impl Notes {
    /// All choices, in the order in which they are offered.
    pub const CHOICES: [Self; 7] = [
        Self::All,
        Self::Hidden,
        Self::On(PrintedBook::German),
        Self::On(PrintedBook::Polish),
        Self::On(PrintedBook::Portuguese),
        Self::On(PrintedBook::Spanish),
        Self::On(PrintedBook::Hebrew),
    ];

    /// The name of the choice: `all`, `none` or that of a rulebook.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Hidden => "none",
            Self::On(book) => book.name(),
        }
    }

    /// Whether a note on these rulebooks is shown.
    #[must_use]
    pub fn show(self, books: &[PrintedBook]) -> bool {
        match self {
            Self::All => true,
            Self::Hidden => false,
            Self::On(book) => books.contains(&book),
        }
    }

    /// The same for rulebooks by name, as [`Note::names`] writes them.
    #[must_use]
    pub fn show_named(self, names: &str) -> bool {
        let books: Vec<PrintedBook> = names
            .split_whitespace()
            .filter_map(PrintedBook::named)
            .collect();
        self.show(&books)
    }
}

/// A text that names no choice of notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchNotes(String);

impl fmt::Display for NoSuchNotes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Notes::CHOICES.map(Notes::name).join(", ");
        write!(f, "there are no notes {:?}, only {names}", self.0)
    }
}

impl std::error::Error for NoSuchNotes {}

impl FromStr for Notes {
    type Err = NoSuchNotes;

    fn from_str(name: &str) -> Result<Self, NoSuchNotes> {
        let found = Self::CHOICES
            .into_iter()
            .find(|choice| choice.name() == name);
        found.ok_or_else(|| NoSuchNotes(name.to_owned()))
    }
}

/// A note: what one or more rulebooks say otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The rulebooks, at least one, in the order of the presets.
    pub books: Vec<PrintedBook>,
    /// The switch of the rules that all of them turn, as in ruleset texts; `None` if it is not one
    /// switch: the difference changes nothing in play, or the note sums up several.
    pub switch: Option<&'static str>,
    /// The text, which begins with the names of the rulebooks in bold.
    pub text: Text,
}

/// Why a quotation is not a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteError {
    /// The tag is not closed, or the note has more than one paragraph.
    Form,
    /// There is no rulebook with this name.
    Book(String),
    /// The rulebooks are not in the order of the presets, or one is named twice.
    Order,
    /// There is no switch with this name.
    Switch(String),
    /// The preset of a rulebook does not have the switch.
    NotInBook {
        /// The rulebook.
        book: PrintedBook,
        /// The switch.
        switch: &'static str,
    },
    /// The text does not begin with the names of the rulebooks in bold.
    Label,
    /// The note stands inside a list or a quotation.
    Nested,
}

impl fmt::Display for NoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => write!(
                f,
                "a note is one paragraph that begins with [books] or [books: switch]"
            ),
            Self::Book(name) => write!(f, "there is no rulebook {name:?}"),
            Self::Order => {
                let order = PrintedBook::ALL.map(PrintedBook::name).join(", ");
                write!(
                    f,
                    "a note must name each rulebook once, in this order: {order}"
                )
            }
            Self::Switch(name) => write!(f, "there is no switch {name:?} of the rules"),
            Self::NotInBook { book, switch } => {
                write!(f, "the preset {:?} does not have {switch:?}", book.name())
            }
            Self::Label => write!(f, "the text of a note must begin in bold"),
            Self::Nested => write!(f, "a note can't stand inside a list or a quotation"),
        }
    }
}

impl std::error::Error for NoteError {}

impl Note {
    /// The names of the rulebooks, separated by spaces.
    #[must_use]
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.books.iter().map(|book| book.name()).collect();
        names.join(" ")
    }
}

/// The note in the blocks of a quotation; `None` if the quotation has no tag.
pub(super) fn read(quotation: &[Block]) -> Option<Result<Note, NoteError>> {
    let Some(Block::Paragraph(text)) = quotation.first() else {
        return None;
    };
    let Some(Inline::Plain(first)) = text.first() else {
        return None;
    };
    let tagged = first.strip_prefix('[')?;
    let note = match (tagged.split_once(']'), quotation) {
        (Some((tag, after)), [_]) => note(tag, after, &text[1..]),
        _ => Err(NoteError::Form),
    };
    Some(note)
}

/// Builds a note from its tag, the plain text after the tag, and the rest of the paragraph.
fn note(tag: &str, after: &str, rest: &[Inline]) -> Result<Note, NoteError> {
    let (books, switch) = match tag.split_once(':') {
        Some((books, switch)) => (books, Some(known_switch(switch.trim())?)),
        None => (tag, None),
    };
    let books = known_books(books)?;
    if let Some(switch) = switch
        && let Some(book) = books.iter().find(|book| !has(book.ruleset(), switch))
    {
        let book = *book;
        return Err(NoteError::NotInBook { book, switch });
    }
    let is_labelled = after.trim().is_empty() && matches!(rest.first(), Some(Inline::Strong(_)));
    if !is_labelled {
        return Err(NoteError::Label);
    }
    Ok(Note {
        books,
        switch,
        text: rest.to_vec(),
    })
}

fn known_books(names: &str) -> Result<Vec<PrintedBook>, NoteError> {
    let books = names
        .split(',')
        .map(str::trim)
        .map(|name| PrintedBook::named(name).ok_or_else(|| NoteError::Book(name.to_owned())))
        .collect::<Result<Vec<_>, _>>()?;
    let mut ordered = PrintedBook::ALL.to_vec();
    ordered.retain(|book| books.contains(book));
    if books == ordered {
        Ok(books)
    } else {
        Err(NoteError::Order)
    }
}

fn known_switch(name: &str) -> Result<&'static str, NoteError> {
    Ruleset::switches()
        .find(|switch| *switch == name)
        .ok_or_else(|| NoteError::Switch(name.to_owned()))
}

/// Whether turning a switch changes nothing in these rules.
fn has(rules: Ruleset, switch: &str) -> bool {
    format!("{rules}.{switch}").parse() == Ok(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_are_the_presets_of_the_editions() {
        for book in PrintedBook::ALL {
            assert_eq!(book.ruleset().to_string(), book.name());
        }
        let presets: Vec<&str> = Ruleset::presets().map(|(name, _)| name).collect();
        assert_eq!(presets[2..], PrintedBook::ALL.map(PrintedBook::name));
    }

    #[test]
    fn choices_are_read_by_their_names() {
        for choice in Notes::CHOICES {
            assert_eq!(choice.name().parse(), Ok(choice));
        }
        let error = "klingon".parse::<Notes>().unwrap_err().to_string();
        assert_eq!(
            error,
            "there are no notes \"klingon\", only all, none, german, polish, portuguese, spanish, hebrew"
        );
    }

    #[test]
    fn a_choice_shows_the_notes_on_its_book() {
        let polish = Notes::On(PrintedBook::Polish);
        assert!(polish.show_named("german polish") && !polish.show_named("german hebrew"));
        assert!(Notes::All.show_named("hebrew") && !Notes::Hidden.show_named("hebrew"));
    }
}
