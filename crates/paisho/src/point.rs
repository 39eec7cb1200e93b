//! The 249 points of the board ([§1](crate::text::rules#1)): coordinates, gates, gardens,
//! neighbours.
//!
//! A [`Point`] is one byte. Everything that depends on a point alone is read
//! from tables that the compiler computes.

use core::fmt;
use core::num::NonZeroU8;

use crate::garden::{Garden, Gate};

/// A point of the board.
///
/// The byte counts the existing points from 1, row by row from the bottom and from left to right.
/// So points are ordered as sets iterate over them, and on one line in the direction in which its
/// coordinate grows. Since 0 is no point, an `Option<Point>` is one byte, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(NonZeroU8);

/// The farthest coordinate from the centre.
const EDGE: i8 = 8;

/// Whether (x,y) is on the board ([§1.1](crate::text::rules#1.1)). Absolute values are unsigned,
/// because `i8::MIN` has no positive counterpart.
const fn exists(x: i8, y: i8) -> bool {
    let (ax, ay) = (x.unsigned_abs(), y.unsigned_abs());
    ax <= 8 && ay <= 8 && ax + ay <= 12
}

/// What the tables hold for one byte value; byte 0 is no point.
#[derive(Clone, Copy)]
struct Place {
    /// Row lane in a [`PointSet`](crate::PointSet): y + 9.
    lane: u8,
    /// Bit in that lane: x + 8.
    bit: u8,
}

/// Index of lanes and bits to bytes; 0 where there is no point. There are 32 rows of 32 entries, so
/// masking the lane and the bit replaces two bounds checks.
static AT: [[u8; 32]; 32] = at_table();
/// Lanes and bits of each byte. Bytes that are no point have a lane and a bit that no set contains.
static PLACES: [Place; 256] = places_table();
/// The same as `AT` for three lanes at a time, 17 bits each; see [`Point::in_trio`]. Three lanes
/// fill 51 bits of a word. Six trios hold lanes 1 to 18, of which the last is always empty.
static TRIOS: [[u8; 64]; 6] = trios_table();
/// The up to 8 surrounding points, clockwise from north; 0 where there is none. All effects of
/// tiles use these points, so they are looked up instead of computed.
static SURROUNDING: [[u8; 8]; 256] = surrounding_table();

/// Steps to the surrounding points, clockwise from north: the order in which a Wheel turns.
const CLOCKWISE: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// Counts the points in their order. All other tables are made from this one.
const fn at_table() -> [[u8; 32]; 32] {
    let mut table = [[0; 32]; 32];
    let mut next = 1;
    let mut y = -EDGE;
    while y <= EDGE {
        let mut x = -EDGE;
        while x <= EDGE {
            if exists(x, y) {
                table[(y + 9) as usize][(x + 8) as usize] = next;
                next += 1;
            }
            x += 1;
        }
        y += 1;
    }
    table
}

const fn trios_table() -> [[u8; 64]; 6] {
    let at = at_table();
    let mut table = [[0; 64]; 6];
    let mut lane = 1;
    while lane <= 17 {
        let mut bit = 0;
        while bit <= 16 {
            table[(lane - 1) / 3][(lane - 1) % 3 * 17 + bit] = at[lane][bit];
            bit += 1;
        }
        lane += 1;
    }
    table
}

const fn places_table() -> [Place; 256] {
    let at = at_table();
    let mut table = [Place { lane: 0, bit: 31 }; 256];
    let mut lane = 1;
    while lane <= 17 {
        let mut bit = 0;
        while bit <= 16 {
            let byte = at[lane][bit];
            if byte != 0 {
                table[byte as usize] = Place {
                    lane: lane as u8,
                    bit: bit as u8,
                };
            }
            bit += 1;
        }
        lane += 1;
    }
    table
}

const fn surrounding_table() -> [[u8; 8]; 256] {
    let (at, places) = (at_table(), places_table());
    let mut table = [[0; 8]; 256];
    let mut byte = 1;
    while byte <= Point::COUNT {
        let mut i = 0;
        while i < 8 {
            let lane = places[byte].lane as i8 + CLOCKWISE[i].1;
            let bit = places[byte].bit as i8 + CLOCKWISE[i].0;
            // Lanes 0 and 18 and bit 17 exist in the table and are empty, so only the left edge
            // needs a test.
            if bit >= 0 {
                table[byte][i] = at[lane as usize][bit as usize];
            }
            i += 1;
        }
        byte += 1;
    }
    table
}

impl Point {
    /// How many points the board has.
    pub const COUNT: usize = 249;
    /// The centre (0,0), around which rings are closed.
    pub const CENTRE: Self = Self::fixed(0, 0);

    /// The point (x,y), if the board has it. Any numbers are allowed.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        if !exists(x, y) {
            return None;
        }
        // Both indices are in range, because the point exists.
        match NonZeroU8::new(AT[(y + 9) as usize][(x + 8) as usize]) {
            Some(byte) => Some(Self(byte)),
            None => None,
        }
    }

    /// A point that is known to exist; fails to compile (or panics) otherwise.
    pub(crate) const fn fixed(x: i8, y: i8) -> Self {
        match Self::new(x, y) {
            Some(point) => point,
            None => panic!("no such point"),
        }
    }

    /// The point of a table byte.
    #[inline]
    fn from_byte(byte: u8) -> Option<Self> {
        NonZeroU8::new(byte).map(Self)
    }

    /// The point at a lane and bit of a [`PointSet`](crate::PointSet). Only the lowest five bits of
    /// both count; 31 is no point.
    #[inline]
    pub(crate) fn at(lane: usize, bit: u32) -> Option<Self> {
        Self::from_byte(AT[lane & 31][bit as usize & 31])
    }

    /// The point at a bit of three lanes packed into one word: trio 0 holds lanes 1 to 3, and so
    /// on.
    #[inline]
    pub(crate) fn in_trio(trio: usize, bit: u32) -> Option<Self> {
        Self::from_byte(TRIOS[trio][bit as usize & 63])
    }

    /// The byte itself, to index tables of 256 entries without a bounds check.
    #[inline]
    pub(crate) const fn byte(self) -> usize {
        self.0.get() as usize
    }

    /// The lane of a [`PointSet`](crate::PointSet) this point is in.
    #[inline]
    pub(crate) fn lane(self) -> usize {
        PLACES[self.byte()].lane as usize
    }

    /// The bit of its lane this point is at.
    #[inline]
    pub(crate) fn bit(self) -> u32 {
        u32::from(PLACES[self.byte()].bit)
    }

    /// The coordinates, for tables computed by the compiler.
    pub(crate) const fn const_xy(self) -> (i8, i8) {
        let place = PLACES[self.byte()];
        (place.bit as i8 - 8, place.lane as i8 - 9)
    }

    /// Steps to the right of the centre.
    #[must_use]
    #[inline]
    pub fn x(self) -> i8 {
        PLACES[self.byte()].bit as i8 - 8
    }

    /// Steps above the centre.
    #[must_use]
    #[inline]
    pub fn y(self) -> i8 {
        PLACES[self.byte()].lane as i8 - 9
    }

    /// The point's number, 0 to 248, counted from the bottom row, left to right. Consecutive
    /// numbers are useful as indices of arrays outside this crate.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.byte() - 1
    }

    /// The point of a number given by [`Point::index`].
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Self::from_byte(index as u8 + 1)
        } else {
            None
        }
    }

    /// All points, from the bottom row, left to right.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The up to 8 surrounding points ([§1.5](crate::text::rules#1.5)), clockwise from north.
    pub fn surrounding(self) -> impl Iterator<Item = Self> {
        self.circle().into_iter().flatten()
    }

    /// The 8 places around the point clockwise from north, `None` where the board ends.
    #[must_use]
    pub fn circle(self) -> [Option<Self>; 8] {
        SURROUNDING[self.byte()].map(Self::from_byte)
    }

    /// Whether the other point is one of the up to 8 surrounding ones. A point does not surround
    /// itself.
    #[must_use]
    #[inline]
    pub fn surrounds(self, other: Self) -> bool {
        self != other && (self.x() - other.x()).abs() <= 1 && (self.y() - other.y()).abs() <= 1
    }

    /// The adjacent point in a direction ([§1.5](crate::text::rules#1.5)).
    #[must_use]
    #[inline]
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.delta();
        Self::new(self.x() + dx, self.y() + dy)
    }

    /// The gate at this point, if it is one. This is called very often, and four comparisons of a
    /// byte with constants cost little.
    #[must_use]
    #[inline]
    pub fn gate(self) -> Option<Gate> {
        const NORTH: Point = Gate::North.point();
        const EAST: Point = Gate::East.point();
        const SOUTH: Point = Gate::South.point();
        const WEST: Point = Gate::West.point();
        match self {
            NORTH => Some(Gate::North),
            EAST => Some(Gate::East),
            SOUTH => Some(Gate::South),
            WEST => Some(Gate::West),
            _ => None,
        }
    }

    /// Whether the point is a gate.
    #[must_use]
    #[inline]
    pub fn is_gate(self) -> bool {
        self.gate().is_some()
    }

    /// Whether the point lies in a garden; it may lie in several, and a gate lies in none
    /// ([§1.3](crate::text::rules#1.3)).
    #[must_use]
    pub fn is_in(self, garden: Garden) -> bool {
        garden.points().contains(self)
    }

    /// The image after a quarter turn of the board counter-clockwise, which swaps red and white.
    /// The board is symmetric, so every point has an image. The sign of x * y changes, which is why
    /// the colours of gardens are swapped.
    #[must_use]
    pub fn quarter_turn(self) -> Self {
        Self::new(-self.y(), self.x()).unwrap_or(self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the four orthogonal directions in which tiles walk and see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Up, y grows.
    North,
    /// Right, x grows.
    East,
    /// Down, y falls.
    South,
    /// Left, x falls.
    West,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The opposite directions of a row and of a column. The one towards lower points comes first,
    /// so that pairs of tiles seen this way are ordered.
    pub(crate) const ACROSS: [[Self; 2]; 2] =
        [[Self::West, Self::East], [Self::South, Self::North]];

    /// The step as (dx, dy).
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }
}

/// A row or column of the board, along which tiles see each other ([§5.1](crate::text::rules#5.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// The horizontal line of all points with this y.
    Row(i8),
    /// The vertical line of all points with this x.
    Column(i8),
}

impl Line {
    /// The line two different points share, if they do. A point alone lies on two lines, so equal
    /// points share none.
    #[must_use]
    pub fn through(a: Point, b: Point) -> Option<Self> {
        if a == b {
            None
        } else if a.y() == b.y() {
            Some(Self::Row(a.y()))
        } else if a.x() == b.x() {
            Some(Self::Column(a.x()))
        } else {
            None
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(y) => write!(f, "row {y}"),
            Self::Column(x) => write!(f, "column {x}"),
        }
    }
}
