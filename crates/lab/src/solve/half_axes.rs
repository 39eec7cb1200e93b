//! The four half axes that every ring crosses.

use paisho::{Line, Point, Position, Seat};

/// A set of half axes: from the centre to the right, left, up and down.
///
/// A ring winds around the centre, so it crosses every line from the centre to the edge of the
/// board. Take a line just above the half axis to the right: only a harmony in a column with x > 0
/// that goes from y <= 0 to y > 0 crosses it. The other half axes are analogous.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HalfAxes(u8);

const RIGHT: u8 = 1;
const LEFT: u8 = 2;
const UP: u8 = 4;
const DOWN: u8 = 8;

impl HalfAxes {
    /// The half axes that the harmonies of a player cross.
    pub(super) fn crossed(position: &Position, seat: Seat) -> Self {
        position
            .harmonies_of(seat)
            .fold(Self(0), |all, h| all.and(Self::crossed_between(h.a, h.b)))
    }

    fn crossed_between(a: Point, b: Point) -> Self {
        let straddles = |low: i8, high: i8| low <= 0 && high > 0;
        match Line::through(a, b) {
            Some(Line::Column(x)) if straddles(a.y(), b.y()) => Self::of_column(x),
            Some(Line::Row(y)) if straddles(a.x(), b.x()) => Self::of_row(y),
            _ => Self(0),
        }
    }

    /// The half axes that any harmony in a column could cross.
    const fn of_column(x: i8) -> Self {
        match x {
            1.. => Self(RIGHT),
            0 => Self(0),
            ..0 => Self(LEFT),
        }
    }

    /// The half axes that any harmony in a row could cross.
    const fn of_row(y: i8) -> Self {
        match y {
            1.. => Self(UP),
            0 => Self(0),
            ..0 => Self(DOWN),
        }
    }

    /// The half axes that harmonies in the row or the column of a point could cross.
    pub(super) fn through(point: Point) -> Self {
        Self::of_column(point.x()).and(Self::of_row(point.y()))
    }

    /// The half axes that harmonies in the rows and columns of a point and the points around it
    /// could cross.
    pub(super) fn around(point: Point) -> Self {
        let (x, y) = (point.x(), point.y());
        Self::of_column(x - 1)
            .and(Self::of_column(x + 1))
            .and(Self::of_row(y - 1))
            .and(Self::of_row(y + 1))
    }

    /// The union of both sets.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The number of half axes in the set.
    pub(super) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set contains all four.
    pub(super) const fn are_all(self) -> bool {
        self.0 == RIGHT | LEFT | UP | DOWN
    }
}
