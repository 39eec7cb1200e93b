//! The limits of connections: how many, and for how long.

use std::time::Duration;

use crate::config::{Config, Proxies};
use crate::process;

/// File descriptors kept free for the database, mails, backups and refused connections.
const KEPT_FREE: u64 = 96;
/// The default limit of connections: each takes memory.
const MOST: u64 = 10_000;
/// The fewest connections that a server can work with.
const LEAST: u64 = 8;
/// The assumed limit of open files where the system does not report one.
const USUAL_FILES: u64 = 1024;

/// Limits of connections.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// How many there may be at once.
    pub(crate) most: usize,
    /// How many may come from one address at once.
    pub(crate) most_per_address: usize,
    /// The time limit for the head of the first request.
    pub(crate) header: Duration,
    /// How long a connection may be idle before its next request.
    pub(crate) idle: Duration,
    /// How long a response may wait for a client that does not read.
    pub(crate) stall: Duration,
    /// Connections from these proxies are counted for the clients behind them.
    pub(crate) proxies: Proxies,
}

impl Rules {
    /// The limits from the settings, lowered to what the limit of open files allows.
    #[must_use]
    pub(crate) fn of(config: &Config) -> Self {
        let files = process::file_limit().unwrap_or(USUAL_FILES);
        let (most, most_per_address) =
            limits(config.connections, config.connections_per_address, files);
        if u64::from(config.connections) > most {
            tracing::warn!(
                connections = config.connections,
                files,
                most,
                "the limit of open files allows fewer connections than configured; raise it \
                 (LimitNOFILE, ulimit -n) or lower `connections`"
            );
        }
        let seconds = |number: u32| Duration::from_secs(u64::from(number));
        Self {
            most: usize::try_from(most).unwrap_or(usize::MAX),
            most_per_address: usize::try_from(most_per_address).unwrap_or(usize::MAX),
            header: seconds(config.header_seconds),
            idle: seconds(config.idle_seconds),
            stall: seconds(config.stall_seconds),
            proxies: config.trusted_proxies.clone(),
        }
    }
}

/// The total limit and the limit per address: as configured, or by default as many as the limit of
/// open files allows, and a quarter of them per address.
fn limits(asked: u32, asked_per_address: u32, files: u64) -> (u64, u64) {
    let possible = files.saturating_sub(KEPT_FREE).max(LEAST);
    let most = match u64::from(asked) {
        0 => possible.min(MOST),
        asked => asked.min(possible),
    };
    let per_address = match u64::from(asked_per_address) {
        0 => most.div_ceil(4),
        asked => asked.min(most),
    };
    (most, per_address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_leave_files_free() {
        assert_eq!(limits(0, 0, 1024), (928, 232));
        assert_eq!(limits(0, 0, 65_536), (10_000, 2_500));
        assert_eq!(limits(5_000, 0, 1024), (928, 232));
        assert_eq!(limits(100, 7, 1024), (100, 7));
        assert_eq!(limits(100, 1_000, 1024), (100, 100));
        assert_eq!(limits(0, 0, 10), (8, 2));
    }
}
