//! Blocks between users, and past opponents.

use paisho_wire::{UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{number, parsed, text, whole};
use super::{Store, StoreError};

/// An opponent of an account, with the results from the account's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The opponent's name.
    pub name: String,
    /// Games won against them.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

impl Store {
    /// Blocks a user: they are not paired with the account, and it does not see their chat lines.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn block(
        &self,
        account: &UserId,
        blocked: &UserId,
        at: UnixMillis,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO blocks (account, blocked, at) VALUES ($1, $2, $3)
             ON CONFLICT (account, blocked) DO NOTHING",
        )
        .bind(account.as_str())
        .bind(blocked.as_str())
        .bind(whole(at))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Removes a block.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unblock(&self, account: &UserId, blocked: &UserId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM blocks WHERE account = $1 AND blocked = $2")
            .bind(account.as_str())
            .bind(blocked.as_str())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The names of the users that an account blocks.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocked_by(&self, account: &UserId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT a.name FROM blocks b JOIN accounts a ON a.id = b.blocked
             WHERE b.account = $1 ORDER BY a.name",
        )
        .bind(account.as_str())
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("block", &rows, |row| text(row, "name")))
    }

    /// All users that an account blocks or that block it. They can't meet it through seeks. A bot
    /// counts as its owner.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn avoided(&self, account: &UserId) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query(
            "WITH own (id) AS (
                 SELECT $1 UNION SELECT owner FROM accounts WHERE id = $1 AND owner IS NOT NULL),
             others (id) AS (
                 SELECT blocked FROM blocks WHERE account IN (SELECT id FROM own)
                 UNION SELECT account FROM blocks WHERE blocked IN (SELECT id FROM own))
             SELECT id AS other FROM others
             UNION SELECT a.id AS other FROM accounts a JOIN others o ON a.owner = o.id",
        )
        .bind(account.as_str())
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("block", &rows, |row| parsed(row, "other")))
    }

    /// All users that an account blocks, and their bots. It does not see their chat lines.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blocked(&self, account: &UserId) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query(
            "SELECT blocked AS other FROM blocks WHERE account = $1
             UNION SELECT a.id AS other FROM blocks b JOIN accounts a ON a.owner = b.blocked
             WHERE b.account = $1",
        )
        .bind(account.as_str())
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("block", &rows, |row| parsed(row, "other")))
    }

    /// All users that block an account or, if it is a bot, its owner. They do not see its chat
    /// lines.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn blockers(&self, account: &UserId) -> Result<Vec<UserId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT account AS other FROM blocks WHERE blocked = $1
                 OR blocked = (SELECT owner FROM accounts WHERE id = $1)",
        )
        .bind(account.as_str())
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("block", &rows, |row| parsed(row, "other")))
    }

    /// The most frequent opponents of an account, in finished games that the viewer may know of:
    /// public ones, and private ones that the viewer played in.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn opponents(
        &self,
        account: &UserId,
        viewer: Option<&UserId>,
        limit: u32,
    ) -> Result<Vec<Opponent>, StoreError> {
        let query = sqlx::query(
            "SELECT a.name,
                 SUM(CASE WHEN mine.result = 'won' THEN 1 ELSE 0 END) AS won,
                 SUM(CASE WHEN mine.result = 'drawn' THEN 1 ELSE 0 END) AS drawn,
                 SUM(CASE WHEN mine.result = 'lost' THEN 1 ELSE 0 END) AS lost
             FROM players mine
             JOIN players other ON other.game = mine.game AND other.seat <> mine.seat
             JOIN accounts a ON a.id = other.account
             JOIN games g ON g.id = mine.game
             WHERE mine.account = $1 AND mine.result IS NOT NULL AND a.closed IS NULL
                 AND (g.public OR EXISTS (
                     SELECT 1 FROM players v WHERE v.game = g.id AND v.account = $3))
             GROUP BY a.id, a.name ORDER BY COUNT(*) DESC, a.name LIMIT $2",
        )
        .bind(account.as_str())
        .bind(limit)
        .bind(viewer.map(UserId::as_str));
        let rows = self.rows_in_time(query).await?;
        Ok(self.readable("opponent", &rows, opponent))
    }
}

fn opponent(row: &SqliteRow) -> Result<Opponent, StoreError> {
    Ok(Opponent {
        name: text(row, "name")?,
        won: number(row, "won")?,
        drawn: number(row, "drawn")?,
        lost: number(row, "lost")?,
    })
}
