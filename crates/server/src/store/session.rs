//! Sessions and API tokens. Only hashes of their secrets are stored.

use paisho_wire::{UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{flag, maybe_moment, number, parsed, text, whole};
use super::{Store, StoreError};

/// A session, without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The id by which its owner refers to it.
    pub id: String,
    /// The account it belongs to.
    pub account: UserId,
    /// The user agent it was opened with.
    pub agent: String,
    /// When it was opened.
    pub created: UnixMillis,
    /// When it was last used.
    pub seen: UnixMillis,
    /// When it expires.
    pub expires: UnixMillis,
    /// Whether it was opened with a second factor.
    pub second_factor: bool,
}

/// An API token, without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The id by which its owner refers to it.
    pub id: String,
    /// The account it belongs to.
    pub account: UserId,
    /// The owner's label for it.
    pub label: String,
    /// Its scopes, separated by spaces.
    pub scopes: String,
    /// When it was created.
    pub created: UnixMillis,
    /// When it was last used.
    pub seen: Option<UnixMillis>,
    /// When it expires.
    pub expires: Option<UnixMillis>,
}

/// A token to be stored.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// The id by which its owner refers to it.
    pub id: String,
    /// The hash of the secret.
    pub hash: String,
    /// The account it belongs to.
    pub account: UserId,
    /// The owner's label for it.
    pub label: String,
    /// Its scopes, separated by spaces.
    pub scopes: String,
    /// When it was created.
    pub created: UnixMillis,
    /// When it expires.
    pub expires: Option<UnixMillis>,
}

impl Store {
    /// Stores a new session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_session(&self, hash: &str, session: &SessionRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sessions (id, hash, account, agent, created, seen, expires, second_factor)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&session.id)
        .bind(hash)
        .bind(session.account.as_str())
        .bind(&session.agent)
        .bind(whole(session.created))
        .bind(whole(session.seen))
        .bind(whole(session.expires))
        .bind(session.second_factor)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// The session whose secret has this hash, unless it has expired.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(
        &self,
        hash: &str,
        now: UnixMillis,
    ) -> Result<Option<SessionRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM sessions WHERE hash = $1 AND expires > $2")
            .bind(hash)
            .bind(whole(now))
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(session_row).transpose()
    }

    /// Stores that a session was used, and its new expiry.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn touch_session(
        &self,
        session: &SessionRow,
        now: UnixMillis,
        expires: UnixMillis,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("UPDATE sessions SET seen = $2, expires = $3 WHERE id = $1")
            .bind(&session.id)
            .bind(whole(now))
            .bind(whole(expires))
            .execute(&mut *change)
            .await?;
        sqlx::query("UPDATE accounts SET seen = $2 WHERE id = $1")
            .bind(session.account.as_str())
            .bind(whole(now))
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }

    /// The sessions of an account, last used first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions(
        &self,
        account: &UserId,
        now: UnixMillis,
    ) -> Result<Vec<SessionRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM sessions WHERE account = $1 AND expires > $2 ORDER BY seen DESC, id",
        )
        .bind(account.as_str())
        .bind(whole(now))
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("session", &rows, session_row))
    }

    /// Ends a session of an account. Returns whether it existed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, account: &UserId, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM sessions WHERE account = $1 AND id = $2")
            .bind(account.as_str())
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends all sessions of an account, except `but` if given.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_sessions(
        &self,
        account: &UserId,
        but: Option<&str>,
    ) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM sessions WHERE account = $1 AND id <> $2")
            .bind(account.as_str())
            .bind(but.unwrap_or_default())
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected())
    }

    /// Deletes expired sessions, tokens, links and name reservations. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_secrets(&self, now: UnixMillis) -> Result<u64, StoreError> {
        let mut gone = 0;
        for statement in [
            "DELETE FROM sessions WHERE expires <= $1",
            "DELETE FROM tokens WHERE expires <= $1",
            "DELETE FROM resets WHERE expires <= $1",
            "DELETE FROM confirmations WHERE expires <= $1",
            "DELETE FROM reserved_names WHERE until <= $1",
        ] {
            let done = sqlx::query(statement)
                .bind(whole(now))
                .execute(&self.writer)
                .await?;
            gone += done.rows_affected();
        }
        Ok(gone)
    }

    /// Stores a new token, unless the account has `most` already. Returns whether it was stored. A
    /// single statement counts and inserts, so that concurrent requests can't exceed the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_token(&self, token: &NewToken, most: u32) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO tokens (id, hash, account, label, scopes, created, expires)
             SELECT $1, $2, $3, $4, $5, $6, $7
             WHERE (SELECT COUNT(*) FROM tokens WHERE account = $3) < $8",
        )
        .bind(&token.id)
        .bind(&token.hash)
        .bind(token.account.as_str())
        .bind(&token.label)
        .bind(&token.scopes)
        .bind(whole(token.created))
        .bind(token.expires.map(whole))
        .bind(most)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The token whose secret has this hash, unless it has expired.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn token(&self, hash: &str, now: UnixMillis) -> Result<Option<TokenRow>, StoreError> {
        let row = sqlx::query(
            "SELECT * FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2)",
        )
        .bind(hash)
        .bind(whole(now))
        .fetch_optional(&self.reader)
        .await?;
        row.as_ref().map(token_row).transpose()
    }

    /// Stores that a token was used.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn touch_token(&self, token: &TokenRow, now: UnixMillis) -> Result<(), StoreError> {
        sqlx::query("UPDATE tokens SET seen = $2 WHERE id = $1")
            .bind(&token.id)
            .bind(whole(now))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The tokens of an account, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens(&self, account: &UserId) -> Result<Vec<TokenRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tokens WHERE account = $1 ORDER BY created DESC, id")
            .bind(account.as_str())
            .fetch_all(&self.reader)
            .await?;
        Ok(self.readable("token", &rows, token_row))
    }

    /// Revokes a token of an account. Returns whether it existed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_token(&self, account: &UserId, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM tokens WHERE account = $1 AND id = $2")
            .bind(account.as_str())
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The accounts with expired sessions or tokens that are not deleted yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn owners_of_expired(&self, now: UnixMillis) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query(
            "SELECT account FROM sessions WHERE expires <= $1
             UNION SELECT account FROM tokens WHERE expires <= $1",
        )
        .bind(whole(now))
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("session", &rows, |row| parsed(row, "account")))
    }
}

fn session_row(row: &SqliteRow) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        id: text(row, "id")?,
        account: parsed(row, "account")?,
        agent: text(row, "agent")?,
        created: number(row, "created")?,
        seen: number(row, "seen")?,
        expires: number(row, "expires")?,
        second_factor: flag(row, "second_factor")?,
    })
}

fn token_row(row: &SqliteRow) -> Result<TokenRow, StoreError> {
    Ok(TokenRow {
        id: text(row, "id")?,
        account: parsed(row, "account")?,
        label: text(row, "label")?,
        scopes: text(row, "scopes")?,
        created: number(row, "created")?,
        seen: maybe_moment(row, "seen")?,
        expires: maybe_moment(row, "expires")?,
    })
}
