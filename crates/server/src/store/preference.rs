//! Preferences of users: a text that only clients interpret.

use paisho_wire::{UnixMillis, UserId};

use super::row::{text, whole};
use super::{Store, StoreError};

impl Store {
    /// The preferences of an account, as stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn preferences(&self, account: &UserId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT body FROM preferences WHERE account = $1")
            .bind(account.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.map(|row| text(&row, "body")).transpose()
    }

    /// Replaces the preferences of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_preferences(
        &self,
        account: &UserId,
        body: &str,
        now: UnixMillis,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO preferences (account, body, changed) VALUES ($1, $2, $3)
             ON CONFLICT (account) DO UPDATE SET body = excluded.body, changed = excluded.changed",
        )
        .bind(account.as_str())
        .bind(body)
        .bind(whole(now))
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
