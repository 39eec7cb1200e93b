//! What was deleted is nowhere any more: not in the log of the database either.
//!
//! The database file itself is overwritten where something is deleted (`secure_delete`, see
//! `pools`). The log beside it keeps older pages until it is emptied.

use sqlx::Row;

use super::{Store, StoreError, pools};

/// Readers that are in the way are not waited for: meanwhile nobody could write.
const NO_WAITING: &str = "PRAGMA busy_timeout = 0";

impl Store {
    /// Moves what is in the log into the database file and empties the log. Says whether that was
    /// possible: somebody who reads keeps the log as it is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn empty_log(&self) -> Result<bool, StoreError> {
        let mut connection = self.writer.acquire().await?;
        sqlx::query(NO_WAITING).execute(&mut *connection).await?;
        let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .fetch_one(&mut *connection)
            .await;
        let waiting = sqlx::query(pools::WAITING).execute(&mut *connection).await;
        if let Err(error) = waiting {
            // A connection that does not wait for others is of no use to those who write.
            connection.close_on_drop();
            return Err(error.into());
        }
        let busy: i64 = emptied?.try_get("busy")?;
        Ok(busy == 0)
    }
}
