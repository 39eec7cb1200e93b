//! When a server was last running, and the time it owed to players then.

use paisho_wire::{GameId, UnixMillis};
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;

use super::row::{from_json, json, number, text, whole};
use super::{Store, StoreError};

/// A record that the server was running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The time of the record.
    pub at: UnixMillis,
    /// The time not yet given back to players.
    pub owed: Vec<OwedTime>,
}

/// A period in which a game, or all games, could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwedTime {
    /// The affected game; `None` for all games.
    pub game: Option<GameId>,
    /// The start of the period.
    pub since: UnixMillis,
    /// The end of the period.
    pub until: UnixMillis,
}

impl Store {
    /// Stores a heartbeat. `beat` is called only when the database is ready to write: a heartbeat
    /// made earlier would be outdated after a long wait, and the next server would take the wait
    /// for downtime.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self, beat: impl FnOnce() -> Heartbeat + Send) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let beat = beat();
        sqlx::query(
            "INSERT INTO heartbeat (one, at, owed) VALUES (1, $1, $2)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at, owed = excluded.owed",
        )
        .bind(whole(beat.at))
        .bind(json(&beat.owed)?)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(())
    }

    /// The last heartbeat; `None` if there was none yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_beat(&self) -> Result<Option<Heartbeat>, StoreError> {
        let row = sqlx::query("SELECT at, owed FROM heartbeat WHERE one = 1")
            .fetch_optional(&self.reader)
            .await?;
        row.map(|row| {
            Ok(Heartbeat {
                at: number(&row, "at")?,
                owed: owed(&row),
            })
        })
        .transpose()
    }
}

/// The owed time. If it can't be read, a few players lose some time, but the server starts anyway.
fn owed(row: &SqliteRow) -> Vec<OwedTime> {
    let read = text(row, "owed").and_then(|text| from_json(&text));
    read.unwrap_or_else(|error| {
        tracing::error!(%error, "the time still owed to players can't be read and is lost");
        Vec::new()
    })
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a_sign_of_life_that_waited_for_the_disk_is_of_the_moment_it_was_written() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let clock = AtomicU64::new(1_000);
        let busy = store.change().await.unwrap();
        let mut beat = pin!(store.beat(|| Heartbeat {
            at: clock.load(Ordering::SeqCst),
            owed: Vec::new(),
        }));
        // The heartbeat waits while another transaction is open.
        let written = timeout(Duration::from_millis(1), &mut beat).await;
        assert!(written.is_err());
        clock.store(7_200_000, Ordering::SeqCst);
        drop(busy);
        beat.await.unwrap();
        assert_eq!(store.last_beat().await.unwrap().unwrap().at, 7_200_000);
    }
}
