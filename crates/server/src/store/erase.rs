//! Erasing deleted data also from the write-ahead log.
//!
//! In the database file, deleted content is overwritten (`secure_delete`, see `pools`). The log
//! beside it keeps older pages until it is emptied.

use sqlx::Row;

use super::{Store, StoreError, pools};

/// Does not wait for readers, because no one could write meanwhile.
const NO_WAITING: &str = "PRAGMA busy_timeout = 0";

impl Store {
    /// Moves the contents of the log to the database file and empties the log. Returns `false` if a
    /// reader prevented it.
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
            // A connection without a busy timeout must not be used for writing.
            connection.close_on_drop();
            return Err(error.into());
        }
        let busy: i64 = emptied?.try_get("busy")?;
        Ok(busy == 0)
    }
}
