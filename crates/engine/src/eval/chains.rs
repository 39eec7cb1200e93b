//! Chains of harmonies around the centre: how far a player's ring has come.

use paisho::{Harmony, Point};

use super::angle::{arc, sweep};

/// The chains of one player's harmonies, fed one harmony at a time.
///
/// A union-find over points in which each knows how far it is turned against its root.
#[derive(Clone, Debug)]
pub(crate) struct Chains {
    /// Index of the parent plus one; 0 for a root.
    parent: [u8; 256],
    turned: [i16; 256],
    /// Least and most turned member of the chain of each root.
    low: [i16; 256],
    high: [i16; 256],
    covered: u64,
    widest: i32,
    edges: i32,
}

impl Chains {
    pub(crate) fn new() -> Self {
        Self {
            parent: [0; 256],
            turned: [0; 256],
            low: [0; 256],
            high: [0; 256],
            covered: 0,
            widest: 0,
            edges: 0,
        }
    }

    fn root(&self, point: Point) -> (usize, i16) {
        let (mut at, mut turned) = (point.index(), 0);
        while self.parent[at] != 0 {
            turned += self.turned[at];
            at = usize::from(self.parent[at]) - 1;
        }
        (at, turned)
    }

    /// Adds a harmony, unless it touches the centre and can't be part of a ring.
    pub(crate) fn add(&mut self, harmony: &Harmony) {
        if harmony.touches_centre() {
            return;
        }
        let (a, b) = (harmony.a, harmony.b);
        self.edges += 1;
        self.covered |= arc(a, b);
        let ((root_a, turned_a), (root_b, turned_b)) = (self.root(a), self.root(b));
        if root_a == root_b {
            return;
        }
        // Seen from root a, where root b is: a's turn, then the way to b, then back from b.
        let turned = turned_a + sweep(a, b) as i16 - turned_b;
        self.parent[root_b] = root_a as u8 + 1;
        self.turned[root_b] = turned;
        self.low[root_a] = self.low[root_a].min(self.low[root_b] + turned);
        self.high[root_a] = self.high[root_a].max(self.high[root_b] + turned);
        let width = i32::from(self.high[root_a] - self.low[root_a]);
        self.widest = self.widest.max(width);
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
