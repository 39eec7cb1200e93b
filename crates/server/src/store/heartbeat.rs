//! When a server was last alive.

use paisho_wire::UnixMillis;

use super::row::{number, whole};
use super::{Store, StoreError};

impl Store {
    /// Notes that a server is alive.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self, now: UnixMillis) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO heartbeat (one, at) VALUES (1, $1)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at",
        )
        .bind(whole(now))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// When a server was last known to be alive; nothing before the first one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_beat(&self) -> Result<Option<UnixMillis>, StoreError> {
        let row = sqlx::query("SELECT at FROM heartbeat WHERE one = 1")
            .fetch_optional(&self.reader)
            .await?;
        row.map(|row| number(&row, "at")).transpose()
    }
}
