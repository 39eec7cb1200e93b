//! Gates and gardens ([§1.2](crate::text::rules#1.2), [§1.3](crate::text::rules#1.3)): which points
//! are which, as sets.

use crate::point::Point;
use crate::point_set::PointSet;
use crate::rules::Borders;
use crate::tile::{Colour, Kind};

/// One of the four gates in which flowers are planted ([§1.2](crate::text::rules#1.2)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// (0,8).
    North,
    /// (8,0).
    East,
    /// (0,-8).
    South,
    /// (-8,0).
    West,
}

impl Gate {
    /// All gates, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The points of all gates.
    pub const POINTS: PointSet = GATES;

    /// The point of the gate.
    #[must_use]
    pub const fn point(self) -> Point {
        match self {
            Self::North => Point::fixed(0, 8),
            Self::East => Point::fixed(8, 0),
            Self::South => Point::fixed(0, -8),
            Self::West => Point::fixed(-8, 0),
        }
    }
}

/// The three gardens ([§1.3](crate::text::rules#1.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Garden {
    /// The home of red flowers.
    Red,
    /// The home of white flowers.
    White,
    /// The outer garden where every flower may bloom.
    Neutral,
}

impl Garden {
    /// All gardens.
    pub const ALL: [Self; 3] = [Self::Red, Self::White, Self::Neutral];

    /// The points of the garden; borders belong to every garden they touch.
    #[must_use]
    pub const fn points(self) -> &'static PointSet {
        match self {
            Self::Red => &RED,
            Self::White => &WHITE,
            Self::Neutral => &NEUTRAL,
        }
    }

    /// Whether the non-gate point (x,y) is in the garden. The product is 0 on the axes, which are
    /// therefore red and white; s = 7 satisfies both kinds of test, so the rim is neutral besides
    /// its colour.
    const fn covers(self, x: i8, y: i8) -> bool {
        let s = x.unsigned_abs() + y.unsigned_abs();
        match self {
            Self::Red => s <= 7 && x * y >= 0,
            Self::White => s <= 7 && x * y <= 0,
            Self::Neutral => s >= 7,
        }
    }
}

// Computed by the compiler; the tests below compare them with the census of the rules.
static RED: PointSet = garden_points(Garden::Red);
static WHITE: PointSet = garden_points(Garden::White);
static NEUTRAL: PointSet = garden_points(Garden::Neutral);
const GATES: PointSet = PointSet::EMPTY
    .with(Gate::North.point())
    .with(Gate::East.point())
    .with(Gate::South.point())
    .with(Gate::West.point());

/// Where red flowers may bloom: all but the gates and the points that are white only
/// ([§1.4](crate::text::rules#1.4)). One set for each value of [`Borders`].
static RED_GROUNDS: [PointSet; 2] = grounds(Garden::Red, Garden::White);
/// Where white flowers may bloom. They are kept out of the 30 points that are red only, or of 42 if
/// the borders between red and neutral are red.
static WHITE_GROUNDS: [PointSet; 2] = grounds(Garden::White, Garden::Red);
/// Where everything else may stand: all but the gates.
pub(crate) static ALL_GROUNDS: PointSet = PointSet::ALL.minus(&GATES);

/// Where flowers of a garden's colour may bloom: that garden and the neutral one, for each value of
/// [`Borders`] in order. For [`Borders::RedWhite`] the neutral garden ends before the other colour
/// begins.
const fn grounds(own: Garden, other: Garden) -> [PointSet; 2] {
    let (own, neutral) = (garden_points(own), garden_points(Garden::Neutral));
    let inner = neutral.minus(&garden_points(other));
    [own.union(&neutral), own.union(&inner)]
}

/// The grounds of all kinds, for each value of [`Borders`]. Generation asks for every flower, and a
/// table is faster than asking for the colour first.
static GROUNDS: [[&PointSet; Kind::ALL.len()]; 2] = [
    grounds_by_kind(Borders::All),
    grounds_by_kind(Borders::RedWhite),
];

const fn grounds_by_kind(borders: Borders) -> [&'static PointSet; Kind::ALL.len()] {
    let mut table = [&ALL_GROUNDS; Kind::ALL.len()];
    let mut i = 0;
    while i < table.len() {
        match Kind::ALL[i].colour() {
            Some(Colour::Red) => table[i] = &RED_GROUNDS[borders as usize],
            Some(Colour::White) => table[i] = &WHITE_GROUNDS[borders as usize],
            None => {}
        }
        i += 1;
    }
    table
}

impl Borders {
    /// The points where a tile of a kind may stand and bloom ([§1.4](crate::text::rules#1.4)).
    /// Special flowers and accents may stand everywhere but in gates.
    #[must_use]
    #[inline]
    pub fn grounds(self, kind: Kind) -> &'static PointSet {
        GROUNDS[self as usize][kind as usize - 1]
    }

    /// Whether a tile of a kind may stand and bloom at a point ([§1.4](crate::text::rules#1.4));
    /// gates hold no blooming tile.
    #[must_use]
    #[inline]
    pub fn can_hold(self, point: Point, kind: Kind) -> bool {
        self.grounds(kind).contains(point)
    }
}

/// The points of a garden. A `const fn` has neither iterators nor `for` loops, hence the loops by
/// hand.
const fn garden_points(garden: Garden) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut y = -8;
    while y <= 8 {
        let mut x = -8;
        while x <= 8 {
            if let Some(point) = Point::new(x, y)
                && garden.covers(x, y)
            {
                set = set.with(point);
            }
            x += 1;
        }
        y += 1;
    }
    // The gates have s = 8, which would make them neutral, but they lie in no garden.
    set.minus(&GATES)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The census of [§1.3](crate::text::rules#1.3).
    #[test]
    fn every_point_lies_in_the_gardens_the_rules_count() {
        let census = |red, white, neutral| {
            let wanted = [red, white, neutral];
            Point::all()
                .filter(|p| Garden::ALL.map(|g| p.is_in(g)) == wanted)
                .count()
        };
        assert_eq!(census(false, false, true), 132);
        assert_eq!(census(true, false, false), 30);
        assert_eq!(census(false, true, false), 30);
        assert_eq!(census(true, true, false), 25);
        assert_eq!(census(true, false, true), 12);
        assert_eq!(census(false, true, true), 12);
        assert_eq!(census(true, true, true), 4);
        assert_eq!(census(false, false, false), 4);
    }

    #[test]
    fn red_and_white_flowers_are_barred_from_as_many_points_as_the_rules_count() {
        for (borders, barred) in [(Borders::All, 30), (Borders::RedWhite, 42)] {
            for flower in Kind::BASIC {
                let grounds = borders.grounds(flower).len();
                assert_eq!(ALL_GROUNDS.len() - grounds, barred, "{borders:?} {flower}");
            }
        }
    }
}
