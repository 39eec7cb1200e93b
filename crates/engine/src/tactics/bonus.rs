//! Finds rings that a bonus closes: Boats that move a flower or remove an accent, Wheels, and the
//! tiles of Ancient Oasis.

use paisho::{Bonus, Kind, Point, PointSet, Position, Stage, Step};

use super::reach::Spans;
use super::sight::partners;
use super::wheel::ring_by_wheel;
use super::{Effort, has_won};
use crate::eval::{Chains, TURN, chains_of};

/// The coverage that must exist before a Boat can close a ring. The two harmonies of one flower
/// cover at most the rest, 47 64ths of the turn around the centre.
const BOAT_NEEDS: i32 = TURN - 47;
/// Wheels are rarely worth trying below this coverage.
const WHEEL_NEEDS: i32 = TURN * 9 / 16;

/// Whether the player to move has a tile that can add harmonies as a bonus.
pub(super) fn hand_can_close(position: &Position) -> bool {
    let hand = position.hand(position.to_move());
    let pond = position.ruleset().oasis && !position.board().pond_points().is_empty();
    pond || [Kind::Boat, Kind::Wheel, Kind::Bamboo, Kind::LionTurtle]
        .into_iter()
        .any(|k| hand.has(k))
}

/// A bonus that wins by closing a ring, or declining if that wins.
pub(crate) fn ring_by_bonus(position: &Position, effort: Effort) -> Option<Step> {
    let seat = position.to_move();
    let chains = chains_of(position, seat);
    if chains.is_closed() {
        let mut declined = position.clone();
        declined.step_unchecked(Step::Decline);
        if has_won(&declined, seat) {
            return Some(Step::Decline);
        }
    }
    let enough = |needed| effort == Effort::Exact || chains.coverage() >= needed;
    let hand = position.hand(seat);
    let turning = match effort {
        Effort::Thorough => BOAT_NEEDS,
        _ => WHEEL_NEEDS,
    };
    let boat = hand.has(Kind::Boat) && enough(BOAT_NEEDS);
    let wheel = hand.has(Kind::Wheel) && enough(turning);
    if boat || wheel {
        let spans = Spans::of(position);
        let found = None
            .or_else(|| boat.then(|| ring_by_boat(position, &chains, &spans))?)
            .or_else(|| wheel.then(|| ring_by_wheel(position, &chains, &spans))?);
        if found.is_some() {
            return found;
        }
    }
    (position.ruleset().oasis && enough(turning)).then(|| oasis(position))?
}

/// The bonus as a step, if it is legal and wins.
pub(super) fn closing(position: &Position, bonus: Bonus) -> Option<Step> {
    let step = Step::Bonus(bonus);
    let after = position.play_step(step).ok()?;
    has_won(&after, position.to_move()).then_some(step)
}

fn ring_by_boat(position: &Position, chains: &Chains, spans: &Spans) -> Option<Step> {
    let board = position.board();
    let fills = |to: Point| spans.fill_through(to, chains.gaps());
    board.blooming().find_map(|(at, tile)| {
        let kind = tile.kind();
        if kind.is_accent() {
            // Removing one of these may change any harmony nearby.
            let strange = matches!(kind, Kind::Knotweed | Kind::LionTurtle);
            return (strange || fills(at))
                .then(|| closing(position, Bonus::new(Kind::Boat, at)))?;
        }
        // Another player's basic flower can't be part of the ring, except next to Lion Turtles.
        let useful = tile.owner() == position.to_move() || kind == Kind::Lotus;
        if !useful && !position.ruleset().oasis {
            return None;
        }
        at.surrounding()
            .filter(|to| board.get(*to).is_none() && fills(*to))
            .filter(|to| partners(position, kind, *to, None) >= 2)
            .find_map(|to| closing(position, Bonus::ferry(at, to)))
    })
}

/// The empty points next to blooming tiles of certain kinds.
pub(super) fn beside(position: &Position, kinds: fn(Kind) -> bool) -> PointSet {
    let blooming = position.board().blooming().filter(|(_, t)| kinds(t.kind()));
    blooming
        .fold(PointSet::EMPTY, |all, (p, _)| {
            all.union(&PointSet::surrounding(p))
        })
        .intersection(&position.board().empty_points())
}

/// Tries a Lion Turtle and a Bamboo next to flowers, and planting flowers next to a Pond.
fn oasis(position: &Position) -> Option<Step> {
    debug_assert_eq!(position.stage(), Stage::Bonus);
    let hand = position.hand(position.to_move());
    let place = |kind: Kind, points: PointSet| {
        let try_at = |at: Point| closing(position, Bonus::new(kind, at));
        hand.has(kind).then(|| points.iter().find_map(try_at))?
    };
    let near = beside(position, Kind::is_flower);
    place(Kind::LionTurtle, near)
        .or_else(|| place(Kind::Bamboo, near))
        .or_else(|| {
            let ponds = position.board().pond_points();
            let flowers = Kind::BASIC.into_iter().chain([Kind::Lotus]);
            flowers.into_iter().find_map(|kind| place(kind, ponds))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Setup;

    fn by_playing_all(position: &Position) -> bool {
        let boats = position
            .steps()
            .filter(|s| matches!(s, Step::Bonus(b) if b.tile == Kind::Boat));
        boats.into_iter().any(|step| {
            let after = position.play_step(step).unwrap();
            has_won(&after, position.to_move())
        })
    }

    /// The shortcuts must not miss a ring by a Boat.
    #[test]
    fn boats_are_found_exactly() {
        let suite = include_str!("../../suites/ring-in-1.txt").lines();
        let setups = suite.filter_map(|line| line.split(';').next()?.parse::<Setup>().ok());
        let mut counts = [0; 2];
        for position in setups.map(|s| Position::from_setup(s).unwrap()) {
            let seat = position.to_move();
            if !position.hand(seat).has(Kind::Boat) {
                continue;
            }
            for after in position.steps().map(|s| position.play_step(s).unwrap()) {
                if after.stage() != Stage::Bonus || !after.ring_owners().is_empty() {
                    continue;
                }
                let (chains, spans) = (chains_of(&after, seat), Spans::of(&after));
                let found = ring_by_boat(&after, &chains, &spans).is_some();
                assert_eq!(found, by_playing_all(&after), "{after}");
                counts[usize::from(found)] += 1;
            }
        }
        assert!(counts[0] > 50 && counts[1] > 2, "{counts:?}");
    }
}
