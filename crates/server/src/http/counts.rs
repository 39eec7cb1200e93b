//! Cached counts of games, players and so on: counting reads whole tables.

use paisho_wire::UnixMillis;
use tokio::sync::Mutex;

use crate::store::{Stats, Store, StoreError};

/// How old the cached counts may be, in milliseconds.
const FRESH: u64 = 30_000;

/// The last counts and when they were taken.
#[derive(Debug, Default)]
pub(crate) struct Counts(Mutex<Option<(UnixMillis, Stats)>>);

impl Counts {
    /// The counts. Requests that arrive while they are being computed wait for the same result.
    pub(super) async fn of(&self, store: &Store, now: UnixMillis) -> Result<Stats, StoreError> {
        let mut last = self.0.lock().await;
        match *last {
            Some((at, stats)) if now.abs_diff(at) < FRESH => Ok(stats),
            _ => {
                let stats = store.public_stats().await?;
                *last = Some((now, stats));
                Ok(stats)
            }
        }
    }
}
