//! Vacations of users, and how much of this year's was used.

use paisho_wire::{UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_moment, number, parsed, whole};
use super::{Store, StoreError};

/// The vacation of a user.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VacationRow {
    /// Since when they have been on vacation, if they are.
    pub since: Option<UnixMillis>,
    /// The year that `used` counts for.
    pub year: u64,
    /// Milliseconds used in that year, not counting those since `since`.
    pub used: u64,
}

impl Store {
    /// The vacation of a user; an unused one if none is stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn vacation(&self, account: &UserId) -> Result<VacationRow, StoreError> {
        let row = sqlx::query("SELECT * FROM vacations WHERE account = $1")
            .bind(account.as_str())
            .fetch_optional(&self.reader)
            .await?;
        let row = row.as_ref().map(vacation_row).transpose()?;
        Ok(row.unwrap_or_default())
    }

    /// Replaces the vacation of a user, unless it has changed meanwhile. Returns whether it was
    /// replaced.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_vacation(
        &self,
        account: &UserId,
        before: VacationRow,
        after: VacationRow,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO vacations (account, since, year, used) VALUES ($1, $2, $3, $4)
             ON CONFLICT (account) DO UPDATE
             SET since = excluded.since, year = excluded.year, used = excluded.used
             WHERE COALESCE(vacations.since, -1) = $5 AND vacations.used = $6",
        )
        .bind(account.as_str())
        .bind(after.since.map(whole))
        .bind(whole(after.year))
        .bind(whole(after.used))
        .bind(before.since.map_or(-1, whole))
        .bind(whole(before.used))
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// All users on vacation.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn vacations(&self) -> Result<Vec<(UserId, VacationRow)>, StoreError> {
        let rows = sqlx::query("SELECT * FROM vacations WHERE since IS NOT NULL")
            .fetch_all(&self.reader)
            .await?;
        let one = |row: &SqliteRow| Ok((parsed(row, "account")?, vacation_row(row)?));
        Ok(self.readable("vacation", &rows, one))
    }
}

fn vacation_row(row: &SqliteRow) -> Result<VacationRow, StoreError> {
    Ok(VacationRow {
        since: maybe_moment(row, "since")?,
        year: number(row, "year")?,
        used: number(row, "used")?,
    })
}
