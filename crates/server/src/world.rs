//! The two things a server takes from the world around it: the time, and chance.
//!
//! Both are arguments, so that tests can hold the clock and repeat what chance did.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use paisho::clock::Moment;
use paisho_wire::UnixMillis;

/// Letters of ids: no two of them are easily taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Sixty bits: nobody guesses the address of a private game.
const ID_LENGTH: usize = 12;

/// Time and chance.
#[derive(Clone)]
pub struct World {
    now: Arc<dyn Fn() -> UnixMillis + Send + Sync>,
    word: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").finish_non_exhaustive()
    }
}

impl World {
    /// The real world: the clock and the randomness of the operating system.
    #[must_use]
    pub fn real() -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |t| u64::try_from(t.as_millis()).unwrap_or(u64::MAX))
        };
        Self::new(now, rand::random::<u64>)
    }

    /// A world with a given clock and given random words.
    pub fn new(
        now: impl Fn() -> UnixMillis + Send + Sync + 'static,
        word: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Self {
        Self {
            now: Arc::new(now),
            word: Arc::new(word),
        }
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> UnixMillis {
        (self.now)()
    }

    /// The time, as the rules crate has it.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment(self.now())
    }

    /// A random word.
    #[must_use]
    pub fn word(&self) -> u64 {
        (self.word)()
    }

    /// A random number below another.
    #[must_use]
    pub fn below(&self, n: usize) -> usize {
        let n = u64::try_from(n).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.word() % n).unwrap_or(0)
    }

    /// The text of a new id.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids_and_differ() {
        let world = World::real();
        let (a, b) = (world.id(), world.id());
        assert_ne!(a, b);
        assert!(a.parse::<paisho_wire::GameId>().is_ok());
        assert_eq!(a.len(), ID_LENGTH);
    }
}
