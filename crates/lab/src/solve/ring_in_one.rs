//! Finds turns that win at once by a ring.
//!
//! Every arrangement is tried with every bonus, except for those that can't close a ring:
//!
//! 1. *Tiles that add no harmony.* A Rock or a Knotweed only blocks sight and suppresses harmonies,
//!    a flower in a gate is not seen (§5.1), a Wheel with nothing around it moves nothing. A Boat
//!    takes the place of the flower it moves, so it uncovers nothing, and a flower that is neither
//!    the player's own basic flower nor a Lotus is in no harmony of the player. So without Ancient
//!    Oasis only the remaining uses of Boats and Wheels make harmonies, and unless the arrangement
//!    itself made a ring, only they are tried. If it made rings of both players, every bonus is
//!    tried: any may break the opponent's.
//! 2. *Changes in the wrong place.* A ring crosses all four half axes. An arrangement changes only
//!    harmonies in the rows and columns of its two points; a Boat or Wheel only those in the rows
//!    and columns of the point it is placed on and of the points around it. If neither the existing
//!    harmonies nor those lines cross some half axis, there is no ring.
//!
//! With Ancient Oasis nothing is left out: Lion Turtles and Bamboo reach further.

use core::ops::ControlFlow;

use paisho::{
    Board, Bonus, Ending, Kind, Point, PointSet, Position, Seat, Stage, Step, Tile, Turn,
};

use super::half_axes::HalfAxes;
use super::turns::complete;

/// All turns that win at once by a ring. A turn that wins without taking its bonus represents all
/// turns that take one and still win; turns with a bonus are listed where the bonus is needed.
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

/// Whether the player to move has a tile that can add harmonies when it is placed.
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
    let mut try_bonus = |step: Step| match arranged.play_step(step) {
        Ok(after) if has_ring(&after, seat) => visit(complete(turn, step)),
        _ => ControlFlow::Continue(()),
    };
    if position.ruleset().oasis || owners.contains(seat) {
        arranged.steps().try_for_each(try_bonus)
    } else {
        active_bonuses(&arranged).try_for_each(|bonus| try_bonus(Step::Bonus(bonus)))
    }
}

/// The bonuses that might add the missing harmonies of a ring, legal or not; without Ancient Oasis.
fn active_bonuses(arranged: &Position) -> impl Iterator<Item = Bonus> {
    let seat = arranged.to_move();
    let crossed = HalfAxes::crossed(arranged, seat);
    let may_close = move |at: Point| crossed.and(HalfAxes::around(at)).are_all();
    let (board, hand) = (arranged.board(), arranged.hand(seat));
    let boats = board
        .blooming()
        .filter(move |(at, _)| hand.has(Kind::Boat) && may_close(*at))
        .flat_map(move |(at, tile)| boats_on(board, seat, at, tile));
    let wheels = beside_tiles(board)
        .iter()
        .filter(move |at| hand.has(Kind::Wheel) && may_close(*at))
        .map(|at| Bonus::new(Kind::Wheel, at));
    boats.chain(wheels)
}

/// The uses of a Boat on a tile: removing an accent, or moving a flower that harmonises.
fn boats_on(board: &Board, seat: Seat, at: Point, tile: Tile) -> impl Iterator<Item = Bonus> {
    let kind = tile.kind();
    let removal = kind.is_accent().then_some(Bonus::new(Kind::Boat, at));
    let harmonises = kind == Kind::Lotus || (kind.is_basic() && tile.owner() == seat);
    let around = at
        .surrounding()
        .filter(move |to| harmonises && board.get(*to).is_none());
    removal
        .into_iter()
        .chain(around.map(move |to| Bonus::ferry(at, to)))
}

/// The empty points next to blooming flowers or accents.
fn beside_tiles(board: &Board) -> PointSet {
    board
        .blooming()
        .fold(PointSet::EMPTY, |all, (p, _)| {
            all.union(&PointSet::surrounding(p))
        })
        .intersection(&board.empty_points())
}
