//! Counters shared by all clients.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

use super::client_error::ClientError;

/// The maximum number of kinds of errors that are counted separately.
const MOST_SORTS: usize = 20;

/// Latencies, errors and events of a run.
#[derive(Debug, Default)]
pub(super) struct Tally {
    micros: Mutex<Vec<u64>>,
    errors: Mutex<BTreeMap<String, u64>>,
    /// Turns that spectators saw.
    pub(super) watched: AtomicU64,
}

/// Percentiles of the latencies of a run, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Times {
    pub(super) count: usize,
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) most: f64,
}

impl Tally {
    /// Records a latency.
    pub(super) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        lock(&self.micros).push(micros);
    }

    /// Counts an error.
    pub(super) fn count_error(&self, error: &ClientError) {
        let mut errors = lock(&self.errors);
        let mut sort = error.to_string();
        if errors.len() >= MOST_SORTS && !errors.contains_key(&sort) {
            "other errors".clone_into(&mut sort);
        }
        *errors.entry(sort).or_default() += 1;
    }

    /// The number of latencies recorded so far.
    pub(super) fn count(&self) -> usize {
        lock(&self.micros).len()
    }

    /// Counts turns that a spectator received.
    pub(super) fn saw(&self, turns: u64) {
        self.watched.fetch_add(turns, Ordering::Relaxed);
    }

    pub(super) fn errors(&self) -> BTreeMap<String, u64> {
        lock(&self.errors).clone()
    }

    /// The percentiles, if any latency was recorded.
    pub(super) fn times(&self) -> Option<Times> {
        let mut micros = lock(&self.micros).clone();
        micros.sort_unstable();
        let most = *micros.last()?;
        let rank = |percent: usize| {
            let place = (micros.len() * percent).div_ceil(100).max(1) - 1;
            micros.get(place).copied().unwrap_or(most)
        };
        Some(Times {
            count: micros.len(),
            p50: millis(rank(50)),
            p95: millis(rank(95)),
            p99: millis(rank(99)),
            most: millis(most),
        })
    }
}

/// Ignores poisoning: the counts stay valid if a client panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::cast_precision_loss, reason = "no run takes 285 years")]
fn millis(micros: u64) -> f64 {
    micros as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_the_sorted_times() {
        let tally = Tally::default();
        assert_eq!(tally.times(), None);
        for n in (1..=200).rev() {
            tally.took(Duration::from_millis(n));
        }
        let expected = Times {
            count: 200,
            p50: 100.0,
            p95: 190.0,
            p99: 198.0,
            most: 200.0,
        };
        assert_eq!(tally.times(), Some(expected));
    }

    #[test]
    fn errors_are_counted_by_sort_and_the_sorts_are_bounded() {
        let tally = Tally::default();
        (0..100).for_each(|n| tally.count_error(&ClientError::Refused(n.to_string())));
        tally.count_error(&ClientError::Refused("7".to_owned()));
        let errors = tally.errors();
        assert_eq!(errors.values().sum::<u64>(), 101);
        assert_eq!(errors["refused: 7"], 2);
        assert_eq!(errors["other errors"], 80);
    }
}
