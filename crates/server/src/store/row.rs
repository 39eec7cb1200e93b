//! Conversions between columns and values.

use std::str::FromStr;

use paisho_wire::{Seat, UnixMillis};
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::StoreError;

/// A number or time as stored.
pub(super) fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A value as stored in a JSON column.
pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|e| StoreError::Corrupt(e.to_string()))
}

/// Parses a JSON column.
pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|e| StoreError::Corrupt(format!("{e} in `{text}`")))
}

/// The word for a seat in the database.
pub(super) const fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "south",
        Seat::West => "west",
        Seat::North => "north",
        Seat::East => "east",
    }
}

/// The words for some seats, separated by spaces.
pub(super) fn seat_words(seats: &[Seat]) -> String {
    let words: Vec<&str> = seats.iter().map(|seat| seat_word(*seat)).collect();
    words.join(" ")
}

/// Parses seats from their words.
pub(super) fn seats(words: &str) -> Result<Vec<Seat>, StoreError> {
    let all = [Seat::South, Seat::West, Seat::North, Seat::East];
    let seat = |word: &str| {
        let found = all.into_iter().find(|seat| seat_word(*seat) == word);
        found.ok_or_else(|| corrupt("due", word))
    };
    words.split_whitespace().map(seat).collect()
}

/// A text column.
pub(super) fn text(row: &SqliteRow, column: &str) -> Result<String, StoreError> {
    Ok(row.try_get(column)?)
}

/// A text column that may be null.
pub(super) fn maybe_text(row: &SqliteRow, column: &str) -> Result<Option<String>, StoreError> {
    Ok(row.try_get(column)?)
}

/// A boolean column.
pub(super) fn flag(row: &SqliteRow, column: &str) -> Result<bool, StoreError> {
    Ok(row.try_get(column)?)
}

/// A floating-point column.
pub(super) fn real(row: &SqliteRow, column: &str) -> Result<f64, StoreError> {
    Ok(row.try_get(column)?)
}

/// A column of non-negative integers.
pub(super) fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column)?;
    u64::try_from(value).map_err(|_| corrupt(column, &value.to_string()))
}

/// A column of integers that fit in 32 bits.
pub(super) fn small(row: &SqliteRow, column: &str) -> Result<u32, StoreError> {
    let value = number(row, column)?;
    u32::try_from(value).map_err(|_| corrupt(column, &value.to_string()))
}

/// A time column that may be null.
pub(super) fn maybe_moment(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<UnixMillis>, StoreError> {
    let value: Option<i64> = row.try_get(column)?;
    value.map(|_| number(row, column)).transpose()
}

/// A text column, parsed.
pub(super) fn parsed<T: FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let value = text(row, column)?;
    value.parse().map_err(|_| corrupt(column, &value))
}

/// A text column that may be null, parsed.
pub(super) fn maybe_parsed<T: FromStr>(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<T>, StoreError> {
    let value = maybe_text(row, column)?;
    value.map(|_| parsed(row, column)).transpose()
}

fn corrupt(column: &str, value: &str) -> StoreError {
    StoreError::Corrupt(format!("`{value}` in column `{column}`"))
}

/// Declares an enum stored as a word in a column, with `as_str` and `FromStr`.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$case_doc])* $case,)* }

        impl $name {
            /// All variants.
            pub const ALL: &[Self] = &[$(Self::$case),*];

            /// The word for the variant.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$case => $word,)* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::store::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let all = Self::ALL.iter().copied();
                all.into_iter()
                    .find(|case| case.as_str() == text)
                    .ok_or_else(|| crate::store::UnknownWord(text.to_owned()))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}
pub(crate) use words;

/// A word that is not one of a fixed set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(pub String);

impl std::fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "unknown value `{}`", self.0)
    }
}

impl std::error::Error for UnknownWord {}
