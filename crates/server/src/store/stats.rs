//! Counts of accounts, games and so on, for operators and for the metrics.

use sqlx::sqlite::SqliteRow;

use super::row::{number, parsed};
use super::{AccountKind, GameStatus, Store, StoreError};

/// Counts of accounts, games and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Guests.
    pub guests: u64,
    /// Registered people.
    pub persons: u64,
    /// Bots.
    pub bots: u64,
    /// Games in progress.
    pub playing: u64,
    /// Finished games.
    pub finished: u64,
    /// Aborted games.
    pub aborted: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Open seeks.
    pub seeks: u64,
    /// Sessions.
    pub sessions: u64,
    /// Open reports.
    pub reports: u64,
}

/// The statements that count games and seeks.
struct Counting {
    games: &'static str,
    turns: &'static str,
    seeks: &'static str,
}

const ALL: Counting = Counting {
    games: "SELECT status, COUNT(*) AS many FROM games GROUP BY status",
    turns: "SELECT COUNT(*) AS many FROM turns",
    seeks: "SELECT COUNT(*) AS many FROM seeks",
};

const PUBLIC: Counting = Counting {
    games: "SELECT status, COUNT(*) AS many FROM games WHERE public GROUP BY status",
    turns: "SELECT COALESCE(SUM(ply), 0) AS many FROM games WHERE public",
    seeks: "SELECT COUNT(*) AS many FROM seeks WHERE public",
};

impl Store {
    /// Counts everything, for the operator.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stats(&self) -> Result<Stats, StoreError> {
        self.count_by(&ALL).await
    }

    /// Counts only what is public, without private games and seeks.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_stats(&self) -> Result<Stats, StoreError> {
        self.count_by(&PUBLIC).await
    }

    async fn count_by(&self, counting: &Counting) -> Result<Stats, StoreError> {
        let mut stats = Stats::default();
        let kinds =
            "SELECT kind, COUNT(*) AS many FROM accounts WHERE closed IS NULL GROUP BY kind";
        for row in self.rows(kinds).await? {
            let many = number(&row, "many")?;
            match parsed(&row, "kind")? {
                AccountKind::Guest => stats.guests = many,
                AccountKind::Person => stats.persons = many,
                AccountKind::Bot => stats.bots = many,
            }
        }
        for row in self.rows(counting.games).await? {
            let many = number(&row, "many")?;
            match parsed(&row, "status")? {
                GameStatus::Playing => stats.playing = many,
                GameStatus::Finished => stats.finished = many,
                GameStatus::Aborted => stats.aborted = many,
            }
        }
        stats.turns = self.count(counting.turns).await?;
        stats.seeks = self.count(counting.seeks).await?;
        stats.sessions = self.count("SELECT COUNT(*) AS many FROM sessions").await?;
        stats.reports = self
            .count("SELECT COUNT(*) AS many FROM reports WHERE closed IS NULL")
            .await?;
        Ok(stats)
    }

    async fn rows(&self, statement: &'static str) -> Result<Vec<SqliteRow>, StoreError> {
        self.rows_of_host(sqlx::query(statement)).await
    }

    async fn count(&self, statement: &'static str) -> Result<u64, StoreError> {
        let rows = self.rows(statement).await?;
        rows.first().map_or(Ok(0), |row| number(row, "many"))
    }
}
