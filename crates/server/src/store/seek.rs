//! Seeks: offers to play that wait for others.

use paisho_wire::{SeekId, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{flag, maybe_moment, number, parsed, small, text, whole};
use super::{Store, StoreError};

/// Whether a seek still waits at the time `$1`.
macro_rules! waits {
    () => {
        "(expires IS NULL OR expires > $1) AND (vanishes IS NULL OR vanishes > $1)"
    };
}

/// The seeks at which `$1` waits. Ids are random letters: nothing else in a seek reads like one.
pub(super) const NAMING: &str = "SELECT * FROM seeks WHERE body LIKE '%\"' || $1 || '\"%'";

/// A seek as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeekRow {
    /// Its id.
    pub id: SeekId,
    /// Who seeks.
    pub account: UserId,
    /// Whether everybody sees it.
    pub public: bool,
    /// Whether it lasts only as long as its owner is there.
    pub attended: bool,
    /// Grows with every change.
    pub version: u32,
    /// The seek as JSON.
    pub body: String,
    /// When it was made.
    pub created: UnixMillis,
    /// When it vanishes by itself.
    pub expires: Option<UnixMillis>,
}

impl Store {
    /// Keeps a new seek, unless its owner has so many already; says whether. The statement counts
    /// and writes at once, so that several requests do not pass the limit together.
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

    /// Changes a seek, as when one more person waits at it, unless it has changed or gone in the
    /// meantime; says whether.
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

    /// A seek that still waits.
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

    /// The public seeks, the oldest first.
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

    /// The seeks of an account, public and private.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seeks_of(&self, account: &UserId) -> Result<Vec<SeekRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM seeks WHERE account = $1 ORDER BY created, id")
            .bind(account.as_str())
            .fetch_all(&self.reader)
            .await?;
        Ok(self.readable("seek", &rows, seek_row))
    }

    /// The seeks that somebody waits at, their own and those of others.
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

    /// Withdraws a seek of an account; says whether there was one.
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

    /// The owner of attended seeks is gone: they vanish at a time; says whether there are any.
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

    /// The owner of attended seeks is back: they wait as before; says whether any were left.
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

    /// Most people who come and go have no seek: that is found out without waiting for whoever
    /// writes.
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

    /// Deletes seeks that have expired; says how many.
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
