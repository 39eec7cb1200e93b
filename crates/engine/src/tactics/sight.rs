//! Who would harmonise with a flower somewhere, seen from that point in four directions.

use paisho::{Direction, Kind, Point, Position, Seat, Tile};

/// Whether a flower of a kind harmonises, for a seat, with a tile it sees. Rocks and Knotweed are
/// not asked, so this may say yes too often; with Lion Turtles about, everything may harmonise.
fn may_harmonise(position: &Position, seat: Seat, kind: Kind, other: Tile) -> bool {
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

/// How many harmonies of the player to move a flower of his may have at a point, if it comes from
/// another point, which it then no longer hides.
pub(crate) fn partners(position: &Position, kind: Kind, at: Point, from: Option<Point>) -> usize {
    if !kind.can_harmonise() {
        return 0;
    }
    let (board, seat) = (position.board(), position.to_move());
    Direction::ALL
        .into_iter()
        .filter_map(|direction| {
            let seen = board.seen(at, direction)?;
            if Some(seen.0) == from {
                board.seen(seen.0, direction)
            } else {
                Some(seen)
            }
        })
        .filter(|(_, tile)| may_harmonise(position, seat, kind, *tile))
        .count()
}

/// Whether two tiles on both sides of a point may harmonise for the player to move once the tile
/// there has gone.
pub(crate) fn uncovers(position: &Position, from: Point) -> bool {
    if from.is_gate() {
        return false;
    }
    let (board, seat) = (position.board(), position.to_move());
    [
        (Direction::West, Direction::East),
        (Direction::South, Direction::North),
    ]
    .into_iter()
    .any(|(low, high)| {
        let (Some((_, a)), Some((_, b))) = (board.seen(from, low), board.seen(from, high)) else {
            return false;
        };
        let lotus_of_other = a.kind() == Kind::Lotus && a.owner() != seat;
        let (a, b) = if lotus_of_other { (b, a) } else { (a, b) };
        (a.owner() == seat || position.ruleset().oasis)
            && may_harmonise(position, seat, a.kind(), b)
    })
}
