//! Harmony Rings by trying every closed chain and adding up the angles seen from the centre (§9.1).

use std::collections::BTreeMap;
use std::f64::consts::PI;

use paisho::{Seat, SeatSet};

use super::ground::Place;
use super::{Pair, Table};

impl Table {
    /// The players who own a ring.
    pub(crate) fn ring_owners(&self) -> SeatSet {
        let harmonies = self.harmonies();
        let seats = self.rules.seats.seats();
        seats.iter().filter(|s| has_ring(&harmonies, *s)).collect()
    }
}

fn has_ring(harmonies: &[Pair], seat: Seat) -> bool {
    let mut neighbours: BTreeMap<Place, Vec<Place>> = BTreeMap::new();
    for pair in harmonies {
        if pair.owners.contains(seat) && !touches_centre(pair) {
            neighbours.entry(pair.a).or_default().push(pair.b);
            neighbours.entry(pair.b).or_default().push(pair.a);
        }
    }
    let starts: Vec<Place> = neighbours.keys().copied().collect();
    starts.into_iter().any(|start| {
        let mut search = Search {
            neighbours: &neighbours,
            chain: vec![start],
        };
        search.closes_around_centre(0.0)
    })
}

/// Whether the line between two tiles contains the centre.
fn touches_centre(pair: &Pair) -> bool {
    let between = |p: i8, q: i8| p.min(q) <= 0 && 0 <= p.max(q);
    let on_column = pair.a.0 == 0 && pair.b.0 == 0 && between(pair.a.1, pair.b.1);
    let on_row = pair.a.1 == 0 && pair.b.1 == 0 && between(pair.a.0, pair.b.0);
    on_column || on_row
}

/// A chain of different tiles that grows until it comes back to where it began.
struct Search<'a> {
    neighbours: &'a BTreeMap<Place, Vec<Place>>,
    chain: Vec<Place>,
}

impl Search<'_> {
    fn closes_around_centre(&mut self, turned: f64) -> bool {
        let (start, last) = (self.chain[0], self.chain[self.chain.len() - 1]);
        for &next in &self.neighbours[&last] {
            let turned = turned + angle(last, next);
            if next == start && turned.abs() > PI {
                return true;
            }
            // Every ring has a smallest place: chains need only be followed from there.
            if next > start && !self.chain.contains(&next) {
                self.chain.push(next);
                if self.closes_around_centre(turned) {
                    return true;
                }
                self.chain.pop();
            }
        }
        false
    }
}

/// The angle under which the centre sees a line, positive anticlockwise.
fn angle(from: Place, to: Place) -> f64 {
    let coordinates = |p: Place| (f64::from(p.0), f64::from(p.1));
    let ((ax, ay), (bx, by)) = (coordinates(from), coordinates(to));
    (ax * by - ay * bx).atan2(ax * bx + ay * by)
}
