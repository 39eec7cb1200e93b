//! Security events of accounts, which their owners can read, and the networks that accounts have
//! signed in from.

use paisho_wire::{UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{number, parsed, text, whole, words};
use super::{Store, StoreError};

/// How many events are kept for each account.
const MOST_EVENTS: u32 = 100;

words! {
    /// A security event of an account.
    SecurityEvent {
        /// A sign-in with the password.
        SignedIn = "signed_in",
        /// The password was changed with the old one.
        PasswordChanged = "password_changed",
        /// The password was reset with a link.
        PasswordReset = "password_reset",
        /// A link to set a new password was created.
        ResetLinkMade = "reset_link_made",
        /// The address was changed or removed.
        EmailChanged = "email_changed",
        /// The address was confirmed.
        EmailConfirmed = "email_confirmed",
        /// A token was created.
        TokenMade = "token_made",
        /// A token was revoked.
        TokenEnded = "token_ended",
        /// A bot account was created.
        BotMade = "bot_made",
        /// The role of the account was changed.
        RoleChanged = "role_changed",
        /// A second factor was activated.
        SecondFactorAdded = "second_factor_added",
        /// The second factor was removed.
        SecondFactorRemoved = "second_factor_removed",
        /// The right password was given with a wrong code.
        WrongCode = "wrong_code",
        /// The account was deleted.
        Deleted = "deleted",
    }
}

/// An entry of the list of security events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecurityEntry {
    /// When it happened.
    pub at: UnixMillis,
    /// The event.
    pub what: SecurityEvent,
    /// Further details.
    pub detail: String,
}

impl Store {
    /// Stores a security event, and deletes the oldest ones beyond the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_security_event(
        &self,
        account: &UserId,
        entry: &SecurityEntry,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query(
            "INSERT INTO security_events (account, at, what, detail) VALUES ($1, $2, $3, $4)",
        )
        .bind(account.as_str())
        .bind(whole(entry.at))
        .bind(entry.what.as_str())
        .bind(&entry.detail)
        .execute(&mut *change)
        .await?;
        sqlx::query(
            "DELETE FROM security_events WHERE account = $1 AND number NOT IN (
                 SELECT number FROM security_events WHERE account = $1
                 ORDER BY number DESC LIMIT $2)",
        )
        .bind(account.as_str())
        .bind(MOST_EVENTS)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(())
    }

    /// The security events of an account, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn security_events(
        &self,
        account: &UserId,
    ) -> Result<Vec<SecurityEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM security_events WHERE account = $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(account.as_str())
        .bind(MOST_EVENTS)
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("security event", &rows, entry))
    }

    /// Records that an account has signed in from a network.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn know_network(
        &self,
        account: &UserId,
        network: &str,
        now: UnixMillis,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO known_networks (account, network, seen) VALUES ($1, $2, $3)
             ON CONFLICT (account, network) DO UPDATE SET seen = $3",
        )
        .bind(account.as_str())
        .bind(network)
        .bind(whole(now))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Deletes networks without a sign-in since this time. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_networks(&self, since: UnixMillis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM known_networks WHERE seen < $1")
            .bind(whole(since))
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected())
    }

    /// Whether an account has signed in from a network since this time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn knows_network(
        &self,
        account: &UserId,
        network: &str,
        since: UnixMillis,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT 1 FROM known_networks WHERE account = $1 AND network = $2 AND seen >= $3",
        )
        .bind(account.as_str())
        .bind(network)
        .bind(whole(since))
        .fetch_optional(&self.reader)
        .await?;
        Ok(row.is_some())
    }
}

fn entry(row: &SqliteRow) -> Result<SecurityEntry, StoreError> {
    Ok(SecurityEntry {
        at: number(row, "at")?,
        what: parsed(row, "what")?,
        detail: text(row, "detail")?,
    })
}
