//! Reports, and the actions of moderators.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use paisho_wire::{
    AuditLine, MeasureBody, MeasureWord, ReportBody, ReportShown, UnixMillis, VerdictBody,
};
use serde::Serialize;

use super::answer::{Answer, ApiError, Body};
use super::app_state::AppState;
use super::caller::Signed;
use crate::store::{
    Account, AccountKind, Measure, NewModerationEntry, NewReport, Role, SecurityEvent,
};

/// The longest list in a response.
const LINES: u32 = 200;
/// An hour in milliseconds.
const HOUR: UnixMillis = 60 * 60 * 1000;
/// The longest measure in hours: ten years.
const LONGEST: u32 = 10 * 365 * 24;

/// Report a player to the moderators.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/reports",
    operation_id = "report_player", tag = "people",
    request_body = ReportBody,
    responses(
        (status = 204, description = "The report was sent to the moderators."),
        (status = 404, description = "There is no such player or game."),
    )))]
pub(super) async fn report(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<ReportBody>,
) -> Answer<StatusCode> {
    app.live.check_pace(&account.id)?;
    let subject = app.accounts.by_name(&body.name).await?;
    if let Some(game) = &body.game
        && app.store.game(game).await?.is_none()
    {
        return Err(ApiError::missing("game"));
    }
    let report = NewReport {
        id: app.env.id(),
        reporter: account.id,
        subject: subject.id,
        game: body.game,
        reason: body.reason.word().to_owned(),
        body: body.text.to_string(),
        at: app.env.now(),
    };
    app.store.add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Open reports, the oldest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/moderation/reports",
    operation_id = "open_reports",
    tag = "moderation",
    responses(
        (status = 200, description = "Open reports.", body = Vec<ReportShown>),
    )))]
pub(super) async fn reports(State(app): State<AppState>) -> Answer<Json<Vec<ReportShown>>> {
    let reports = app.store.open_reports(LINES).await?;
    let shown = reports.into_iter().map(|report| ReportShown {
        id: report.id,
        reporter: report.reporter,
        subject: report.subject,
        reason: report.reason,
        text: report.body,
        game: report.game,
        at: report.at,
    });
    Ok(Json(shown.collect()))
}

/// Close a report with a verdict.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/moderation/reports/{id}/close",
    operation_id = "close_report", tag = "moderation", params(("id" = String, Path)),
    request_body = VerdictBody,
    responses(
        (status = 204, description = "The report is closed."),
    )))]
pub(super) async fn close(
    State(app): State<AppState>,
    Signed(moderator): Signed,
    Path(id): Path<String>,
    Body(body): Body<VerdictBody>,
) -> Answer<StatusCode> {
    let (verdict, now) = (body.verdict.as_str(), app.env.now());
    let closed = app.store.close_report(&id, &moderator.id, verdict, now);
    if closed.await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::missing("open report"))
    }
}

/// Mute or suspend a player for some hours, or lift such a measure.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/moderation/players/{name}",
    operation_id = "take_measure",
    tag = "moderation", params(("name" = String, Path)), request_body = MeasureBody,
    responses(
        (status = 204, description = "The measure is in force."),
    )))]
pub(super) async fn measure(
    State(app): State<AppState>,
    Signed(moderator): Signed,
    Path(name): Path<String>,
    Body(body): Body<MeasureBody>,
) -> Answer<StatusCode> {
    let subject = app.accounts.by_name(&name).await?;
    check_below(&moderator, &subject)?;
    let now = app.env.now();
    let hours = body.hours.min(LONGEST);
    let until = now + UnixMillis::from(hours) * HOUR;
    let measure = match body.measure {
        MeasureWord::Mute => Measure::Mute(until),
        MeasureWord::Suspend => Measure::Suspend(until),
        MeasureWord::Pardon => Measure::Pardon,
    };
    let deed = NewModerationEntry {
        at: now,
        actor: moderator.id.as_str(),
        action: body.measure.word(),
        subject: Some(&subject.id),
        detail: &format!("{hours} h: {}", body.why),
    };
    app.store.take_measure(measure, deed).await?;
    if matches!(measure, Measure::Suspend(_)) {
        app.live.send_away(&subject.id).await?;
        app.live.leave_all_seeks(&subject.id).await?;
        for bot in app.store.bots_of(&subject.id).await? {
            app.live.leave_all_seeks(&bot.id).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A link to set a new password.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(super) struct Link {
    /// Give it only to the owner of the account.
    link: String,
}

/// Create a link to set a new password.
///
/// It is for a player who has forgotten theirs and can prove their identity.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/moderation/players/{name}/reset-link",
    tag = "moderation",
    params(("name" = String, Path)),
    responses(
        (status = 200, description = "The link.", body = Link),
    )))]
pub(super) async fn reset_link(
    State(app): State<AppState>,
    Signed(moderator): Signed,
    Path(name): Path<String>,
) -> Answer<Json<Link>> {
    let subject = app.accounts.by_name(&name).await?;
    check_below(&moderator, &subject)?;
    let link = app.accounts.reset_link(&subject).await?;
    log(&app, &moderator, "reset_link", &subject, "").await?;
    Ok(Json(Link { link }))
}

/// The log of moderation, latest entry first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/moderation/log", operation_id = "moderation_log",
    tag = "moderation",
    responses(
        (status = 200, description = "The latest lines of the log.", body = Vec<AuditLine>),
    )))]
pub(super) async fn audit(State(app): State<AppState>) -> Answer<Json<Vec<AuditLine>>> {
    let lines = app.store.audit(LINES).await?;
    let shown = lines.into_iter().map(|line| AuditLine {
        number: line.number,
        at: line.at,
        actor: line.actor,
        action: line.action,
        subject: line.subject,
        detail: line.detail,
    });
    Ok(Json(shown.collect()))
}

/// Make a player a moderator.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/moderation/moderators/{name}",
    operation_id = "appoint_moderator", tag = "moderation", params(("name" = String, Path)),
    responses(
        (status = 204, description = "The player is a moderator."),
        (status = 422, description = "Only registered users can have roles."),
    )))]
pub(super) async fn appoint(
    State(app): State<AppState>,
    Signed(admin): Signed,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    set_role(&app, &admin, &name, Role::Moderator).await
}

/// Remove a moderator's role.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/moderation/moderators/{name}",
    operation_id = "dismiss_moderator", tag = "moderation", params(("name" = String, Path)),
    responses(
        (status = 204, description = "The player is not a moderator."),
        (status = 422, description = "Only registered users can have roles."),
    )))]
pub(super) async fn dismiss(
    State(app): State<AppState>,
    Signed(admin): Signed,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    set_role(&app, &admin, &name, Role::Member).await
}

async fn set_role(app: &AppState, admin: &Account, name: &str, role: Role) -> Answer<StatusCode> {
    let subject = app.accounts.by_name(name).await?;
    check_below(admin, &subject)?;
    if subject.kind != AccountKind::Person {
        return Err(ApiError::unreadable("only registered users can have roles"));
    }
    app.store.set_role(&subject.id, role).await?;
    log(app, admin, "set_role", &subject, role.as_str()).await?;
    app.accounts
        .notice(&subject, SecurityEvent::RoleChanged, role.as_str())
        .await;
    Ok(StatusCode::NO_CONTENT)
}

/// Moderators can't act on each other, nor admins on admins.
fn check_below(actor: &Account, subject: &Account) -> Answer<()> {
    let rank = |role| match role {
        Role::Member => 0,
        Role::Moderator => 1,
        Role::Admin => 2,
    };
    if rank(subject.role) < rank(actor.role) {
        return Ok(());
    }
    let message = "you may not moderate an account whose role is equal to or higher than yours";
    Err(ApiError::new(StatusCode::FORBIDDEN, "not_for_you", message))
}

async fn log(
    app: &AppState,
    actor: &Account,
    action: &str,
    subject: &Account,
    detail: &str,
) -> Answer<()> {
    let deed = NewModerationEntry {
        at: app.env.now(),
        actor: actor.id.as_str(),
        action,
        subject: Some(&subject.id),
        detail,
    };
    Ok(app.store.log(deed).await?)
}
