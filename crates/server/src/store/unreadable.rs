//! Rows that can't be parsed: lists leave them out, and each of them is logged once.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// How many rows are logged at most.
const MOST_NAMED: usize = 1000;

/// The rows that have been logged.
#[derive(Debug, Default)]
pub(super) struct Unreadable(Mutex<HashSet<String>>);

impl Unreadable {
    /// Whether a row should be logged now.
    fn is_new(&self, name: &str) -> bool {
        let mut named = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        named.len() < MOST_NAMED && named.insert(name.to_owned())
    }
}

impl Store {
    /// The rows of a list that can be parsed; `what` names their kind for the log.
    pub(super) fn readable<T>(
        &self,
        what: &'static str,
        rows: &[SqliteRow],
        read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
    ) -> Vec<T> {
        let read = |row| match read(row) {
            Ok(value) => Some(value),
            Err(error) => {
                self.leave_out(what, &name(row), &error);
                None
            }
        };
        rows.iter().filter_map(read).collect()
    }

    /// Logs, once, that something stored can't be parsed and is left out of lists.
    pub(crate) fn leave_out(&self, what: &str, id: &str, error: &dyn std::fmt::Display) {
        if self.unreadable.is_new(&format!("{what} {id}: {error}")) {
            tracing::error!(
                what,
                id,
                %error,
                "skipping a stored row that can't be parsed; run `paisho admin doctor` to check \
                 all games"
            );
        }
    }
}

/// The name of a row for the log: its id, or else its first column.
fn name(row: &SqliteRow) -> String {
    let id: Result<String, _> = row.try_get("id");
    id.or_else(|_| row.try_get(0)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_is_named_once_and_no_more_than_a_thousand_are() {
        let unreadable = Unreadable::default();
        for number in 0..1000 {
            assert!(unreadable.is_new(&format!("game {number}")));
        }
        assert!(!unreadable.is_new("game 7"));
        assert!(!unreadable.is_new("game 1000"));
    }
}
