//! Rings in one turn: the exact tactics that everything else rests on.
//!
//! A ring that an arrangement closes goes through the arranged flower, which then has two
//! harmonies, or over a line that the flower uncovered. So nearly all arrangements are dismissed
//! by looking in four directions, and only the rest is played out.

mod bonus;
mod sight;

use paisho::{Action, Choice, Kind, Point, Position, Seat, Stage, Step};

pub(crate) use bonus::ring_by_bonus;
pub(crate) use sight::{partners, uncovers};

/// How thoroughly bonuses are searched for a ring; arrangements are always searched to the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Effort {
    /// Only arrangements.
    Arrangements,
    /// Boats, and Wheels if the ring is more than half closed.
    Likely,
    /// All bonuses once some of the ring stands.
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

/// A turn of the player to move that wins by closing a ring.
pub(crate) fn ring_in_one(position: &Position, effort: Effort) -> Option<RingTurn> {
    if position.outcome().is_some() {
        return None;
    }
    match position.stage() {
        Stage::Accents | Stage::Opening => None,
        Stage::Bonus => ring_by_bonus(position, effort.max(Effort::Likely))
            .map(|step| RingTurn { step, bonus: None }),
        Stage::Turn => ring_by_arranging(position).or_else(|| ring_by_both(position, effort)),
    }
}

/// A turn by which the opponent would close a ring if the player to move did nothing.
pub(crate) fn ring_threat(position: &Position, effort: Effort) -> Option<RingTurn> {
    if position.stage() != Stage::Turn || position.passes() > 0 {
        return None;
    }
    let mut idle = position.clone();
    idle.step_unchecked(Step::Pass);
    ring_in_one(&idle, effort)
}

/// An arrangement, or a flower planted beside a Pond, that closes a ring by itself.
fn ring_by_arranging(position: &Position) -> Option<RingTurn> {
    position.choices().find_map(|choice| match choice.action {
        Action::Arrange(from) => ring_by_flower(position, from, &choice),
        Action::Plant(_) => choice
            .steps()
            .filter(|s| !matches!(s, Step::Plant { at, .. } if at.is_gate()))
            .find_map(|s| try_ring(position, s)),
        Action::Place(_) | Action::Ferry(_) => None,
    })
}

fn ring_by_flower(position: &Position, from: Point, choice: &Choice) -> Option<RingTurn> {
    let kind = position.board().get(from)?.kind();
    let uncovers = uncovers(position, from);
    if !uncovers && kind == Kind::Orchid {
        return None;
    }
    choice
        .points
        .iter()
        .filter(|to| uncovers || partners(position, kind, *to, Some(from)) >= 2)
        .find_map(|to| try_ring(position, Step::Arrange { from, to }))
}

/// Plays a step, and declines a bonus that may be due, to see whether there is a ring.
fn try_ring(position: &Position, step: Step) -> Option<RingTurn> {
    let seat = position.to_move();
    let mut after = position.clone();
    after.step_unchecked(step);
    let due = after.stage() == Stage::Bonus && after.outcome().is_none();
    if due {
        after.step_unchecked(Step::Decline);
    }
    has_won(&after, seat).then_some(RingTurn {
        step,
        bonus: due.then_some(Step::Decline),
    })
}

/// An arrangement that closes a ring together with its bonus.
fn ring_by_both(position: &Position, effort: Effort) -> Option<RingTurn> {
    if effort == Effort::Arrangements || !bonus::hand_can_close(position) {
        return None;
    }
    position.choices().find_map(|choice| {
        let Action::Arrange(from) = choice.action else {
            return None;
        };
        let kind = position.board().get(from)?.kind();
        let uncovers = uncovers(position, from);
        choice
            .points
            .iter()
            .filter(|to| uncovers || partners(position, kind, *to, Some(from)) >= 1)
            .find_map(|to| {
                let step = Step::Arrange { from, to };
                let mut after = position.clone();
                after.step_unchecked(step);
                if after.stage() != Stage::Bonus {
                    return None;
                }
                let bonus = Some(ring_by_bonus(&after, effort)?);
                Some(RingTurn { step, bonus })
            })
    })
}
