//! Signing in and out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use paisho_wire::{ForgotBody, Me, RegisterBody, ResetBody, SignInBody};

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::attempt;
use super::caller::{Agent, ClientAddress, InSession, PerhapsInSession, Signed};
use super::cookie;
use super::language::Asked;
use crate::account::{AccountError, Opened};
use crate::store::{Account, AccountKind};

/// Start as a guest.
///
/// Creates an account with a generated name and sets a session cookie. If you are signed in
/// already, you keep your account.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/guest",
    operation_id = "create_guest", tag = "sign-in",
    responses(
        (status = 200, description = "Your account: a new guest account, or the one you had.",
            body = Me),
    )))]
pub(super) async fn guest(
    State(app): State<AppState>,
    PerhapsInSession(account): PerhapsInSession,
    Agent(agent): Agent,
) -> Answer<(HeaderMap, Json<Me>)> {
    if let Some(account) = account {
        // A user who is signed in already keeps that account.
        return Ok((HeaderMap::new(), Json(me(&account))));
    }
    let opened = app.accounts.create_guest(&agent).await?;
    Ok(signed_in(&app, &opened))
}

/// Register an account.
///
/// A guest keeps their games.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/register",
    tag = "sign-in", request_body = RegisterBody,
    responses(
        (status = 200, description = "Your account, now registered.", body = Me),
        (status = 409, description = "The name is taken."),
    )))]
pub(super) async fn register(
    State(app): State<AppState>,
    PerhapsInSession(account): PerhapsInSession,
    ClientAddress(from): ClientAddress,
    Agent(agent): Agent,
    Asked(language): Asked,
    Body(body): Body<RegisterBody>,
) -> Answer<(HeaderMap, Json<Me>)> {
    let guest = account.filter(|account| account.kind == AccountKind::Guest);
    let (password, email) = (body.password.reveal(), body.email.as_deref());
    let accounts = &app.accounts;
    let name = &body.name;
    let opened = accounts.register(name, password, email, guest.as_ref(), &agent, language);
    let opened = opened.await?;
    attempt::know_network(&app, &opened.account, from).await?;
    if let Some(guest) = guest {
        app.live.rename(&guest.id);
        app.live.send_away(&guest.id).await?;
    }
    Ok(signed_in(&app, &opened))
}

/// Sign in with a name and a password.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/sign-in",
    tag = "sign-in", request_body = SignInBody,
    responses(
        (status = 200, description = "Your account.", body = Me),
    )))]
pub(super) async fn sign_in(
    State(app): State<AppState>,
    ClientAddress(from): ClientAddress,
    Agent(agent): Agent,
    Asked(language): Asked,
    Body(body): Body<SignInBody>,
) -> Answer<(HeaderMap, Json<Me>)> {
    let opened = attempt::sign_in(&app, from, &agent, &body).await?;
    // Signing in on someone else's device does not change a language that is known.
    if let (None, Some(language)) = (opened.account.language, language) {
        app.store.set_language(&opened.account.id, language).await?;
    }
    Ok(signed_in(&app, &opened))
}

/// Sign out: end this session.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/sign-out", tag = "sign-in",
    responses(
        (status = 204, description = "The session has ended."),
    )))]
pub(super) async fn sign_out(
    State(app): State<AppState>,
    Signed(account): Signed,
    InSession(session): InSession,
) -> Answer<(StatusCode, HeaderMap)> {
    app.store.end_session(&account.id, &session.id).await?;
    app.live.send_away(&account.id).await?;
    Ok((StatusCode::NO_CONTENT, cleared_cookie(&app)))
}

/// Ask for a link to set a new password.
///
/// The response does not say whether one was sent.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/forgot-password",
    operation_id = "forgot_password",
    tag = "sign-in", request_body = ForgotBody,
    responses(
        (status = 202,
            description = "If the account has a confirmed address, a link is sent to it."),
    )))]
pub(super) async fn forgot(
    State(app): State<AppState>,
    Asked(language): Asked,
    Body(body): Body<ForgotBody>,
) -> Answer<StatusCode> {
    app.accounts.forgot_password(&body.name, language).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Set a new password with a link.
///
/// This ends all sessions and tokens.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/reset-password",
    operation_id = "reset_password",
    tag = "sign-in", request_body = ResetBody,
    responses(
        (status = 204, description = "The new password is set, and all sessions and tokens have ended."),
    )))]
pub(super) async fn reset(
    State(app): State<AppState>,
    Body(body): Body<ResetBody>,
) -> Answer<StatusCode> {
    let (link, password) = (body.link.reveal(), body.password.reveal());
    set_password(&app, link, password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a new password with a link, and closes the owner's sessions and sockets.
pub(super) async fn set_password(
    app: &AppState,
    link: &str,
    password: &str,
) -> Result<(), AccountError> {
    let owner = app.accounts.reset_password(link, password).await?;
    Ok(app.live.send_away(&owner).await?)
}

fn signed_in(app: &AppState, opened: &Opened) -> (HeaderMap, Json<Me>) {
    let seconds = app.accounts.session_length() / 1000;
    let cookie = cookie::set(&app.config, &opened.secret, seconds);
    let headers = cookie.map(|value| (header::SET_COOKIE, value));
    (headers.into_iter().collect(), Json(me(&opened.account)))
}

/// Headers that delete the session cookie.
pub(super) fn cleared_cookie(app: &AppState) -> HeaderMap {
    let cookie = cookie::clear(&app.config);
    cookie
        .map(|value| (header::SET_COOKIE, value))
        .into_iter()
        .collect()
}

/// The account as its owner sees it.
pub(super) fn me(account: &Account) -> Me {
    Me {
        person: account.person(),
        role: account.role.to_string(),
        email: account.email.clone(),
        email_confirmed: account.email_confirmed,
        second_factor: account.second_factor,
        created: account.created,
        muted_until: account.muted,
    }
}
