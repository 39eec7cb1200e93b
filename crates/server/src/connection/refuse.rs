//! The response to a connection over the limit: always the same, whatever the request.

use std::time::Duration;

use paisho_wire::Problem;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use super::count::Full;
use super::stream::Stream;

/// The error word of the refusal.
pub(crate) const TOO_MANY: &str = "too_many_connections";
/// Seconds after which a client may try again.
pub(crate) const RETRY_AFTER: u64 = 5;
/// The time limit for sending the refusal.
const PATIENCE: Duration = Duration::from_secs(3);

/// Counts a refused connection in the metrics.
pub(super) fn count_refusal(reason: &'static str) {
    metrics::counter!("paisho_connections_refused_total", "reason" => reason).increment(1);
}

/// Tells a client that the connection limit is reached, and closes the connection.
pub(super) async fn refuse(tcp: TcpStream, full: Full, _permit: OwnedSemaphorePermit) {
    let mut stream = Stream::uncounted(tcp, PATIENCE);
    let telling = async {
        stream.write_all(answer(full).as_bytes()).await?;
        stream.shutdown().await
    };
    if let Ok(Err(error)) = timeout(PATIENCE, telling).await {
        tracing::debug!(%error, "a refused client had already disconnected");
    }
}

/// The HTTP response, with the same body format as all refusals.
fn answer(full: Full) -> String {
    let problem = Problem {
        error: TOO_MANY.to_owned(),
        message: full.sentence().to_owned(),
        refusal: None,
    };
    let body = serde_json::to_string(&problem).unwrap_or_default();
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nretry-after: {RETRY_AFTER}\r\ncache-control: no-store\r\n\
         connection: close\r\n\r\n{body}",
        body.len()
    )
}
