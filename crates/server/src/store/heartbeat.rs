//! When a server was last alive, and what it owed to players.

use paisho_wire::{GameId, UnixMillis};
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;

use super::row::{from_json, json, number, text, whole};
use super::{Store, StoreError};

/// A sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// When.
    pub at: UnixMillis,
    /// What players had not got back then.
    pub owed: Vec<OwedTime>,
}

/// A time in which a game, or none at all, could go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwedTime {
    /// The one game that is concerned; nothing for all.
    pub game: Option<GameId>,
    /// Its beginning.
    pub since: UnixMillis,
    /// Its end.
    pub until: UnixMillis,
}

impl Store {
    /// Notes that a server is alive. It is asked for the time when the database is ready to write:
    /// a sign that had to wait would be old by then, and a server that comes after would take the
    /// wait for an absence.
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

    /// The last sign of life of a server; nothing before the first one.
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

/// What was owed. If that can't be read a few people lose some time; no server stays down for it.
fn owed(row: &SqliteRow) -> Vec<OwedTime> {
    let read = text(row, "owed").and_then(|text| from_json(&text));
    read.unwrap_or_else(|error| {
        tracing::error!(%error, "what the last server owed to players is lost");
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
        // Nobody writes while somebody else does.
        let written = timeout(Duration::from_millis(1), &mut beat).await;
        assert!(written.is_err());
        clock.store(7_200_000, Ordering::SeqCst);
        drop(busy);
        beat.await.unwrap();
        assert_eq!(store.last_beat().await.unwrap().unwrap().at, 7_200_000);
    }
}
