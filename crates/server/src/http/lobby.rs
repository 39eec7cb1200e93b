//! Seeks, actions and chat over HTTP, and the WebSocket.

use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use paisho::clock::Millis;
use paisho_wire::{
    ActionBody, ChatLine, ChatText, GameId, Room, Seek, SeekAnswer, SeekBody, SeekId, SeekList,
};
use serde::{Deserialize, Serialize};

use super::answer::{Answer, Body};
use super::app_state::AppState;
use super::caller::{Oneself, Signed, identify};
use super::games::{seen, table};
use crate::auth::{Action, Caller, Pass, decide};
use crate::live::SocketUser;
use crate::store::Account;

/// The result of an action.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Done {
    /// The version of the last event that carried out the action. The event is stored durably.
    version: u32,
}

/// Act as a player: play a turn, offer a draw, resign …
#[utoipa::path(post, path = "/api/v1/games/{id}/actions", tag = "table",
    params(("id" = GameId, Path)), request_body = ActionBody,
    responses(
        (status = 200, description = "It is done, and stored for good.", body = Done),
    ))]
pub(super) async fn act(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<GameId>,
    Body(body): Body<ActionBody>,
) -> Answer<Json<Done>> {
    let version = app.live.act(&id, &account.id, body, Millis::ZERO).await?;
    Ok(Json(Done { version }))
}

/// The chat of a game, oldest line first.
///
/// While the game lasts, players see the players' chat and all others see the spectators' chat.
/// Lines of users you block are left out.
#[utoipa::path(get, path = "/api/v1/games/{id}/chat", operation_id = "read_chat", tag = "table",
    params(("id" = GameId, Path)),
    responses(
        (status = 200, description = "What was said.", body = Vec<ChatLine>),
    ))]
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
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SayBody {
    /// The chat to write in.
    room: Room,
    /// The text.
    text: ChatText,
}

/// Write in the chat of a game.
#[utoipa::path(post, path = "/api/v1/games/{id}/chat", tag = "table",
    params(("id" = GameId, Path)), request_body = SayBody,
    responses(
        (status = 204, description = "It is said."),
        (status = 409, description = "There is nothing to say."),
    ))]
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

/// All public seeks, the oldest first.
#[utoipa::path(get, path = "/api/v1/seeks", tag = "seeks",
    responses(
        (status = 200, description = "The seeks.", body = SeekList),
    ))]
pub(super) async fn seeks(State(app): State<AppState>) -> Answer<Json<SeekList>> {
    Ok(Json(app.live.lobby().await?))
}

/// Seek a game.
///
/// The seek waits for other players, or the game starts at once.
#[utoipa::path(post, path = "/api/v1/seeks", operation_id = "create_seek", tag = "seeks",
    request_body = SeekBody,
    responses(
        (status = 200, description = "The seek that waits, or the game that has begun.",
            body = SeekAnswer),
    ))]
pub(super) async fn offer(
    State(app): State<AppState>,
    Signed(account): Signed,
    Body(body): Body<SeekBody>,
) -> Answer<Json<SeekAnswer>> {
    Ok(Json(app.live.offer(&account.person(), body).await?))
}

/// A seek. Private seeks are found by their id only.
#[utoipa::path(get, path = "/api/v1/seeks/{id}", tag = "seeks", params(("id" = SeekId, Path)),
    responses(
        (status = 200, description = "The seek.", body = Seek),
    ))]
pub(super) async fn seek(
    State(app): State<AppState>,
    Path(id): Path<SeekId>,
) -> Answer<Json<Seek>> {
    Ok(Json(app.live.seek(&id).await?))
}

/// Join another player's seek.
#[utoipa::path(post, path = "/api/v1/seeks/{id}/join", operation_id = "join_seek", tag = "seeks",
    params(("id" = SeekId, Path)),
    responses(
        (status = 200, description = "The seek that still waits, or the game that has begun.",
            body = SeekAnswer),
    ))]
pub(super) async fn join(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<SeekId>,
) -> Answer<Json<SeekAnswer>> {
    Ok(Json(app.live.join(&account.person(), &id).await?))
}

/// Withdraw your seek, or leave another player's.
#[utoipa::path(delete, path = "/api/v1/seeks/{id}", operation_id = "withdraw_seek", tag = "seeks",
    params(("id" = SeekId, Path)),
    responses(
        (status = 204, description = "You no longer wait at this seek."),
    ))]
pub(super) async fn withdraw(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(id): Path<SeekId>,
) -> Answer<StatusCode> {
    app.live.withdraw(&account.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Open a WebSocket for live tables and the lobby.
///
/// Its frames are described by `/api/v1/frames.json`. What a token may do there depends on its
/// scopes; a token without scopes watches anonymously.
#[utoipa::path(get, path = "/api/v1/socket", tag = "table",
    responses(
        (status = 101, description = "The socket is open; the first frame is `hello`."),
        (status = 400, description = "The request asks for no WebSocket."),
        (status = 403, description = "The page of another site asks for it."),
        (status = 426, description = "The connection can't become a WebSocket."),
    ))]
pub(super) async fn socket(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    request: WebSocketUpgrade,
) -> Response {
    let user = socket_user(&caller);
    let before = user.clone();
    let live = app.live.clone();
    let are_welcome = async move {
        let again = identify(&app, &headers).await;
        again.is_ok_and(|caller| socket_user(&caller) == before)
    };
    live.upgrade(request, user, are_welcome)
}

/// The user of a socket, and what they may do there.
fn socket_user(caller: &Caller) -> SocketUser {
    let may = |action| decide(caller, action).is_ok();
    let rights = [Action::ReadOwn, Action::Play, Action::Speak].map(may);
    let account = caller.account.as_ref();
    let [reads, plays, speaks] = rights;
    SocketUser {
        person: account
            .filter(|_| rights.contains(&true))
            .map(Account::person),
        by_token: matches!(caller.pass, Pass::Token(_)),
        reads,
        plays,
        speaks,
    }
}
