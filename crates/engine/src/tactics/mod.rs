//! Finds rings in one turn exactly; the rest of the search relies on this.
//!
//! Winding numbers rule out nearly all arrangements (see `closing`), and only the rest is played.

mod attraction;
mod bonus;
mod closing;
mod reach;
mod sight;
mod wheel;

use paisho::{Action, BySeat, Position, Seat, Stage, Step};

use crate::eval::Chains;
use closing::Closing;

pub(crate) use attraction::{Attraction, Mover};
pub(crate) use bonus::ring_by_bonus;
pub(crate) use sight::{partners, uncovers};

/// How thoroughly bonuses are searched for a ring; arrangements are always searched completely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Effort {
    /// Only arrangements.
    Arrangements,
    /// Boats, and Wheels if the ring is more than half closed.
    Likely,
    /// All bonuses once part of the ring is complete.
    Thorough,
    /// All bonuses.
    Exact,
}

/// A turn that closes a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RingTurn {
    /// The first step, or the bonus if the position is in the bonus stage.
    pub(crate) step: Step,
    /// The bonus, or declining it, if one was due.
    pub(crate) bonus: Option<Step>,
}

/// Whether the game is over and this seat alone has won it.
pub(crate) fn has_won(position: &Position, seat: Seat) -> bool {
    position
        .outcome()
        .is_some_and(|o| o.winners == seat.alone())
}

/// A turn of the player to move that wins by closing a ring, given the chains of that player.
pub(crate) fn ring_in_one(
    position: &Position,
    chains: &Chains,
    effort: Effort,
) -> Option<RingTurn> {
    if position.outcome().is_some() {
        return None;
    }
    match position.stage() {
        Stage::Accents | Stage::Opening | Stage::Over => None,
        Stage::Bonus => ring_by_bonus(position, effort.max(Effort::Likely))
            .map(|step| RingTurn { step, bonus: None }),
        Stage::Turn => {
            let closing = Closing::of(position, chains);
            ring_by_arranging(position, &closing)
                .or_else(|| ring_by_both(position, closing, effort))
        }
    }
}

/// A turn by which the opponent would close a ring if the player to move passed.
pub(crate) fn ring_threat(
    position: &Position,
    chains: &BySeat<Chains>,
    effort: Effort,
) -> Option<RingTurn> {
    if position.stage() != Stage::Turn || position.passes() > 0 {
        return None;
    }
    let mut idle = position.clone();
    idle.step_unchecked(Step::Pass);
    ring_in_one(&idle, &chains[idle.to_move()], effort)
}

/// An arrangement, or a flower planted next to a Pond, that closes a ring by itself.
fn ring_by_arranging(position: &Position, closing: &Closing<'_>) -> Option<RingTurn> {
    // In Ancient Oasis a flower planted next to a Pond blooms and may close a ring.
    if !position.ruleset().oasis && !closing.is_possible() {
        return None;
    }
    position.choices().find_map(|choice| match choice.action {
        Action::Arrange(from) => {
            let kind = position.board().get(from)?.kind();
            closing
                .hopes(kind, from, &choice.points)
                .iter()
                .find_map(|to| try_ring(position, Step::Arrange { from, to }))
        }
        Action::Plant(_) => choice
            .steps()
            .filter(|s| !matches!(s, Step::Plant { at, .. } if at.is_gate()))
            .find_map(|s| try_ring(position, s)),
        Action::Place(_) | Action::Ferry(_) => None,
    })
}

/// Plays a step, declines a bonus if one is due, and checks for a ring.
fn try_ring(position: &Position, step: Step) -> Option<RingTurn> {
    let seat = position.to_move();
    let mut after = position.clone();
    after.step_unchecked(step);
    let due = after.stage() == Stage::Bonus;
    if due {
        after.step_unchecked(Step::Decline);
    }
    has_won(&after, seat).then_some(RingTurn {
        step,
        bonus: due.then_some(Step::Decline),
    })
}

/// An arrangement that closes a ring together with its bonus.
fn ring_by_both(position: &Position, closing: Closing<'_>, effort: Effort) -> Option<RingTurn> {
    if effort == Effort::Arrangements || !bonus::hand_can_close(position) {
        return None;
    }
    let attraction = closing.into_attraction();
    position.choices().find_map(|choice| {
        let Action::Arrange(from) = choice.action else {
            return None;
        };
        let mover = Mover::new(position, position.board().get(from)?.kind(), from);
        let uncovers = uncovers(position, from);
        choice
            .points
            .iter()
            .filter(|to| uncovers || attraction.has_partner(&mover, *to))
            .filter(|to| position.earns_bonus(from, *to))
            .find_map(|to| {
                let step = Step::Arrange { from, to };
                let mut after = position.clone();
                after.step_unchecked(step);
                let bonus = Some(ring_by_bonus(&after, effort)?);
                Some(RingTurn { step, bonus })
            })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baseline::{Greedy, PlainPlayer};
    use crate::eval::chains_of;
    use paisho::Setup;

    /// Plays all arrangements and plantings to see whether one wins by itself. Planting in a gate
    /// may win too, but not by a ring.
    fn by_playing_all(position: &Position) -> bool {
        position
            .steps()
            .filter(|s| !matches!(s, Step::Plant { at, .. } if at.is_gate()))
            .any(|step| try_ring(position, step).is_some())
    }

    /// Winding numbers must never rule out a real ring.
    #[test]
    fn rings_by_arranging_are_found_exactly() {
        let suite = include_str!("../../suites/ring-in-1.txt").lines();
        let (mut with, mut without) = (0, 0);
        for text in suite.filter_map(|line| line.split(';').next()) {
            let Ok(setup) = text.parse::<Setup>() else {
                continue;
            };
            let position = Position::from_setup(setup).expect("positions of the suite are valid");
            let chains = chains_of(&position, position.to_move());
            let found = ring_by_arranging(&position, &Closing::of(&position, &chains)).is_some();
            assert_eq!(found, by_playing_all(&position), "{position}");
            *if found { &mut with } else { &mut without } += 1;
        }
        assert!(with > 90 && without > 90, "{with} {without}");
    }

    /// The same for positions of which most have no ring.
    #[test]
    fn rings_that_are_not_there_are_not_found() {
        for (seed, rules) in ["rulebook", "garden_gate", "rulebook.oasis", "polish.oasis"]
            .iter()
            .enumerate()
        {
            let mut position = Position::start(rules.parse().unwrap());
            let mut player = Greedy::new(seed as u64);
            for _ in 0..60 {
                let Some(turn) = player.turn(&position) else {
                    break;
                };
                if position.stage() == Stage::Turn {
                    let chains = chains_of(&position, position.to_move());
                    let found =
                        ring_by_arranging(&position, &Closing::of(&position, &chains)).is_some();
                    assert_eq!(found, by_playing_all(&position), "{position}");
                }
                position.play_unchecked(turn);
            }
        }
    }
}
