//! Games as JSON. Turns and positions have the same text forms as everywhere.

use std::collections::BTreeMap;

use paisho::notation::record::Record;
use serde::Serialize;

/// The main line of a record.
#[derive(Serialize)]
pub(super) struct JsonGame {
    ruleset: String,
    rules_version: u32,
    tags: BTreeMap<String, String>,
    start: String,
    turns: Vec<String>,
    end: String,
    /// The result as records write it; null while the game is unfinished.
    result: Option<String>,
}

impl JsonGame {
    pub(super) fn new(record: &Record) -> Self {
        let seats = record.ruleset().seats;
        let tags = record.tags.iter();
        Self {
            ruleset: record.ruleset().to_string(),
            rules_version: record.ruleset().version.number(),
            tags: tags.map(|(k, v)| (k.to_owned(), v.to_owned())).collect(),
            start: record.start().to_string(),
            turns: record
                .main_line()
                .turns()
                .iter()
                .map(|turn| turn.display(seats).to_string())
                .collect(),
            end: record.end().to_string(),
            result: record.result().map(|r| r.display(seats).to_string()),
        }
    }
}
