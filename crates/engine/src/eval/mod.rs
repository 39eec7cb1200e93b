//! The evaluation: a weighted sum of features of a position, in integers.
//!
//! Features are counted for each player and compared as own minus opponent's. With three or four
//! players the strongest opponent counts. The sum is from the view of a given seat, in centi-units.

pub(crate) mod angle;
mod camp;
mod chains;
mod compare;

use paisho::{Position, Seat};

use crate::weights::{Feature, WEIGHTS};

pub(crate) use angle::{TURN, arc, sweep};
use camp::opponents;
pub(crate) use camp::{Camp, Survey};
pub(crate) use chains::{Chains, LEAST_CHAIN};
use compare::compare;

/// The number of features.
pub const FEATURES: usize = Feature::ALL.len();

/// The features of a position from the view of a seat, in the order of [`Feature::ALL`].
pub type Features = [i32; FEATURES];

/// The progress of a game, from 0 at its start to [`Phase::LAST`] when the last flowers are
/// planted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Phase(i32);

impl Phase {
    /// The phase at the end of a game.
    pub const LAST: i32 = 16;
    /// How many phases there are.
    const COUNT: usize = Self::LAST as usize + 1;
    /// The basic flowers of each player at the start.
    const FLOWERS: i32 = 18;

    /// The phase of a position. It is that of the player with the fewest basic flowers left, since
    /// that player can end the game.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let left = position
            .active()
            .iter()
            .map(|s| i32::from(position.hand(s).basics()))
            .min();
        Self((Self::FLOWERS - left.unwrap_or(0)).clamp(0, Self::LAST))
    }

    /// The phase as a number from 0 to [`Phase::LAST`].
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }
}

/// The weights an evaluation uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// The weights of each phase, times [`Phase::LAST`]: the early and the late ones mixed.
    mixed: [[i32; FEATURES]; Phase::COUNT],
}

impl Default for Evaluation {
    fn default() -> Self {
        Self::with_weights(WEIGHTS.map(|w| w.early), WEIGHTS.map(|w| w.late))
    }
}

impl Evaluation {
    /// An evaluation with weights other than the built-in ones, for fitting.
    #[must_use]
    pub const fn with_weights(early: [i32; FEATURES], late: [i32; FEATURES]) -> Self {
        let mut mixed = [[0; FEATURES]; Phase::COUNT];
        let mut phase = 0;
        while phase < Phase::COUNT {
            let lateness = phase as i32;
            let mut i = 0;
            while i < FEATURES {
                mixed[phase][i] = early[i] * (Phase::LAST - lateness) + late[i] * lateness;
                i += 1;
            }
            phase += 1;
        }
        Self { mixed }
    }

    /// The advantage of a seat in centi-units.
    #[must_use]
    pub fn advantage(&self, position: &Position, seat: Seat) -> i32 {
        self.of_survey(position, &Survey::of(position), seat)
    }

    /// The weighted sum of features in a phase of the game.
    #[must_use]
    pub fn weigh(&self, features: &Features, phase: Phase) -> i32 {
        let weights = &self.mixed[phase.number() as usize];
        let sum: i32 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
        sum / Phase::LAST
    }

    /// The advantage of a seat, for a position whose features are already counted.
    pub(crate) fn of_survey(&self, position: &Position, survey: &Survey, seat: Seat) -> i32 {
        let phase = Phase::of(position);
        opponents(position, seat)
            .iter()
            .map(|other| self.weigh(&compare(position, survey, seat, other), phase))
            .min()
            .unwrap_or(0)
    }
}

/// The features of a position from the view of a seat. With several opponents, against the one
/// whose harmonies cover most of the turn around the centre.
#[must_use]
pub fn features(position: &Position, seat: Seat) -> Features {
    let survey = Survey::of(position);
    opponents(position, seat)
        .iter()
        .map(|other| compare(position, &survey, seat, other))
        .min_by_key(|f| f[Feature::Coverage as usize])
        .unwrap_or([0; FEATURES])
}

/// The chains of one player's harmonies.
pub(crate) fn chains_of(position: &Position, seat: Seat) -> Chains {
    let mut chains = Chains::new();
    position.harmonies_of(seat).for_each(|h| chains.add(&h));
    chains
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;

    #[test]
    fn a_position_is_worth_to_one_player_what_it_costs_the_other() {
        let mut position = Position::start(Ruleset::RULEBOOK);
        let mut random = crate::random::Random::new(3);
        let evaluation = Evaluation::default();
        for _ in 0..200 {
            let steps: Vec<_> = position.steps().collect();
            let Some(step) = random.pick(&steps) else {
                break;
            };
            position.step_unchecked(*step);
            let guest = evaluation.advantage(&position, Seat::GUEST);
            assert_eq!(guest, -evaluation.advantage(&position, Seat::HOST));
        }
    }

    #[test]
    fn weights_lie_in_their_ranges_and_have_names_of_their_own() {
        for (i, weight) in WEIGHTS.iter().enumerate() {
            let range = weight.low..=weight.high;
            assert!(
                range.contains(&weight.early) && range.contains(&weight.late),
                "{weight:?}"
            );
            assert!(WEIGHTS[..i].iter().all(|w| w.name != weight.name));
        }
    }
}
