//! Reading and writing values with serde, by their text forms.
//!
//! A value is one string in every format, as [`text::notation`](crate::text::notation) describes
//! it. A malformed string gives the parser's error, with its place and a quotation.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::notation::record::{Record, TimeLeft};
use crate::point::Point;
use crate::position::Position;
use crate::reserve::Accents;
use crate::rules::Ruleset;
use crate::seat::{Seat, SeatCount};
use crate::setup::Setup;
use crate::tile::Kind;
use crate::turn::{Bonus, Step, Turn};

/// Reads a value from a string by its `FromStr`. Borrowed and owned strings both end in
/// `visit_str`; no other type of value is accepted.
struct Text<T> {
    /// Name of the type with its article, for error messages.
    what: &'static str,
    read: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text of {}", self.what)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Reads values by their `FromStr`. A list of types instead of one generic implementation, which
/// the rules of coherence forbid.
macro_rules! read_as_text {
    ($($type:ty: $what:literal,)*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text { what: $what, read: PhantomData })
            }
        }
    )*};
}

/// Writes values by their `Display`. `collect_str` lets a format write the text without an
/// intermediate `String`.
macro_rules! write_as_text {
    ($($type:ty)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

read_as_text! {
    Accents: "accents",
    Bonus: "a bonus",
    Kind: "a kind of tile",
    Point: "a point",
    Position: "a position",
    Record: "a record",
    Ruleset: "a ruleset",
    Seat: "a seat",
    Setup: "a setup",
    Step: "a step",
    TimeLeft: "time left",
    Turn: "a turn",
}

write_as_text! { Accents Bonus Kind Point Position Record Ruleset Setup Step TimeLeft Turn }

impl Serialize for Seat {
    /// By the letter of its gate, which does not depend on how many play. A seat has no `Display`,
    /// because its letter in notation depends on the number of players. Reading accepts both.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter(SeatCount::Four))
    }
}
