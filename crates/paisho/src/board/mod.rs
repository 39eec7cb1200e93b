//! The board: which tile is where, and which tiles see each other ([§5.1](crate::text::rules#5.1)).
//!
//! Besides the tiles it keeps what would be costly to recompute: blockers by row and by column for
//! sight, the lines of Rocks, the points drained by Knotweed, the hash. All of it follows from the
//! tiles alone; a property test compares it with a board built from scratch.

mod sight;

use crate::accent::knotweed;
use crate::accent::rock::RockLines;
use crate::garden::Gate;
use crate::hash::tile_key;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::seat::{Seat, SeatSet};
use crate::tile::{Kind, Tile};

/// The tiles on the board.
///
/// It holds no pointers, so a clone is a plain copy of a few hundred bytes; searches make one for
/// every step they try. Equality compares the derived fields as well, which agree whenever the
/// tiles do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Blooming flowers and accents. Tiles in gates are kept apart: they are not seen, so code that
    /// looks along a line need not check whether it ends in a gate.
    ///
    /// The index is [`Point::byte`]. It is never 0, and with 256 entries it needs no bounds check.
    /// The entries of gates are always empty.
    tiles: [Option<Tile>; 256],
    /// Growing flowers, by gate. An accent stands here only in a setup that is not valid
    /// ([§7.6](crate::text::rules#7.6)).
    gates: [Option<Tile>; 4],
    /// Points of blooming tiles and accents, and all gates, which always block
    /// ([§5.1](crate::text::rules#5.1)).
    blockers: PointSet,
    /// The same, a word per column: column x is entry x + 8, row y is bit y + 9.
    columns: [u32; 17],
    /// Points that a Knotweed surrounds, with or without a tile. It may contain gates, which does
    /// no harm: growing flowers have no harmonies.
    drained: PointSet,
    /// The lines without harmonies ([§7.1](crate::text::rules#7.1)).
    rocks: RockLines,
    /// Owners of a Lotus that is not in a gate.
    blooming_lotus: SeatSet,
    /// Numbers of Lion Turtles and Ponds on the board, so that games without them skip the search
    /// for them.
    turtles: u8,
    ponds: u8,
    /// The keys of all tiles, growing ones included, combined by XOR. Putting a tile down and
    /// taking it away therefore change it in the same way, and the order of tiles does not matter.
    hash: u64,
}

impl Board {
    /// A board without tiles.
    #[must_use]
    pub fn empty() -> Self {
        let mut board = Self {
            tiles: [None; 256],
            gates: [None; 4],
            blockers: PointSet::EMPTY,
            columns: [0; 17],
            drained: PointSet::EMPTY,
            rocks: RockLines::default(),
            blooming_lotus: SeatSet::EMPTY,
            turtles: 0,
            ponds: 0,
            hash: 0,
        };
        // Gates block from the beginning and are never unblocked, whether or not a flower grows
        // there.
        Gate::ALL.into_iter().for_each(|g| board.block(g.point()));
        board
    }

    /// The tile at a point.
    #[must_use]
    #[inline]
    pub fn get(&self, point: Point) -> Option<Tile> {
        self.standing(point)
            .or_else(|| point.gate().and_then(|g| self.gates[g as usize]))
    }

    /// The tile at a point that is not a gate.
    #[inline]
    pub(crate) fn standing(&self, point: Point) -> Option<Tile> {
        self.tiles[point.byte()]
    }

    /// All tiles with their points, from the bottom row, left to right; growing flowers included.
    /// Since gates always block, the blockers are all points that may hold a tile.
    pub fn tiles(&self) -> impl Iterator<Item = (Point, Tile)> {
        self.blockers
            .iter()
            .filter_map(|p| self.get(p).map(|t| (p, t)))
    }

    /// All tiles that are not in gates. Accents are included, although they do not bloom.
    #[inline]
    pub fn blooming(&self) -> impl Iterator<Item = (Point, Tile)> {
        self.blockers
            .iter()
            .filter_map(|p| self.standing(p).map(|t| (p, t)))
    }

    /// The points of all tiles of a kind that are not in gates.
    pub(crate) fn all_of(&self, kind: Kind) -> impl Iterator<Item = (Point, Tile)> {
        self.blooming().filter(move |(_, t)| t.kind() == kind)
    }

    /// The growing flowers: tiles in gates ([§2.4](crate::text::rules#2.4)).
    pub fn growing(&self) -> impl Iterator<Item = (Gate, Tile)> {
        Gate::ALL
            .into_iter()
            .filter_map(|g| self.gates[g as usize].map(|t| (g, t)))
    }

    /// The gate in which a player has a growing flower, if any.
    #[must_use]
    pub fn growing_of(&self, seat: Seat) -> Option<Gate> {
        self.growing()
            .find(|(_, t)| t.owner() == seat)
            .map(|(g, _)| g)
    }

    /// The gates that hold no tile.
    #[must_use]
    #[inline]
    pub fn open_gates(&self) -> PointSet {
        let mut open = Gate::POINTS;
        for gate in Gate::ALL {
            if self.gates[gate as usize].is_some() {
                open.remove(gate.point());
            }
        }
        open
    }

    /// The non-gate points without a tile.
    #[must_use]
    #[inline]
    pub fn empty_points(&self) -> PointSet {
        PointSet::ALL.minus(&self.blockers)
    }

    /// Blockers of sight: all points with tiles, and all gates.
    #[inline]
    pub(crate) fn blockers(&self) -> &PointSet {
        &self.blockers
    }

    /// Points where basic flowers and Lotuses are drained by Knotweed
    /// ([§7.2](crate::text::rules#7.2)).
    #[must_use]
    pub fn drained(&self) -> &PointSet {
        &self.drained
    }

    /// Players with a blooming Lotus, whose Orchids are enabled ([§6.3](crate::text::rules#6.3)).
    #[must_use]
    #[inline]
    pub fn blooming_lotus(&self) -> SeatSet {
        self.blooming_lotus
    }

    /// Whether any Pond stands.
    #[inline]
    pub(crate) const fn has_ponds(&self) -> bool {
        self.ponds > 0
    }

    /// Whether any Lion Turtle stands.
    #[inline]
    pub(crate) const fn has_turtles(&self) -> bool {
        self.turtles > 0
    }

    /// The surrounding tiles of a kind that are not in gates.
    pub(crate) fn around(&self, point: Point, kind: Kind) -> impl Iterator<Item = (Point, Tile)> {
        point
            .surrounding()
            .filter_map(|p| self.standing(p).map(|t| (p, t)))
            .filter(move |(_, t)| t.kind() == kind)
    }

    /// The hash of all tiles on their points.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.hash
    }

    /// Puts a tile on a point that has none.
    #[inline]
    pub(crate) fn put(&mut self, point: Point, tile: Tile) {
        debug_assert!(self.get(point).is_none());
        self.hash ^= tile_key(point, tile);
        // A growing flower neither sees nor is seen, and its gate blocks anyway: none of the
        // derived fields but the hash depends on it.
        if let Some(gate) = point.gate() {
            self.gates[gate as usize] = Some(tile);
            return;
        }
        self.tiles[point.byte()] = Some(tile);
        self.block(point);
        match tile.kind() {
            Kind::Lotus => self.blooming_lotus = self.blooming_lotus.with(tile.owner()),
            Kind::Rock => self.rocks.add(point),
            Kind::Knotweed => self.drain_around(point),
            Kind::LionTurtle => self.turtles += 1,
            Kind::Pond => self.ponds += 1,
            _ => {}
        }
    }

    /// Takes the tile from a point, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, point: Point) -> Option<Tile> {
        let Some(tile) = self.tiles[point.byte()].take() else {
            return self.take_from_gate(point);
        };
        self.hash ^= tile_key(point, tile);
        self.unblock(point);
        match tile.kind() {
            // Right as long as a player has only one blooming Lotus; see `find_lotuses`.
            Kind::Lotus => self.blooming_lotus = self.blooming_lotus.without(tile.owner()),
            // Another Rock may stand on the same line, and another Knotweed may drain the same
            // points, so nothing can simply be subtracted. These tiles leave seldom: by a Boat, a
            // Wheel or a Bamboo.
            Kind::Rock | Kind::Knotweed => self.find_auras(),
            Kind::LionTurtle => self.turtles -= 1,
            Kind::Pond => self.ponds -= 1,
            _ => {}
        }
        Some(tile)
    }

    /// Takes a growing flower. The gate still blocks.
    fn take_from_gate(&mut self, point: Point) -> Option<Tile> {
        let tile = self.gates[point.gate()? as usize].take()?;
        self.hash ^= tile_key(point, tile);
        Some(tile)
    }

    /// Marks a point in both copies of the blockers.
    #[inline]
    fn block(&mut self, point: Point) {
        self.blockers.insert(point);
        self.columns[point.bit() as usize] |= 1 << point.lane();
    }

    /// Clears a point in both copies of the blockers.
    #[inline]
    fn unblock(&mut self, point: Point) {
        self.blockers.remove(point);
        self.columns[point.bit() as usize] &= !(1 << point.lane());
    }

    fn drain_around(&mut self, point: Point) {
        self.drained = self.drained.union(&knotweed::drains(point));
    }

    /// Recomputes the lines of Rocks and the drained points after a Rock or a Knotweed has left.
    fn find_auras(&mut self) {
        self.drained = PointSet::EMPTY;
        self.rocks = RockLines::default();
        for point in self.blockers.iter() {
            match self.standing(point).map(Tile::kind) {
                Some(Kind::Rock) => self.rocks.add(point),
                Some(Kind::Knotweed) => self.drain_around(point),
                _ => {}
            }
        }
    }

    /// Recomputes which players have a blooming Lotus. In play each player has at most one; in an
    /// editor there may be several, and taking one away must not forget the others.
    pub(crate) fn find_lotuses(&mut self) {
        let owners = self.all_of(Kind::Lotus).map(|(_, tile)| tile.owner());
        self.blooming_lotus = owners.collect();
    }

    /// Whether a Rock or a Knotweed keeps the tiles at two points of a line from harmonising.
    #[inline]
    pub(crate) fn is_silent(&self, a: Point, b: Point) -> bool {
        self.rocks.silence(a, b) || self.drained.contains(a) || self.drained.contains(b)
    }
}
