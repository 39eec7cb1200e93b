//! A player that looks only one step ahead.

use paisho::{Position, Step};

use super::PlainPlayer;
use super::measure::worth;
use crate::random::Random;

/// Plays the step after which the frozen evaluation is highest; the seed breaks ties.
#[derive(Clone, Debug)]
pub struct Greedy(Random);

impl Greedy {
    /// A player that plays the same game for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }
}

impl PlainPlayer for Greedy {
    fn step(&mut self, position: &Position) -> Option<Step> {
        let seat = position.decider();
        position.steps().max_by_key(|step| {
            let mut after = position.clone();
            after.step_unchecked(*step);
            (worth(&after, seat), self.0.next_word())
        })
    }
}
