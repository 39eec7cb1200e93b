//! Deleting accounts.

use paisho_wire::{UnixMillis, UserId};

use super::rename::NewName;
use super::row::{text, whole};
use super::{Change, Store, StoreError};
use crate::digest::digest;

/// The name of a deleted account.
const NAMELESS: &str = "gone";

/// How many milliseconds the name of a deleted account stays reserved: 90 days.
const NAME_RESERVED: UnixMillis = 90 * 24 * 60 * 60 * 1000;

impl Store {
    /// Deletes an account and all personal data. The row itself stays, with a placeholder name,
    /// because games refer to it; finished games keep their turns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete_account(&self, id: &UserId, now: UnixMillis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        reserve_name(&mut change, id, now).await?;
        forget_belongings(&mut change, id).await?;
        let key = format!("gone-{id}");
        sqlx::query(
            "UPDATE accounts SET name = $4, name_key = $2, password = NULL, email = NULL,
                 email_confirmed = FALSE, language = NULL, totp = NULL, totp_offered = NULL,
                 role = 'member', closed = $3
             WHERE id = $1",
        )
        .bind(id.as_str())
        .bind(&key)
        .bind(whole(now))
        .bind(NAMELESS)
        .execute(&mut *change)
        .await?;
        let nobody = NewName {
            id,
            name: NAMELESS,
            kind: None,
        };
        nobody.write_into_games(&mut change).await?;
        change.commit().await?;
        // If a reader prevents this, the server's periodic cleaning empties the log later.
        if let Err(error) = self.empty_log().await {
            tracing::warn!(%error, "the write-ahead log of the database could not be emptied");
        }
        Ok(())
    }
}

/// Reserves the name of a deleted account for a while, so that no one can pass for a person who has
/// just left. Only a digest is stored, which reveals nothing to those who do not know the name.
async fn reserve_name(change: &mut Change, id: &UserId, now: UnixMillis) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT name_key FROM accounts WHERE id = $1 AND kind <> 'guest' AND closed IS NULL",
    )
    .bind(id.as_str())
    .fetch_optional(&mut **change)
    .await?;
    let Some(row) = row else {
        return Ok(());
    };
    sqlx::query(
        "INSERT INTO reserved_names (digest, until) VALUES ($1, $2)
         ON CONFLICT (digest) DO UPDATE SET until = excluded.until",
    )
    .bind(digest(text(&row, "name_key")?.as_bytes()))
    .bind(whole(now.saturating_add(NAME_RESERVED)))
    .execute(&mut **change)
    .await?;
    Ok(())
}

/// Statements that delete everything that belongs only to the account `$1`.
pub(super) const BELONGINGS: [&str; 14] = [
    "DELETE FROM sessions WHERE account = $1",
    "DELETE FROM tokens WHERE account = $1",
    "DELETE FROM resets WHERE account = $1",
    "DELETE FROM confirmations WHERE account = $1",
    "DELETE FROM security_events WHERE account = $1",
    "DELETE FROM known_networks WHERE account = $1",
    "DELETE FROM recovery_codes WHERE account = $1",
    "DELETE FROM preferences WHERE account = $1",
    "DELETE FROM vacations WHERE account = $1",
    "DELETE FROM seeks WHERE account = $1",
    "DELETE FROM chat WHERE account = $1",
    "DELETE FROM blocks WHERE account = $1 OR blocked = $1",
    "DELETE FROM ratings WHERE account = $1",
    "DELETE FROM rating_history WHERE account = $1",
];

/// Deletes what belongs only to this account.
pub(super) async fn forget_belongings(change: &mut Change, id: &UserId) -> Result<(), StoreError> {
    for statement in BELONGINGS {
        sqlx::query(statement)
            .bind(id.as_str())
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}
