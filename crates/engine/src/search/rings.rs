//! How thoroughly the search looks for rings, depending on the place in the tree.

use paisho::{Position, Stage, Step};

use super::frame::Frame;
use super::mind::Mind;
use crate::eval::{Camp, Survey};
use crate::params;
use crate::tactics::{Effort, RingTurn, has_won, ring_in_one, ring_threat};

/// A ring has at least four corners, and an arrangement adds one.
const LEAST_CORNERS: i32 = 3;

impl Mind {
    /// A ring in one turn of the player to move, if one is found with the effort justified here.
    pub(super) fn ring_of(&self, frame: &Frame, own: &Camp, survey: &Survey) -> Option<RingTurn> {
        let position = &frame.position;
        let kept = frame.hope.filter(|hope| still_wins(position, *hope));
        if kept.is_some() && self.handicap.sees_rings {
            return kept;
        }
        let chains = &survey.chains[position.to_move()];
        ring_in_one(position, chains, self.ring_effort(frame, own)?)
    }

    /// How thoroughly to look for a ring in one turn of the player to move; `None` for not at all.
    fn ring_effort(&self, frame: &Frame, own: &Camp) -> Option<Effort> {
        if !self.handicap.sees_rings {
            return (own.coverage >= params::RING_COVERAGE).then_some(Effort::Arrangements);
        }
        // Next to Lion Turtles, flowers of other players can be corners too.
        if own.corners() < LEAST_CORNERS && !frame.position.ruleset().oasis {
            return None;
        }
        match frame.turns {
            0 => Some(Effort::Exact),
            1 => Some(Effort::Thorough),
            2 if frame.hope.is_some() && self.proves_rings => Some(Effort::Thorough),
            _ if own.coverage >= params::BONUS_RING_COVERAGE => Some(Effort::Likely),
            _ if own.coverage >= params::RING_COVERAGE => Some(Effort::Arrangements),
            _ => None,
        }
    }

    /// Whether the opponent could close a ring if the due bonus were declined. Always false if the
    /// evaluation fails low anyway.
    pub(super) fn leaves_ring(&self, frame: &Frame, survey: &Survey, eval: i32) -> bool {
        if eval <= frame.alpha || self.is_many() || !nears_ring(frame, survey) {
            return false;
        }
        let mut declined = frame.position.clone();
        declined.step_unchecked(Step::Decline);
        if frame.hope.is_some_and(|hope| still_wins(&declined, hope)) {
            return true;
        }
        let effort = if frame.hope.is_some() && self.proves_rings {
            Effort::Thorough
        } else {
            Effort::Arrangements
        };
        ring_in_one(&declined, &survey.chains[declined.to_move()], effort).is_some()
    }

    /// How an opponent would close a ring if the player to move passed. Always `None` if the
    /// evaluation fails low anyway.
    pub(super) fn threat(&self, frame: &Frame, survey: &Survey, eval: i32) -> Option<RingTurn> {
        if eval <= frame.alpha || self.is_many() || !nears_ring(frame, survey) {
            return None;
        }
        // Checking bonuses costs many times as much as the rest of a node, so turns that are tried
        // late go without.
        let before = |most: i32| frame.rank < most as usize;
        let effort = match (frame.turns, frame.depth) {
            // Answers to the root's turn: a threat overlooked here is a missed ring in two turns.
            (..=1, _) if self.proves_rings && before(params::PROVED_TURNS) => Effort::Thorough,
            (..=2, 1..) if before(params::LIKELY_TURNS) => Effort::Likely,
            _ => Effort::Arrangements,
        };
        ring_threat(&frame.position, &survey.chains, effort)
    }
}

/// Whether some opponent's ring is complete enough to be worth looking for.
fn nears_ring(frame: &Frame, survey: &Survey) -> bool {
    let near = |c: &Camp| c.coverage >= params::RING_COVERAGE && c.corners() >= LEAST_CORNERS;
    let position = &frame.position;
    let others = position.active().without(position.to_move());
    others.iter().any(|s| near(&survey.camps[s]))
}

/// Whether a turn that would have closed a ring before the opponent's turn still does.
fn still_wins(position: &Position, hope: RingTurn) -> bool {
    let seat = position.to_move();
    let Ok(after) = position.play_step(hope.step) else {
        return false;
    };
    match hope.bonus {
        None => has_won(&after, seat),
        // The bonus may no longer be due.
        Some(_) if after.stage() != Stage::Bonus => has_won(&after, seat),
        Some(bonus) => after.play_step(bonus).is_ok_and(|p| has_won(&p, seat)),
    }
}
