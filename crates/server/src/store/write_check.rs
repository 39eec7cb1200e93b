//! Checks that writes reach the disk, by writing something and by the results of players' writes.
//! The check itself writes only a few bytes, for which there may be room where there is none for a
//! turn.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use paisho_wire::UnixMillis;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::change::begin;
use super::{Store, StoreError};

/// How many milliseconds a result is reused, so that frequent checks do not cause frequent writes.
const REUSED: UnixMillis = 1000;
/// A write that takes longer than this counts as failed.
const SLOWEST: Duration = Duration::from_secs(5);

/// How long failed writes count, unless later appends succeed.
const REMEMBERED: Duration = Duration::from_secs(5);

/// What is known about writing to the database.
#[derive(Debug, Default)]
pub(super) struct WriteCheck {
    /// The result of the last check, and when it was made.
    last: Mutex<Option<(UnixMillis, Result<(), Unwritable>)>>,
    /// When and why writes failed, if the last ones did.
    failed: std::sync::Mutex<Option<(Instant, Unwritable)>>,
}

impl WriteCheck {
    /// Records whether appends could be stored.
    pub(super) fn note(&self, stored: Result<(), &StoreError>) {
        let failed = stored.err().map(|error| {
            let error = Unwritable(error.to_string().into());
            (Instant::now(), error)
        });
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    }

    /// Records that something could not be stored. What the request itself is to blame for says
    /// nothing about the disk. A success is recorded only for appends: there may be room for a line
    /// of chat where there is none for a turn.
    pub(super) fn note_failure(&self, error: &StoreError) {
        if error.is_about_the_disk() {
            self.note(Err(error));
        }
    }

    /// Why writes failed recently, if they did.
    fn failed(&self) -> Option<Unwritable> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = failed.as_ref().filter(|it| it.0.elapsed() < REMEMBERED);
        recent.map(|it| it.1.clone())
    }
}

/// The database can't be written, with the reason.
#[derive(Clone, Debug)]
pub struct Unwritable(Arc<str>);

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the database can't be written: {}", self.0)
    }
}

impl std::error::Error for Unwritable {}

impl Store {
    /// Checks that a transaction commits and that recent appends were stored. The result may be up
    /// to a second old.
    ///
    /// # Errors
    /// Why the database can't be written.
    pub async fn check(&self, now: UnixMillis) -> Result<(), Unwritable> {
        let store = self.clone();
        // A separate task, so that the check completes even if its caller disconnects, and the next
        // caller need not write again.
        let checked = tokio::spawn(async move { store.checked(now).await });
        let failed = |error: tokio::task::JoinError| Unwritable(error.to_string().into());
        checked.await.unwrap_or_else(|error| Err(failed(error)))
    }

    async fn checked(&self, now: UnixMillis) -> Result<(), Unwritable> {
        if let Some(error) = self.write_check.failed() {
            return Err(error);
        }
        let mut last = self.write_check.last.lock().await;
        if let Some((at, answer)) = &*last
            && now.abs_diff(*at) < REUSED
        {
            return answer.clone();
        }
        let answer = match timeout(SLOWEST, self.write_something()).await {
            Ok(written) => written.map_err(|error| Unwritable(error.to_string().into())),
            Err(_) => Err(Unwritable("the write takes too long".into())),
        };
        if let Err(error) = &answer {
            tracing::error!(%error, "the write check failed");
        }
        *last = Some((now, answer.clone()));
        answer
    }

    /// The value is incremented because an unchanged row would not be written. The caller remembers
    /// a failure for a second; as a failed write of a player it would count for longer.
    async fn write_something(&self) -> Result<(), StoreError> {
        let mut change = begin(&self.writer).await?;
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

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn appends_that_failed_count_until_others_succeed_or_for_a_while() {
        let check = WriteCheck::default();
        let full = StoreError::from(sqlx::Error::WorkerCrashed);
        assert!(check.failed().is_none());
        check.note(Err(&full));
        let said = check.failed().unwrap().to_string();
        assert!(
            said.starts_with("the database can't be written: "),
            "{said}"
        );
        check.note(Ok(()));
        assert!(check.failed().is_none());
        check.note(Err(&full));
        advance(REMEMBERED - Duration::from_millis(1)).await;
        assert!(check.failed().is_some());
        advance(Duration::from_millis(1)).await;
        assert!(check.failed().is_none());
    }

    #[tokio::test]
    async fn only_failures_of_the_disk_count() {
        let check = WriteCheck::default();
        check.note_failure(&StoreError::TooLong);
        check.note_failure(&StoreError::from(sqlx::Error::RowNotFound));
        assert!(check.failed().is_none());
        let full = std::io::Error::from(std::io::ErrorKind::StorageFull);
        check.note_failure(&StoreError::from(sqlx::Error::Io(full)));
        assert!(check.failed().is_some());
    }
}
