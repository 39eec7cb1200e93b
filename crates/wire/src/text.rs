//! Values of the rules crate that are strings on the wire.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The maximum length, in bytes.
const LONGEST: usize = 1000;

/// A value that is written with `Display` and parsed with `FromStr`: a ruleset or a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text<T>(pub T);

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() > LONGEST {
            let length = text.len();
            return Err(de::Error::custom(format_args!(
                "expected a text of at most {LONGEST} bytes, found {length}"
            )));
        }
        text.parse().map(Self).map_err(de::Error::custom)
    }
}
