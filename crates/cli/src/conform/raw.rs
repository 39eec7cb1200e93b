//! A conformance line as plain JSON, before it is interpreted. Unknown fields are ignored.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

/// One value for each seat, by the seat's letter.
pub(super) type ByLetter<T> = BTreeMap<String, T>;

/// A whole line: the fields of games and of positions together.
#[derive(Deserialize)]
#[serde(expecting = "an object with the fields of a game or a position")]
pub(super) struct RawLine {
    pub(super) id: Option<Value>,
    pub(super) ruleset: Option<String>,
    #[serde(default)]
    pub(super) options: Vec<String>,
    pub(super) accents: Option<ByLetter<Vec<String>>>,
    pub(super) turns: Option<Vec<String>>,
    pub(super) plies: Option<Vec<RawPly>>,
    pub(super) result: Option<RawResult>,
    pub(super) side: Option<String>,
    #[serde(flatten)]
    pub(super) turns_before: RawLegal,
    #[serde(flatten)]
    pub(super) state: RawState,
    pub(super) ring: Option<Vec<String>>,
    pub(super) over: Option<bool>,
    #[serde(default)]
    pub(super) samples: Vec<RawSample>,
}

/// One turn of a game, with the data before and after it.
#[derive(Deserialize)]
pub(super) struct RawPly {
    pub(super) side: Option<String>,
    #[serde(flatten)]
    pub(super) turns_before: RawLegal,
    pub(super) turn: Option<String>,
    #[serde(flatten)]
    pub(super) after: RawState,
}

/// A turn tried out in a position.
#[derive(Deserialize)]
pub(super) struct RawSample {
    pub(super) turn: String,
    #[serde(flatten)]
    pub(super) after: RawState,
    pub(super) result: Option<RawResult>,
}

/// The legal turns: their number, their hashes, perhaps the turns themselves.
#[derive(Deserialize)]
pub(super) struct RawLegal {
    pub(super) n: Option<u64>,
    pub(super) h: Option<String>,
    pub(super) hp: Option<String>,
    pub(super) legal: Option<Vec<String>>,
}

/// Tiles, hands and harmonies.
#[derive(Deserialize)]
pub(super) struct RawState {
    pub(super) board: Option<String>,
    pub(super) hands: Option<ByLetter<String>>,
    pub(super) harm: Option<ByLetter<Vec<String>>>,
}

/// How a game ended.
#[derive(Deserialize)]
pub(super) struct RawResult {
    pub(super) winner: Option<String>,
    pub(super) by: Option<String>,
}
