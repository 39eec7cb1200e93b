//! Passwords, addresses, tokens and bots.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use paisho_wire::{BotBody, EmailBody, PasswordBody, Person, TokenBody, TokenMade, TokenShown};

use super::answer::{Answer, ApiError, Body};
use super::app_state::AppState;
use super::caller::{InSession, Signed};
use crate::account::{AccountError, Scope};
use crate::store::{Account, TokenRow};

/// Change your password.
///
/// This ends your other sessions and all tokens, including those of your bots.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/password", operation_id = "change_password",
    tag = "own account", request_body = PasswordBody,
    responses(
        (status = 204,
            description = "The password is changed; your other sessions and all tokens have ended."),
    )))]
pub(super) async fn password(
    State(app): State<AppState>,
    Signed(account): Signed,
    InSession(session): InSession,
    Body(body): Body<PasswordBody>,
) -> Answer<StatusCode> {
    app.limits.check(&account.id)?;
    let (old, new) = (body.old.reveal(), body.new.reveal());
    app.accounts
        .change_password(&account, &session, old, new)
        .await?;
    app.live.send_away(&account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Set or remove your e-mail address.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/email",
    operation_id = "change_email", tag = "own account",
    request_body = EmailBody,
    responses(
        (status = 204, description = "The address is stored or removed."),
    )))]
pub(super) async fn email(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<EmailBody>,
) -> Answer<StatusCode> {
    app.limits.check(&account.id)?;
    let email = body.email.as_deref();
    app.accounts
        .change_email(&account, body.password.reveal(), email)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your tokens, the newest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/tokens", tag = "programs",
    responses(
        (status = 200, description = "Your tokens.", body = Vec<TokenShown>),
    )))]
pub(super) async fn tokens(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Vec<TokenShown>>> {
    let tokens = app.store.tokens(&account.id).await?;
    Ok(Json(tokens.into_iter().map(shown).collect()))
}

/// Create a token for a program that acts as you.
///
/// This requires your password again.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/me/tokens",
    tag = "programs", request_body = TokenBody,
    responses(
        (status = 200, description = "The token with its secret, which is shown only this once.",
            body = TokenMade),
        (status = 409, description = "You have reached the maximum number of tokens."),
    )))]
pub(super) async fn make_token(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<TokenBody>,
) -> Answer<Json<TokenMade>> {
    make(&app, &account, &account, &body).await
}

/// Revoke a token of yours or of one of your bots.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/tokens/{id}", tag = "programs",
    params(("id" = String, Path)),
    responses(
        (status = 204, description = "The token is revoked."),
    )))]
pub(super) async fn end_token(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    let owner = app.accounts.end_token(&account, &id).await?;
    app.live.send_away(&owner.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The bots you are responsible for.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/bots", tag = "programs",
    responses(
        (status = 200, description = "Your bots.", body = Vec<Person>),
    )))]
pub(super) async fn bots(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Vec<Person>>> {
    let bots = app.store.bots_of(&account.id).await?;
    Ok(Json(bots.iter().map(Account::person).collect()))
}

/// Create an account for a bot.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/me/bots",
    tag = "programs", request_body = BotBody,
    responses(
        (status = 200, description = "The bot.", body = Person),
        (status = 409,
            description = "The name is taken, or you have reached the maximum number of bots."),
    )))]
pub(super) async fn make_bot(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<BotBody>,
) -> Answer<Json<Person>> {
    let bot = app.accounts.make_bot(&account, &body.name).await?;
    Ok(Json(bot.person()))
}

/// Create a token for one of your bots.
///
/// This requires your password again.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/me/bots/{name}/tokens", tag = "programs",
    params(("name" = String, Path)), request_body = TokenBody,
    responses(
        (status = 200, description = "The token with its secret, which is shown only this once.",
            body = TokenMade),
        (status = 409, description = "The bot has reached the maximum number of tokens."),
    )))]
pub(super) async fn make_bot_token(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(name): Path<String>,
    Body(body): Body<TokenBody>,
) -> Answer<Json<TokenMade>> {
    let bot = app.accounts.by_name(&name).await?;
    if bot.owner.as_ref() != Some(&account.id) {
        return Err(ApiError::missing("bot of yours"));
    }
    make(&app, &account, &bot, &body).await
}

/// Creates a token for `account`, which is the maker's own or one of their bots.
async fn make(
    app: &AppState,
    maker: &Account,
    account: &Account,
    body: &TokenBody,
) -> Answer<Json<TokenMade>> {
    let scopes: Result<Vec<Scope>, _> = body.scopes.iter().map(|word| word.parse()).collect();
    let scopes = scopes.map_err(|error| {
        ApiError::unreadable(format!("{error}; the scopes are read, play and chat"))
    })?;
    app.limits.check(&maker.id)?;
    app.accounts
        .check_password(maker, body.password.reveal())
        .await?;
    let (secret, token) = app
        .accounts
        .make_token(account, &body.label, &scopes, body.days)
        .await?;
    // The password may have been changed while the old one was being checked. That ended all tokens
    // except this one, which was created afterwards.
    let now = app.store.account(&maker.id).await?;
    if now.is_none_or(|now| now.password != maker.password) {
        app.store.end_token(&account.id, &token.id).await?;
        return Err(AccountError::WrongPassword.into());
    }
    Ok(Json(TokenMade {
        secret: secret.reveal().to_owned().into(),
        token: shown(token),
    }))
}

fn shown(token: TokenRow) -> TokenShown {
    TokenShown {
        id: token.id,
        label: token.label,
        scopes: token.scopes.split_whitespace().map(str::to_owned).collect(),
        created: token.created,
        seen: token.seen,
        expires: token.expires,
    }
}
