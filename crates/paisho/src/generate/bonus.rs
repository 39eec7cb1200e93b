//! The choices of the bonus stage: every tile of the hand and where it may go
//! ([§6.5](crate::text::rules#6.5)).

use super::{Action, Choice};
use crate::accent::{bamboo, boat, wheel};
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::tile::{Kind, Tile};

/// State of the iteration over the bonuses.
#[derive(Clone, Debug)]
pub(super) struct BonusChoices {
    next_tile: usize,
    /// Flowers that a Boat may still move.
    ferries: PointSet,
    /// For each basic kind, where it would clash; filled when Boats begin.
    zones: [PointSet; 6],
    empty: PointSet,
    open_gates: PointSet,
}

impl BonusChoices {
    pub(super) fn new(position: &Position) -> Self {
        Self {
            next_tile: 0,
            ferries: PointSet::EMPTY,
            zones: [PointSet::EMPTY; 6],
            empty: position.board.empty_points(),
            open_gates: position.board.open_gates(),
        }
    }

    #[inline]
    pub(super) fn next(&mut self, position: &Position) -> Option<Choice> {
        while let Some(&tile) = Kind::ALL.get(self.next_tile) {
            self.next_tile += 1;
            if !position.hands[position.to_move].has(tile) {
                continue;
            }
            if tile == Kind::Boat {
                self.launch(position);
            }
            let points = self.placements(position, tile);
            if let Some(choice) = Choice::some(Action::Place(tile), points) {
                return Some(choice);
            }
        }
        while let Some(at) = self.ferries.iter().next() {
            self.ferries.remove(at);
            let points = self.ferry_points(position, at);
            if let Some(choice) = Choice::some(Action::Ferry(at), points) {
                return Some(choice);
            }
        }
        None
    }

    fn placements(&self, position: &Position, tile: Kind) -> PointSet {
        match tile {
            Kind::Rock | Kind::Knotweed | Kind::Pond | Kind::LionTurtle => self.empty,
            Kind::Wheel => self.wheel_points(position),
            Kind::Boat => self.removals(position),
            Kind::Bamboo => self.bamboo_points(position),
            Kind::Lotus | Kind::Orchid => self.planting_points(position, tile),
            _ if position.board.growing_of(position.to_move).is_some() => PointSet::EMPTY,
            _ => self.planting_points(position, tile),
        }
    }

    fn planting_points(&self, position: &Position, flower: Kind) -> PointSet {
        if position.may_plant() {
            position.planting_points(flower, &self.open_gates)
        } else {
            PointSet::EMPTY
        }
    }

    /// The empty points that pass a test; where no tile is near, the test is not needed.
    fn empty_where(&self, position: &Position, test: impl Fn(Point) -> bool) -> PointSet {
        let near = position.board.blockers().spread_around();
        let mut points = self.empty;
        for point in self.empty.intersection(&near) {
            if !test(point) {
                points.remove(point);
            }
        }
        points
    }

    fn wheel_points(&self, position: &Position) -> PointSet {
        let wheel = Tile::new(position.to_move, Kind::Wheel);
        self.empty_where(position, |p| {
            wheel::check(&position.board, wheel, p).is_ok()
        })
    }

    fn bamboo_points(&self, position: &Position) -> PointSet {
        let (rule, tile) = (
            position.ruleset.bamboo,
            Tile::new(position.to_move, Kind::Bamboo),
        );
        self.empty_where(position, |p| {
            bamboo::check(&position.board, rule, tile, p).is_ok()
        })
    }

    /// Accents that a Boat may remove.
    fn removals(&self, position: &Position) -> PointSet {
        position
            .board
            .blooming()
            .filter(|(_, t)| t.kind().is_accent())
            .map(|(p, _)| p)
            .filter(|p| boat::check_removal(&position.board, *p).is_ok())
            .collect()
    }

    /// Gets ready to move flowers by Boat.
    fn launch(&mut self, position: &Position) {
        let flowers = position
            .board
            .blooming()
            .filter(|(_, t)| t.kind().is_flower());
        self.ferries = flowers.map(|(p, _)| p).collect();
        self.zones = Kind::BASIC.map(|kind| position.board.clash_zone(kind));
    }

    /// Where a Boat may move the flower at a point. The Boat blocks where the flower stood, so
    /// nothing is uncovered.
    fn ferry_points(&self, position: &Position, at: Point) -> PointSet {
        let Some(kind) = position.board.get(at).map(Tile::kind) else {
            return PointSet::EMPTY;
        };
        let around = PointSet::surrounding(at)
            .intersection(&self.empty)
            .intersection(kind.grounds());
        if kind.is_basic() {
            around.minus(&self.zones[kind as usize - 1])
        } else {
            around
        }
    }
}
