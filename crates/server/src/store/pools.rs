//! The connections to the database file: one that writes, several that read, and
//! others that search.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::StoreError;
use crate::process::let_others_go_first;

/// How long a statement waits for another process that writes, such as a backup.
const BUSY: Duration = Duration::from_secs(20);

/// Lets a connection wait as long as [`BUSY`] again.
pub(super) const WAITING: &str = "PRAGMA busy_timeout = 20000";

/// How many connections read at the same time.
const READERS: u32 = 4;

/// How many connections search at the same time.
const SEARCHERS: u32 = 2;
/// How long a search waits for one of them.
const SEARCH_WAIT: Duration = Duration::from_secs(5);

/// Every commit is on the disk before it is acknowledged: WAL with `synchronous=FULL`. What is
/// deleted is overwritten, not only marked as free.
pub(super) fn options(file: PathBuf) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("secure_delete", "ON")
}

/// The connection that writes. SQLite ends a transaction by itself when the disk is full or fails;
/// the rollback that follows is an error then, and the driver goes on believing that a transaction
/// is open, in which it begins no other. Such a connection is closed, and the next one who writes
/// gets a new one.
pub(super) async fn writer(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(BUSY)
        .after_release(|connection, _| {
            Box::pin(async move {
                // A rollback may still be waiting for the connection's thread: this waits behind it.
                // Somebody who hung up may have left it without patience for other processes.
                sqlx::query(WAITING).execute(&mut *connection).await?;
                let is_usable = !connection.is_in_transaction();
                if !is_usable {
                    tracing::warn!("a transaction could not be ended; the connection is replaced");
                }
                Ok(is_usable)
            })
        })
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// The connections that read.
pub(super) async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(BUSY)
        .connect_with(options.read_only(true))
        .await?;
    Ok(pool)
}

/// The connections for what may look at much.
pub(super) async fn searchers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let options = options.read_only(true);
    let options = options.thread_name(|number| format!("search-{number}"));
    let pool = SqlitePoolOptions::new()
        .max_connections(SEARCHERS)
        .acquire_timeout(SEARCH_WAIT)
        .after_connect(|connection, _| Box::pin(stand_back(connection)))
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// Lets others go before the thread of a connection. Only what SQLite calls runs on that thread, and it
/// asks while it carries out a statement whether to go on.
async fn stand_back(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    connection.lock_handle().await?.set_progress_handler(1, || {
        let_others_go_first();
        true
    });
    sqlx::query("SELECT 1").execute(&mut *connection).await?;
    connection.lock_handle().await?.remove_progress_handler();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_wait_as_long_as_the_statement_says() {
        let (_, millis) = WAITING.split_once(" = ").unwrap();
        assert_eq!(millis.parse(), Ok(BUSY.as_millis()));
    }
}
