//! How many connections there may be, and how long they may take.

use std::time::Duration;

use crate::config::{Config, Proxies};
use crate::process;

/// Files that are kept free for the database, mails, backups and connections that are refused.
const KEPT_FREE: u64 = 96;
/// The most connections that are served without being asked for: each takes memory.
const MOST: u64 = 10_000;
/// The fewest that a server can work with.
const LEAST: u64 = 8;
/// How many files may be open where the system does not say.
const USUAL_FILES: u64 = 1024;

/// Limits of connections.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// How many there may be at once.
    pub(crate) most: usize,
    /// How many of them may come from one address.
    pub(crate) most_per_address: usize,
    /// How long the head of the first request may take.
    pub(crate) header: Duration,
    /// How long a connection may wait for its next request.
    pub(crate) idle: Duration,
    /// How long an answer may wait for a client that does not read.
    pub(crate) stall: Duration,
    /// Whose connections are counted by the clients that they are for.
    pub(crate) proxies: Proxies,
}

impl Rules {
    /// The limits that the settings ask for, as far as the limit of open files allows.
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
                "the limit of open files allows fewer connections than asked for; raise it \
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

/// How many connections there may be in all and from one address: as asked for, or as many as the
/// limit of open files allows, a quarter of them from one address.
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
