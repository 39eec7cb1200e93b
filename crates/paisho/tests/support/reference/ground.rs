//! The board as §1 describes it, and what §2 says of flowers.

use std::sync::LazyLock;

use paisho::{Borders, Kind};

/// Coordinates of a point: x to the right, y up, the centre is (0, 0).
pub(crate) type Place = (i8, i8);

/// The grid is a square of this side; points that do not exist stay empty.
pub(crate) const SIDE: usize = 17;

/// The four directions of walking and of sight.
pub(crate) const WAYS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The surrounding points in the order in which a Wheel turns them (§7.3).
pub(crate) const CLOCKWISE: [Place; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// All points of the board (§1.1).
pub(crate) static POINTS: LazyLock<Vec<Place>> = LazyLock::new(|| {
    (-8..=8)
        .flat_map(|y| (-8..=8).map(move |x| (x, y)))
        .filter(|place| exists(*place))
        .collect()
});

/// The index of a place in the grid.
pub(crate) fn cell((x, y): Place) -> usize {
    (usize::from((y + 8) as u8)) * SIDE + usize::from((x + 8) as u8)
}

/// Whether there is a point (§1.1).
pub(crate) fn exists((x, y): Place) -> bool {
    x.abs() <= 8 && y.abs() <= 8 && x.abs() + y.abs() <= 12
}

/// The neighbour in a direction, if it exists.
pub(crate) fn next((x, y): Place, (dx, dy): Place) -> Option<Place> {
    Some((x + dx, y + dy)).filter(|place| exists(*place))
}

/// The up to eight surrounding points (§1.5).
pub(crate) fn surrounding(place: Place) -> impl Iterator<Item = Place> {
    CLOCKWISE
        .into_iter()
        .filter_map(move |way| next(place, way))
}

/// Whether it is a gate (§1.2).
pub(crate) fn is_gate(place: Place) -> bool {
    matches!(place, (0, 8) | (8, 0) | (0, -8) | (-8, 0))
}

/// Whether a tile of this kind may stand and bloom here (§1.3, §1.4).
pub(crate) fn can_hold((x, y): Place, kind: Kind, borders: Borders) -> bool {
    if is_gate((x, y)) {
        return false;
    }
    let sum = x.abs() + y.abs();
    let neutral = match borders {
        Borders::All => sum >= 7,
        // On the rim a point has the colour of the garden that it touches.
        Borders::RedWhite => sum > 7,
    };
    match (is_basic(kind), is_red(kind)) {
        (false, _) => true,
        (true, true) => neutral || x * y >= 0,
        (true, false) => neutral || x * y <= 0,
    }
}

/// The six basic flowers (§2.1).
pub(crate) fn is_basic(kind: Kind) -> bool {
    number(kind).is_some()
}

/// Basic and special flowers (§2.1).
pub(crate) fn is_flower(kind: Kind) -> bool {
    is_basic(kind) || matches!(kind, Kind::Lotus | Kind::Orchid)
}

/// The number in a basic flower's name.
pub(crate) fn number(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Rose | Kind::Jasmine => Some(3),
        Kind::Chrysanthemum | Kind::Lily => Some(4),
        Kind::Rhododendron | Kind::WhiteJade => Some(5),
        _ => None,
    }
}

/// Whether a basic flower is red.
pub(crate) fn is_red(kind: Kind) -> bool {
    matches!(kind, Kind::Rose | Kind::Chrysanthemum | Kind::Rhododendron)
}

/// How far a flower walks (§2.3).
pub(crate) fn reach(kind: Kind) -> usize {
    match kind {
        Kind::Lotus => 2,
        Kind::Orchid => 6,
        basic => number(basic).unwrap_or(0),
    }
}

/// Same number, other colour: what clashes (§5.2) and captures (§6.3).
pub(crate) fn is_opposite(a: Kind, b: Kind) -> bool {
    number(a).is_some() && number(a) == number(b) && is_red(a) != is_red(b)
}

/// Neighbours in the circle R3 R4 R5 W3 W4 W5 (§5.3).
pub(crate) fn are_circle_neighbours(a: Kind, b: Kind) -> bool {
    use Kind::{Chrysanthemum, Jasmine, Lily, Rhododendron, Rose, WhiteJade};
    [
        (Rose, Chrysanthemum),
        (Chrysanthemum, Rhododendron),
        (Rhododendron, Jasmine),
        (Jasmine, Lily),
        (Lily, WhiteJade),
        (WhiteJade, Rose),
    ]
    .into_iter()
    .any(|pair| pair == (a, b) || pair == (b, a))
}
