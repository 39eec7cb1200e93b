//! Sight ([§5.1](crate::text::rules#5.1)): along rows and columns up to the first tile or gate, as
//! bit scans.

use super::Board;
use crate::garden::ALL_GROUNDS;
use crate::point::{Direction, Point};
use crate::point_set::PointSet;
use crate::tile::Tile;

// A row is one lane of the blockers, in which x is bit x + 8. A column is one word of the same bits
// turned, in which y is bit y + 9. So the next tile in any direction costs a mask and a count of
// zeros, where walking would look at up to sixteen points.
impl Board {
    /// The first tile or gate on the way from a point. A gate ends the line of sight but is not
    /// itself seen.
    #[inline]
    fn first_blocker(&self, from: Point, direction: Direction) -> Option<Point> {
        let (lane, bit) = (from.lane(), from.bit());
        let row = self.blockers.lane(lane);
        let column = self.columns[bit as usize];
        match direction {
            Direction::East => above(row, bit).and_then(|b| Point::at(lane, b)),
            Direction::West => below(row, bit).and_then(|b| Point::at(lane, b)),
            Direction::North => above(column, lane as u32).and_then(|l| Point::at(l as usize, bit)),
            Direction::South => below(column, lane as u32).and_then(|l| Point::at(l as usize, bit)),
        }
    }

    /// The blooming tile or accent that is seen from a point in a direction
    /// ([§5.1](crate::text::rules#5.1)). A gate is never seen, even if a flower grows in it,
    /// because `standing` finds no tile there.
    #[must_use]
    #[inline]
    pub fn seen(&self, from: Point, direction: Direction) -> Option<(Point, Tile)> {
        let point = self.first_blocker(from, direction)?;
        self.standing(point).map(|t| (point, t))
    }

    /// The tiles that are seen from a point, one entry for each of [`Direction::ALL`], as if
    /// another point were empty: what a tile sees after it has moved here from there.
    #[must_use]
    #[inline]
    pub fn seen_without(&self, from: Point, gone: Point) -> [Option<Tile>; 4] {
        let (lane, bit) = (from.lane(), from.bit());
        let mut row = self.blockers.lane(lane);
        let mut column = self.columns[bit as usize];
        // A gate blocks sight even when it is empty.
        if !gone.is_gate() {
            if gone.lane() == lane {
                row &= !(1 << gone.bit());
            }
            if gone.bit() == bit {
                column &= !(1 << gone.lane());
            }
        }
        let in_row = |bit: Option<u32>| self.standing(Point::at(lane, bit?)?);
        let in_column = |lane: Option<u32>| self.standing(Point::at(lane? as usize, bit)?);
        Direction::ALL.map(|direction| match direction {
            Direction::East => in_row(above(row, bit)),
            Direction::West => in_row(below(row, bit)),
            Direction::North => in_column(above(column, lane as u32)),
            Direction::South => in_column(below(column, lane as u32)),
        })
    }

    /// All points that are seen from a point: up to and with the first tile on each side, without
    /// gates.
    #[must_use]
    #[inline]
    pub fn view(&self, from: Point) -> PointSet {
        self.views(core::iter::once(from))
    }

    /// All points of its row that are seen from a point: up to and with the first tile on both
    /// sides, without gates.
    #[inline]
    pub(crate) fn row_view(&self, from: Point) -> PointSet {
        let (lane, bit) = (from.lane(), from.bit());
        let mut set = PointSet::EMPTY;
        // The mask removes gates, and the bits beyond the edge that `span` yields where no tile
        // ends the view.
        let seen = span(self.blockers.lane(lane), bit) & !(1 << bit);
        set.or_lane(lane, seen & ALL_GROUNDS.lane(lane));
        set
    }

    /// The same for its column.
    #[inline]
    pub(crate) fn column_view(&self, from: Point) -> PointSet {
        let mut set = PointSet::EMPTY;
        self.add_column_view(from, &mut set);
        set.remove(from);
        set.intersection(&ALL_GROUNDS)
    }

    /// Adds the column view and the point itself, and perhaps gates and bits beyond the edge.
    #[inline]
    fn add_column_view(&self, from: Point, set: &mut PointSet) {
        let (lane, bit) = (from.lane(), from.bit());
        let column = self.columns[bit as usize];
        // Lanes 1 and 17 are the outermost rows. Columns near the corners are shorter, so callers
        // mask the result with the points of the board.
        let low = below(column, lane as u32).unwrap_or(1);
        let high = above(column, lane as u32).unwrap_or(17);
        set.or_column(bit, low as usize, high as usize);
    }

    /// All points that are seen from at least one of the given points. A given point is included
    /// only if another one sees it. That is what capturing needs: a flower may take the point of a
    /// tile it clashes with, unless a second one sees that point.
    #[inline]
    pub(crate) fn views(&self, from: impl Iterator<Item = Point>) -> PointSet {
        let mut set = PointSet::EMPTY;
        for point in from {
            // A point's own span contains the point. It is taken out again unless another point had
            // seen it before.
            let (lane, seen) = (point.lane(), set.contains(point));
            set.or_lane(lane, span(self.blockers.lane(lane), point.bit()));
            self.add_column_view(point, &mut set);
            if !seen {
                set.remove(point);
            }
        }
        set.intersection(&ALL_GROUNDS)
    }

    /// Pairs of neighbouring tiles of a row that see each other, from left to right. A gate between
    /// two tiles separates them.
    #[inline]
    pub(crate) fn row_pairs(&self, lane: usize) -> impl Iterator<Item = [(Point, Tile); 2]> {
        neighbours(self.blockers.lane(lane), move |bit| Point::at(lane, bit))
            .filter_map(|[a, b]| self.blooming_pair(a, b))
    }

    /// The same for a column (by bit), from bottom to top; see [`Board::row_pairs`].
    #[inline]
    pub(crate) fn column_pairs(&self, bit: u32) -> impl Iterator<Item = [(Point, Tile); 2]> {
        neighbours(self.columns[bit as usize], move |lane| {
            Point::at(lane as usize, bit)
        })
        .filter_map(|[a, b]| self.blooming_pair(a, b))
    }

    /// All pairs of tiles that see each other, each once.
    pub(crate) fn sighted_pairs(&self) -> impl Iterator<Item = [(Point, Tile); 2]> {
        // Rows from the bottom, then columns from the left.
        (1..=17)
            .flat_map(|lane| self.row_pairs(lane))
            .chain((0..=16).flat_map(|bit| self.column_pairs(bit)))
    }

    /// The tiles at two neighbouring blockers, unless one of them is a gate.
    #[inline]
    fn blooming_pair(&self, a: Point, b: Point) -> Option<[(Point, Tile); 2]> {
        Some([(a, self.standing(a)?), (b, self.standing(b)?)])
    }

    /// The only pair of a column whose line crosses the x axis: its ends have y <= 0 and y > 0. The
    /// lower end is the first blocker from the axis downwards, the axis included; the upper end is
    /// the first above it. No other pair of the column crosses, since tiles between the ends would
    /// block.
    #[inline]
    pub(crate) fn pair_across_x_axis(&self, bit: u32) -> Option<[(Point, Tile); 2]> {
        const AXIS: u32 = 9;
        let column = self.columns[bit as usize];
        let low = below(column, AXIS + 1)?;
        let high = above(column, AXIS)?;
        self.blooming_pair(
            Point::at(low as usize, bit)?,
            Point::at(high as usize, bit)?,
        )
    }

    /// The only pair of a row whose line crosses the y axis: its ends have x <= 0 and x > 0.
    #[inline]
    pub(crate) fn pair_across_y_axis(&self, lane: usize) -> Option<[(Point, Tile); 2]> {
        const AXIS: u32 = 8;
        let row = self.blockers.lane(lane);
        let low = below(row, AXIS + 1)?;
        let high = above(row, AXIS)?;
        self.blooming_pair(Point::at(lane, low)?, Point::at(lane, high)?)
    }
}

/// The lowest set bit above a bit. Bits are far below 32 here, so no shift overflows.
#[inline]
fn above(word: u32, bit: u32) -> Option<u32> {
    let rest = word & (!1 << bit);
    (rest != 0).then(|| rest.trailing_zeros())
}

/// The highest set bit below a bit.
#[inline]
fn below(word: u32, bit: u32) -> Option<u32> {
    let rest = word & !(!0 << bit);
    (rest != 0).then(|| 31 - rest.leading_zeros())
}

/// All bits from the next set bit below to the next set bit above, both included. Without a set bit
/// on a side it reaches to bit 0 or 17, and callers mask away what is not on the board.
#[inline]
fn span(word: u32, bit: u32) -> u32 {
    let low = below(word, bit).unwrap_or(0);
    let high = above(word, bit).unwrap_or(17);
    (2 << high) - (1 << low)
}

/// Neighbouring set bits of a word, turned into points. n set bits give n - 1 pairs. Each round
/// clears the lowest bit and pairs it with the next.
#[inline]
fn neighbours(word: u32, point: impl Fn(u32) -> Option<Point>) -> impl Iterator<Item = [Point; 2]> {
    let mut rest = word;
    core::iter::from_fn(move || {
        let low = rest;
        rest &= rest.wrapping_sub(1);
        if rest == 0 {
            return None;
        }
        Some([point(low.trailing_zeros())?, point(rest.trailing_zeros())?])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;
    use crate::tile::Kind;

    /// A board with a tile on every few points and in every gate, by a simple recurrence.
    fn scattered(mut seed: u32) -> Board {
        let mut board = Board::empty();
        for point in Point::all() {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if point.is_gate() || seed >> 29 == 0 {
                board.put(point, Tile::new(Seat::GUEST, Kind::Rose));
            }
        }
        board
    }

    #[test]
    fn what_is_seen_without_a_tile_is_what_is_seen_once_it_was_taken() {
        for seed in 0..8 {
            let board = scattered(seed);
            for gone in Point::all() {
                let mut without = board.clone();
                without.take(gone);
                for from in Point::all() {
                    let seen = Direction::ALL.map(|d| without.seen(from, d).map(|(_, t)| t));
                    assert_eq!(
                        board.seen_without(from, gone),
                        seen,
                        "{from} without {gone}"
                    );
                }
            }
        }
    }
}
