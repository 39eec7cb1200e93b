//! Public games as a stream of lines.

use std::io;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{Extensions, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::STILL_HERE;
use super::answer::ApiError;
use super::app_state::AppState;
use super::caller::ClientAddress;
use super::guard::note_refusal;
use crate::connection::Full;

/// An empty line, which keeps the stream open.
const NOTHING: Bytes = Bytes::from_static(b"\n");

/// Every public game that changes, as it happens.
///
/// Each line is one game in its current state, as JSON; changes within a fifth of a second are sent
/// together. Empty lines keep the stream open. There may be eight streams from one address and 500
/// in total, unless the operator has set other limits.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games/stream",
    operation_id = "stream_games", tag = "games",
    responses(
        (status = 200, description = "An endless stream of lines: a game as JSON, or nothing.",
            content_type = "application/x-ndjson", body = paisho_wire::GameSummary),
    )))]
pub(super) async fn games(
    State(app): State<AppState>,
    ClientAddress(from): ClientAddress,
    request: Extensions,
) -> Result<Response, ApiError> {
    let listener = app.feed.listen(from).map_err(|full| {
        if full == Full::Address {
            note_refusal(&request);
        }
        too_many(full)
    })?;
    // The first line is sent at once, so that clients know that the stream works.
    let first = stream::once(async { Ok::<_, io::Error>(NOTHING) });
    let rest = stream::unfold((app, listener), async |(app, mut listener)| {
        let line = next_line(&app, &mut listener.lines).await?;
        Some((Ok(line), (app, listener)))
    });
    let lines = futures_util::StreamExt::chain(first, rest);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// The response when a limit of streams is reached.
fn too_many(full: Full) -> ApiError {
    let message = match full {
        Full::All => "the server has reached its maximum number of streams; try again later",
        Full::Address => "there are too many streams from your address; close some of them",
    };
    ApiError::busy(&message)
}

async fn next_line(app: &AppState, lines: &mut Receiver<Bytes>) -> Option<Bytes> {
    loop {
        let heard = tokio::select! {
            heard = timeout(STILL_HERE, lines.recv()) => heard,
            // Ends the stream when the server stops, so that shutdown does not wait for it.
            () = app.live.closed() => return None,
        };
        match heard {
            Err(_) => return Some(NOTHING),
            Ok(Ok(line)) => return Some(line),
            Ok(Err(RecvError::Lagged(_))) => {}
            Ok(Err(RecvError::Closed)) => return None,
        }
    }
}
