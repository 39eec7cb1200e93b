//! Possible harmonies of a flower at a point, from what it sees in four directions.

use paisho::{Direction, Harmony, Kind, Point, Position, Seat, Tile};

/// Whether a flower of a kind harmonises, for a seat, with a tile it sees. Rocks and Knotweed are
/// not considered, so this may be true too often. In Ancient Oasis everything may harmonise,
/// because of Lion Turtles.
pub(super) fn may_harmonise(position: &Position, seat: Seat, kind: Kind, other: Tile) -> bool {
    if position.ruleset().oasis {
        return kind.can_harmonise() && other.kind().can_harmonise();
    }
    let own = other.owner() == seat;
    match (kind, other.kind()) {
        (Kind::Lotus, k) => k.is_basic() && own,
        (k, Kind::Lotus) => k.is_basic(),
        (k, other) => own && k.is_circle_neighbour(other),
    }
}

/// How many harmonies a flower of the player to move may have at a point. If it comes from another
/// point, it no longer blocks the view there.
pub(crate) fn partners(position: &Position, kind: Kind, at: Point, from: Option<Point>) -> usize {
    if !kind.can_harmonise() {
        return 0;
    }
    let seat = position.to_move();
    let seen = position.board().seen_without(at, from.unwrap_or(at));
    seen.into_iter()
        .flatten()
        .filter(|tile| may_harmonise(position, seat, kind, *tile))
        .count()
}

/// The harmonies that the player to move may have across a point, along its row and its column,
/// once the tile there is gone.
pub(super) fn uncovered_pairs(position: &Position, from: Point) -> [Option<Harmony>; 2] {
    if from.is_gate() {
        return [None; 2];
    }
    let board = position.board();
    [
        (Direction::West, Direction::East),
        (Direction::South, Direction::North),
    ]
    .map(|(low, high)| pair(position, board.seen(from, low)?, board.seen(from, high)?))
}

/// The harmony that the player to move may have between two tiles that see each other. Rocks and
/// Knotweed are not considered.
pub(super) fn pair(position: &Position, a: (Point, Tile), b: (Point, Tile)) -> Option<Harmony> {
    let seat = position.to_move();
    let lotus_of_other = a.1.kind() == Kind::Lotus && a.1.owner() != seat;
    let (first, second) = if lotus_of_other {
        (b.1, a.1)
    } else {
        (a.1, b.1)
    };
    let fits = (first.owner() == seat || position.ruleset().oasis)
        && may_harmonise(position, seat, first.kind(), second);
    fits.then_some(Harmony {
        a: a.0,
        b: b.0,
        owners: seat.alone(),
    })
}

/// Whether two tiles on opposite sides of a point may harmonise for the player to move once the
/// tile there is gone.
pub(crate) fn uncovers(position: &Position, from: Point) -> bool {
    uncovered_pairs(position, from).iter().any(Option::is_some)
}
