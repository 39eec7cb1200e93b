//! Deadlines of games: when something happens if no one acts.

use paisho_wire::{GameId, UnixMillis};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_moment, parsed, whole};
use super::{Store, StoreError};

impl Store {
    /// The games with a deadline before this time, earliest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn overdue(&self, now: UnixMillis, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let statement = "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline < $1
             ORDER BY deadline LIMIT $2";
        self.overdue_by(statement, now, limit).await
    }

    /// Like [`Store::overdue`], for live games only, whose clocks count seconds.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn overdue_live(
        &self,
        now: UnixMillis,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let statement = "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline < $1
                 AND speed <> 'correspondence'
             ORDER BY deadline LIMIT $2";
        self.overdue_by(statement, now, limit).await
    }

    async fn overdue_by(
        &self,
        statement: &'static str,
        now: UnixMillis,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(statement)
            .bind(whole(now))
            .bind(limit)
            .fetch_all(&self.reader)
            .await?;
        Ok(self.readable("game", &rows, id))
    }

    /// The earliest deadline of all games.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_deadline(&self) -> Result<Option<UnixMillis>, StoreError> {
        let row = sqlx::query("SELECT MIN(deadline) AS next FROM games WHERE deadline IS NOT NULL")
            .fetch_one(&self.reader)
            .await?;
        maybe_moment(&row, "next")
    }
}

fn id(row: &SqliteRow) -> Result<GameId, StoreError> {
    parsed(row, "id")
}
