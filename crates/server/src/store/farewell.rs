//! Accounts that end.

use paisho_wire::{UnixMillis, UserId};

use super::rename::NewName;
use super::row::{text, whole};
use super::{Change, Store, StoreError};
use crate::digest::digest;

/// What an account is called after it was deleted.
const NAMELESS: &str = "gone";

/// For how many milliseconds nobody may take the name of a deleted account: 90 days.
const NAME_RESERVED: UnixMillis = 90 * 24 * 60 * 60 * 1000;

impl Store {
    /// Deletes an account: everything that says who it was. The row itself stays, nameless, because
    /// games keep their seats; finished games keep their turns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_account(&self, id: &UserId, now: UnixMillis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        reserve_name(&mut change, id, now).await?;
        forget_belongings(&mut change, id).await?;
        let key = format!("gone-{id}");
        sqlx::query(
            "UPDATE accounts SET name = $4, name_key = $2, password = NULL, email = NULL,
                 email_confirmed = FALSE, totp = NULL, totp_offered = NULL, role = 'member', closed = $3
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
        // If somebody reads just now, the log is emptied a little later by the server's tidying.
        if let Err(error) = self.empty_log().await {
            tracing::warn!(%error, "the log of the database could not be emptied");
        }
        Ok(())
    }
}

/// Keeps the name of an account that ends from others for a while: nobody is taken for somebody who
/// has just left. What is kept is a digest, from which only those who know the name can tell it.
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

/// What belongs to one account alone, `$1`.
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

/// Deletes what belongs to one account alone.
pub(super) async fn forget_belongings(change: &mut Change, id: &UserId) -> Result<(), StoreError> {
    for statement in BELONGINGS {
        sqlx::query(statement)
            .bind(id.as_str())
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}
