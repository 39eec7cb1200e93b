//! Rows that can't be read: lists go on without them, and the log names each of them once.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// How many rows are named before the log says nothing more about them.
const MOST_NAMED: usize = 1000;

/// The rows that the log has named.
#[derive(Debug, Default)]
pub(super) struct Unreadable(Mutex<HashSet<String>>);

impl Unreadable {
    /// Whether something is to be named now.
    fn is_new(&self, name: &str) -> bool {
        let mut named = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        named.len() < MOST_NAMED && named.insert(name.to_owned())
    }
}

impl Store {
    /// What can be read of the rows of a list; `what` says of what kind they are.
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

    /// Notes in the log, once, that something stored can't be read and is left out of lists.
    pub(crate) fn leave_out(&self, what: &str, id: &str, error: &dyn std::fmt::Display) {
        if self.unreadable.is_new(&format!("{what} {id}: {error}")) {
            tracing::error!(
                what,
                id,
                %error,
                "a stored row can't be read and is left out; `paisho admin doctor` examines all games"
            );
        }
    }
}

/// What a row is called: most have an id, and the first column names the others.
fn name(row: &SqliteRow) -> String {
    let id: Result<String, _> = row.try_get("id");
    id.or_else(|_| row.try_get(0)).unwrap_or_default()
}
