//! The reconnection storm: all clients reconnect at the same moment.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use super::client::{Desk, Socket};
use super::game::Seen;
use super::tally::Tally;
use super::trouble::Trouble;

/// Reconnects all clients at once. A client that has not rejoined its game in time counts as
/// failed. Every client has one attempt. All stay connected until the last one is done.
pub(super) async fn storm(
    desk: &Desk,
    clients: impl Iterator<Item = Seen>,
    within: Duration,
) -> Arc<Tally> {
    let tally = Arc::new(Tally::default());
    let began = Instant::now();
    let mut coming = JoinSet::new();
    for seen in clients {
        let (desk, tally) = (desk.clone(), Arc::clone(&tally));
        coming.spawn(async move {
            let back = timeout_at(began + within, come_back(&desk, &seen)).await;
            let back = back.unwrap_or(Err(Trouble::Silence));
            match &back {
                Ok(_) => tally.took(began.elapsed()),
                Err(trouble) => tally.trouble(trouble),
            }
            back.ok()
        });
    }
    let back = coming.join_all().await;
    drop(back);
    tally
}

async fn come_back(desk: &Desk, seen: &Seen) -> Result<Socket, Trouble> {
    let mut socket = Socket::enter(desk, seen.cookie.as_ref()).await?;
    socket.join(&seen.game, seen.version).await?;
    Ok(socket)
}
