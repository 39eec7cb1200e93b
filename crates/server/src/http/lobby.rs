//! Seeks over HTTP.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use paisho_wire::{Seek, SeekAnswer, SeekBody, SeekId, SeekList};

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::caller::Signed;

/// All public seeks, the oldest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/seeks", tag = "seeks",
    responses(
        (status = 200, description = "The open seeks.", body = SeekList),
    )))]
pub(super) async fn seeks(State(app): State<AppState>) -> Answer<Json<SeekList>> {
    Ok(Json(app.live.lobby().await?))
}

/// Seek a game.
///
/// The seek waits for other players, or the game starts at once.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/seeks",
    operation_id = "create_seek", tag = "seeks",
    request_body = SeekBody,
    responses(
        (status = 200, description = "The open seek, or the game that has started.",
            body = SeekAnswer),
    )))]
pub(super) async fn offer(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<SeekBody>,
) -> Answer<Json<SeekAnswer>> {
    Ok(Json(app.live.offer(&account.person(), body).await?))
}

/// A seek. Private seeks are found by their id only.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/seeks/{id}",
    tag = "seeks", params(("id" = SeekId, Path)),
    responses(
        (status = 200, description = "The seek.", body = Seek),
    )))]
pub(super) async fn seek(
    State(app): State<AppState>,
    Path(id): Path<SeekId>,
) -> Answer<Json<Seek>> {
    Ok(Json(app.live.seek(&id).await?))
}

/// Join another player's seek.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/seeks/{id}/join",
    operation_id = "join_seek", tag = "seeks",
    params(("id" = SeekId, Path)),
    responses(
        (status = 200, description = "The seek, if it is still open, or the game that has started.",
            body = SeekAnswer),
    )))]
pub(super) async fn join(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<SeekId>,
) -> Answer<Json<SeekAnswer>> {
    Ok(Json(app.live.join(&account.person(), &id).await?))
}

/// Withdraw your seek, or leave another player's.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/seeks/{id}",
    operation_id = "withdraw_seek", tag = "seeks",
    params(("id" = SeekId, Path)),
    responses(
        (status = 204, description = "The seek is withdrawn, or you have left it."),
    )))]
pub(super) async fn withdraw(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<SeekId>,
) -> Answer<StatusCode> {
    app.live.withdraw(&account.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
