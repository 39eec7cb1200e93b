//! Splits samples into a training set and a held-out set.

use paisho_engine::Random;

use crate::samples::Sample;

/// Training samples and held-out samples.
#[derive(Debug)]
pub(super) struct Split<'a> {
    pub(super) learnt: Vec<&'a Sample>,
    pub(super) held_out: Vec<&'a Sample>,
}

/// Holds out about `percent` percent of the games. Whole games, because positions of one game share
/// their result: training on one of them would leak the result of the others.
pub(super) fn split(samples: &[Sample], seed: u64, percent: u64) -> Split<'_> {
    let is_held_out =
        |sample: &&Sample| Random::new(seed ^ sample.game).next_word() % 100 < percent;
    let (held_out, learnt) = samples.iter().partition(is_held_out);
    Split { learnt, held_out }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho_engine::FEATURES;
    use std::collections::BTreeSet;

    #[test]
    fn no_game_is_on_both_sides() {
        let sample = |i: u64| Sample {
            game: i / 20,
            features: [0; FEATURES],
            lateness: 0.0,
            score: 0,
            result: 0.5,
        };
        let samples: Vec<Sample> = (0..10_000).map(sample).collect();
        let games = |part: &[&Sample]| part.iter().map(|s| s.game).collect::<BTreeSet<_>>();
        let parts = split(&samples, 5, 10);
        let (learnt, held_out) = (games(&parts.learnt), games(&parts.held_out));
        assert!(learnt.is_disjoint(&held_out));
        assert_eq!(learnt.len() + held_out.len(), 500);
        assert!((30..70).contains(&held_out.len()), "{}", held_out.len());
        assert_ne!(games(&split(&samples, 6, 10).held_out), held_out);
    }
}
