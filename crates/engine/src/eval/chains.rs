//! Chains of harmonies around the centre: how much of a player's ring is complete.

use arrayvec::ArrayVec;
use paisho::{Harmony, Point};

use super::angle::{TURN, sweep, swept};

/// The capacity for corners; no player has as many flowers.
const MOST_CORNERS: usize = 64;

/// Two harmonies of one flower sweep less than three quarters of a turn around the centre. So one
/// flower can't close a chain that sweeps less than this.
pub(crate) const LEAST_CHAIN: i32 = TURN - 47;

const EAST: u8 = 1;
const NORTH: u8 = 2;
const WEST: u8 = 4;
const SOUTH: u8 = 8;

/// A tile of a chain: a node of a union-find that stores its angle relative to its parent.
#[derive(Clone, Copy, Debug)]
struct Corner {
    parent: u8,
    turned: i16,
    /// The least and the greatest angle in the chain, kept at the root.
    low: i16,
    high: i16,
}

/// The chains of one player's harmonies, built by adding one harmony at a time.
#[derive(Clone, Debug)]
pub(crate) struct Chains {
    points: ArrayVec<Point, MOST_CORNERS>,
    corners: ArrayVec<Corner, MOST_CORNERS>,
    covered: u64,
    widest: i32,
    edges: i32,
    /// Whether some chain goes all the way around the centre.
    closed: bool,
    /// Half axes that some harmony crosses, as bits: east, north, west, south.
    axes: u8,
    /// Corners with a harmony along their row, and along their column, as bits by index.
    along_row: u64,
    along_column: u64,
}

impl Chains {
    pub(crate) const fn new() -> Self {
        Self {
            points: ArrayVec::new_const(),
            corners: ArrayVec::new_const(),
            covered: 0,
            widest: 0,
            edges: 0,
            closed: false,
            axes: 0,
            along_row: 0,
            along_column: 0,
        }
    }

    /// Removes all harmonies.
    pub(crate) fn clear(&mut self) {
        self.points.clear();
        self.corners.clear();
        self.covered = 0;
        self.widest = 0;
        self.edges = 0;
        self.closed = false;
        self.axes = 0;
        self.along_row = 0;
        self.along_column = 0;
    }

    /// The index of a point in the list of corners, added if new. The list is so short that a
    /// linear search is fastest.
    fn place(&mut self, point: Point) -> usize {
        if let Some(place) = self.points.iter().position(|p| *p == point) {
            return place;
        }
        if self.points.is_full() {
            return 0;
        }
        let place = self.points.len();
        self.points.push(point);
        self.corners.push(Corner {
            parent: place as u8,
            turned: 0,
            low: 0,
            high: 0,
        });
        place
    }

    fn root(&self, mut place: usize) -> (usize, i16) {
        let mut turned = 0;
        while usize::from(self.corners[place].parent) != place {
            turned += self.corners[place].turned;
            place = usize::from(self.corners[place].parent);
        }
        (place, turned)
    }

    /// Adds a harmony, unless it touches the centre and can't be part of a ring.
    pub(crate) fn add(&mut self, harmony: &Harmony) {
        if harmony.touches_centre() {
            return;
        }
        let (a, b) = (harmony.a, harmony.b);
        self.edges += 1;
        let sweep = sweep(a, b);
        self.covered |= swept(a, b, sweep);
        let (place_a, place_b) = (self.place(a), self.place(b));
        self.note_direction(a, b, 1 << place_a | 1 << place_b);
        let ((root_a, turned_a), (root_b, turned_b)) = (self.root(place_a), self.root(place_b));
        if root_a == root_b {
            self.closed |= turned_a + sweep as i16 != turned_b;
            return;
        }
        // The angle of root b relative to root a: from root a to a, along the harmony to b, and
        // from b back to root b.
        let turned = turned_a + sweep as i16 - turned_b;
        let joined = self.corners[root_b];
        self.corners[root_b].parent = root_a as u8;
        self.corners[root_b].turned = turned;
        let root = &mut self.corners[root_a];
        root.low = root.low.min(joined.low + turned);
        root.high = root.high.max(joined.high + turned);
        self.widest = self.widest.max(i32::from(root.high - root.low));
    }

    /// Records which half axis the harmony between two corners crosses, and its direction.
    fn note_direction(&mut self, a: Point, b: Point, places: u64) {
        let crosses = |p: i8, q: i8| p.min(q) <= 0 && p.max(q) >= 0;
        if a.y() == b.y() {
            self.along_row |= places;
            if crosses(a.x(), b.x()) {
                self.axes |= if a.y() > 0 { NORTH } else { SOUTH };
            }
        } else {
            self.along_column |= places;
            if crosses(a.y(), b.y()) {
                self.axes |= if a.x() > 0 { EAST } else { WEST };
            }
        }
    }

    /// Whether some chain is a ring.
    pub(crate) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// The angle swept around the centre along a chain from one corner to another, if they are in
    /// the same chain.
    pub(crate) fn turn(&self, from: Point, to: Point) -> Option<i32> {
        let place = |point: Point| self.points.iter().position(|p| *p == point);
        let ((root_a, turned_a), (root_b, turned_b)) =
            (self.root(place(from)?), self.root(place(to)?));
        (root_a == root_b).then(|| i32::from(turned_b - turned_a))
    }

    /// How many of the four half axes are crossed by harmonies; a ring crosses all.
    pub(crate) const fn axes(&self) -> i32 {
        self.axes.count_ones() as i32
    }

    /// How many flowers have harmonies both along their row and along their column.
    pub(crate) const fn turning_points(&self) -> i32 {
        (self.along_row & self.along_column).count_ones() as i32
    }

    /// How many 64ths of the turn around the centre are covered by harmonies.
    pub(crate) fn coverage(&self) -> i32 {
        self.covered.count_ones() as i32
    }

    /// The 64ths of the turn around the centre that no harmony covers, as bits.
    pub(crate) const fn gaps(&self) -> u64 {
        !self.covered
    }

    /// How far the longest chain winds around the centre, in 64ths of a turn.
    pub(crate) const fn widest(&self) -> i32 {
        self.widest
    }

    /// How many harmonies can be part of a ring.
    pub(crate) const fn edges(&self) -> i32 {
        self.edges
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Seat;

    fn harmony(a: (i8, i8), b: (i8, i8)) -> Harmony {
        Harmony {
            a: Point::new(a.0, a.1).unwrap(),
            b: Point::new(b.0, b.1).unwrap(),
            owners: Seat::GUEST.alone(),
        }
    }

    #[test]
    fn a_chain_grows_whatever_the_order_of_its_harmonies() {
        let three = [
            harmony((-3, 6), (3, 6)),
            harmony((3, -6), (3, 6)),
            harmony((-3, -6), (3, -6)),
        ];
        for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0]] {
            let mut chains = Chains::new();
            order.iter().for_each(|i| chains.add(&three[*i]));
            assert_eq!(chains.edges(), 3);
            assert_eq!(chains.widest(), chains.coverage(), "{order:?}");
            assert!((40..64).contains(&chains.widest()));
            assert_eq!((chains.axes(), chains.turning_points()), (3, 2));
        }
    }

    #[test]
    fn harmonies_through_the_centre_do_not_count() {
        let mut chains = Chains::new();
        chains.add(&harmony((-3, 0), (3, 0)));
        assert_eq!((chains.edges(), chains.coverage()), (0, 0));
    }
}
