//! Finds points where a flower would close a ring, by winding numbers and without playing the turn.
//!
//! A ring that an arrangement closes goes through the arranged flower, with two harmonies there, or
//! along a line that the flower uncovered. The rest of the ring is an existing chain whose winding
//! is known. So a point closes a ring only if the chain between two partners and the harmonies to
//! them make a full turn around the centre. Rocks, Knotweed and the harmonies that the flower gives
//! up are not considered: a result is only possible and must be verified by playing it.

use paisho::{Direction, Harmony, Kind, Point, PointSet, Position};

use super::attraction::Attraction;
use super::reach::Spans;
use super::sight::{may_harmonise, partners, uncovered_pairs, uncovers};
use crate::eval::{Chains, LEAST_CHAIN, TURN, sweep};

/// The flowers of the player to move that may close a ring, and where.
#[derive(Debug)]
pub(super) struct Closing<'a> {
    position: &'a Position,
    chains: &'a Chains,
    attraction: Option<Attraction<'a>>,
    spans: Spans,
}

impl<'a> Closing<'a> {
    /// Prepares a position, given the chains of the player to move.
    pub(super) fn of(position: &'a Position, chains: &'a Chains) -> Self {
        let enough = chains.widest() >= LEAST_CHAIN || position.ruleset().oasis;
        Self {
            position,
            chains,
            attraction: enough.then(|| Attraction::of(position)),
            spans: Spans::of(position),
        }
    }

    /// The attraction of the position, which may already be computed.
    pub(super) fn into_attraction(self) -> Attraction<'a> {
        let position = self.position;
        self.attraction.unwrap_or_else(|| Attraction::of(position))
    }

    /// Whether any flower may close a ring somewhere.
    pub(super) fn is_possible(&self) -> bool {
        let seat = self.position.to_move();
        self.position.board().tiles().any(|(from, t)| {
            t.owner() == seat && !self.hopes(t.kind(), from, &PointSet::ALL).is_empty()
        })
    }

    /// The points of a set where a flower that moves from `from` may close a ring.
    pub(super) fn hopes(&self, kind: Kind, from: Point, among: &PointSet) -> PointSet {
        if !kind.is_flower() {
            return PointSet::EMPTY;
        }
        if self.position.ruleset().oasis {
            return self.likely(kind, from, among);
        }
        let uncovered: [Option<Harmony>; 2] = uncovered_pairs(self.position, from);
        if uncovered.iter().all(Option::is_none) {
            return match &self.attraction {
                Some(attraction) if kind.can_harmonise() => {
                    self.closers(attraction, self.chains, kind, from, among)
                }
                _ => PointSet::EMPTY,
            };
        }
        let mut chains = self.chains.clone();
        uncovered.iter().flatten().for_each(|h| chains.add(h));
        if chains.is_closed() {
            return *among;
        }
        if !kind.can_harmonise() || chains.widest() < LEAST_CHAIN {
            return PointSet::EMPTY;
        }
        match &self.attraction {
            Some(attraction) => self.closers(attraction, &chains, kind, from, among),
            None => self.closers(&Attraction::of(self.position), &chains, kind, from, among),
        }
    }

    /// Like [`hopes`](Self::hopes) for Ancient Oasis, where Lion Turtles add harmonies to chains:
    /// points with two partners, or all points if the flower uncovers a line.
    fn likely(&self, kind: Kind, from: Point, among: &PointSet) -> PointSet {
        if uncovers(self.position, from) {
            return *among;
        }
        let mut likely = PointSet::EMPTY;
        let attraction = self.attraction.as_ref();
        let seen_twice = attraction.map_or(PointSet::ALL, |a| a.seen_twice(kind, from));
        for to in seen_twice.intersection(among).iter() {
            if partners(self.position, kind, to, Some(from)) >= 2 {
                likely.insert(to);
            }
        }
        likely
    }

    /// The points where the chain between two partners of a flower and the harmonies to them go
    /// once around the centre. They can do so only where the harmonies fill all gaps of the chains.
    fn closers(
        &self,
        attraction: &Attraction<'_>,
        chains: &Chains,
        kind: Kind,
        from: Point,
        among: &PointSet,
    ) -> PointSet {
        let gaps = chains.gaps();
        let mut closers = PointSet::EMPTY;
        let seen_twice = attraction.seen_twice(kind, from);
        for to in seen_twice.intersection(among).iter() {
            if self.spans.fill_through(to, gaps) && self.closes(chains, kind, from, to) {
                closers.insert(to);
            }
        }
        closers
    }

    fn closes(&self, chains: &Chains, kind: Kind, from: Point, to: Point) -> bool {
        let partners = Direction::ALL.map(|d| self.partner(kind, from, to, d));
        let full_turn = |a: Point, b: Point| {
            chains
                .turn(a, b)
                .is_some_and(|turn| (sweep(to, a) + turn + sweep(b, to)).abs() == TURN)
        };
        (0..4).any(|i| {
            partners[i].is_some_and(|a| {
                let others = partners[..i].iter().flatten();
                others.into_iter().any(|b| full_turn(a, *b))
            })
        })
    }

    /// The partner that a flower would see from `to` in a direction after leaving `from`, unless
    /// the line to it touches the centre.
    fn partner(&self, kind: Kind, from: Point, to: Point, direction: Direction) -> Option<Point> {
        let board = self.position.board();
        let mut seen = board.seen(to, direction)?;
        if seen.0 == from {
            seen = board.seen(from, direction)?;
        }
        let (point, tile) = seen;
        let fits = may_harmonise(self.position, self.position.to_move(), kind, tile);
        let harmony = Harmony {
            a: to,
            b: point,
            owners: self.position.to_move().alone(),
        };
        (fits && !harmony.touches_centre()).then_some(point)
    }
}
