//! Reads text piece by piece, with errors that say where and what.

use alloc::string::String;
use core::fmt;

use crate::point::Point;
use crate::tile::Kind;

/// Text that does not follow the grammar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// Where the offending text begins, in bytes from the start of the text.
    pub at: usize,
    /// What should be there.
    pub expected: Expected,
    /// What is there instead, cut short; empty at the end of the text.
    pub found: String,
}

/// What the grammar demands in some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A certain character.
    Char(char),
    /// The end of the text.
    End,
    /// A whole number.
    Number,
    /// A number that is not too large.
    SmallerNumber,
    /// A seat's letter.
    Seat,
    /// A point such as `(3,-1)`.
    Point,
    /// A point that the board has.
    PointOnBoard,
    /// A tile's code.
    Tile,
    /// An accent's code.
    Accent,
    /// No more accents of one kind.
    FewerAccents,
    /// A turn: accents, a plant, an arrangement or `pass`.
    Turn,
    /// The name of a preset.
    Preset,
    /// The name of a switch.
    Switch,
    /// A version that is known here.
    Version,
    /// A stage letter.
    Stage,
    /// A row that ends at the board's edge.
    RowEnd,
    /// Seventeen rows.
    Rows,
    /// A point without a tile.
    EmptyPoint,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Char(c) => return write!(f, "{c:?}"),
            Self::End => "nothing more",
            Self::Number => "a whole number",
            Self::SmallerNumber => "a smaller number",
            Self::Seat => "the letter of a seat",
            Self::Point => "a point such as (3,-1)",
            Self::PointOnBoard => "a point on the board",
            Self::Tile => "the code of a tile",
            Self::Accent => "the code of an accent (R W K B M P T)",
            Self::FewerAccents => "fewer accents of one kind",
            Self::Turn => "a turn: accents, a plant, an arrangement or pass",
            Self::Preset => "the name of a preset (rulebook, garden_gate)",
            Self::Switch => "the name of a rule switch",
            Self::Version => "a supported version",
            Self::Stage => "a stage letter (a, o, b) or the end of the field",
            Self::RowEnd => "no more points than the row has",
            Self::Rows => "17 rows",
            Self::EmptyPoint => "an empty point",
        })
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            at,
            expected,
            found,
        } = self;
        if found.is_empty() {
            write!(f, "expected {expected}, but the text ends at byte {at}")
        } else {
            write!(f, "expected {expected} at byte {at}, found {found:?}")
        }
    }
}

impl core::error::Error for SyntaxError {}

/// How much of the offending text an error quotes. In characters, so that quoting never cuts one in
/// half.
const QUOTE: usize = 16;

/// A place in a text.
///
/// `at` is always between two characters: it moves by whole characters or by the length of a text
/// that was found there. A clone copies three words; readers keep one to report an error at the
/// beginning of what they read, or to start again from there.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    /// The whole text, so that places are counted from its beginning.
    text: &'a str,
    /// The place of the next character, in bytes.
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// What is left to read.
    pub(crate) fn rest(&self) -> &'a str {
        // `get` instead of an index: a mistake here must not become a panic.
        self.text.get(self.at..).unwrap_or("")
    }

    /// The current place, in bytes.
    pub(crate) const fn offset(&self) -> usize {
        self.at
    }

    /// An error at the current place, which quotes the text from there.
    pub(crate) fn error(&self, expected: Expected) -> SyntaxError {
        SyntaxError {
            at: self.at,
            expected,
            found: self.rest().chars().take(QUOTE).collect(),
        }
    }

    /// The next character, without consuming it.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Consumes the next character.
    pub(crate) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Consumes a character if it comes next.
    pub(crate) fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.next();
        }
        found
    }

    /// Consumes a word if it comes next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Consumes a character, or says that it should be there.
    pub(crate) fn expect(&mut self, c: char) -> Result<(), SyntaxError> {
        if self.eat(c) {
            Ok(())
        } else {
            Err(self.error(Expected::Char(c)))
        }
    }

    /// Checks that nothing is left. Every form that is a whole text ends with this, so that no
    /// trailing text is ignored.
    pub(crate) fn end(&self) -> Result<(), SyntaxError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error(Expected::End))
        }
    }

    /// Takes characters as long as a test holds.
    pub(crate) fn take_while(&mut self, test: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !test(c)).unwrap_or(rest.len());
        self.at += len;
        rest.get(..len).unwrap_or("")
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// A whole number without sign. Digits that make no `u32` are an error of their own, not a
    /// wrapped number.
    pub(crate) fn number(&mut self) -> Result<u32, SyntaxError> {
        let start = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(start.error(Expected::Number));
        }
        digits
            .parse()
            .map_err(|_| start.error(Expected::SmallerNumber))
    }

    /// A coordinate with an optional sign. Numbers beyond an `i8` are no syntax error but a point
    /// that the board lacks.
    fn coordinate(&mut self) -> Result<i8, SyntaxError> {
        let start = self.clone();
        let negative = self.eat('-');
        let number = self.number()?;
        let number = i8::try_from(number).map_err(|_| start.error(Expected::PointOnBoard))?;
        Ok(if negative { -number } else { number })
    }

    /// A point such as `(3,-1)`. A point that does not exist is reported at its bracket, since the
    /// two coordinates are wrong only together.
    pub(crate) fn point(&mut self) -> Result<Point, SyntaxError> {
        let start = self.clone();
        if !self.eat('(') {
            return Err(start.error(Expected::Point));
        }
        let x = self.coordinate()?;
        self.expect(',')?;
        let y = self.coordinate()?;
        self.expect(')')?;
        Point::new(x, y).ok_or_else(|| start.error(Expected::PointOnBoard))
    }

    /// The code of a tile; `R` and `W` with a digit are flowers, alone they are accents.
    pub(crate) fn tile(&mut self) -> Result<Kind, SyntaxError> {
        // The longest code that fits wins, so that R3 is not read as a Rock.
        let by_length = Kind::ALL.into_iter();
        let found = by_length.max_by_key(|k| {
            let fits = self.rest().starts_with(k.code());
            (fits, k.code().len())
        });
        match found {
            Some(kind) if self.eat_word(kind.code()) => Ok(kind),
            _ => Err(self.error(Expected::Tile)),
        }
    }
}
