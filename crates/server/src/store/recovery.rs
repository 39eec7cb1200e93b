//! Replacing passwords: reset links, and what a new password ends.

use paisho_wire::{UnixMillis, UserId};

use super::row::{parsed, whole};
use super::{Change, Store, StoreError};

impl Store {
    /// Stores a reset link. Earlier ones stay valid until they expire: strangers who request links
    /// for a name must not invalidate the one that the owner has just been mailed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_reset(
        &self,
        hash: &str,
        account: &UserId,
        expires: UnixMillis,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO resets (hash, account, expires) VALUES ($1, $2, $3)")
            .bind(hash)
            .bind(account.as_str())
            .bind(whole(expires))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Uses a reset link, once: sets the new password and ends all sessions, tokens and links.
    /// Returns the account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_reset(
        &self,
        hash: &str,
        password: &str,
        now: UnixMillis,
    ) -> Result<Option<UserId>, StoreError> {
        let mut change = self.change().await?;
        let row =
            sqlx::query("DELETE FROM resets WHERE hash = $1 AND expires > $2 RETURNING account")
                .bind(hash)
                .bind(whole(now))
                .fetch_optional(&mut *change)
                .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let account: UserId = parsed(&row, "account")?;
        replace_password(&mut change, &account, password, None).await?;
        change.commit().await?;
        Ok(Some(account))
    }

    /// Sets a new password and ends all tokens, links and sessions except this one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn change_password(
        &self,
        account: &UserId,
        password: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        replace_password(&mut change, account, password, Some(session)).await?;
        change.commit().await?;
        Ok(())
    }
}

/// Sets a password and ends everything that may be in the wrong hands: sessions except one, tokens
/// including those of bots, and mailed links.
async fn replace_password(
    change: &mut Change,
    account: &UserId,
    password: &str,
    but_session: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE accounts SET password = $2 WHERE id = $1 AND kind = 'person'")
        .bind(account.as_str())
        .bind(password)
        .execute(&mut **change)
        .await?;
    sqlx::query("DELETE FROM sessions WHERE account = $1 AND id <> $2")
        .bind(account.as_str())
        .bind(but_session.unwrap_or_default())
        .execute(&mut **change)
        .await?;
    for statement in [
        "DELETE FROM tokens WHERE account = $1
             OR account IN (SELECT id FROM accounts WHERE owner = $1)",
        "DELETE FROM resets WHERE account = $1",
        "DELETE FROM confirmations WHERE account = $1",
    ] {
        sqlx::query(statement)
            .bind(account.as_str())
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}
