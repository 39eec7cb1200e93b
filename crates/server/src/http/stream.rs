//! Public games as a stream of lines.

use std::io;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::STILL_HERE;
use super::house::House;

/// A line without anything: the stream is still there.
const NOTHING: Bytes = Bytes::from_static(b"\n");

/// Every change of every public game, as it happens.
///
/// Each is one line of JSON. An empty line says that the stream is still there.
#[utoipa::path(get, path = "/api/v1/games/stream", operation_id = "stream_games", tag = "games",
    responses(
        (status = 200, description = "Lines of JSON, each a game or empty, without an end.",
            content_type = "application/x-ndjson", body = paisho_wire::GameSummary),
    ))]
pub(super) async fn games(State(house): State<House>) -> Response {
    let lines = house.feed.listen();
    // The first line comes at once, so that clients know that they are heard.
    let first = stream::once(async { Ok::<_, io::Error>(NOTHING) });
    let rest = stream::unfold((house, lines), async |(house, mut lines)| {
        let line = next_line(&house, &mut lines).await?;
        Some((Ok(line), (house, lines)))
    });
    let lines = futures_util::StreamExt::chain(first, rest);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (headers, Body::from_stream(lines)).into_response()
}

async fn next_line(house: &House, lines: &mut Receiver<Bytes>) -> Option<Bytes> {
    loop {
        let heard = tokio::select! {
            heard = timeout(STILL_HERE, lines.recv()) => heard,
            // The stream has an end after all: nobody waits for it when the server goes down.
            () = house.live.closed() => return None,
        };
        match heard {
            Err(_) => return Some(NOTHING),
            Ok(Ok(line)) => return Some(line),
            Ok(Err(RecvError::Lagged(_))) => {}
            Ok(Err(RecvError::Closed)) => return None,
        }
    }
}
