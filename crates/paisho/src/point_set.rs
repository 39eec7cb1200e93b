//! Sets of points, as one lane of bits per row of the board.
//!
//! Why not 249 dense bits: with a lane per row a whole set takes a step north,
//! east, south and west with four shifts that never wrap, which is what walking
//! needs, and a row is one word in which sight is a bit scan. Lanes 0, 18 and 19
//! are always empty, so that neighbours need no bounds test and the 20 lanes
//! fill five 128-bit registers.

use core::fmt;

use crate::point::Point;

/// Number of lanes; row y is lane y + 9.
pub(crate) const LANES: usize = 20;

/// A set of points.
///
/// Row y is lane y + 9, and x is bit x + 8 of its lane, so bits 0 to 16 of lanes 1 to 17 can be
/// set. Only intermediate results of spreading and of sight may have others. Iteration relies on
/// that: packed three to a word, a bit beyond the edge would look like a point of the next row.
/// Equality relies on it as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub struct PointSet {
    lanes: [u32; LANES],
}

/// For each number n, all bits of the lanes below n: a run of lanes is the difference of two. Masks
/// from a table let [`PointSet::or_column`] treat all lanes alike, without a branch.
static LANES_BELOW: [[u32; LANES]; LANES + 1] = {
    let mut table = [[0; LANES]; LANES + 1];
    let mut n = 0;
    while n <= LANES {
        let mut i = 0;
        while i < n {
            table[n][i] = !0;
            i += 1;
        }
        n += 1;
    }
    table
};

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self { lanes: [0; LANES] };
    /// Every point of the board.
    pub const ALL: Self = all_points();

    /// A set of one point.
    #[must_use]
    #[inline]
    pub fn only(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }

    /// The points adjacent to one, and perhaps bits beyond the board's edge, as for
    /// [`spread`](Self::spread), which costs more.
    #[inline]
    pub(crate) fn beside(point: Point) -> Self {
        let (lane, bit) = (point.lane(), 1 << point.bit());
        let mut set = Self::EMPTY;
        set.lanes[lane] = bit << 1 | bit >> 1;
        set.lanes[lane - 1] = bit;
        set.lanes[lane + 1] = bit;
        set
    }

    /// The lane of a row.
    #[inline]
    pub(crate) fn lane(&self, lane: usize) -> u32 {
        self.lanes[lane]
    }

    /// Adds bits to a lane; the caller makes sure that these points exist.
    #[inline]
    pub(crate) fn or_lane(&mut self, lane: usize, bits: u32) {
        self.lanes[lane] |= bits;
    }

    /// Adds the points of a column from one lane to another, both included; the caller makes sure
    /// that these points exist, or masks away those that do not.
    #[inline]
    pub(crate) fn or_column(&mut self, bit: u32, low: usize, high: usize) {
        let (below, within) = (&LANES_BELOW[low], &LANES_BELOW[high + 1]);
        // All lanes are visited, even if few change: a loop of fixed length can become a handful of
        // vector instructions.
        for i in 0..LANES {
            self.lanes[i] |= within[i] & !below[i] & 1 << bit;
        }
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        // All lanes are combined without a branch, instead of stopping at the first that is not
        // empty.
        self.lanes.iter().fold(0, |all, lane| all | lane) == 0
    }

    /// How many points are in the set.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.lanes.iter().map(|lane| lane.count_ones()).sum::<u32>() as usize
    }

    /// Whether a point is in the set.
    #[must_use]
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        self.lanes[point.lane()] >> point.bit() & 1 == 1
    }

    /// Adds a point.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        self.lanes[point.lane()] |= 1 << point.bit();
    }

    /// Removes a point.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        self.lanes[point.lane()] &= !(1 << point.bit());
    }

    /// The set with one point more, for constants.
    #[must_use]
    pub(crate) const fn with(mut self, point: Point) -> Self {
        let (x, y) = point.const_xy();
        self.lanes[(y + 9) as usize] |= 1 << (x + 8);
        self
    }

    /// Points in either set.
    #[must_use]
    #[inline]
    pub const fn union(&self, other: &Self) -> Self {
        // A `const fn` can't use iterators, hence the loop by hand; it is needed for sets that the
        // compiler computes.
        let mut lanes = self.lanes;
        let mut i = 0;
        while i < LANES {
            lanes[i] |= other.lanes[i];
            i += 1;
        }
        Self { lanes }
    }

    /// Points in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(&self, other: &Self) -> Self {
        let mut lanes = self.lanes;
        let mut i = 0;
        while i < LANES {
            lanes[i] &= other.lanes[i];
            i += 1;
        }
        Self { lanes }
    }

    /// Points of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(&self, other: &Self) -> Self {
        let mut lanes = self.lanes;
        let mut i = 0;
        while i < LANES {
            lanes[i] &= !other.lanes[i];
            i += 1;
        }
        Self { lanes }
    }

    /// Whether all points of this set are in the other.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The set together with all points adjacent to it, and perhaps bits beyond the board's edge
    /// that the caller masks away by intersecting with points of the board. A lane has 32 bits and
    /// a row 17, so a shift never carries into another row. A set must not be iterated over before
    /// that.
    #[must_use]
    #[inline]
    pub fn spread(&self) -> Self {
        let old = &self.lanes;
        let mut lanes = [0; LANES];
        // Lanes 1 to 17. The empty lanes 0 and 18 stand for the rows beyond the edge.
        for i in 1..LANES - 2 {
            lanes[i] = old[i] | old[i] << 1 | old[i] >> 1 | old[i - 1] | old[i + 1];
        }
        Self { lanes }
    }

    /// The set together with all points surrounding it, and perhaps bits beyond the board's edge
    /// that the caller masks away by intersecting with points of the board. A set must not be
    /// iterated over before that.
    #[must_use]
    pub fn spread_around(&self) -> Self {
        let row = |bits: u32| bits | bits << 1 | bits >> 1;
        let old = &self.lanes;
        let mut lanes = [0; LANES];
        for i in 1..LANES - 2 {
            lanes[i] = row(old[i]) | row(old[i - 1]) | row(old[i + 1]);
        }
        Self { lanes }
    }

    /// The up to 8 points surrounding a point ([§1.5](crate::text::rules#1.5)), as a set.
    #[must_use]
    pub fn surrounding(point: Point) -> Self {
        point.surrounding().collect()
    }

    /// The points, from the bottom row, left to right.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> Points {
        Points {
            lanes: self.lanes,
            lane: 0,
            bits: self.lanes[0],
        }
    }

    /// The n-th point in the order of [`PointSet::iter`], counted from 0. It skips whole rows by
    /// counting bits, so it takes at most 20 steps and the bits of one row.
    #[must_use]
    pub fn nth(&self, mut n: usize) -> Option<Point> {
        for (lane, &bits) in self.lanes.iter().enumerate() {
            let here = bits.count_ones() as usize;
            if n < here {
                let mut rest = bits;
                for _ in 0..n {
                    rest &= rest - 1;
                }
                return Point::at(lane, rest.trailing_zeros());
            }
            n -= here;
        }
        None
    }
}

/// Every point of the board, computed by the compiler.
const fn all_points() -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut y = -8;
    while y <= 8 {
        let mut x = -8;
        while x <= 8 {
            if let Some(point) = Point::new(x, y) {
                set = set.with(point);
            }
            x += 1;
        }
        y += 1;
    }
    set
}

impl Default for PointSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        points.into_iter().for_each(|p| set.insert(p));
        set
    }
}

impl IntoIterator for &PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Iterator over the points of a [`PointSet`]. It owns a copy of the set, which costs 80 bytes and
/// saves a lifetime.
#[derive(Clone, Debug)]
pub struct Points {
    lanes: [u32; LANES],
    /// The current lane. Those before it are done.
    lane: usize,
    /// The bits of the current lane that are still to come.
    bits: u32,
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while self.bits == 0 {
            self.lane += 1;
            self.bits = *self.lanes.get(self.lane)?;
        }
        let bit = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Point::at(self.lane, bit)
    }

    /// The same in one loop, three lanes at a time: fewer and longer runs of bits are easier for
    /// the branch predictor than many short ones.
    #[inline]
    fn fold<B, F: FnMut(B, Point) -> B>(self, init: B, mut f: F) -> B {
        let mut lanes = self.lanes;
        // The iterator may have been advanced before: earlier lanes are done, and of the current
        // one `bits` are left.
        lanes.iter_mut().take(self.lane).for_each(|lane| *lane = 0);
        if let Some(lane) = lanes.get_mut(self.lane) {
            *lane = self.bits;
        }
        let mut all = init;
        for trio in 0..6 {
            // The last trio ends with lane 18, which is always empty.
            let lane = |i: usize| u64::from(lanes[trio * 3 + i + 1]) << (17 * i);
            let mut bits = lane(0) | lane(1) | lane(2);
            while bits != 0 {
                if let Some(point) = Point::in_trio(trio, bits.trailing_zeros()) {
                    all = f(all, point);
                }
                bits &= bits - 1;
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_249_points() {
        assert_eq!(PointSet::ALL.len(), Point::COUNT);
        assert!(PointSet::ALL.iter().eq(Point::all()));
        assert_eq!(PointSet::ALL.nth(248), Point::new(4, 8));
        assert_eq!(PointSet::ALL.nth(249), None);
    }

    #[test]
    fn spreading_reaches_exactly_the_adjacent_points() {
        for point in Point::all() {
            let spread = PointSet::only(point).spread().intersection(&PointSet::ALL);
            let adjacent = crate::Direction::ALL
                .into_iter()
                .filter_map(|d| point.step(d))
                .chain([point])
                .collect();
            assert_eq!(spread, adjacent, "around {point}");
        }
    }

    #[test]
    fn iterating_in_one_go_meets_the_same_points() {
        for skipped in [0, 1, 7, 100, 248, 249] {
            let mut one_by_one = PointSet::ALL.iter();
            for _ in 0..skipped {
                one_by_one.next();
            }
            let mut in_one_go = alloc::vec::Vec::new();
            one_by_one.clone().for_each(|p| in_one_go.push(p));
            let mut left = in_one_go.iter();
            for point in one_by_one {
                assert_eq!(left.next(), Some(&point));
            }
            assert_eq!(left.next(), None);
        }
    }

    #[test]
    fn set_algebra() {
        let (a, b) = (Point::new(0, 0).unwrap(), Point::new(3, -4).unwrap());
        let both: PointSet = [a, b].into_iter().collect();
        assert!(both.contains(a) && both.contains(b) && both.len() == 2);
        assert_eq!(both.minus(&PointSet::only(a)), PointSet::only(b));
        assert_eq!(both.intersection(&PointSet::only(a)), PointSet::only(a));
        assert_eq!(PointSet::only(a).union(&PointSet::only(b)), both);
        assert!(PointSet::EMPTY.is_empty() && !both.is_empty());
    }
}
