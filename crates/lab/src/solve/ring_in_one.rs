//! Turns that win at once by a ring.
//!
//! Every arrangement is tried with every bonus, except for two kinds that can't close a ring:
//!
//! 1. *Tiles that add no harmony.* A Rock or a Knotweed only blocks and silences, and a flower in
//!    a gate is not seen (§5.1). So without Ancient Oasis only Boats and Wheels make harmonies,
//!    and unless the arrangement itself left a ring, only they are tried. If it left a ring of
//!    both players, every bonus is tried, since any may break the opponent's.
//! 2. *Changes in the wrong place.* A ring crosses all four half axes. An arrangement changes only
//!    harmonies in the rows and columns of its two points; a Boat or Wheel only those in the rows
//!    and columns of the point it is placed on and of the points that surround it. If neither the
//!    harmonies that stand nor those lines cross some half axis, there is no ring.
//!
//! With Ancient Oasis nothing is left out: Lion Turtles and Bamboo reach further.

use core::ops::ControlFlow;

use paisho::{Action, Choice, Ending, Kind, Position, Seat, Stage, Step, Turn};

use super::half_axes::HalfAxes;
use super::turns::complete;

/// All turns that win at once by a ring. A turn that wins without taking its bonus stands for all
/// turns that take one and don't spoil it; turns with a bonus are listed where the bonus is needed.
pub(crate) fn ring_in_one(position: &Position) -> Vec<Turn> {
    let mut rings = Vec::new();
    let _ = each_ring(position, &mut |turn| {
        rings.push(turn);
        ControlFlow::Continue(())
    });
    rings
}

/// One of the turns of [`ring_in_one`].
pub(crate) fn first_ring(position: &Position) -> Option<Turn> {
    each_ring(position, &mut ControlFlow::Break).break_value()
}

/// Whether a turn is legal and wins at once by a ring.
pub(crate) fn closes_ring(position: &Position, turn: Turn) -> bool {
    let after = position.play(turn);
    after.is_ok_and(|after| has_ring(&after, position.to_move()))
}

/// Whether a player alone has won by a ring.
fn has_ring(position: &Position, seat: Seat) -> bool {
    let outcome = position.outcome();
    outcome.is_some_and(|o| o.winners == seat.alone() && o.ending == Ending::Ring)
}

type Visit<'a> = dyn FnMut(Turn) -> ControlFlow<Turn> + 'a;

fn each_ring(position: &Position, visit: &mut Visit<'_>) -> ControlFlow<Turn> {
    if position.outcome().is_some() || position.stage() != Stage::Turn {
        return ControlFlow::Continue(());
    }
    let crossed = HalfAxes::crossed(position, position.to_move());
    let may_need_bonus = has_active_tile(position);
    for step in position.steps() {
        if may_need_bonus || may_close(position, crossed, step) {
            each_ring_from(position, step, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the hand has a tile that makes harmonies when it is placed.
fn has_active_tile(position: &Position) -> bool {
    let hand = position.hand(position.to_move());
    position.ruleset().oasis || hand.has(Kind::Boat) || hand.has(Kind::Wheel)
}

/// Whether a first step without a bonus could leave harmonies across all half axes.
fn may_close(position: &Position, crossed: HalfAxes, step: Step) -> bool {
    match step {
        _ if position.ruleset().oasis => true,
        Step::Arrange { from, to } => crossed
            .and(HalfAxes::through(from))
            .and(HalfAxes::through(to))
            .are_all(),
        _ => false,
    }
}

fn each_ring_from(position: &Position, step: Step, visit: &mut Visit<'_>) -> ControlFlow<Turn> {
    let seat = position.to_move();
    let Some(turn) = Turn::from_step(step) else {
        return ControlFlow::Continue(());
    };
    let mut arranged = position.clone();
    arranged.step_unchecked(step);
    if arranged.stage() != Stage::Bonus {
        return if has_ring(&arranged, seat) {
            visit(turn)
        } else {
            ControlFlow::Continue(())
        };
    }
    let owners = arranged.ring_owners();
    if owners == seat.alone() {
        return visit(turn);
    }
    let every_bonus = position.ruleset().oasis || owners.contains(seat);
    let crossed = HalfAxes::crossed(&arranged, seat);
    let bonuses = arranged.choices().flat_map(|choice| {
        let everywhere = every_bonus;
        choice
            .steps()
            .filter(move |step| everywhere || may_close_by_bonus(crossed, &choice, *step))
    });
    for bonus in bonuses {
        let mut after = arranged.clone();
        after.step_unchecked(bonus);
        if has_ring(&after, seat) {
            visit(complete(turn, bonus))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a bonus could leave harmonies across all half axes; without Ancient Oasis, and where
/// the arrangement has left no ring.
fn may_close_by_bonus(crossed: HalfAxes, choice: &Choice, step: Step) -> bool {
    let active = matches!(
        choice.action,
        Action::Place(Kind::Boat | Kind::Wheel) | Action::Ferry(_)
    );
    let Step::Bonus(bonus) = step else {
        return false;
    };
    active && crossed.and(HalfAxes::around(bonus.at)).are_all()
}
