//! Setting up and removing a second factor.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use paisho_wire::{
    CodeBody, RecoveryCodes, RemoveSecondFactorBody, SecondFactorBody, SecondFactorOffered,
};

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::caller::{InSession, Signed};

/// Ask for a second factor.
///
/// You get a secret for an authenticator app. The second factor is active once you have sent a code
/// (`PUT`).
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/me/second-factor", tag = "own account",
    request_body = SecondFactorBody,
    responses(
        (status = 200, description = "The secret for an authenticator app.",
            body = SecondFactorOffered),
        (status = 409, description = "There is a second factor already."),
    )))]
pub(super) async fn offer(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<SecondFactorBody>,
) -> Answer<Json<SecondFactorOffered>> {
    app.limits.check(&account.id)?;
    let accounts = &app.accounts;
    accounts
        .check_password(&account, body.password.reveal())
        .await?;
    let offered = accounts.offer_second_factor(&account).await?;
    Ok(Json(SecondFactorOffered {
        secret: offered.secret.into(),
        uri: offered.uri.into(),
    }))
}

/// Activate the second factor with a code from the app.
///
/// The response has recovery codes in case the app is lost. They are shown only once.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/second-factor", tag = "own account",
    request_body = CodeBody,
    responses(
        (status = 200, description = "The second factor is active. These are the recovery codes.",
            body = RecoveryCodes),
        (status = 409, description = "Setting up a second factor has not been started."),
    )))]
pub(super) async fn accept(
    State(app): State<AppState>,
    Signed(account): Signed,
    InSession(session): InSession,
    Body(body): Body<CodeBody>,
) -> Answer<Json<RecoveryCodes>> {
    app.limits.check(&account.id)?;
    let codes = app
        .accounts
        .accept_second_factor(&account, &session, body.code.reveal())
        .await?;
    Ok(Json(RecoveryCodes {
        codes: codes.into_iter().map(Into::into).collect(),
    }))
}

/// Remove the second factor.
///
/// This requires the password and a code.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/second-factor", tag = "own account",
    request_body = RemoveSecondFactorBody,
    responses(
        (status = 204, description = "The second factor is removed."),
        (status = 409, description = "There is no second factor."),
    )))]
pub(super) async fn remove(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<RemoveSecondFactorBody>,
) -> Answer<StatusCode> {
    app.limits.check(&account.id)?;
    let accounts = &app.accounts;
    accounts
        .check_password(&account, body.password.reveal())
        .await?;
    accounts
        .remove_second_factor(&account, body.code.reveal())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
