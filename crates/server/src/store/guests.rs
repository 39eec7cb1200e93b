//! Deleting guests who have not returned for long.
//!
//! Searching for them does not block writers and uses indexes, and they are deleted in small
//! batches, so that no turn waits for long.

use paisho_wire::{UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::delete_account::forget_belongings;
use super::row::{parsed, whole};
use super::{Change, Store, StoreError};

/// The most guests handled in one call.
const MOST: u32 = 1000;
/// How many are deleted in one transaction.
const BATCH: usize = 50;

/// The condition for a guest not seen since `$1` who left nothing that others see: no game, no chat
/// line, no report.
macro_rules! is_forgettable {
    () => {
        "kind = 'guest' AND seen < $1
             AND NOT EXISTS (SELECT 1 FROM players WHERE account = accounts.id)
             AND NOT EXISTS (SELECT 1 FROM chat WHERE account = accounts.id)
             AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = accounts.id)
             AND NOT EXISTS (SELECT 1 FROM reports WHERE subject = accounts.id)"
    };
}

/// Selects at most `$2` such guests.
const FORGETTABLE: &str = concat!(
    "SELECT id FROM accounts WHERE ",
    is_forgettable!(),
    " LIMIT $2"
);
/// Selects the account `$2`, if it is such a guest.
const STILL_FORGETTABLE: &str = concat!(
    "SELECT id FROM accounts WHERE id = $2 AND ",
    is_forgettable!()
);
const DELETE: &str = "DELETE FROM accounts WHERE id = $1";

impl Store {
    /// Deletes guests who have not been seen since this time and left nothing that others see: no
    /// game, no chat line, no report. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_guests(&self, unseen_since: UnixMillis) -> Result<usize, StoreError> {
        let rows = sqlx::query(FORGETTABLE)
            .bind(whole(unseen_since))
            .bind(MOST)
            .fetch_all(&self.reader)
            .await?;
        let id = |row: &SqliteRow| parsed(row, "id");
        let guests: Vec<UserId> = self.readable("account", &rows, id);
        let mut gone = 0;
        for some in guests.chunks(BATCH) {
            let mut change = self.change().await?;
            for guest in some {
                gone += forget_guest(&mut change, guest, unseen_since).await?;
            }
            change.commit().await?;
        }
        Ok(gone)
    }
}

/// Deletes a guest, unless they have returned meanwhile. Returns the number of deleted guests.
async fn forget_guest(
    change: &mut Change,
    guest: &UserId,
    unseen_since: UnixMillis,
) -> Result<usize, StoreError> {
    let found = sqlx::query(STILL_FORGETTABLE)
        .bind(whole(unseen_since))
        .bind(guest.as_str())
        .fetch_optional(&mut **change)
        .await?;
    if found.is_none() {
        return Ok(0);
    }
    forget_belongings(change, guest).await?;
    sqlx::query(DELETE)
        .bind(guest.as_str())
        .execute(&mut **change)
        .await?;
    Ok(1)
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;
    use crate::store::delete_account::BELONGINGS;

    async fn store() -> (tempfile::TempDir, Store) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        (directory, store)
    }

    async fn texts(store: &Store, question: String) -> Vec<String> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(question))
            .fetch_all(&store.reader)
            .await
            .unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    #[tokio::test]
    async fn forgetting_a_guest_reads_no_whole_table() {
        let (_directory, store) = store().await;
        let statements = [FORGETTABLE, STILL_FORGETTABLE, DELETE];
        for statement in statements.iter().chain(&BELONGINGS) {
            let question = format!("EXPLAIN QUERY PLAN {statement}");
            let rows = sqlx::query(sqlx::AssertSqlSafe(question))
                .fetch_all(&store.reader)
                .await
                .unwrap();
            let steps: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            let scans = steps.iter().any(|step| step.starts_with("SCAN"));
            assert!(!scans, "{statement}: {steps:?}");
        }
    }

    #[tokio::test]
    async fn whatever_names_an_account_is_found_by_it() {
        // When an account is deleted, SQLite checks all foreign keys that refer to it, and query
        // plans do not show how.
        let (_directory, store) = store().await;
        let unindexed = "SELECT t.name || '.' || f.\"from\"
             FROM sqlite_master t, pragma_foreign_key_list(t.name) f
             WHERE t.type = 'table' AND f.\"table\" = 'accounts'
                 AND NOT EXISTS (
                     SELECT 1 FROM pragma_index_list(t.name) l, pragma_index_info(l.name) i
                     WHERE NOT l.partial AND i.seqno = 0 AND i.name = f.\"from\")";
        let named = "SELECT t.name FROM sqlite_master t, pragma_foreign_key_list(t.name) f
             WHERE t.type = 'table' AND f.\"table\" = 'accounts'";
        assert!(texts(&store, named.to_owned()).await.len() > 10);
        let unindexed = texts(&store, unindexed.to_owned()).await;
        assert_eq!(unindexed, Vec::<String>::new());
    }
}
