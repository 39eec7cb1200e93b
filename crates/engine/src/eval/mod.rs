//! The evaluation: features of a position, weighed in integers.
//!
//! Everything is counted for each player and compared as own minus opponent's.
//! With three or four players the strongest opponent counts. The sum is from
//! the view of a given seat, in centi-units.

pub(crate) mod angle;
mod camp;
mod chains;

use paisho::{Position, Reserve, Seat, Stage, Tally};

use crate::weights::{Feature, WEIGHTS};

pub(crate) use angle::TURN;
use camp::opponents;
pub(crate) use camp::{Camp, Survey};
use chains::Chains;

/// How many features there are.
pub const FEATURES: usize = Feature::ALL.len();

/// The features of a position from the view of a seat, in the order of [`Feature::ALL`].
pub type Features = [i32; FEATURES];

/// The weights an evaluation uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    weights: [i32; FEATURES],
}

impl Default for Evaluation {
    fn default() -> Self {
        Self {
            weights: WEIGHTS.map(|w| w.value),
        }
    }
}

impl Evaluation {
    /// An evaluation with other weights than those of the table, for fitting.
    #[must_use]
    pub const fn with_weights(weights: [i32; FEATURES]) -> Self {
        Self { weights }
    }

    /// The advantage of a seat in centi-units.
    #[must_use]
    pub fn advantage(&self, position: &Position, seat: Seat) -> i32 {
        self.weigh(&features(position, seat))
    }

    /// The weighted sum of features.
    #[must_use]
    pub fn weigh(&self, features: &Features) -> i32 {
        features.iter().zip(&self.weights).map(|(f, w)| f * w).sum()
    }

    /// The advantage of a seat, for a position that has been surveyed already.
    pub(crate) fn of_survey(&self, position: &Position, survey: &Survey, seat: Seat) -> i32 {
        self.weigh(&strongest(position, survey, seat, |f| self.weigh(f)))
    }
}

/// The features of a position from the view of a seat, against the opponent who has most harmonies
/// if there are several.
#[must_use]
pub fn features(position: &Position, seat: Seat) -> Features {
    let survey = Survey::of(position);
    strongest(position, &survey, seat, |f| f[Feature::Coverage as usize])
}

/// The features against the opponent with whom a measure of them is least.
fn strongest(
    position: &Position,
    survey: &Survey,
    seat: Seat,
    measure: impl Fn(&Features) -> i32,
) -> Features {
    opponents(position, seat)
        .iter()
        .map(|other| compare(position, survey, seat, other))
        .min_by_key(|f| measure(f))
        .unwrap_or([0; FEATURES])
}

/// The features of one seat against one opponent.
fn compare(position: &Position, survey: &Survey, own: Seat, other: Seat) -> Features {
    let (mine, theirs) = (&survey.camps[own], &survey.camps[other]);
    let (hand, their_hand) = (position.hand(own), position.hand(other));
    let mut features = [0; FEATURES];
    let mut set = |feature: Feature, value: i32| features[feature as usize] = value;
    let camp = |of: fn(&Camp) -> i32| of(mine) - of(theirs);
    let held = |of: fn(Reserve) -> i32| of(hand) - of(their_hand);
    set(Feature::Harmonies, camp(|c| c.harmonies));
    set(Feature::RingEdges, camp(|c| c.ring_edges));
    set(Feature::Coverage, camp(|c| c.coverage));
    set(Feature::CoverageSquared, camp(|c| squared(c.coverage)));
    set(Feature::Chain, camp(|c| c.chain));
    set(Feature::ChainSquared, camp(|c| squared(c.chain)));
    set(
        Feature::Quadrants,
        camp(|c| c.quadrants.count_ones() as i32),
    );
    set(Feature::Blooming, camp(Camp::blooming));
    set(Feature::Growing, camp(|c| c.growing));
    set(Feature::BasicsInHand, held(|h| i32::from(h.basics())));
    set(Feature::AccentsInHand, held(|h| i32::from(h.accents())));
    set(Feature::SpecialsInHand, held(specials));
    set(Feature::Lotus, camp(|c| c.lotus));
    set(Feature::Orchid, camp(|c| c.orchid));
    set(Feature::EnabledOrchid, camp(|c| c.orchid.min(c.lotus)));
    set(Feature::Pairs, camp(Camp::pairs));
    set(Feature::Trapped, camp(|c| c.trapped));
    set(Feature::Drained, camp(|c| c.drained));
    set(Feature::Hunted, camp(|c| c.hunted));
    let midlines = position.ruleset().tally == Tally::Midlines;
    set(
        Feature::Midlines,
        if midlines { camp(|c| c.midlines) } else { 0 },
    );
    set(Feature::TallyLead, tally_lead(position, survey, own, other));
    let sign = i32::from(position.to_move() == own) - i32::from(position.to_move() == other);
    let bonus = i32::from(position.stage() == Stage::Bonus);
    set(Feature::BonusDue, sign * bonus);
    set(Feature::Tempo, sign * (1 - bonus));
    features
}

/// How many 64ths of the turn around the centre lie behind harmonies of a seat.
pub(crate) fn widest_coverage(position: &Position, seat: Seat) -> i32 {
    let mut chains = Chains::new();
    position.harmonies_of(seat).for_each(|h| chains.add(&h));
    chains.coverage()
}

const fn squared(sixtyfourths: i32) -> i32 {
    sixtyfourths * sixtyfourths / angle::TURN
}

fn specials(hand: Reserve) -> i32 {
    paisho::Kind::SPECIAL
        .into_iter()
        .map(|k| i32::from(hand.count(k)))
        .sum()
}

/// From this many basic flowers in hand on, the last-flower ending is in sight.
const ENDING_IN_SIGHT: i32 = 10;

/// A larger lead is not safer than this one.
const MOST_LEAD: i32 = 3;

/// Who would win the tally (§9.2), times how near the ending is, squared.
fn tally_lead(position: &Position, survey: &Survey, own: Seat, other: Seat) -> i32 {
    let rules = position.ruleset();
    if !rules.last_flower {
        return 0;
    }
    let (hand, their_hand) = (position.hand(own), position.hand(other));
    let left = i32::from(hand.basics().min(their_hand.basics()));
    let near = (ENDING_IN_SIGHT - left).max(0);
    let (mine, theirs) = (&survey.camps[own], &survey.camps[other]);
    let lead = match rules.tally {
        Tally::Midlines => mine.midlines - theirs.midlines,
        Tally::AccentsThenHarmonies => {
            let accents = i32::from(hand.accents()) - i32::from(their_hand.accents());
            if accents == 0 {
                mine.harmonies - theirs.harmonies
            } else {
                // Accents come first, and are not lost as easily as harmonies.
                MOST_LEAD * accents.signum()
            }
        }
    };
    lead.clamp(-MOST_LEAD, MOST_LEAD) * near * near
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
            assert!(
                (weight.low..=weight.high).contains(&weight.value),
                "{weight:?}"
            );
            assert!(WEIGHTS[..i].iter().all(|w| w.name != weight.name));
        }
    }
}
