//! Positions mapped by a symmetry of the board.

use paisho::{Kind, Point, Position, Seat, Setup, Tile};

/// The position with every point and tile replaced.
pub(crate) fn mapped(
    position: &Position,
    point: impl Fn(Point) -> Point,
    kind: fn(Kind) -> Kind,
    seat: fn(Seat) -> Seat,
) -> Position {
    let mut setup = Setup::from(position);
    setup.clear();
    setup.to_move = seat(position.to_move());
    setup.out = Setup::from(position).out.iter().map(seat).collect();
    for (p, tile) in position.board().tiles() {
        let tile = Tile::new(seat(tile.owner()), kind(tile.kind()));
        setup.set(point(p), Some(tile));
    }
    for from in Seat::ALL {
        for k in Kind::ALL {
            setup.hands[seat(from)].set(kind(k), position.hand(from).count(k));
        }
    }
    Position::from_setup(setup).expect("symmetry keeps positions valid")
}

/// The seat on the opposite side of the board.
pub(crate) fn opposite(seat: Seat) -> Seat {
    match seat {
        Seat::South => Seat::North,
        Seat::West => Seat::East,
        Seat::North => Seat::South,
        Seat::East => Seat::West,
    }
}

/// Both positions have the same number of legal steps and turns.
pub(crate) fn assert_same_counts(a: &Position, b: &Position) {
    assert_eq!(a.count_steps(), b.count_steps(), "{a} {b}");
    assert_eq!(a.count_turns(), b.count_turns(), "{a} {b}");
    assert_eq!(a.outcome().is_some(), b.outcome().is_some(), "{a} {b}");
}
