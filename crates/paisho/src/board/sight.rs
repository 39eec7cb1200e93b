//! Sight ([§5.1](crate::text::rules#5.1)): along rows and columns up to the first tile or gate, as
//! bit scans.

use core::ops::Range;

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
            Direction::East => Point::at(lane, above(row, bit)),
            Direction::West => Point::at(lane, below(row, bit)),
            Direction::North => Point::at(above(column, lane as u32) as usize, bit),
            Direction::South => Point::at(below(column, lane as u32) as usize, bit),
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
        self.look_without(from, gone)
            .map(|seen| seen.map(|(_, tile)| tile))
    }

    /// The same with the points of the tiles.
    #[inline]
    pub(crate) fn look_without(&self, from: Point, gone: Point) -> [Option<(Point, Tile)>; 4] {
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
        // In the order of `Direction::ALL`.
        [
            self.standing_at(above(column, lane as u32) as usize, bit),
            self.standing_at(lane, above(row, bit)),
            self.standing_at(below(column, lane as u32) as usize, bit),
            self.standing_at(lane, below(row, bit)),
        ]
    }

    /// The tile at a lane and bit, unless there is no point or a gate.
    #[inline]
    fn standing_at(&self, lane: usize, bit: u32) -> Option<(Point, Tile)> {
        let point = Point::at(lane, bit)?;
        Some((point, self.standing(point)?))
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
        let low = below_or(1, column, lane as u32);
        let high = above(column, lane as u32).min(17);
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
        self.pairs_of_rows(lane..lane + 1)
    }

    /// The same for a column (by bit), from bottom to top; see [`Board::row_pairs`].
    #[inline]
    pub(crate) fn column_pairs(&self, bit: u32) -> impl Iterator<Item = [(Point, Tile); 2]> {
        self.pairs_of_columns(bit as usize..bit as usize + 1)
    }

    /// All pairs of tiles that see each other, each once: rows from the bottom, then columns from
    /// the left.
    #[inline]
    pub(crate) fn sighted_pairs(&self) -> impl Iterator<Item = [(Point, Tile); 2]> {
        self.pairs_of_rows(1..18)
            .chain(self.pairs_of_columns(0..17))
    }

    /// The pairs of neighbouring tiles within some rows. A row is a lane of the set of blockers, which
    /// contains gates: they block but are not seen, so they separate the tiles on both sides.
    #[inline]
    fn pairs_of_rows(&self, lanes: Range<usize>) -> impl Iterator<Item = [(Point, Tile); 2]> {
        LinePairs {
            lines: lanes,
            line: 0,
            rest: 0,
            last: None,
            word: |lane: usize| self.blockers.lane(lane),
            tile: |lane: usize, bit: u32| self.standing_at(lane, bit),
        }
    }

    /// The same within some columns. The board keeps the blockers of each column as a word of its own,
    /// because collecting them from seventeen lanes would cost more than the search in the word.
    #[inline]
    fn pairs_of_columns(&self, bits: Range<usize>) -> impl Iterator<Item = [(Point, Tile); 2]> {
        LinePairs {
            lines: bits,
            line: 0,
            rest: 0,
            last: None,
            word: |bit: usize| self.columns[bit],
            tile: |bit: usize, lane: u32| self.standing_at(lane as usize, bit as u32),
        }
    }

    /// The only pair of a column whose line crosses the x axis: its ends have y <= 0 and y > 0. The
    /// lower end is the first blocker from the axis downwards, the axis included; the upper end is
    /// the first above it. No other pair of the column crosses, since tiles between the ends would
    /// block.
    #[inline]
    pub(crate) fn pair_across_x_axis(&self, bit: u32) -> Option<[(Point, Tile); 2]> {
        // Lane 1 is the row y = -8, so the axis is lane 9, and the mask includes it: a flower on the
        // axis is the lower end.
        const UP_TO_AXIS: u32 = (1 << 10) - 1;
        let column = self.columns[bit as usize];
        let low = (column & UP_TO_AXIS).checked_ilog2()?;
        let above = column & !UP_TO_AXIS;
        let high = (above != 0).then(|| above.trailing_zeros())?;
        Some([
            self.standing_at(low as usize, bit)?,
            self.standing_at(high as usize, bit)?,
        ])
    }

    /// The only pair of a row whose line crosses the y axis: its ends have x <= 0 and x > 0.
    #[inline]
    pub(crate) fn pair_across_y_axis(&self, lane: usize) -> Option<[(Point, Tile); 2]> {
        // Bit 0 is the column x = -8, so the axis is bit 8. Unlike lanes, bits have no empty one at
        // the lower end.
        const UP_TO_AXIS: u32 = (1 << 9) - 1;
        let row = self.blockers.lane(lane);
        let low = (row & UP_TO_AXIS).checked_ilog2()?;
        let right = row & !UP_TO_AXIS;
        let high = (right != 0).then(|| right.trailing_zeros())?;
        Some([self.standing_at(lane, low)?, self.standing_at(lane, high)?])
    }
}

/// Iterator over the pairs of neighbouring tiles of some lines. It is one loop over all blockers
/// instead of one per line, and looks up each of them once, although it may be part of two pairs.
struct LinePairs<W, T> {
    /// The lines that are still to come.
    lines: Range<usize>,
    /// The current line.
    line: usize,
    /// Its blockers that are still to come.
    rest: u32,
    /// The tile at its last blocker; `None` at its start and after a gate.
    last: Option<(Point, Tile)>,
    /// The blockers of a line.
    word: W,
    /// The tile at a blocker of a line.
    tile: T,
}

impl<W, T> Iterator for LinePairs<W, T>
where
    W: Fn(usize) -> u32,
    T: Fn(usize, u32) -> Option<(Point, Tile)>,
{
    type Item = [(Point, Tile); 2];

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            while self.rest == 0 {
                self.line = self.lines.next()?;
                let word = (self.word)(self.line);
                // A single blocker has no neighbour.
                if word & word.wrapping_sub(1) != 0 {
                    self.rest = word;
                    self.last = None;
                }
            }
            let here = (self.tile)(self.line, self.rest.trailing_zeros());
            self.rest &= self.rest - 1;
            // After a gate `here` is `None`, so the next tile begins anew and forms no pair across it.
            let before = core::mem::replace(&mut self.last, here);
            if let (Some(a), Some(b)) = (before, here) {
                return Some([a, b]);
            }
        }
    }

    /// The same as two nested loops, without leaving them for each pair: what `for_each` uses.
    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        let mut all = init;
        let (mut line, mut rest, mut last) = (self.line, self.rest, self.last);
        let mut lines = self.lines;
        loop {
            while rest != 0 {
                let here = (self.tile)(line, rest.trailing_zeros());
                rest &= rest - 1;
                if let (Some(a), Some(b)) = (last, here) {
                    all = f(all, [a, b]);
                }
                last = here;
            }
            let Some(next) = lines.next() else {
                return all;
            };
            let word = (self.word)(next);
            // As above: a line with a single blocker has no pair.
            if word & word.wrapping_sub(1) != 0 {
                (line, rest, last) = (next, word, None);
            }
        }
    }
}

// The functions below look for the next set bit of a line without a branch. A bit that they return
// if there is none makes sure that a bit is always found.

/// The lowest set bit above a bit; 31 if there is none, where no line has a point.
#[inline]
fn above(word: u32, bit: u32) -> u32 {
    (word & (!1 << bit) | 1 << 31).trailing_zeros()
}

/// The highest set bit below a bit; if there is none, a number with the lowest five bits of 31.
#[inline]
fn below(word: u32, bit: u32) -> u32 {
    let rest = word & !(!0 << bit);
    // Shifted by one with the lowest bit set, so that the logarithm always exists; one less is the
    // bit itself, and wraps if the added bit was the only one.
    (rest << 1 | 1).ilog2().wrapping_sub(1)
}

/// The highest set bit below a bit; if there is none, the given one, which must be the lowest of the
/// line.
#[inline]
fn below_or(lowest: u32, word: u32, bit: u32) -> u32 {
    (word & !(!0 << bit) | 1 << lowest).ilog2()
}

/// All bits from the next set bit below to the next set bit above, both included. Without a set bit
/// on a side it reaches to bit 0 or 17, and callers mask away what is not on the board.
#[inline]
fn span(word: u32, bit: u32) -> u32 {
    let low = below_or(0, word, bit);
    let high = above(word, bit).min(17);
    (2 << high) - (1 << low)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

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
    fn pairs_are_the_tiles_that_see_each_other() {
        for seed in 0..8 {
            let board = scattered(seed);
            let one_by_one: Vec<_> = core::iter::from_fn({
                let mut pairs = board.sighted_pairs();
                move || pairs.next()
            })
            .collect();
            let mut in_one_go = Vec::new();
            board.sighted_pairs().for_each(|pair| in_one_go.push(pair));
            assert_eq!(one_by_one, in_one_go);
            let looked = |direction: Direction| {
                let seen = board.blooming().collect::<Vec<_>>().into_iter();
                seen.filter_map(|a| Some([a, board.seen(a.0, direction)?]))
                    .collect::<Vec<_>>()
            };
            let (rows, mut columns) = (looked(Direction::East), looked(Direction::North));
            columns.sort_by_key(|[a, _]| (a.0.x(), a.0.y()));
            assert_eq!(in_one_go, [rows, columns].concat());
        }
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
