//! The texts of the rulebook, built into the program: nothing is read from disk at run time.
//!
//! **A new language is one line in [`EDITIONS`].** All editions have the same
//! chapter files; the tests compare them with English, anchor by anchor and
//! diagram by diagram.

use crate::words::{Direction, Language};

/// The rulebook in one language, before it is parsed.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The language's tag, such as `en`.
    pub tag: &'static str,
    /// The language itself, which has the words for pictures.
    pub language: Language,
    /// The direction of its writing.
    pub direction: Direction,
    /// The title of the book.
    pub title: &'static str,
    /// The heading of the table of contents.
    pub contents: &'static str,
    /// The name and text of each chapter, in order.
    pub(super) chapters: &'static [(&'static str, &'static str)],
}

/// Builds an edition from its line in the table.
macro_rules! edition {
    ($tag:literal, $language:ident, $title:literal, $contents:literal) => {
        Edition {
            tag: $tag,
            language: Language::$language,
            direction: Language::$language.direction(),
            title: $title,
            contents: $contents,
            chapters: chapters!($tag;
                "01-welcome"
                "02-board"
                "03-tiles"
                "04-beginning"
                "05-turn"
                "06-arranging"
                "07-harmony"
                "08-clash"
                "09-capture"
                "10-bonus"
                "11-rose-jasmine"
                "12-chrysanthemum-lily"
                "13-rhododendron-jade"
                "14-lotus"
                "15-orchid"
                "16-rock"
                "17-wheel"
                "18-knotweed"
                "19-boat"
                "20-oasis"
                "21-bamboo"
                "22-pond"
                "23-lion-turtle"
                "24-ring"
                "25-first-game"
                "26-endings"
                "27-more-players"
                "28-real-board"
                "29-symbolism"
                "30-summary"
                "31-notation"
                "32-cases"
                "33-glossary"
                "34-credits"
            ),
        }
    };
}

/// Embeds the chapter files of a language.
macro_rules! chapters {
    ($tag:literal; $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../rulebook/", $tag, "/", $name, ".md")))),*]
    };
}

/// All languages: tag, language, title of the book, heading of the table of contents.
#[rustfmt::skip]
pub const EDITIONS: &[Edition] = &[
    edition!("en", English, "The Rules of Skud Pai Sho", "Contents"),
    edition!("de", German, "Die Regeln von Skud Pai Sho", "Inhalt"),
    edition!("es", Spanish, "Las reglas de Skud Pai Sho", "Índice"),
    edition!("pl", Polish, "Zasady Skud Pai Sho", "Spis treści"),
    edition!("pt", Portuguese, "As regras do Skud Pai Sho", "Índice"),
    edition!("he", Hebrew, "חוקי סקוד פאי שו", "תוכן העניינים"),
];
