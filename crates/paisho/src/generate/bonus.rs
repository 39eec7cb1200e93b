//! The choices of the bonus stage: every tile of the hand and where it may go
//! ([§6.5](crate::text::rules#6.5)).
//!
//! Placements come first, in the order of [`Kind::ALL`], then the flowers that a Boat may move.

use super::{Action, Choice};
use crate::accent::{bamboo, boat, wheel};
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::tile::{Kind, Tile};

/// State of the iteration over the bonuses.
#[derive(Clone, Debug)]
pub(super) struct BonusChoices {
    /// The next tile of the hand to look at, as an index of [`Kind::ALL`].
    next_tile: usize,
    /// Flowers that a Boat may still move. Empty until the Boat of the hand is reached.
    ferries: PointSet,
    /// For each basic kind, where it would clash; filled when Boats begin.
    zones: [PointSet; 6],
    /// The points without a tile and without a gate, which do not change during the iteration.
    empty: PointSet,
    /// The gates without a tile.
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
            // A hand without a Boat never computes the clash zones.
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

    /// Where a tile may be placed or planted; for a Boat, which accents it may remove.
    fn placements(&self, position: &Position, tile: Kind) -> PointSet {
        match tile {
            // These only add a blocker, so every empty point is legal.
            Kind::Rock | Kind::Knotweed | Kind::Pond | Kind::LionTurtle => self.empty,
            Kind::Wheel => self.wheel_points(position),
            Kind::Boat => self.removals(position),
            Kind::Bamboo => self.bamboo_points(position),
            Kind::Lotus | Kind::Orchid => self.planting_points(position, tile),
            // A basic flower is a bonus only for a player without growing flowers (§6.5).
            _ if position.board.growing_of(position.to_move).is_some() => PointSet::EMPTY,
            _ => self.planting_points(position, tile),
        }
    }

    /// Where a flower may be planted, or nowhere while the player may not plant at all
    /// ([§10.4](crate::text::rules#10.4)).
    fn planting_points(&self, position: &Position, flower: Kind) -> PointSet {
        if position.may_plant() {
            position.planting_points(flower, &self.open_gates)
        } else {
            PointSet::EMPTY
        }
    }

    /// The empty points that pass a test; where no tile is near, the test is not needed. A Wheel
    /// without neighbours turns nothing, and a Bamboo returns nothing, so both are legal there.
    /// Gates count as neighbours even if they are open, which costs a few needless tests.
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
            wheel::check(&position.board, &position.ruleset, wheel, p).is_ok()
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

    /// Accents that a Boat may remove, of all players ([§7.4](crate::text::rules#7.4)).
    fn removals(&self, position: &Position) -> PointSet {
        let rule = position.ruleset.boat;
        position
            .board
            .blooming()
            .filter(|(_, t)| t.kind().is_accent() && boat::removes(rule, t.kind()))
            .map(|(p, _)| p)
            .filter(|p| boat::check_clash(&position.board, *p).is_ok())
            .collect()
    }

    /// Gets ready to move flowers by Boat. The zones of all six kinds are computed once instead of
    /// once per flower.
    fn launch(&mut self, position: &Position) {
        let flowers = position
            .board
            .blooming()
            .filter(|(_, t)| t.kind().is_flower());
        self.ferries = flowers.map(|(p, _)| p).collect();
        self.zones = Kind::BASIC.map(|kind| position.board.clash_zone(kind));
    }

    /// Where a Boat may move the flower at a point. The Boat blocks where the flower stood, so
    /// nothing is uncovered. For the same reason the clash zones hold although the flower leaves:
    /// what it blocked, the Boat blocks. No target is a gate, because gates are not empty points.
    fn ferry_points(&self, position: &Position, at: Point) -> PointSet {
        let Some(kind) = position.board.get(at).map(Tile::kind) else {
            return PointSet::EMPTY;
        };
        let around = PointSet::surrounding(at)
            .intersection(&self.empty)
            .intersection(position.ruleset.borders.grounds(kind));
        if kind.is_basic() {
            around.minus(&self.zones[kind as usize - 1])
        } else {
            around
        }
    }
}
