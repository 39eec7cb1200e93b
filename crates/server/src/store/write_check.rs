//! Whether what is written reaches the disk: found out by writing something, and by what became of
//! the turns that people played. The check writes a few bytes, which may find room where a turn does
//! not.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use paisho_wire::UnixMillis;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::{Store, StoreError};

/// For how many milliseconds an answer is reused, so that asking often does not write often.
const REUSED: UnixMillis = 1000;
/// A write that takes longer than this counts as failed.
const SLOWEST: Duration = Duration::from_secs(5);

/// For how long appends that failed count, unless others succeed before.
const REMEMBERED: Duration = Duration::from_secs(5);

/// What is known about writing.
#[derive(Debug, Default)]
pub(super) struct WriteCheck {
    /// The last answer, and when it was found.
    last: Mutex<Option<(UnixMillis, Result<(), Unwritable>)>>,
    /// When appends failed, if the last ones did, and why.
    failed: std::sync::Mutex<Option<(Instant, Unwritable)>>,
}

impl WriteCheck {
    /// Notes whether appends could be stored.
    pub(super) fn note(&self, stored: Result<(), &StoreError>) {
        let failed = stored.err().map(|error| {
            let error = Unwritable(error.to_string().into());
            (Instant::now(), error)
        });
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    }

    /// Why appends failed a moment ago, if they did.
    fn failed(&self) -> Option<Unwritable> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = failed.as_ref().filter(|it| it.0.elapsed() < REMEMBERED);
        recent.map(|it| it.1.clone())
    }
}

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
    /// Whether a change commits, and what people play is stored. The answer may be up to a second
    /// old.
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
}
