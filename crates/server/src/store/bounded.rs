//! Statements that may scan much: they run on connections of their own, for a limited time. SQLite
//! calls a progress handler now and then, so that statements are also stopped if they find nothing,
//! or if no one waits for the result any more.

use std::sync::{Arc, Weak};
use std::time::Instant;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Error, Sqlite};

use super::{Store, StoreError};

/// How many instructions SQLite executes between calls of the progress handler.
const INSTRUCTIONS: i32 = 10_000;
/// The error code of an interrupted statement (`SQLITE_INTERRUPT`).
const INTERRUPTED: &str = "9";

impl Store {
    /// The rows of a statement, if it finishes in time.
    ///
    /// # Errors
    /// If it takes too long, or the database fails.
    pub(super) async fn rows_in_time(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut connection = self.searcher.acquire().await.map_err(crowded)?;
        // Dropped with this future, when the caller stops waiting.
        let waits = Arc::new(());
        let limit = Arc::downgrade(&waits);
        self.limit(&mut connection, limit).await?;
        let found = query.fetch_all(&mut *connection).await;
        drop(waits);
        found.map_err(stopped)
    }

    /// The rows of a statement of the server itself, without a time limit.
    ///
    /// # Errors
    /// If the database fails, or too many searches are running.
    pub(super) async fn rows_of_host(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut connection = self.searcher.acquire().await.map_err(crowded)?;
        // An earlier search has left its limit on the connection, which would stop this statement.
        connection.lock_handle().await?.remove_progress_handler();
        Ok(query.fetch_all(&mut *connection).await?)
    }

    /// Limits the connection's next statement to the time of a search, and to the time for which
    /// `waits` is alive. Every user of the connection must set this again.
    async fn limit(
        &self,
        connection: &mut SqliteConnection,
        waits: Weak<()>,
    ) -> Result<(), StoreError> {
        let (began, most) = (Instant::now(), self.search_time);
        let mut handle = connection.lock_handle().await?;
        handle.set_progress_handler(INSTRUCTIONS, move || {
            is_wanted(&waits) && began.elapsed() < most
        });
        Ok(())
    }
}

/// Whether the caller of a search still waits for it.
fn is_wanted(waits: &Weak<()>) -> bool {
    waits.strong_count() > 0
}

fn crowded(error: Error) -> StoreError {
    match error {
        Error::PoolTimedOut => StoreError::TooManySearches,
        error => error.into(),
    }
}

fn stopped(error: Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    if code.is_some_and(|code| code == INTERRUPTED) {
        metrics::counter!("paisho_searches_stopped_total").increment(1);
        return StoreError::TooLong;
    }
    error.into()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tempfile::TempDir;

    use super::*;

    /// Runs forever without finding anything.
    const ENDLESS: &str = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT x FROM n WHERE x < 0";

    async fn store_with(search_time: Duration) -> (Store, TempDir) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        (store.with_search_time(search_time), directory)
    }

    #[tokio::test]
    async fn a_search_that_takes_too_long_is_stopped_and_the_next_one_is_not() {
        let (store, _directory) = store_with(Duration::from_millis(1)).await;
        for _ in 0..5 {
            let stopped = store.rows_in_time(sqlx::query(ENDLESS)).await;
            assert!(matches!(stopped, Err(StoreError::TooLong)), "{stopped:?}");
            let rows = store.rows_in_time(sqlx::query("SELECT 1")).await;
            assert_eq!(rows.unwrap().len(), 1);
        }
    }

    #[tokio::test]
    async fn the_limit_of_a_search_does_not_stop_what_comes_after_it() {
        let (store, _directory) = store_with(Duration::from_secs(3600)).await;
        let long = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000)
             SELECT COUNT(*) AS many FROM n";
        for _ in 0..3 {
            store.rows_in_time(sqlx::query("SELECT 1")).await.unwrap();
            let rows = store.rows_of_host(sqlx::query(long)).await;
            assert_eq!(rows.unwrap().len(), 1);
        }
    }

    /// The test below can't tell when SQLite begins with a search, and whether the progress handler
    /// is called before the search is abandoned.
    #[test]
    fn a_search_is_wanted_as_long_as_its_caller_waits() {
        let waits = Arc::new(());
        let limit = Arc::downgrade(&waits);
        assert!(is_wanted(&limit));
        drop(waits);
        assert!(!is_wanted(&limit));
    }

    #[tokio::test]
    async fn a_search_that_nobody_waits_for_makes_room_for_others() {
        let (store, _directory) = store_with(Duration::from_secs(3600)).await;
        for _ in 0..5 {
            let mut searches = tokio::task::JoinSet::new();
            for _ in 0..2 {
                let store = store.clone();
                searches.spawn(async move { store.rows_in_time(sqlx::query(ENDLESS)).await });
            }
            while store.searcher.size() < 2 || store.searcher.num_idle() > 0 {
                tokio::task::yield_now().await;
            }
            // Both connections are busy, and other reads still work.
            store.next_deadline().await.unwrap();
            searches.shutdown().await;
        }
        let rows = store.rows_in_time(sqlx::query("SELECT 1")).await;
        assert_eq!(rows.unwrap().len(), 1);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_search_lets_turns_go_first() {
        let (store, _directory) = store_with(Duration::from_millis(1)).await;
        let stopped = store.rows_in_time(sqlx::query(ENDLESS)).await;
        assert!(matches!(stopped, Err(StoreError::TooLong)), "{stopped:?}");
        let waiting = crate::process::tests::threads_that_wait("search");
        assert!(waiting.contains(&true), "{waiting:?}");
    }
}
