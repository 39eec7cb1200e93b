//! The connections to the database file: one for writing, several for reading, and others for
//! searches.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::StoreError;
use crate::process::let_others_go_first;

/// How long a statement waits for another process that is writing, such as a backup.
const BUSY: Duration = Duration::from_secs(20);

/// Restores the busy timeout of a connection to [`BUSY`].
pub(super) const WAITING: &str = "PRAGMA busy_timeout = 20000";

/// The number of connections for reading.
const READERS: u32 = 4;

/// The number of connections for reading what a turn needs.
const TURN_READERS: u32 = 2;

/// The number of connections for searches.
const SEARCHERS: u32 = 2;
/// How long a search waits for one of them.
const SEARCH_WAIT: Duration = Duration::from_secs(5);

/// Every commit is on disk before it is acknowledged: WAL with `synchronous=FULL`. Deleted content
/// is overwritten, not only marked as free.
pub(super) fn options(file: PathBuf) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("secure_delete", "ON")
}

/// The connection for writing. SQLite ends a transaction by itself when the disk is full or fails.
/// The following rollback is then an error, and the driver still believes that a transaction is
/// open, so it can't begin another. Such a connection is closed, and the next writer gets a new
/// one.
pub(super) async fn writer(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(BUSY)
        .after_release(|connection, _| {
            Box::pin(async move {
                // A rollback may still be queued on the connection's thread: this statement waits
                // behind it. It also restores the busy timeout, in case a cancelled caller has left
                // it at zero.
                sqlx::query(WAITING).execute(&mut *connection).await?;
                let is_usable = !connection.is_in_transaction();
                if !is_usable {
                    tracing::warn!("a transaction is still open; replacing the connection");
                }
                Ok(is_usable)
            })
        })
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// The connections for reading.
pub(super) async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    some_readers(options, READERS).await
}

/// The connections for reading what a turn needs, such as the session of its player.
pub(super) async fn turn_readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    some_readers(options, TURN_READERS).await
}

async fn some_readers(options: SqliteConnectOptions, many: u32) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(many)
        .acquire_timeout(BUSY)
        .connect_with(options.read_only(true))
        .await?;
    Ok(pool)
}

/// The connections for statements that may scan much.
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

/// Lowers the priority of a connection's thread. Only code called by SQLite runs on that thread,
/// and SQLite calls the progress handler while it executes a statement.
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
