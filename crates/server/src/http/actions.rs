//! Actions of players over HTTP.

use axum::Json;
use axum::extract::{Path, State};
use paisho::clock::Millis;
use paisho_wire::{ActionBody, GameId};
use serde::Serialize;

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::caller::Signed;

/// The result of an action.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(super) struct Done {
    /// The version of the last event that carried out the action. The event is stored durably.
    version: u32,
}

/// Act as a player: play a turn, offer a draw, resign …
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/games/{id}/actions", tag = "table",
    params(("id" = GameId, Path)), request_body = ActionBody,
    responses(
        (status = 200, description = "The action was carried out and stored.", body = Done),
    )))]
pub(super) async fn act(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<GameId>,
    Body(body): Body<ActionBody>,
) -> Answer<Json<Done>> {
    let version = app.live.act(&id, &account.id, body, Millis::ZERO).await?;
    Ok(Json(Done { version }))
}
