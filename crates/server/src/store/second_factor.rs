//! Second factors: secrets of authenticator apps, and recovery codes.

use paisho_wire::UserId;

use super::row::{maybe_text, whole};
use super::{Store, StoreError};

/// The secrets of an account's authenticator app.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct TotpSecrets {
    /// The active one, in base32.
    pub active: Option<String>,
    /// One that was offered but not confirmed with a code yet.
    pub offered: Option<String>,
}

impl std::fmt::Debug for TotpSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TotpSecrets(…)")
    }
}

impl Store {
    /// The secrets of an account's authenticator app.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn totp(&self, account: &UserId) -> Result<TotpSecrets, StoreError> {
        let row = sqlx::query("SELECT totp, totp_offered FROM accounts WHERE id = $1")
            .bind(account.as_str())
            .fetch_optional(&self.reader)
            .await?;
        let Some(row) = row else {
            return Ok(TotpSecrets::default());
        };
        Ok(TotpSecrets {
            active: maybe_text(&row, "totp")?,
            offered: maybe_text(&row, "totp_offered")?,
        })
    }

    /// Stores a secret that its owner has not confirmed with a code yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn offer_totp(&self, account: &UserId, secret: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE accounts SET totp_offered = $2
             WHERE id = $1 AND kind = 'person' AND totp IS NULL",
        )
        .bind(account.as_str())
        .bind(secret)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Activates the offered secret, stores the hashes of recovery codes, and marks the session.
    /// Returns whether that secret was still the offered one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn accept_totp(
        &self,
        account: &UserId,
        secret: &str,
        step: u64,
        session: &str,
        recovery: &[String],
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let done = sqlx::query(
            "UPDATE accounts SET totp = $2, totp_offered = NULL, totp_step = $3
             WHERE id = $1 AND totp_offered = $2 AND totp IS NULL",
        )
        .bind(account.as_str())
        .bind(secret)
        .bind(whole(step))
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("DELETE FROM recovery_codes WHERE account = $1")
            .bind(account.as_str())
            .execute(&mut *change)
            .await?;
        for hash in recovery {
            sqlx::query("INSERT INTO recovery_codes (hash, account) VALUES ($1, $2)")
                .bind(hash)
                .bind(account.as_str())
                .execute(&mut *change)
                .await?;
        }
        sqlx::query("UPDATE sessions SET second_factor = TRUE WHERE account = $1 AND id = $2")
            .bind(account.as_str())
            .bind(session)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(true)
    }

    /// Uses the code of a time step. Returns `false` if it or a later one was used before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_totp_step(&self, account: &UserId, step: u64) -> Result<bool, StoreError> {
        let done =
            sqlx::query("UPDATE accounts SET totp_step = $2 WHERE id = $1 AND totp_step < $2")
                .bind(account.as_str())
                .bind(whole(step))
                .execute(&self.writer)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Uses up a recovery code. Returns whether it existed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_recovery_code(
        &self,
        account: &UserId,
        hash: &str,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM recovery_codes WHERE account = $1 AND hash = $2")
            .bind(account.as_str())
            .bind(hash)
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Removes the second factor of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_totp(&self, account: &UserId) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for statement in [
            "UPDATE accounts SET totp = NULL, totp_offered = NULL WHERE id = $1",
            "UPDATE sessions SET second_factor = FALSE WHERE account = $1",
            "DELETE FROM recovery_codes WHERE account = $1",
        ] {
            sqlx::query(statement)
                .bind(account.as_str())
                .execute(&mut *change)
                .await?;
        }
        change.commit().await?;
        Ok(())
    }
}
