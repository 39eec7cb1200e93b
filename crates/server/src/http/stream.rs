//! Public games as a stream of lines.

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::STILL_HERE;
use super::house::House;
use crate::bus::News;

/// Every change of every public game, as it happens.
///
/// Each is one line of JSON. An empty line says that the stream is still there.
#[utoipa::path(get, path = "/api/v1/games/stream", operation_id = "stream_games", tag = "games",
    responses(
        (status = 200, description = "Lines of JSON, each a game or empty, without an end.",
            content_type = "application/x-ndjson", body = paisho_wire::GameSummary),
    ))]
pub(super) async fn games(State(house): State<House>) -> Response {
    let news = house.bus.listen();
    // The first line comes at once, so that clients know that they are heard.
    let first = stream::once(async { Ok::<_, std::io::Error>("\n".to_owned()) });
    let rest = stream::unfold((house, news), async |(house, mut news)| {
        let line = next_line(&house, &mut news).await?;
        Some((Ok(line), (house, news)))
    });
    let lines = futures_util::StreamExt::chain(first, rest);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (headers, Body::from_stream(lines)).into_response()
}

async fn next_line(house: &House, news: &mut Receiver<News>) -> Option<String> {
    loop {
        let heard = tokio::select! {
            heard = timeout(STILL_HERE, news.recv()) => heard,
            // The stream has an end after all: nobody waits for it when the server goes down.
            () = house.live.closed() => return None,
        };
        let game = match heard {
            Err(_) => return Some("\n".to_owned()),
            Ok(Ok(News::Table { game, .. })) => game,
            Ok(Ok(_) | Err(RecvError::Lagged(_))) => continue,
            Ok(Err(RecvError::Closed)) => return None,
        };
        let row = house.store.game(&game).await.ok()?;
        let Some(row) = row.filter(|row| row.public) else {
            continue;
        };
        return serde_json::to_string(&row.summary())
            .ok()
            .map(|line| line + "\n");
    }
}
