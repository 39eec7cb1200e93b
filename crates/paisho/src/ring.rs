//! Harmony Rings ([§9.1](crate::text::rules#9.1)): closed chains of one player's harmonies around
//! the centre.
//!
//! A chain goes round the centre if it crosses the half axis x > 0, y just above 0 upwards and
//! downwards unequally often: the difference is its winding number. So each harmony weighs +1, -1
//! or 0 depending on how it crosses that half axis; a union-find that keeps the sum of weights
//! along the way to the root finds a cycle whose sum is not zero.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use crate::board::Board;
use crate::harmony::Harmony;
use crate::point::Point;
use crate::rules::TurtleRule;
use crate::seat::{Seat, SeatSet};

/// The weight of walking a harmony from a to b. Walking back has the opposite weight. A tile on the
/// axis counts as below it, so a chain that passes through the tile crosses the axis once, not
/// twice.
fn weight(a: Point, b: Point) -> i8 {
    if a.x() != b.x() || a.x() <= 0 {
        return 0;
    }
    i8::from(b.y() > 0) - i8::from(a.y() > 0)
}

impl Board {
    /// The players who own a Harmony Ring.
    ///
    /// Trying all closed chains would be simpler to write, but their number explodes on a crowded
    /// board; the union-find looks at each harmony once.
    #[must_use]
    pub fn ring_owners(&self, rule: TurtleRule) -> SeatSet {
        let mut owners = SeatSet::EMPTY;
        for seat in self.ring_candidates(rule).iter() {
            if self.has_ring(rule, seat) {
                owners = owners.with(seat);
            }
        }
        owners
    }

    /// Owners of harmonies across each of the four half axes. A ring crosses them all, so no other
    /// player can have one. That settles the question in nearly all positions of a game.
    #[inline]
    fn ring_candidates(&self, rule: TurtleRule) -> SeatSet {
        let columns = |bits: core::ops::Range<u32>| {
            let mut owners = SeatSet::EMPTY;
            for bit in bits {
                if let Some(pair) = self.pair_across_x_axis(bit) {
                    owners = owners.union(self.harmony_owners(rule, pair));
                }
            }
            owners
        };
        let rows = |lanes: core::ops::Range<usize>| {
            let mut owners = SeatSet::EMPTY;
            for lane in lanes {
                if let Some(pair) = self.pair_across_y_axis(lane) {
                    owners = owners.union(self.harmony_owners(rule, pair));
                }
            }
            owners
        };
        // Columns x > 0, columns x < 0, rows y > 0, rows y < 0. Each look is skipped when no
        // candidate is left.
        let mut candidates = columns(9..17);
        if !candidates.is_empty() {
            candidates = candidates.intersection(columns(0..8));
        }
        if !candidates.is_empty() {
            candidates = candidates.intersection(rows(10..18));
        }
        if !candidates.is_empty() {
            candidates = candidates.intersection(rows(1..9));
        }
        candidates
    }

    /// Joins the player's harmonies one by one until one of them closes a ring.
    fn has_ring(&self, rule: TurtleRule, seat: Seat) -> bool {
        let mut chains = Chains::new();
        self.ring_edges(rule, seat).any(|h| chains.join(h.a, h.b))
    }

    /// The harmonies of a player that may be part of a ring.
    fn ring_edges(&self, rule: TurtleRule, seat: Seat) -> impl Iterator<Item = Harmony> {
        self.harmonies(rule)
            .filter(move |h| h.owners.contains(seat) && !h.touches_centre())
    }

    /// The tiles of a player's shortest ring, in order around the centre; empty without a ring.
    #[must_use]
    pub fn ring(&self, rule: TurtleRule, seat: Seat) -> Vec<Point> {
        // This allocates, but it is called only to show a ring, not to find out whether there is
        // one.
        let edges: Vec<Harmony> = self.ring_edges(rule, seat).collect();
        // A ring crosses the half axis, so it passes an end of a harmony that does.
        edges
            .iter()
            .filter(|h| weight(h.a, h.b) != 0)
            .filter_map(|h| shortest_ring_through(&edges, h.a))
            .min_by_key(Vec::len)
            .unwrap_or_default()
    }
}

/// Union-find over points; each knows the sum of weights on its way to its root.
///
/// There is no path compression: a player has few flowers, and fixed arrays on the stack are
/// enough. A sum is at most eight, one for each column that can be crossed, so an `i8` holds it.
struct Chains {
    parent: [u8; 256],
    sum: [i8; 256],
}

impl Chains {
    /// Parent 0 means: a root of its own. No point has byte 0.
    fn new() -> Self {
        Self {
            parent: [0; 256],
            sum: [0; 256],
        }
    }

    /// The root of a point's chain, and the sum of weights on the way there.
    fn root(&self, point: Point) -> (usize, i8) {
        let (mut at, mut sum) = (point.byte(), 0);
        while self.parent[at] != 0 {
            sum += self.sum[at];
            at = usize::from(self.parent[at]);
        }
        (at, sum)
    }

    /// Adds the harmony between two points; true if it closes a chain around the centre.
    fn join(&mut self, a: Point, b: Point) -> bool {
        let ((root_a, sum_a), (root_b, sum_b)) = (self.root(a), self.root(b));
        // The sum of the walk from the root of a to a, over the new harmony to b, and on to the
        // root of b. With one root for both, that walk is closed and goes round the centre if its
        // sum is not 0.
        let around = weight(a, b) + sum_b - sum_a;
        if root_a == root_b {
            return around != 0;
        }
        self.parent[root_a] = root_b as u8;
        self.sum[root_a] = around;
        false
    }
}

/// The half axis has 8 columns, each crossed by one harmony at most, so no ring sums up to more.
const CROSSINGS: i8 = 8;

/// A point reached by walking along harmonies, with the weights summed up on the way. The same
/// point with another sum is another place of the search.
struct Reached {
    point: Point,
    sum: i8,
    /// The place in the list of reached points it was reached from; itself for the start.
    from: usize,
}

/// The shortest closed walk through a point whose weights do not sum to zero. Being shortest it
/// visits no point twice: otherwise one of its two loops would be a shorter one.
fn shortest_ring_through(edges: &[Harmony], start: Point) -> Option<Vec<Point>> {
    let mut reached = alloc::vec![Reached {
        point: start,
        sum: 0,
        from: 0
    }];
    // A breadth-first search over pairs of point and sum, so the first closed walk is a shortest
    // one. A return to the start with sum 0 is already in the list and is skipped.
    let mut queue = VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for edge in edges {
            let here = reached[at].point;
            let next = match here {
                p if p == edge.a => edge.b,
                p if p == edge.b => edge.a,
                _ => continue,
            };
            let sum = reached[at].sum + weight(here, next);
            if reached.iter().any(|r| r.point == next && r.sum == sum) || sum.abs() > CROSSINGS {
                continue;
            }
            reached.push(Reached {
                point: next,
                sum,
                from: at,
            });
            if next == start {
                return Some(walk_back(&reached));
            }
            queue.push_back(reached.len() - 1);
        }
    }
    None
}

/// The points from the start to the last reached one, which is the start again.
fn walk_back(reached: &[Reached]) -> Vec<Point> {
    let mut ring = Vec::new();
    let mut at = reached.len() - 1;
    while at != 0 {
        at = reached[at].from;
        ring.push(reached[at].point);
    }
    ring.reverse();
    ring
}
