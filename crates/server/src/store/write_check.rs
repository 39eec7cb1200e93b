//! Whether what is written reaches the disk: found out by writing something.

use std::sync::Arc;
use std::time::Duration;

use paisho_wire::UnixMillis;
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::{Store, StoreError};

/// For how many milliseconds an answer is reused, so that asking often does not write often.
const REUSED: UnixMillis = 1000;
/// A write that takes longer than this counts as failed.
const SLOWEST: Duration = Duration::from_secs(5);

/// The last answer, and when it was found.
#[derive(Debug, Default)]
pub(super) struct WriteCheck(Mutex<Option<(UnixMillis, Result<(), Unwritable>)>>);

/// The database can't be written; says why.
#[derive(Clone, Debug)]
pub struct Unwritable(Arc<str>);

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the database can't be written: {}", self.0)
    }
}

impl std::error::Error for Unwritable {}

impl Store {
    /// Whether a change commits. The answer may be up to a second old.
    ///
    /// # Errors
    /// Says why not.
    pub async fn check(&self, now: UnixMillis) -> Result<(), Unwritable> {
        let store = self.clone();
        // A task: a caller who hangs up does not make the next one write again.
        let checked = tokio::spawn(async move { store.checked(now).await });
        let failed = |error: tokio::task::JoinError| Unwritable(error.to_string().into());
        checked.await.unwrap_or_else(|error| Err(failed(error)))
    }

    async fn checked(&self, now: UnixMillis) -> Result<(), Unwritable> {
        let mut last = self.write_check.0.lock().await;
        if let Some((at, answer)) = &*last
            && now.abs_diff(*at) < REUSED
        {
            return answer.clone();
        }
        let answer = match timeout(SLOWEST, self.write_something()).await {
            Ok(written) => written.map_err(|error| Unwritable(error.to_string().into())),
            Err(_) => Err(Unwritable("it takes too long".into())),
        };
        if let Err(error) = &answer {
            tracing::error!(%error, "the write check failed");
        }
        *last = Some((now, answer.clone()));
        answer
    }

    /// The value grows: a row that stays as it is would not be written.
    async fn write_something(&self) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query(
            "INSERT INTO write_check (one, written) VALUES (1, 1)
             ON CONFLICT (one) DO UPDATE SET written = write_check.written + 1",
        )
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(())
    }
}
