//! Seeds of single games, so that a game depends only on the seed of the run and its number.

use paisho_engine::Random;

/// Spreads consecutive numbers.
const STRIDE: u64 = 0xd1b5_4a32_d192_ed03;

/// The random number generator for the game with this number.
pub(crate) fn of_game(seed: u64, number: usize) -> Random {
    let mut mixed = Random::new(seed ^ (number as u64).wrapping_mul(STRIDE));
    Random::new(mixed.next_word())
}

/// True with a probability of `percent` percent.
pub(crate) fn happens(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

/// A random number in a range that includes both ends.
pub(crate) fn between(random: &mut Random, low: usize, high: usize) -> usize {
    low + random.below(high - low + 1)
}
