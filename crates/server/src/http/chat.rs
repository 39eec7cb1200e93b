//! The chat of a game over HTTP.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use paisho_wire::{ChatLine, ChatText, GameId, Room};
use serde::Deserialize;

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::caller::{Oneself, Signed};
use super::games::{seen, table};

/// The chat of a game, oldest line first.
///
/// While the game lasts, players see the players' chat and all others see the spectators' chat.
/// Lines of users you block are left out.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games/{id}/chat",
    operation_id = "read_chat", tag = "table",
    params(("id" = GameId, Path)),
    responses(
        (status = 200, description = "The messages.", body = Vec<ChatLine>),
    )))]
pub(super) async fn chat(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(id): Path<GameId>,
) -> Answer<Json<Vec<ChatLine>>> {
    let table = table(&app, &id).await?;
    let reader = viewer.as_ref().map(|account| &account.id);
    let seat = seen(&app, &id, &table, viewer.as_ref());
    let lines = app.live.lines(&id, reader, seat, table.public().status());
    Ok(Json(lines.await?))
}

/// A chat line to write.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct SayBody {
    /// The chat to write in.
    room: Room,
    /// The text.
    text: ChatText,
}

/// Write in the chat of a game.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/games/{id}/chat", tag = "table",
    params(("id" = GameId, Path)), request_body = SayBody,
    responses(
        (status = 204, description = "The message was sent."),
        (status = 409, description = "The message is empty."),
    )))]
pub(super) async fn say(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<GameId>,
    Body(body): Body<SayBody>,
) -> Answer<StatusCode> {
    app.live
        .say(&id, &account.person(), body.room, &body.text)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
