//! Seeds of single games, so that a game depends on its number alone.

use paisho_engine::Random;

/// Keeps neighbouring numbers far apart.
const STRIDE: u64 = 0xd1b5_4a32_d192_ed03;

/// The generator of the game with this number.
pub(crate) fn of_game(seed: u64, number: usize) -> Random {
    let mut mixed = Random::new(seed ^ (number as u64).wrapping_mul(STRIDE));
    Random::new(mixed.next_word())
}

/// Whether something happens that has so many chances in a hundred.
pub(crate) fn happens(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

/// A number of a range that includes both ends.
pub(crate) fn between(random: &mut Random, low: usize, high: usize) -> usize {
    low + random.below(high - low + 1)
}
