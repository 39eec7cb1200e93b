//! One look over the board: what each player has, counted.

use arrayvec::ArrayVec;
use paisho::{BySeat, Kind, Point, Position, Seat, SeatSet, Tile};

use super::chains::Chains;

/// What one player has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Camp {
    pub(crate) harmonies: i32,
    pub(crate) midlines: i32,
    pub(crate) ring_edges: i32,
    pub(crate) coverage: i32,
    pub(crate) chain: i32,
    /// Quadrants with a possible corner of a ring, as bits.
    pub(crate) quadrants: u8,
    /// Blooming basic flowers of each kind.
    pub(crate) kinds: [i32; 6],
    pub(crate) growing: i32,
    pub(crate) lotus: i32,
    pub(crate) orchid: i32,
    pub(crate) trapped: i32,
    pub(crate) drained: i32,
    pub(crate) hunted: i32,
    /// Blooming Lotuses of all players, which harmonise with everybody.
    lotuses: i32,
}

/// A flower on the board.
#[derive(Clone, Copy, Debug)]
struct Flower {
    point: Point,
    tile: Tile,
}

/// No four players have more blooming flowers together.
const MOST_FLOWERS: usize = 80;

/// Everything that was counted.
#[derive(Debug)]
pub(crate) struct Survey {
    pub(crate) camps: BySeat<Camp>,
    flowers: ArrayVec<Flower, MOST_FLOWERS>,
}

impl Survey {
    pub(crate) fn of(position: &Position) -> Self {
        let mut survey = Self {
            camps: BySeat::default(),
            flowers: ArrayVec::new(),
        };
        survey.count_tiles(position);
        survey.count_harmonies(position);
        survey.count_traps();
        survey.count_hunted(position.board().blooming_lotus());
        survey
    }

    fn count_tiles(&mut self, position: &Position) {
        for (point, tile) in position.board().tiles() {
            let kind = tile.kind();
            if !kind.is_flower() {
                continue;
            }
            if point.is_gate() {
                self.camps[tile.owner()].growing += 1;
                continue;
            }
            self.count_flower(position, Flower { point, tile });
        }
    }

    fn count_flower(&mut self, position: &Position, flower: Flower) {
        let Flower { point, tile } = flower;
        let camp = &mut self.camps[tile.owner()];
        match tile.kind() {
            Kind::Lotus => camp.lotus += 1,
            Kind::Orchid => camp.orchid += 1,
            basic => {
                camp.kinds[basic as usize - 1] += 1;
                camp.quadrants |= quadrants_of(point);
            }
        }
        if tile.kind().can_harmonise() && position.board().drained().contains(point) {
            camp.drained += 1;
        }
        if tile.kind() == Kind::Lotus {
            for seat in position.active().iter() {
                self.camps[seat].quadrants |= quadrants_of(point);
                self.camps[seat].lotuses += 1;
            }
        }
        // The board has fewer flowers than the list has room for.
        let _ = self.flowers.try_push(flower);
    }

    fn count_harmonies(&mut self, position: &Position) {
        let mut chains: BySeat<Option<Chains>> = BySeat([const { None }; 4]);
        for harmony in position.harmonies() {
            for seat in harmony.owners.iter() {
                let camp = &mut self.camps[seat];
                camp.harmonies += 1;
                camp.midlines += i32::from(harmony.crosses_midline());
                chains[seat].get_or_insert_with(Chains::new).add(&harmony);
            }
        }
        for seat in position.active().iter() {
            if let Some(chains) = &chains[seat] {
                let camp = &mut self.camps[seat];
                camp.ring_edges = chains.edges();
                camp.coverage = chains.coverage();
                camp.chain = chains.widest();
            }
        }
    }

    /// Flowers beside an opponent's Orchid (§7.5).
    fn count_traps(&mut self) {
        for orchid in self
            .flowers
            .iter()
            .filter(|f| f.tile.kind() == Kind::Orchid)
        {
            for flower in &self.flowers {
                if flower.tile.owner() != orchid.tile.owner()
                    && flower.point.surrounds(orchid.point)
                {
                    self.camps[flower.tile.owner()].trapped += 1;
                }
            }
        }
    }

    /// Flowers that some opponent's flower would capture if nothing stood in its way (§6.3).
    fn count_hunted(&mut self, enabled: SeatSet) {
        for prey in &self.flowers {
            let hunted = self.flowers.iter().any(|hunter| {
                hunter.tile.owner() != prey.tile.owner()
                    && takes(hunter.tile, prey.tile, enabled)
                    && distance(hunter.point, prey.point) <= i32::from(hunter.tile.kind().reach())
            });
            self.camps[prey.tile.owner()].hunted += i32::from(hunted);
        }
    }
}

/// Whether one flower captures another (§6.3); the owners differ.
fn takes(hunter: Tile, prey: Tile, enabled: SeatSet) -> bool {
    let (h, p) = (hunter.kind(), prey.kind());
    h.clashes_with(p)
        || (h == Kind::Orchid && enabled.contains(hunter.owner()))
        || (p == Kind::Orchid && enabled.contains(prey.owner()))
}

/// The closed quadrants a point lies in, as bits; a point on an axis lies in two.
fn quadrants_of(point: Point) -> u8 {
    let (x, y) = (point.x(), point.y());
    u8::from(x >= 0 && y >= 0)
        | u8::from(x <= 0 && y >= 0) << 1
        | u8::from(x <= 0 && y <= 0) << 2
        | u8::from(x >= 0 && y <= 0) << 3
}

/// The number of orthogonal steps between two points.
fn distance(a: Point, b: Point) -> i32 {
    i32::from((a.x() - b.x()).abs()) + i32::from((a.y() - b.y()).abs())
}

impl Camp {
    /// Blooming basic flowers.
    pub(crate) fn blooming(&self) -> i32 {
        self.kinds.iter().sum()
    }

    /// Blooming flowers that can be corners of a ring of this player.
    pub(crate) fn corners(&self) -> i32 {
        self.blooming() + self.lotuses
    }

    /// Pairs of blooming flowers that would harmonise if they saw each other.
    pub(crate) fn pairs(&self) -> i32 {
        let next = |i: usize| self.kinds[(i + 1) % 6];
        (0..6).map(|i| self.kinds[i] * next(i)).sum()
    }
}

/// Everybody else who is still in the game.
pub(crate) fn opponents(position: &Position, seat: Seat) -> SeatSet {
    position.active().without(seat)
}
