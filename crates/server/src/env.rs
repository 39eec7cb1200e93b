//! The environment of a server: time and randomness.
//!
//! Both are arguments, so that tests can control the clocks and repeat random choices.
//!
//! There are two clocks. The wall clock tells the date and time, but it may be changed; the
//! monotonic clock does not tell the date, but runs steadily. The server's time is what the wall
//! clock said at startup, plus what the monotonic clock has counted since: changing the wall clock
//! later costs no player any time.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use paisho::clock::Moment;
use paisho_wire::UnixMillis;

/// Letters of ids, without those that are easily confused.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Sixty bits, so that the address of a private game can't be guessed.
const ID_LENGTH: usize = 12;

/// A clock that counts milliseconds.
type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The clocks and the source of randomness.
#[derive(Clone)]
pub struct Env {
    wall: Clock,
    monotonic: Clock,
    /// The difference between the server's time and the monotonic clock. It only grows.
    offset: Arc<AtomicU64>,
    word: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Env").finish_non_exhaustive()
    }
}

impl Env {
    /// The clocks and the randomness of the operating system.
    #[must_use]
    pub fn real() -> Self {
        let wall = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, millis)
        };
        Self::with_clocks(wall, monotonic(), rand::random::<u64>)
    }

    /// An environment with one clock, which is never changed, and the given random words.
    pub fn new(
        now: impl Fn() -> UnixMillis + Send + Sync + 'static,
        word: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Self {
        let clock: Clock = Arc::new(now);
        Self {
            wall: Arc::clone(&clock),
            monotonic: clock,
            offset: Arc::default(),
            word: Arc::new(word),
        }
    }

    /// An environment with the given wall clock, a monotonic clock that counts milliseconds from
    /// any start, and the given random words.
    pub fn with_clocks(
        wall: impl Fn() -> UnixMillis + Send + Sync + 'static,
        monotonic: impl Fn() -> u64 + Send + Sync + 'static,
        word: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Self {
        let offset = wall().saturating_sub(monotonic());
        Self {
            wall: Arc::new(wall),
            monotonic: Arc::new(monotonic),
            offset: Arc::new(AtomicU64::new(offset)),
            word: Arc::new(word),
        }
    }

    /// The server's time.
    #[must_use]
    pub fn now(&self) -> UnixMillis {
        let offset = self.offset.load(Ordering::SeqCst);
        (self.monotonic)().saturating_add(offset)
    }

    /// The wall clock. To measure durations, use [`Env::now`] instead.
    #[must_use]
    pub fn wall(&self) -> UnixMillis {
        (self.wall)()
    }

    /// Makes the time at least this, for all clones: a server that starts while the wall clock is
    /// behind continues from the time of the last one.
    pub fn not_before(&self, moment: UnixMillis) {
        let offset = moment.saturating_sub((self.monotonic)());
        self.offset.fetch_max(offset, Ordering::SeqCst);
    }

    /// The server's time, in the type of the rules crate.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment(self.now())
    }

    /// A random 64-bit word.
    #[must_use]
    pub fn word(&self) -> u64 {
        (self.word)()
    }

    /// A random number below `n`.
    #[must_use]
    pub fn below(&self, n: usize) -> usize {
        let n = u64::try_from(n).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.word() % n).unwrap_or(0)
    }

    /// The text of a new random id.
    #[must_use]
    pub fn id(&self) -> String {
        let mut word = self.word();
        let letters = std::iter::repeat_with(|| {
            let letter = LETTERS[(word % 32) as usize];
            word /= 32;
            char::from(letter)
        });
        letters.take(ID_LENGTH).collect()
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The time since the machine was started, including time asleep.
#[cfg(target_os = "linux")]
fn monotonic() -> impl Fn() -> u64 + Send + Sync + 'static {
    use rustix::time::{ClockId, clock_gettime};
    || Duration::try_from(clock_gettime(ClockId::Boottime)).map_or(0, millis)
}

/// The clock of the standard library. If it stops while the machine sleeps, so does the server's
/// time.
#[cfg(not(target_os = "linux"))]
fn monotonic() -> impl Fn() -> u64 + Send + Sync + 'static {
    let start = std::time::Instant::now();
    move || millis(start.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An environment whose wall clock and monotonic clock are set by the test.
    fn env(wall: u64, monotonic: u64) -> (Env, Arc<AtomicU64>, Arc<AtomicU64>) {
        let (wall, monotonic) = (AtomicU64::new(wall), AtomicU64::new(monotonic));
        let (wall, monotonic) = (Arc::new(wall), Arc::new(monotonic));
        let (w, m) = (Arc::clone(&wall), Arc::clone(&monotonic));
        let env = Env::with_clocks(
            move || w.load(Ordering::SeqCst),
            move || m.load(Ordering::SeqCst),
            || 7,
        );
        (env, wall, monotonic)
    }

    #[test]
    fn a_wall_clock_that_is_set_does_not_move_the_time() {
        let (env, wall, monotonic) = env(1_000_000, 50);
        assert_eq!(env.now(), 1_000_000);
        monotonic.store(60, Ordering::SeqCst);
        assert_eq!(env.now(), 1_000_010);
        for set in [9_000_000, 3] {
            wall.store(set, Ordering::SeqCst);
            assert_eq!((env.now(), env.wall()), (1_000_010, set));
        }
    }

    #[test]
    fn the_time_does_not_go_back_behind_what_was() {
        let (env, _, monotonic) = env(1_000_000, 50);
        let shared = env.clone();
        env.not_before(999_000);
        assert_eq!(shared.now(), 1_000_000);
        env.not_before(2_000_000);
        monotonic.store(150, Ordering::SeqCst);
        assert_eq!(shared.now(), 2_000_100);
    }

    #[test]
    fn the_real_clocks_agree_and_go_on() {
        let env = Env::real();
        let before = env.now();
        assert!(env.wall().abs_diff(before) < 60_000);
        while env.now() == before {
            std::hint::spin_loop();
        }
        assert!(env.now() > before);
    }

    #[test]
    fn ids_are_ids_and_differ() {
        let env = Env::real();
        let (a, b) = (env.id(), env.id());
        assert_ne!(a, b);
        assert!(a.parse::<paisho_wire::GameId>().is_ok());
        assert_eq!(a.len(), ID_LENGTH);
    }
}
