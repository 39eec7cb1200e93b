//! Reports, what moderators did about them, and the log of it.

use paisho_wire::{GameId, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_moment, maybe_parsed, maybe_text, number, parsed, text, whole};
use super::{Change, Store, StoreError};

/// A report to be kept.
#[derive(Clone, Debug)]
pub struct NewReport {
    /// Its id.
    pub id: String,
    /// Who reports.
    pub reporter: UserId,
    /// Who is reported.
    pub subject: UserId,
    /// Where it happened.
    pub game: Option<GameId>,
    /// The word for what it is about.
    pub reason: String,
    /// What the reporter says.
    pub body: String,
    /// When.
    pub at: UnixMillis,
}

/// A report as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// Who reports, by name.
    pub reporter: String,
    /// Who is reported, by name.
    pub subject: String,
    /// Where it happened.
    pub game: Option<GameId>,
    /// The word for what it is about.
    pub reason: String,
    /// What the reporter says.
    pub body: String,
    /// When.
    pub at: UnixMillis,
    /// When a moderator closed it.
    pub closed: Option<UnixMillis>,
    /// What came of it.
    pub verdict: Option<String>,
}

/// What a moderator does to an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// It may not speak until then.
    Mute(UnixMillis),
    /// It may not sign in until then, and its sessions end.
    Suspend(UnixMillis),
    /// It may do everything again.
    Pardon,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// Counts the lines.
    pub number: u64,
    /// When.
    pub at: UnixMillis,
    /// Who, by name; `host` for the command line.
    pub actor: String,
    /// What.
    pub action: String,
    /// To whom, by name.
    pub subject: Option<String>,
    /// How and why.
    pub detail: String,
}

/// A line to be added to the log.
#[derive(Clone, Copy, Debug)]
pub struct Deed<'a> {
    /// When.
    pub at: UnixMillis,
    /// Who.
    pub actor: &'a str,
    /// What.
    pub action: &'a str,
    /// To whom.
    pub subject: Option<&'a UserId>,
    /// How and why.
    pub detail: &'a str,
}

impl Store {
    /// Keeps a report.
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

    /// Closes a report with a verdict, once, and logs it; says whether it was open.
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
        let deed = Deed {
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

    /// Takes a measure against an account and logs it, both or neither.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_measure(&self, measure: Measure, deed: Deed<'_>) -> Result<(), StoreError> {
        let Some(subject) = deed.subject else {
            return Err(StoreError::Corrupt("a measure against nobody".to_owned()));
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

    /// Adds a line to the log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn log(&self, deed: Deed<'_>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        log(&mut change, deed).await?;
        change.commit().await?;
        Ok(())
    }

    /// The last lines of the log, the newest first.
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

async fn log(change: &mut Change, deed: Deed<'_>) -> Result<(), StoreError> {
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
