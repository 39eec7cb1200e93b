//! Reports, measures of moderators, and the log of moderation.

use paisho_wire::{GameId, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_moment, maybe_parsed, maybe_text, number, parsed, text, whole};
use super::{Change, Store, StoreError};

/// A report to be stored.
#[derive(Clone, Debug)]
pub struct NewReport {
    /// Its id.
    pub id: String,
    /// The user who reports.
    pub reporter: UserId,
    /// The reported user.
    pub subject: UserId,
    /// The game it is about.
    pub game: Option<GameId>,
    /// The word for the reason.
    pub reason: String,
    /// The reporter's text.
    pub body: String,
    /// When it was made.
    pub at: UnixMillis,
}

/// A report as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The name of the user who reports.
    pub reporter: String,
    /// The name of the reported user.
    pub subject: String,
    /// The game it is about.
    pub game: Option<GameId>,
    /// The word for the reason.
    pub reason: String,
    /// The reporter's text.
    pub body: String,
    /// When it was made.
    pub at: UnixMillis,
    /// When a moderator closed it.
    pub closed: Option<UnixMillis>,
    /// The moderator's verdict.
    pub verdict: Option<String>,
}

/// A moderator's measure against an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Muted until this time.
    Mute(UnixMillis),
    /// Suspended until this time. Its sessions end.
    Suspend(UnixMillis),
    /// Neither muted nor suspended any more.
    Pardon,
}

/// An entry of the moderation log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// The number of the entry.
    pub number: u64,
    /// When it happened.
    pub at: UnixMillis,
    /// The name of the moderator; `host` for the command line.
    pub actor: String,
    /// The action.
    pub action: String,
    /// The name of the affected user.
    pub subject: Option<String>,
    /// Details and reason.
    pub detail: String,
}

/// An entry to be added to the moderation log.
#[derive(Clone, Copy, Debug)]
pub struct NewModerationEntry<'a> {
    /// When it happened.
    pub at: UnixMillis,
    /// The id of the moderator; `host` for the command line.
    pub actor: &'a str,
    /// The action.
    pub action: &'a str,
    /// The affected user.
    pub subject: Option<&'a UserId>,
    /// Details and reason.
    pub detail: &'a str,
}

impl Store {
    /// Stores a report.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_report(&self, report: &NewReport) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO reports (id, reporter, subject, game, reason, body, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&report.id)
        .bind(report.reporter.as_str())
        .bind(report.subject.as_str())
        .bind(report.game.as_ref().map(GameId::as_str))
        .bind(&report.reason)
        .bind(&report.body)
        .bind(whole(report.at))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// The open reports, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.*, a.name AS reporter_name, b.name AS subject_name FROM reports r
             JOIN accounts a ON a.id = r.reporter JOIN accounts b ON b.id = r.subject
             WHERE r.closed IS NULL ORDER BY r.at LIMIT $1",
        )
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("report", &rows, report))
    }

    /// Closes an open report with a verdict, and logs it. Returns whether it was open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_report(
        &self,
        id: &str,
        moderator: &UserId,
        verdict: &str,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query(
            "UPDATE reports SET closed = $2, closed_by = $3, verdict = $4
             WHERE id = $1 AND closed IS NULL RETURNING subject",
        )
        .bind(id)
        .bind(whole(now))
        .bind(moderator.as_str())
        .bind(verdict)
        .fetch_optional(&mut *change)
        .await?;
        let Some(row) = row else {
            return Ok(false);
        };
        let deed = NewModerationEntry {
            at: now,
            actor: moderator.as_str(),
            action: "close_report",
            subject: Some(&parsed(&row, "subject")?),
            detail: &format!("{id}: {verdict}"),
        };
        log(&mut change, deed).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Takes a measure against an account and logs it, in one transaction.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_measure(
        &self,
        measure: Measure,
        deed: NewModerationEntry<'_>,
    ) -> Result<(), StoreError> {
        let Some(subject) = deed.subject else {
            return Err(StoreError::Corrupt(
                "a measure against an unknown account".to_owned(),
            ));
        };
        let mut change = self.change().await?;
        let (statement, until) = match measure {
            Measure::Mute(until) => ("UPDATE accounts SET muted = $2 WHERE id = $1", Some(until)),
            Measure::Suspend(until) => (
                "UPDATE accounts SET suspended = $2 WHERE id = $1",
                Some(until),
            ),
            Measure::Pardon => (
                "UPDATE accounts SET muted = $2, suspended = $2 WHERE id = $1",
                None,
            ),
        };
        sqlx::query(statement)
            .bind(subject.as_str())
            .bind(until.map(whole))
            .execute(&mut *change)
            .await?;
        if matches!(measure, Measure::Suspend(_)) {
            for statement in [
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM seeks WHERE account = $1",
            ] {
                sqlx::query(statement)
                    .bind(subject.as_str())
                    .execute(&mut *change)
                    .await?;
            }
        }
        log(&mut change, deed).await?;
        change.commit().await?;
        Ok(())
    }

    /// Adds an entry to the moderation log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn log(&self, deed: NewModerationEntry<'_>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        log(&mut change, deed).await?;
        change.commit().await?;
        Ok(())
    }

    /// The last entries of the moderation log, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT l.number, l.at, l.action, l.detail, COALESCE(a.name, l.actor) AS actor,
                 COALESCE(s.name, l.subject) AS subject
             FROM audit l LEFT JOIN accounts a ON a.id = l.actor
                 LEFT JOIN accounts s ON s.id = l.subject
             ORDER BY l.number DESC LIMIT $1",
        )
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("line of the log", &rows, audit_entry))
    }
}

async fn log(change: &mut Change, deed: NewModerationEntry<'_>) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO audit (at, actor, action, subject, detail) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(whole(deed.at))
    .bind(deed.actor)
    .bind(deed.action)
    .bind(deed.subject.map(UserId::as_str))
    .bind(deed.detail)
    .execute(&mut **change)
    .await?;
    Ok(())
}

fn report(row: &SqliteRow) -> Result<Report, StoreError> {
    Ok(Report {
        id: text(row, "id")?,
        reporter: text(row, "reporter_name")?,
        subject: text(row, "subject_name")?,
        game: maybe_parsed(row, "game")?,
        reason: text(row, "reason")?,
        body: text(row, "body")?,
        at: number(row, "at")?,
        closed: maybe_moment(row, "closed")?,
        verdict: maybe_text(row, "verdict")?,
    })
}

fn audit_entry(row: &SqliteRow) -> Result<AuditEntry, StoreError> {
    Ok(AuditEntry {
        number: number(row, "number")?,
        at: number(row, "at")?,
        actor: text(row, "actor")?,
        action: text(row, "action")?,
        subject: maybe_text(row, "subject")?,
        detail: text(row, "detail")?,
    })
}
