//! Write transactions, which report to the write check what the disk refuses.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Sqlite, Transaction};

use super::StoreError;
use super::write_check::WriteCheck;

/// A write transaction. It is rolled back unless it is committed.
#[derive(Debug)]
pub(super) struct Change {
    transaction: Transaction<'static, Sqlite>,
    check: Arc<WriteCheck>,
}

impl Change {
    /// Begins a write transaction. It takes the write lock at once, so that what it reads can't
    /// change before it writes.
    pub(super) async fn begin(
        writer: &SqlitePool,
        check: &Arc<WriteCheck>,
    ) -> Result<Self, StoreError> {
        let begun = begin(writer).await;
        let transaction = begun.inspect_err(|error| check.note_failure(error))?;
        Ok(Self {
            transaction,
            check: Arc::clone(check),
        })
    }

    /// Returns when everything is on disk. Small changes reach the disk only here, so this is where
    /// a full disk shows.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        let done = self.transaction.commit().await.map_err(StoreError::from);
        done.inspect_err(|error| self.check.note_failure(error))
    }
}

/// Begins a write transaction whose failure is not reported to the write check.
pub(super) async fn begin(writer: &SqlitePool) -> Result<Transaction<'static, Sqlite>, StoreError> {
    Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
}

impl Deref for Change {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.transaction
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}
