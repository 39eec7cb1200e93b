//! The upgrade of a request to a WebSocket, and what its user may do there.

use axum::Extension;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;

use super::app_state::AppState;
use super::caller::identify;
use crate::auth::{Action, Caller, Pass, decide};
use crate::live::SocketUser;
use crate::store::Account;

/// Open a WebSocket for live tables and the lobby.
///
/// Its frames are described by `/api/v1/frames.json`. What a token may do there depends on its
/// scopes; a token without scopes watches anonymously.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/socket", tag = "table",
    responses(
        (status = 101, description = "The socket is open; the first frame is `hello`."),
        (status = 400, description = "The request is not a WebSocket handshake."),
        (status = 403, description = "The request comes from a page of another site."),
        (status = 426, description = "The connection can't be upgraded to a WebSocket."),
    )))]
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
        let again = identify(&app.accounts_for_turns, &app.config, &headers).await;
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
