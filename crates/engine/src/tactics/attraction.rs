//! Where a flower would have harmonies: for each kind, the points seen by one or more partners.
//!
//! Checking a single point takes a scan in four directions. Here a few sets, computed once per
//! position, answer for all points of a kind.

use paisho::{Kind, Point, PointSet, Position};

use super::sight::{may_harmonise, partners};

/// Kinds that harmonise: six basic flowers and the Lotus.
const HARMONISING: usize = 7;

/// For one kind, the points where a flower of the player to move may have harmonies.
#[derive(Clone, Copy, Debug)]
struct Places {
    /// Points seen by at least one partner.
    one: PointSet,
    /// Points seen by at least two partners.
    two: PointSet,
}

/// Where the flowers of the player to move would have harmonies.
#[derive(Clone, Debug)]
pub(crate) struct Attraction<'a> {
    position: &'a Position,
    places: [Places; HARMONISING],
}

impl<'a> Attraction<'a> {
    pub(crate) fn of(position: &'a Position) -> Self {
        // In Ancient Oasis everything may harmonise, so the points are the same for all kinds.
        let places = if position.ruleset().oasis {
            [places_of_all(position); HARMONISING]
        } else {
            places_by_kind(position)
        };
        Self { position, places }
    }

    /// The points where a flower that moves from `from` may have two harmonies.
    pub(super) fn seen_twice(&self, kind: Kind, from: Point) -> PointSet {
        let Some(places) = self.places.get(kind as usize - 1) else {
            return PointSet::EMPTY;
        };
        if from.is_gate() {
            return places.two;
        }
        // A partner behind the flower's old point may come into sight.
        let behind = self.position.board().view(from);
        places.two.union(&places.one.intersection(&behind))
    }

    /// Whether a moving flower may have a harmony at a point. Rocks and Knotweed are not considered.
    pub(super) fn has_partner(&self, mover: &Mover, to: Point) -> bool {
        // The flower may have hidden a partner from this point.
        if mover.view.contains(to) {
            return partners(self.position, mover.kind, to, Some(mover.from)) >= 1;
        }
        let places = self.places.get(mover.kind as usize - 1);
        places.is_some_and(|places| places.one.contains(to))
    }

    /// How many harmonies a moving flower may have at a point; outside Ancient Oasis, 2 means two or
    /// more. Rocks and Knotweed are not considered.
    pub(crate) fn partners(&self, mover: &Mover, to: Point) -> usize {
        // The flower may have hidden a partner from this point.
        if self.position.ruleset().oasis || mover.view.contains(to) {
            return partners(self.position, mover.kind, to, Some(mover.from));
        }
        match self.places.get(mover.kind as usize - 1) {
            Some(places) if places.two.contains(to) => 2,
            Some(places) => usize::from(places.one.contains(to)),
            None => 0,
        }
    }
}

/// A flower about to move.
#[derive(Clone, Debug)]
pub(crate) struct Mover {
    pub(crate) kind: Kind,
    pub(crate) from: Point,
    /// The points seen from where it stands; empty in a gate.
    view: PointSet,
}

impl Mover {
    pub(crate) fn new(position: &Position, kind: Kind, from: Point) -> Self {
        let view = if from.is_gate() {
            PointSet::EMPTY
        } else {
            position.board().view(from)
        };
        Self { kind, from, view }
    }
}

impl Places {
    const NONE: Self = Self {
        one: PointSet::EMPTY,
        two: PointSet::EMPTY,
    };

    /// Adds the points that one more partner sees.
    fn add(&mut self, view: &PointSet) {
        self.two = self.two.union(&self.one.intersection(view));
        self.one = self.one.union(view);
    }
}

/// The points seen by flowers of all players.
fn places_of_all(position: &Position) -> Places {
    let mut places = Places::NONE;
    for (point, tile) in position.board().blooming() {
        if tile.kind().can_harmonise() {
            places.add(&position.board().view(point));
        }
    }
    places
}

fn places_by_kind(position: &Position) -> [Places; HARMONISING] {
    let (board, seat) = (position.board(), position.to_move());
    let mut all = [Places::NONE; HARMONISING];
    for (point, tile) in board.blooming().filter(|(_, t)| t.kind().can_harmonise()) {
        if tile.owner() != seat && tile.kind() != Kind::Lotus {
            continue;
        }
        let view = board.view(point);
        for (kind, places) in Kind::BASIC.into_iter().chain([Kind::Lotus]).zip(&mut all) {
            if may_harmonise(position, seat, kind, tile) {
                places.add(&view);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baseline::{Greedy, PlainPlayer};
    use paisho::{Action, Ruleset};

    /// Compares the sets with point-by-point checks for every arrangement of some games.
    #[test]
    fn sets_answer_as_looking_does() {
        let mut seen = 0;
        for (seed, rules) in [Ruleset::RULEBOOK, Ruleset::GARDEN_GATE]
            .into_iter()
            .enumerate()
        {
            let mut player = Greedy::new(seed as u64);
            let mut position = Position::start(rules);
            for _ in 0..40 {
                let Some(turn) = player.turn(&position) else {
                    break;
                };
                seen += compare(&position);
                position.play_unchecked(turn);
            }
        }
        assert!(seen > 1000, "{seen}");
    }

    fn compare(position: &Position) -> usize {
        let attraction = Attraction::of(position);
        let mut seen = 0;
        for choice in position.choices() {
            let Action::Arrange(from) = choice.action else {
                continue;
            };
            let kind = position.board().get(from).unwrap().kind();
            let mover = Mover::new(position, kind, from);
            for to in choice.points {
                let slow = partners(position, kind, to, Some(from)).min(2);
                assert_eq!(attraction.partners(&mover, to).min(2), slow, "{from} {to}");
                seen += 1;
            }
        }
        seen
    }
}
