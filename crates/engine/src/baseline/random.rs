//! A player that chooses at random.

use paisho::{Position, Step};

use super::PlainPlayer;
use crate::random::Random;

/// Plays every legal step with equal probability.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Random);

impl RandomPlayer {
    /// A player that plays the same game for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }
}

impl PlainPlayer for RandomPlayer {
    fn step(&mut self, position: &Position) -> Option<Step> {
        let count = position.count_steps();
        let chosen = self.0.below(count);
        position.steps().nth(chosen)
    }
}
