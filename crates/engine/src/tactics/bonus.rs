//! Rings that a bonus closes: Boats that move a flower or remove an accent, Wheels, and the tiles
//! of Ancient Oasis.

use paisho::{Bonus, Kind, Point, PointSet, Position, Stage, Step};

use super::sight::partners;
use super::{Effort, has_won};
use crate::eval::{TURN, chains_of};

/// Two harmonies at one flower cover at most this much of the turn around the centre, so without
/// the rest no Boat closes a ring.
const BOAT_NEEDS: i32 = TURN - 47;
/// Wheels are rarely worth a try before this much of the ring stands.
const WHEEL_NEEDS: i32 = TURN * 9 / 16;

/// Whether some tile of the hand can add to one's harmonies as a bonus.
pub(super) fn hand_can_close(position: &Position) -> bool {
    let hand = position.hand(position.to_move());
    let pond = position.ruleset().oasis && !position.board().pond_points().is_empty();
    pond || [Kind::Boat, Kind::Wheel, Kind::Bamboo, Kind::LionTurtle]
        .into_iter()
        .any(|k| hand.has(k))
}

/// A bonus, or declining it, that wins by closing a ring.
pub(crate) fn ring_by_bonus(position: &Position, effort: Effort) -> Option<Step> {
    let seat = position.to_move();
    if !position.ring_owners().is_empty() {
        let mut declined = position.clone();
        declined.step_unchecked(Step::Decline);
        if has_won(&declined, seat) {
            return Some(Step::Decline);
        }
    }
    let coverage = chains_of(position, seat).coverage();
    let enough = |needed| effort == Effort::Exact || coverage >= needed;
    let hand = position.hand(seat);
    let turning = match effort {
        Effort::Thorough => BOAT_NEEDS,
        _ => WHEEL_NEEDS,
    };
    None.or_else(|| (hand.has(Kind::Boat) && enough(BOAT_NEEDS)).then(|| boat(position))?)
        .or_else(|| (hand.has(Kind::Wheel) && enough(turning)).then(|| wheel(position))?)
        .or_else(|| (position.ruleset().oasis && enough(turning)).then(|| oasis(position))?)
}

/// The step if it is legal and wins.
fn closing(position: &Position, bonus: Bonus) -> Option<Step> {
    let step = Step::Bonus(bonus);
    let after = position.play_step(step).ok()?;
    has_won(&after, position.to_move()).then_some(step)
}

fn boat(position: &Position) -> Option<Step> {
    let board = position.board();
    board.blooming().find_map(|(at, tile)| {
        let kind = tile.kind();
        if kind.is_accent() {
            return closing(position, Bonus::new(Kind::Boat, at));
        }
        // Nobody else's basic flower becomes part of one's own ring, except beside Lion Turtles.
        let useful = tile.owner() == position.to_move() || kind == Kind::Lotus;
        if !useful && !position.ruleset().oasis {
            return None;
        }
        at.surrounding()
            .filter(|to| board.get(*to).is_none() && partners(position, kind, *to, None) >= 2)
            .find_map(|to| closing(position, Bonus::ferry(at, to)))
    })
}

/// The empty points that some flower surrounds.
fn beside_flowers(position: &Position) -> PointSet {
    let flowers = position
        .board()
        .blooming()
        .filter(|(_, t)| t.kind().is_flower());
    flowers
        .fold(PointSet::EMPTY, |all, (p, _)| {
            all.union(&PointSet::surrounding(p))
        })
        .intersection(&position.board().empty_points())
}

fn wheel(position: &Position) -> Option<Step> {
    beside_flowers(position)
        .iter()
        .find_map(|at| closing(position, Bonus::new(Kind::Wheel, at)))
}

/// Lion Turtle and Bamboo beside flowers, and flowers planted beside a Pond.
fn oasis(position: &Position) -> Option<Step> {
    debug_assert_eq!(position.stage(), Stage::Bonus);
    let hand = position.hand(position.to_move());
    let place = |kind: Kind, points: PointSet| {
        let try_at = |at: Point| closing(position, Bonus::new(kind, at));
        hand.has(kind).then(|| points.iter().find_map(try_at))?
    };
    let near = beside_flowers(position);
    place(Kind::LionTurtle, near)
        .or_else(|| place(Kind::Bamboo, near))
        .or_else(|| {
            let ponds = position.board().pond_points();
            let flowers = Kind::BASIC.into_iter().chain([Kind::Lotus]);
            flowers.into_iter().find_map(|kind| place(kind, ponds))
        })
}
