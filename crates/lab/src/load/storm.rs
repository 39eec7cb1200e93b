//! The reconnection storm: all clients reconnect at the same moment.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use super::client::{HttpClient, Socket};
use super::client_error::ClientError;
use super::game::Disconnected;
use super::tally::Tally;

/// Reconnects all clients at once. A client that has not rejoined its game in time counts as
/// failed. Every client has one attempt. All stay connected until the last one is done.
pub(super) async fn storm(
    http: &HttpClient,
    clients: impl Iterator<Item = Disconnected>,
    within: Duration,
) -> Arc<Tally> {
    let tally = Arc::new(Tally::default());
    let began = Instant::now();
    let mut coming = JoinSet::new();
    for client in clients {
        let (http, tally) = (http.clone(), Arc::clone(&tally));
        coming.spawn(async move {
            let back = timeout_at(began + within, reconnect(&http, &client)).await;
            let back = back.unwrap_or(Err(ClientError::Silence));
            match &back {
                Ok(_) => tally.took(began.elapsed()),
                Err(error) => tally.count_error(error),
            }
            back.ok()
        });
    }
    let back = coming.join_all().await;
    drop(back);
    tally
}

async fn reconnect(http: &HttpClient, client: &Disconnected) -> Result<Socket, ClientError> {
    let mut socket = Socket::open(http, client.cookie.as_ref()).await?;
    socket.join(&client.game, client.version).await?;
    Ok(socket)
}
