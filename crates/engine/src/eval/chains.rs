//! Chains of harmonies around the centre: how far a player's ring has come.

use arrayvec::ArrayVec;
use paisho::{Harmony, Point};

use super::angle::{arc, sweep};

/// More corners than this are not followed; no player has as many flowers.
const MOST_CORNERS: usize = 64;

/// A tile of a chain, in a union-find in which each knows how far it is turned against its root.
#[derive(Clone, Copy, Debug)]
struct Corner {
    parent: u8,
    turned: i16,
    /// Least and most turned member of the chain, kept at the root.
    low: i16,
    high: i16,
}

/// The chains of one player's harmonies, fed one harmony at a time.
#[derive(Clone, Debug)]
pub(crate) struct Chains {
    points: ArrayVec<Point, MOST_CORNERS>,
    corners: ArrayVec<Corner, MOST_CORNERS>,
    covered: u64,
    widest: i32,
    edges: i32,
}

impl Chains {
    pub(crate) const fn new() -> Self {
        Self {
            points: ArrayVec::new_const(),
            corners: ArrayVec::new_const(),
            covered: 0,
            widest: 0,
            edges: 0,
        }
    }

    /// The place of a point in the list of corners; there are so few that looking is fastest.
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
        self.covered |= arc(a, b);
        let (place_a, place_b) = (self.place(a), self.place(b));
        let ((root_a, turned_a), (root_b, turned_b)) = (self.root(place_a), self.root(place_b));
        if root_a == root_b {
            return;
        }
        // Seen from root a, where root b is: a's turn, then the way to b, then back from b.
        let turned = turned_a + sweep(a, b) as i16 - turned_b;
        let joined = self.corners[root_b];
        self.corners[root_b].parent = root_a as u8;
        self.corners[root_b].turned = turned;
        let root = &mut self.corners[root_a];
        root.low = root.low.min(joined.low + turned);
        root.high = root.high.max(joined.high + turned);
        self.widest = self.widest.max(i32::from(root.high - root.low));
    }

    /// How many 64ths of the turn around the centre lie behind some harmony.
    pub(crate) fn coverage(&self) -> i32 {
        self.covered.count_ones() as i32
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
        }
    }

    #[test]
    fn harmonies_through_the_centre_do_not_count() {
        let mut chains = Chains::new();
        chains.add(&harmony((-3, 0), (3, 0)));
        assert_eq!((chains.edges(), chains.coverage()), (0, 0));
    }
}
