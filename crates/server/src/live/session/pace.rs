//! The rate limit of a socket's messages, and the measured delay of its network.

use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use paisho::clock::Millis;
use tokio::time::Instant;

/// How many messages a client may send per second, once its burst is used up.
const PER_SECOND: u32 = 20;
/// How many messages a client may send at once.
const BURST: u32 = 60;

/// The rate limit of one socket.
pub(super) fn message_limit() -> DefaultDirectRateLimiter {
    RateLimiter::direct(quota())
}

fn quota() -> Quota {
    let at_least_one = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(at_least_one(PER_SECOND)).allow_burst(at_least_one(BURST))
}

/// How many measurements are kept.
const KEPT: usize = 4;

/// The network delay to a client, measured by probes and their echoes. The shortest of the last few
/// counts, so that a client gains nothing by occasionally answering late.
#[derive(Debug, Default)]
pub(super) struct Lag {
    probe: u64,
    sent: Option<Instant>,
    trips: VecDeque<Duration>,
}

impl Lag {
    /// Notes that a probe is sent. Returns its number.
    pub(super) fn probe(&mut self, now: Instant) -> u64 {
        self.probe += 1;
        self.sent = Some(now);
        self.probe
    }

    /// Handles an echo. Only the echo of the last probe counts.
    pub(super) fn echo(&mut self, n: u64, now: Instant) {
        let Some(sent) = self.sent.filter(|_| n == self.probe) else {
            return;
        };
        self.sent = None;
        self.trips.push_back(now.duration_since(sent));
        if self.trips.len() > KEPT {
            self.trips.pop_front();
        }
    }

    /// The round trip, as far as it is known: the delay until the client saw its turn begin, plus
    /// the delay of its answer.
    pub(super) fn round_trip(&self) -> Millis {
        let shortest = self.trips.iter().min();
        let millis = shortest.map_or(0, Duration::as_millis);
        Millis(u64::try_from(millis).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_at_a_time() {
        let clock = FakeRelativeClock::default();
        let limit = RateLimiter::direct_with_clock(quota(), clock.clone());
        let burst = || (0..BURST).all(|_| limit.check().is_ok()) && limit.check().is_err();
        assert!(burst());
        clock.advance(Duration::from_secs(1) / PER_SECOND);
        assert!(limit.check().is_ok());
        assert!(limit.check().is_err());
        clock.advance(Duration::from_secs(60));
        assert!(burst());
    }

    #[test]
    fn only_the_echo_of_the_last_probe_counts() {
        let mut lag = Lag::default();
        let start = Instant::now();
        let late = Duration::from_millis(300);
        let first = lag.probe(start);
        let second = lag.probe(start);
        lag.echo(first, start + late);
        assert_eq!(lag.round_trip(), Millis(0));
        lag.echo(second, start + late);
        lag.echo(second, start + 9 * late);
        assert_eq!(lag.round_trip(), Millis(300));
        let third = lag.probe(start);
        lag.echo(third, start + late / 3);
        assert_eq!(lag.round_trip(), Millis(100));
    }
}
