//! The rate limit of a socket's messages, and the measured delay of its network.

use std::collections::VecDeque;
use std::time::Duration;

use paisho::clock::Millis;
use tokio::time::Instant;

/// A token bucket.
#[derive(Debug)]
pub(super) struct Pace {
    every: Duration,
    most: u32,
    left: u32,
    filled: Instant,
}

impl Pace {
    /// One token per interval, and at most this many saved up.
    pub(super) fn new(every: Duration, most: u32) -> Self {
        Self {
            every,
            most,
            left: most,
            filled: Instant::now(),
        }
    }

    /// Takes a token, or returns how long to wait for the next.
    pub(super) fn take(&mut self, now: Instant) -> Result<(), Duration> {
        while self.left < self.most && now.duration_since(self.filled) >= self.every {
            self.left += 1;
            self.filled += self.every;
        }
        if self.left == self.most {
            self.filled = now;
        }
        if self.left == 0 {
            return Err(self.every.saturating_sub(now.duration_since(self.filled)));
        }
        self.left -= 1;
        Ok(())
    }
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
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_at_a_time() {
        let second = Duration::from_secs(1);
        let mut pace = Pace::new(second, 3);
        let start = Instant::now();
        assert!((0..3).all(|_| pace.take(start).is_ok()));
        assert!(pace.take(start).is_err());
        assert!(pace.take(start + second).is_ok());
        assert!(pace.take(start + second).is_err());
        assert!((0..3).all(|_| pace.take(start + 60 * second).is_ok()));
        assert!(pace.take(start + 60 * second).is_err());
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
