//! Games that can't be loaded or continued. They are retried, and logged, only now and then, so
//! that they do not disturb other games.

use std::collections::HashMap;
use std::sync::Mutex;

use paisho_wire::{GameId, Refusal, UnixMillis};

use super::{Live, lock, trouble};
use crate::replay::LoadError;

/// Milliseconds before a game that can't be loaded is tried again.
const LATER: UnixMillis = 10 * 60 * 1000;
/// Milliseconds before a game is tried again after the store failed.
const SOON: UnixMillis = 5_000;
/// The limit of remembered games.
const MOST: usize = 10_000;

/// Games that are put off, and until when.
#[derive(Debug, Default)]
pub(super) struct Damaged(Mutex<HashMap<GameId, UnixMillis>>);

impl Damaged {
    /// Puts a game off. Returns whether it was not put off already.
    fn put_off(&self, game: &GameId, now: UnixMillis, wait: UnixMillis) -> bool {
        let mut games = lock(&self.0);
        if games.get(game).is_some_and(|until| is_ahead(*until, now)) {
            return false;
        }
        games.retain(|_, until| is_ahead(*until, now));
        if games.len() < MOST {
            games.insert(game.clone(), now.saturating_add(wait));
        }
        true
    }

    /// Puts off a game that can't continue.
    pub(super) fn rest(&self, game: &GameId, now: UnixMillis) {
        self.put_off(game, now, LATER);
    }

    /// Whether a game is put off.
    pub(super) fn is_put_off(&self, game: &GameId, now: UnixMillis) -> bool {
        let games = lock(&self.0);
        games.get(game).is_some_and(|until| is_ahead(*until, now))
    }

    /// How many games are put off, at most.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(lock(&self.0).len()).unwrap_or(u32::MAX)
    }
}

/// Whether a time is yet to come. Setting the clock back does not make the wait longer.
fn is_ahead(until: UnixMillis, now: UnixMillis) -> bool {
    (now..=now.saturating_add(LATER)).contains(&until) && until != now
}

impl Live {
    /// Puts off a game for which the store failed. This affects only background work, not requests
    /// of players.
    pub(super) fn put_off(&self, game: &GameId) {
        self.0.damaged.put_off(game, self.0.env.now(), SOON);
    }

    /// The refusal for a game that can't be loaded.
    pub(crate) fn not_loaded(&self, game: &GameId, error: &LoadError) -> Refusal {
        if !error.is_about_the_game() {
            return trouble(error);
        }
        if self.0.damaged.put_off(game, self.0.env.now(), LATER) {
            tracing::error!(%game, %error, "a game can't be loaded; other games are not affected");
        }
        match error {
            LoadError::OtherRules(version) => Refusal::OtherRules {
                game: *version,
                server: paisho::Ruleset::VERSION,
            },
            _ => Refusal::Trouble {},
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_put_off_for_a_while_and_named_once_in_it() {
        let (damaged, game): (_, GameId) = (Damaged::default(), "g1".parse().unwrap());
        assert!(damaged.put_off(&game, 1000, LATER));
        assert!(!damaged.put_off(&game, 2000, LATER));
        assert!(damaged.is_put_off(&game, 999 + LATER));
        assert!(!damaged.is_put_off(&game, 1000 + LATER));
        assert!(damaged.put_off(&game, 1000 + LATER, SOON));
        // The clock was set back by a day: nothing is put off for a day.
        let late = 100_000_000;
        assert!(damaged.put_off(&game, late, LATER));
        assert!(!damaged.is_put_off(&game, late - 86_400_000));
    }
}
