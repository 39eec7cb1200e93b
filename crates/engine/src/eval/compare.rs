//! The features of one seat against one opponent, each as own count minus opponent's.

use paisho::{Kind, Position, Reserve, Seat, Stage, Tally};

use super::angle::TURN;
use super::camp::{Camp, Survey};
use super::{FEATURES, Features};
use crate::weights::Feature;

/// The two sides of a comparison.
struct Sides<'a> {
    position: &'a Position,
    mine: &'a Camp,
    theirs: &'a Camp,
    hand: Reserve,
    their_hand: Reserve,
    /// 1 if the own seat is to move, -1 if the opponent is, 0 if neither.
    turn: i32,
    features: Features,
}

/// The features of one seat against one opponent.
pub(super) fn compare(position: &Position, survey: &Survey, own: Seat, other: Seat) -> Features {
    let to_move = position.to_move();
    let mut sides = Sides {
        position,
        mine: &survey.camps[own],
        theirs: &survey.camps[other],
        hand: position.hand(own),
        their_hand: position.hand(other),
        turn: i32::from(to_move == own) - i32::from(to_move == other),
        features: [0; FEATURES],
    };
    sides.ring();
    sides.flowers();
    sides.hands();
    sides.dangers();
    sides.ending();
    sides.moment();
    sides.features
}

impl Sides<'_> {
    fn set(&mut self, feature: Feature, value: i32) {
        self.features[feature as usize] = value;
    }

    fn camp(&mut self, feature: Feature, of: fn(&Camp) -> i32) {
        self.set(feature, of(self.mine) - of(self.theirs));
    }

    fn held(&mut self, feature: Feature, of: fn(Reserve) -> u8) {
        let value = i32::from(of(self.hand)) - i32::from(of(self.their_hand));
        self.set(feature, value);
    }

    /// How much of the ring is complete.
    fn ring(&mut self) {
        self.camp(Feature::Harmonies, |c| c.harmonies);
        self.camp(Feature::RingEdges, |c| c.ring_edges);
        self.camp(Feature::Coverage, |c| c.coverage);
        self.camp(Feature::CoverageSquared, |c| squared(c.coverage));
        self.camp(Feature::Chain, |c| c.chain);
        self.camp(Feature::ChainSquared, |c| squared(c.chain));
        self.camp(Feature::TwoAxes, |c| i32::from(c.axes >= 2));
        self.camp(Feature::ThreeAxes, |c| i32::from(c.axes >= 3));
        self.camp(Feature::FourAxes, |c| i32::from(c.axes >= 4));
        self.camp(Feature::TurningPoints, |c| c.turning_points);
        self.camp(Feature::Quadrants, |c| c.quadrants.count_ones() as i32);
        self.camp(Feature::AllQuadrants, |c| i32::from(c.quadrants == 0b1111));
    }

    fn flowers(&mut self) {
        self.camp(Feature::Blooming, Camp::blooming);
        self.camp(Feature::Growing, |c| c.growing);
        self.camp(Feature::Lotus, |c| c.lotus);
        self.camp(Feature::Orchid, |c| c.orchid);
        self.camp(Feature::EnabledOrchid, |c| c.orchid.min(c.lotus));
        self.camp(Feature::Pairs, Camp::pairs);
        self.camp(Feature::Variety, Camp::variety);
        self.camp(Feature::Spread, |c| c.spread);
    }

    fn hands(&mut self) {
        self.held(Feature::BasicsInHand, Reserve::basics);
        self.held(Feature::Rocks, |h| h.count(Kind::Rock));
        self.held(Feature::Wheels, |h| h.count(Kind::Wheel));
        self.held(Feature::Knotweeds, |h| h.count(Kind::Knotweed));
        self.held(Feature::Boats, |h| h.count(Kind::Boat));
        self.held(Feature::OasisAccents, oasis_accents);
        self.held(Feature::LotusInHand, |h| h.count(Kind::Lotus));
        self.held(Feature::OrchidInHand, |h| h.count(Kind::Orchid));
    }

    fn dangers(&mut self) {
        self.camp(Feature::Stuck, |c| c.stuck);
        self.camp(Feature::Trapped, |c| c.trapped);
        self.camp(Feature::Drained, |c| c.drained);
        self.camp(Feature::Hunted, |c| c.hunted);
        self.camp(Feature::Exposed, |c| c.exposed);
        // Only the player to move benefits from exposed flowers.
        let prey = match self.turn {
            1 => i32::from(self.theirs.exposed > 0),
            -1 => -i32::from(self.mine.exposed > 0),
            _ => 0,
        };
        let in_turn = i32::from(self.position.stage() == Stage::Turn);
        self.set(Feature::Prey, prey * in_turn);
    }

    /// What decides the game when the last flower is planted (§9.2).
    fn ending(&mut self) {
        let rules = self.position.ruleset();
        if !rules.last_flower {
            return;
        }
        match rules.tally {
            Tally::Midlines => self.camp(Feature::Midlines, |c| c.midlines),
            Tally::AccentsThenHarmonies => self.camp(Feature::TallyHarmonies, |c| c.harmonies),
        }
        self.set(Feature::TallyLead, self.tally_lead());
    }

    /// The lead in the tally, times the square of how near the ending is.
    fn tally_lead(&self) -> i32 {
        let left = i32::from(self.hand.basics().min(self.their_hand.basics()));
        let near = (ENDING_IN_SIGHT - left).max(0);
        let lead = match self.position.ruleset().tally {
            Tally::Midlines => self.mine.midlines - self.theirs.midlines,
            Tally::AccentsThenHarmonies => {
                let accents = i32::from(self.hand.accents()) - i32::from(self.their_hand.accents());
                if accents == 0 {
                    self.mine.harmonies - self.theirs.harmonies
                } else {
                    // Accents are compared first, and are not lost as easily as harmonies.
                    MOST_LEAD * accents.signum()
                }
            }
        };
        lead.clamp(-MOST_LEAD, MOST_LEAD) * near * near
    }

    /// Who is to move, and whether a bonus is due.
    fn moment(&mut self) {
        let bonus = i32::from(self.position.stage() == Stage::Bonus);
        self.set(Feature::BonusDue, self.turn * bonus);
        self.set(Feature::Tempo, self.turn * (1 - bonus));
    }
}

/// The last-flower ending counts once a player has fewer basic flowers in hand than this.
const ENDING_IN_SIGHT: i32 = 10;

/// A larger lead is not considered safer than this.
const MOST_LEAD: i32 = 3;

const fn squared(sixtyfourths: i32) -> i32 {
    sixtyfourths * sixtyfourths / TURN
}

fn oasis_accents(hand: Reserve) -> u8 {
    [Kind::LionTurtle, Kind::Pond, Kind::Bamboo]
        .into_iter()
        .map(|k| hand.count(k))
        .sum()
}
