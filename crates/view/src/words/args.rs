//! The values that fill the variables of sentences.
//!
//! All values pass through these functions. So everything that does not consist of the language's
//! own words (points, notation, paragraph numbers, names of people) is isolated: text of another
//! direction around it can't move its signs and commas.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentValue};
use paisho::{Clash, Colour, Gate, Kind, Line, Point, Seat, SeatCount, Standing};

use super::{Direction, Language, term};

/// Left-to-right isolate.
const LRI: char = '\u{2066}';
/// First-strong isolate.
const FSI: char = '\u{2068}';
/// Pop directional isolate.
const PDI: char = '\u{2069}';

/// Isolates a text of unknown direction, such as a person's name, for use in a sentence.
#[must_use]
pub fn isolate(foreign: &str) -> String {
    format!("{FSI}{foreign}{PDI}")
}

/// Isolates a text that is always written from left to right, such as a point or notation. This is
/// only necessary in languages that are written from right to left.
pub(super) fn left_to_right(language: Language, text: impl Display) -> String {
    match language.direction() {
        Direction::LeftToRight => text.to_string(),
        Direction::RightToLeft => format!("{LRI}{text}{PDI}"),
    }
}

/// The values of one sentence, by name of the variable.
#[derive(Debug)]
pub(super) struct Args {
    language: Language,
    pub(super) values: FluentArgs<'static>,
}

impl Args {
    pub(super) fn new(language: Language) -> Self {
        Self {
            language,
            values: FluentArgs::new(),
        }
    }

    fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.values.set(name, value);
        self
    }

    /// A number, which selects the plural form.
    pub(super) fn count(self, name: &'static str, count: impl Into<usize>) -> Self {
        self.with(name, count.into())
    }

    /// A keyword that selects a variant of the sentence or names a term. It is never shown.
    pub(super) fn choice(self, name: &'static str, choice: &'static str) -> Self {
        self.with(name, choice)
    }

    /// Text in the same language: a list, or another sentence.
    pub(super) fn words(self, name: &'static str, words: String) -> Self {
        self.with(name, words)
    }

    /// A kind of tile, for `TERM`.
    pub(super) fn tile(self, name: &'static str, kind: Kind) -> Self {
        self.with(name, term::of_kind(kind))
    }

    /// A kind of tile, for `TERM`, or `none`.
    pub(super) fn tile_or_none(self, name: &'static str, kind: Option<Kind>) -> Self {
        self.with(name, kind.map_or("none", term::of_kind))
    }

    /// A player, for `TERM`.
    pub(super) fn seat(self, name: &'static str, seat: Seat, seats: SeatCount) -> Self {
        self.with(name, term::of_seat(seat, seats))
    }

    /// A gate, for `TERM`.
    pub(super) fn gate(self, name: &'static str, gate: Gate) -> Self {
        self.with(name, term::of_gate(gate))
    }

    /// A point, such as `(3,-1)`.
    pub(super) fn point(self, name: &'static str, point: Point) -> Self {
        self.notation(name, point)
    }

    /// A tile and its point.
    pub(super) fn standing(self, [tile, at]: [&'static str; 2], standing: Standing) -> Self {
        self.tile(tile, standing.1.kind()).point(at, standing.0)
    }

    /// A point that may be a gate: the gate for `TERM`, or `none`, and the point.
    pub(super) fn place(self, [gate, point]: [&'static str; 2], place: Point) -> Self {
        self.with(gate, place.gate().map_or("none", term::of_gate))
            .point(point, place)
    }

    /// A row or column with its number.
    pub(super) fn line(self, line: Line) -> Self {
        match line {
            Line::Row(y) => self.choice("line", "row").notation("number", y),
            Line::Column(x) => self.choice("line", "column").notation("number", x),
        }
    }

    /// Two clashing flowers and the line between them.
    pub(super) fn clash(self, clash: Clash) -> Self {
        self.standing(["flower", "at"], clash.a)
            .standing(["other", "other-at"], clash.b)
            .line(clash.line())
    }

    /// The garden that can't hold the flower: the one of the other colour.
    pub(super) fn foreign_garden(self, flower: Kind) -> Self {
        match flower.colour() {
            Some(Colour::White) => self.choice("garden", "red"),
            Some(Colour::Red) | None => self.choice("garden", "white"),
        }
    }

    /// Text that is read from left to right in every language.
    pub(super) fn notation(self, name: &'static str, text: impl Display) -> Self {
        let text = left_to_right(self.language, text);
        self.with(name, text)
    }
}
