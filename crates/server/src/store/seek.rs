//! Seeks: offers to play that wait for other players.

use paisho_wire::{SeekId, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{flag, maybe_moment, number, parsed, small, text, whole};
use super::{Store, StoreError};

/// The condition for a seek to be open at the time `$1`.
macro_rules! waits {
    () => {
        "(expires IS NULL OR expires > $1) AND (vanishes IS NULL OR vanishes > $1)"
    };
}

/// Selects the seeks that include the user `$1`. Ids are random letters, so nothing else in a seek
/// looks like one.
pub(super) const NAMING: &str = "SELECT * FROM seeks WHERE body LIKE '%\"' || $1 || '\"%'";

/// A seek as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeekRow {
    /// Its id.
    pub id: SeekId,
    /// The user who made it.
    pub account: UserId,
    /// Whether it is public.
    pub public: bool,
    /// Whether it exists only while its owner is connected.
    pub attended: bool,
    /// Incremented by every change.
    pub version: u32,
    /// The seek as JSON.
    pub body: String,
    /// When it was created.
    pub created: UnixMillis,
    /// When it expires.
    pub expires: Option<UnixMillis>,
}

impl Store {
    /// Stores a new seek, unless its owner has `most` already. Returns whether it was stored. A
    /// single statement counts and inserts, so that concurrent requests can't exceed the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_seek(&self, seek: &SeekRow, most: u32) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO seeks (id, account, public, version, body, created, expires, attended)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8
             WHERE (SELECT COUNT(*) FROM seeks WHERE account = $2) < $9",
        )
        .bind(seek.id.as_str())
        .bind(seek.account.as_str())
        .bind(seek.public)
        .bind(seek.version)
        .bind(&seek.body)
        .bind(whole(seek.created))
        .bind(seek.expires.map(whole))
        .bind(seek.attended)
        .bind(most)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Changes a seek, for example when a player joins, unless it was changed or removed meanwhile.
    /// Returns whether it was changed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn update_seek(
        &self,
        seek: &SeekId,
        expected: u32,
        body: &str,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE seeks SET body = $3, version = version + 1 WHERE id = $1 AND version = $2",
        )
        .bind(seek.as_str())
        .bind(expected)
        .bind(body)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The seek with this id, if it is still open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seek(
        &self,
        seek: &SeekId,
        now: UnixMillis,
    ) -> Result<Option<SeekRow>, StoreError> {
        let row = sqlx::query(concat!("SELECT * FROM seeks WHERE id = $2 AND ", waits!()))
            .bind(whole(now))
            .bind(seek.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(seek_row).transpose()
    }

    /// The open public seeks, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_seeks(&self, now: UnixMillis) -> Result<Vec<SeekRow>, StoreError> {
        let rows = sqlx::query(concat!(
            "SELECT * FROM seeks WHERE public AND ",
            waits!(),
            " ORDER BY created, id"
        ))
        .bind(whole(now))
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("seek", &rows, seek_row))
    }

    /// The seeks that include a user, their own and those of others.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seeks_naming(&self, account: &UserId) -> Result<Vec<SeekRow>, StoreError> {
        let rows = sqlx::query(NAMING)
            .bind(account.as_str())
            .fetch_all(&self.reader)
            .await?;
        Ok(self.readable("seek", &rows, seek_row))
    }

    /// Withdraws a seek of an account. Returns whether it existed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_seek(&self, account: &UserId, seek: &SeekId) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM seeks WHERE id = $1 AND account = $2")
            .bind(seek.as_str())
            .bind(account.as_str())
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Marks the attended seeks of a disconnected owner to vanish at this time. Returns whether
    /// there are any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_seeks(
        &self,
        account: &UserId,
        vanishes: UnixMillis,
    ) -> Result<bool, StoreError> {
        let there = "SELECT 1 FROM seeks WHERE account = $1 AND attended AND vanishes IS NULL";
        if !self.has_seek(there, account).await? {
            return Ok(false);
        }
        let done = sqlx::query(
            "UPDATE seeks SET vanishes = $2 WHERE account = $1 AND attended AND vanishes IS NULL",
        )
        .bind(account.as_str())
        .bind(whole(vanishes))
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Reopens the attended seeks of an owner who has reconnected. Returns whether any were left.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn return_to_seeks(&self, account: &UserId) -> Result<bool, StoreError> {
        let left = "SELECT 1 FROM seeks WHERE account = $1 AND vanishes IS NOT NULL";
        if !self.has_seek(left, account).await? {
            return Ok(false);
        }
        let done = sqlx::query(
            "UPDATE seeks SET vanishes = NULL WHERE account = $1 AND vanishes IS NOT NULL",
        )
        .bind(account.as_str())
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Checks for a seek without waiting for the writer, since most users who connect and
    /// disconnect have none.
    async fn has_seek(
        &self,
        statement: &'static str,
        account: &UserId,
    ) -> Result<bool, StoreError> {
        let found = sqlx::query(statement)
            .bind(account.as_str())
            .fetch_optional(&self.reader)
            .await?;
        Ok(found.is_some())
    }

    /// Deletes expired seeks. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_seeks(&self, now: UnixMillis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM seeks WHERE expires <= $1 OR vanishes <= $1")
            .bind(whole(now))
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected())
    }
}

fn seek_row(row: &SqliteRow) -> Result<SeekRow, StoreError> {
    Ok(SeekRow {
        id: parsed(row, "id")?,
        account: parsed(row, "account")?,
        public: flag(row, "public")?,
        attended: flag(row, "attended")?,
        version: small(row, "version")?,
        body: text(row, "body")?,
        created: number(row, "created")?,
        expires: maybe_moment(row, "expires")?,
    })
}
