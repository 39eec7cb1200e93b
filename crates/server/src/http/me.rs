//! The user's own account: profile, sessions, preferences and data.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use paisho_view::words::Language;
use paisho_wire::{DeleteBody, Me, NameBody, SecurityShown, SessionShown, VacationShown};
use serde_json::{Value, json};

use super::answer::{Answer, ApiError, Body};
use super::app_state::AppState;
use super::caller::{InSession, Signed};
use super::games::Pages;
use super::language::Asked;
use super::sign_in::{cleared_cookie, me};
use crate::store::{AccountKind, Search, SecurityEntry};

/// The largest preferences, in bytes.
const LONGEST_PREFERENCES: usize = 16 * 1024;

/// Your account.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me", tag = "own account",
    responses(
        (status = 200, description = "Your account.", body = Me),
    )))]
pub(super) async fn who_am_i(Signed(account): Signed) -> Json<Me> {
    Json(me(&account))
}

/// Choose your name as a guest.
///
/// Your games and seeks show the new name too. Nobody can have the name of another account, or one
/// that looks like it.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/name", tag = "own account",
    request_body = NameBody,
    responses(
        (status = 200, description = "Your account with its new name.", body = Me),
        (status = 409, description = "The name is taken."),
    )))]
pub(super) async fn choose_name(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<NameBody>,
) -> Answer<Json<Me>> {
    let renamed = app.accounts.rename_guest(&account, &body.name).await?;
    app.live.rename(&renamed.id);
    // Open sockets still speak under the old name; clients reconnect at once.
    app.live.send_away(&renamed.id).await?;
    Ok(Json(me(&renamed)))
}

/// Recent security events of your account, latest first.
///
/// These are sign-ins and changes of passwords, addresses and tokens.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/security", tag = "own account",
    responses(
        (status = 200, description = "The events, latest first.", body = Vec<SecurityShown>),
    )))]
pub(super) async fn security(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Vec<SecurityShown>>> {
    let events = app.store.security_events(&account.id).await?;
    Ok(Json(events.into_iter().map(event_shown).collect()))
}

fn event_shown(entry: SecurityEntry) -> SecurityShown {
    SecurityShown {
        at: entry.at,
        what: entry.what.to_string(),
        detail: entry.detail,
    }
}

/// Your sessions, the last used first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/sessions", tag = "own account",
    responses(
        (status = 200, description = "Your sessions.", body = Vec<SessionShown>),
    )))]
pub(super) async fn sessions(
    State(app): State<AppState>,
    Signed(account): Signed,
    InSession(current): InSession,
) -> Answer<Json<Vec<SessionShown>>> {
    let sessions = app.store.sessions(&account.id, app.env.now()).await?;
    let shown = sessions.into_iter().map(|session| SessionShown {
        current: session.id == current.id,
        id: session.id,
        agent: session.agent,
        created: session.created,
        seen: session.seen,
        expires: session.expires,
    });
    Ok(Json(shown.collect()))
}

/// End one of your sessions.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/sessions/{id}", tag = "own account",
    params(("id" = String, Path)),
    responses(
        (status = 204, description = "The session has ended."),
    )))]
pub(super) async fn end_session(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    if app.store.end_session(&account.id, &id).await? {
        app.live.send_away(&account.id).await?;
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::missing("session"))
    }
}

/// End all your sessions except this one.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/sessions", tag = "own account",
    responses(
        (status = 204, description = "All your other sessions have ended."),
    )))]
pub(super) async fn end_sessions(
    State(app): State<AppState>,
    Signed(account): Signed,
    InSession(current): InSession,
) -> Answer<StatusCode> {
    app.store
        .end_sessions(&account.id, Some(&current.id))
        .await?;
    app.live.send_away(&account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your preferences, as a client stored them.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/preferences", tag = "own account",
    responses(
        (status = 200, description = "Your preferences; an empty object if there are none.",
            body = Object),
    )))]
pub(super) async fn preferences(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Value>> {
    let kept = app.store.preferences(&account.id).await?;
    let value = kept.and_then(|text| serde_json::from_str(&text).ok());
    Ok(Json(value.unwrap_or_else(|| json!({}))))
}

/// Store your preferences.
///
/// They are a JSON object; only clients interpret its contents. The header `Accept-Language` of this
/// request sets the language of your emails.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/preferences",
    tag = "own account", request_body = Object,
    responses(
        (status = 204, description = "The preferences are stored."),
    )))]
pub(super) async fn put_preferences(
    State(app): State<AppState>,
    Signed(account): Signed,
    Asked(language): Asked,
    Body(value): Body<serde_json::Map<String, Value>>,
) -> Answer<StatusCode> {
    let text = Value::Object(value).to_string();
    if text.len() > LONGEST_PREFERENCES {
        let message = format!("preferences may have at most {LONGEST_PREFERENCES} bytes");
        return Err(ApiError::unreadable(message));
    }
    let now = app.env.now();
    app.store.put_preferences(&account.id, &text, now).await?;
    // The app stores its settings whenever its language is changed.
    if let Some(language) = language {
        app.store.set_language(&account.id, language).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Your vacation from correspondence games.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/vacation", tag = "own account",
    responses(
        (status = 200, description = "Your vacation, and how much is left this year.",
            body = VacationShown),
    )))]
pub(super) async fn vacation(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<VacationShown>> {
    Ok(Json(app.live.vacation(&account.id).await?))
}

/// Start a vacation.
///
/// Your clocks stop in all your correspondence games.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/vacation", tag = "own account",
    responses(
        (status = 200, description = "Your vacation has started.", body = VacationShown),
    )))]
pub(super) async fn begin_vacation(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<VacationShown>> {
    Ok(Json(app.live.begin_vacation(&account.id).await?))
}

/// End your vacation.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/vacation", tag = "own account",
    responses(
        (status = 200, description = "Your vacation is over.", body = VacationShown),
    )))]
pub(super) async fn end_vacation(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<VacationShown>> {
    Ok(Json(app.live.end_vacation(&account.id).await?))
}

/// Export everything stored about you.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/export", operation_id = "export_account",
    tag = "own account",
    responses(
        (status = 200, description = "Everything that is stored about you.", body = Object),
    )))]
pub(super) async fn export(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Value>> {
    let store = &app.store;
    let id = &account.id;
    let sessions = store.sessions(id, app.env.now()).await?;
    let tokens = store.tokens(id).await?;
    let said = store.said_by(id).await?;
    let ratings = store.rating_history(id, Some(id)).await?;
    let mut games: Vec<Value> = Vec::new();
    for game in store.playing(id).await? {
        games.push(json!(game.summary()));
    }
    let search = Search {
        player: Some(id.clone()),
        viewer: Some(id.clone()),
        ..Search::default()
    };
    let mut pages = Pages::new(store.clone(), search);
    while let Some(page) = pages.next().await? {
        games.extend(page.iter().map(|game| json!(game.summary())));
    }
    Ok(Json(json!({
        "account": me(&account),
        "language": account.language.map(Language::tag),
        "sessions": sessions.iter().map(|s| json!({
            "agent": s.agent, "created": s.created, "seen": s.seen, "expires": s.expires,
        })).collect::<Vec<_>>(),
        "tokens": tokens.iter().map(|t| json!({
            "label": t.label, "scopes": t.scopes, "created": t.created, "seen": t.seen,
        })).collect::<Vec<_>>(),
        "security": store.security_events(id).await?.into_iter().map(event_shown).collect::<Vec<_>>(),
        "bots": store.bots_of(id).await?.iter().map(|b| b.name.clone()).collect::<Vec<_>>(),
        "blocks": store.blocked_by(id).await?,
        "preferences": store.preferences(id).await?.unwrap_or_default(),
        "chat": said.iter().map(|(game, at, text)| json!({
            "game": game, "at": at, "text": text,
        })).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(|r| json!({
            "game": r.game, "class": r.class, "rating": r.rating, "at": r.at,
        })).collect::<Vec<_>>(),
        "games": games,
    })))
}

/// Delete your account and all personal data.
///
/// The turns of your games are kept.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me",
    operation_id = "delete_account", tag = "own account",
    request_body = DeleteBody,
    responses(
        (status = 204, description = "The account is deleted."),
    )))]
pub(super) async fn delete(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<DeleteBody>,
) -> Answer<(StatusCode, HeaderMap)> {
    if account.kind == AccountKind::Person {
        app.limits.check(&account.id)?;
    }
    let mut gone = app.store.bots_of(&account.id).await?;
    app.accounts.close(&account, body.password.reveal()).await?;
    gone.push(account);
    for account in &gone {
        app.live.send_away(&account.id).await?;
        app.live.leave_all_seeks(&account.id).await?;
        app.live.rename(&account.id);
    }
    Ok((StatusCode::NO_CONTENT, cleared_cookie(&app)))
}
