//! E-mail addresses, and the links that confirm them.

use paisho_wire::{UnixMillis, UserId};

use super::row::{parsed, text, whole};
use super::{Store, StoreError};

impl Store {
    /// Sets or removes an address. A new one is not confirmed yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_email(&self, id: &UserId, email: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE accounts SET email = $2, email_confirmed = FALSE
             WHERE id = $1 AND kind = 'person'",
        )
        .bind(id.as_str())
        .bind(email)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Stores a link that was mailed to an address, replacing earlier ones.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_confirmation(
        &self,
        hash: &str,
        account: &UserId,
        email: &str,
        expires: UnixMillis,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM confirmations WHERE account = $1")
            .bind(account.as_str())
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "INSERT INTO confirmations (hash, account, email, expires) VALUES ($1, $2, $3, $4)",
        )
        .bind(hash)
        .bind(account.as_str())
        .bind(email)
        .bind(whole(expires))
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(())
    }

    /// Uses a link: confirms the address it was mailed to, if that is still the account's. Returns
    /// the account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_confirmation(
        &self,
        hash: &str,
        now: UnixMillis,
    ) -> Result<Option<UserId>, StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query(
            "DELETE FROM confirmations WHERE hash = $1 AND expires > $2 RETURNING account, email",
        )
        .bind(hash)
        .bind(whole(now))
        .fetch_optional(&mut *change)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let account: UserId = parsed(&row, "account")?;
        let done =
            sqlx::query("UPDATE accounts SET email_confirmed = TRUE WHERE id = $1 AND email = $2")
                .bind(account.as_str())
                .bind(text(&row, "email")?)
                .execute(&mut *change)
                .await?;
        change.commit().await?;
        Ok((done.rows_affected() == 1).then_some(account))
    }
}
