//! Counts the features of each player in one pass over the board.

use arrayvec::ArrayVec;
use paisho::{
    BySeat, Direction, Distance, Kind, Point, Position, Ruleset, Seat, SeatSet, Tile, TrapOwners,
    TrapStages,
};

use super::chains::Chains;

/// The counts of one player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Camp {
    pub(crate) harmonies: i32,
    pub(crate) midlines: i32,
    pub(crate) ring_edges: i32,
    pub(crate) coverage: i32,
    pub(crate) chain: i32,
    /// Half axes that harmonies cross.
    pub(crate) axes: i32,
    /// Flowers with harmonies both along their row and along their column.
    pub(crate) turning_points: i32,
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
    /// Basic flowers that an opponent's basic flower may reach and capture.
    pub(crate) exposed: i32,
    /// Blooming basic flowers with no empty point beside them.
    pub(crate) stuck: i32,
    /// The steps from the centre to each blooming basic flower, added up.
    pub(crate) spread: i32,
    /// Blooming Lotuses of all players, which harmonise with flowers of every player.
    lotuses: i32,
}

/// A flower on the board.
#[derive(Clone, Copy, Debug)]
struct Flower {
    point: Point,
    tile: Tile,
}

/// Four players together never have more blooming flowers.
const MOST_FLOWERS: usize = 80;

/// Each of four players has three flowers of each basic kind.
const MOST_OF_A_KIND: usize = 12;

/// The counts of all players.
#[derive(Debug)]
pub(crate) struct Survey {
    pub(crate) camps: BySeat<Camp>,
    /// The chains of each player's harmonies.
    pub(crate) chains: BySeat<Chains>,
    flowers: ArrayVec<Flower, MOST_FLOWERS>,
}

impl Survey {
    pub(crate) fn of(position: &Position) -> Self {
        let mut survey = Self {
            camps: BySeat::default(),
            // Not a repeated constant, which would copy the whole fixed-capacity arrays.
            chains: BySeat(core::array::from_fn(|_| Chains::new())),
            flowers: ArrayVec::new(),
        };
        survey.count_tiles(position);
        survey.count_harmonies(position);
        survey.count_traps(position);
        survey.count_hunted(position);
        survey.count_exposed(position.ruleset());
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
                camp.spread += i32::from(point.x().abs()) + i32::from(point.y().abs());
                camp.stuck += i32::from(is_stuck(position, point));
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
        // There are never more flowers than the capacity of the list.
        let _ = self.flowers.try_push(flower);
    }

    fn count_harmonies(&mut self, position: &Position) {
        for harmony in position.harmonies() {
            for seat in harmony.owners.iter() {
                let camp = &mut self.camps[seat];
                camp.harmonies += 1;
                camp.midlines += i32::from(harmony.crosses_midline());
                self.chains[seat].add(&harmony);
            }
        }
        for seat in position.active().iter() {
            let (camp, chains) = (&mut self.camps[seat], &self.chains[seat]);
            camp.ring_edges = chains.edges();
            camp.coverage = chains.coverage();
            camp.chain = chains.widest();
            camp.axes = chains.axes();
            camp.turning_points = chains.turning_points();
        }
    }

    /// Flowers beside an Orchid that traps them (§7.5).
    fn count_traps(&mut self, position: &Position) {
        let rules = position.ruleset();
        let everybody = rules.trap_owners == TrapOwners::Everybody;
        for orchid in self
            .flowers
            .iter()
            .filter(|f| f.tile.kind() == Kind::Orchid)
        {
            for flower in &self.flowers {
                if (everybody || flower.tile.owner() != orchid.tile.owner())
                    && flower.point.surrounds(orchid.point)
                {
                    self.camps[flower.tile.owner()].trapped += 1;
                }
            }
        }
        if rules.trap_stages == TrapStages::AlsoGrowing {
            for (gate, tile) in position.board().growing() {
                let trapped = position.trapped_by(gate.point()).is_some();
                self.camps[tile.owner()].trapped += i32::from(trapped);
            }
        }
    }

    /// Flowers within reach of an opponent's Orchid that may capture them, and such Orchids within
    /// reach of an opponent's flower that may capture them (§6.3). Obstacles in between are ignored.
    fn count_hunted(&mut self, position: &Position) {
        let (enabled, rules) = (position.board().blooming_lotus(), position.ruleset());
        for orchid in self
            .flowers
            .iter()
            .filter(|f| f.tile.kind() == Kind::Orchid)
        {
            let owner = orchid.tile.owner();
            if !enabled.contains(owner) {
                continue;
            }
            let mut hunted = 0;
            for other in self.flowers.iter().filter(|f| f.tile.owner() != owner) {
                let takes = |hunter: &Flower, prey: &Flower| {
                    reaches(rules, hunter.tile.kind(), hunter.point, prey.point)
                        && position.captures(hunter.tile, prey.tile)
                };
                self.camps[other.tile.owner()].hunted += i32::from(takes(orchid, other));
                hunted |= i32::from(takes(other, orchid));
            }
            self.camps[owner].hunted += hunted;
        }
    }

    /// Basic flowers within reach of an opponent's flower of the same number and other colour that
    /// could stand on their point (§6.3). Obstacles in between are ignored.
    fn count_exposed(&mut self, rules: &Ruleset) {
        // By kind, because only flowers of two kinds can capture each other.
        let mut of_kind = [const { ArrayVec::<Flower, MOST_OF_A_KIND>::new_const() }; 6];
        for flower in self.flowers.iter().filter(|f| f.tile.kind().is_basic()) {
            let _ = of_kind[flower.tile.kind() as usize - 1].try_push(*flower);
        }
        for (flowers, kind) in of_kind.iter().zip(Kind::BASIC) {
            let Some(rival) = kind.clashing() else {
                continue;
            };
            let rivals = &of_kind[rival as usize - 1];
            for flower in flowers {
                let exposed = rules.borders.can_hold(flower.point, rival)
                    && rivals.iter().any(|r| {
                        r.tile.owner() != flower.tile.owner()
                            && reaches(rules, rival, r.point, flower.point)
                    });
                self.camps[flower.tile.owner()].exposed += i32::from(exposed);
            }
        }
    }
}

/// Whether no neighbouring point is empty, so that the flower can't move without capturing.
fn is_stuck(position: &Position, point: Point) -> bool {
    Direction::ALL
        .into_iter()
        .filter_map(|d| point.step(d))
        .all(|p| position.board().get(p).is_some())
}

/// The closed quadrants a point lies in, as bits; a point on an axis lies in two.
fn quadrants_of(point: Point) -> u8 {
    let (x, y) = (point.x(), point.y());
    u8::from(x >= 0 && y >= 0)
        | u8::from(x <= 0 && y >= 0) << 1
        | u8::from(x <= 0 && y <= 0) << 2
        | u8::from(x >= 0 && y <= 0) << 3
}

/// Whether a flower of a kind can walk from one point to another on an empty board, as far as the
/// number of steps decides. With an exact number each detour adds two.
fn reaches(rules: &Ruleset, kind: Kind, from: Point, to: Point) -> bool {
    let left = i32::from(kind.reach()) - distance(from, to);
    let exact = rules.distance == Distance::Exact && kind.is_basic();
    left >= 0 && !(exact && left % 2 == 1)
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

    /// The number of different kinds of blooming basic flowers.
    pub(crate) fn variety(&self) -> i32 {
        self.kinds.iter().filter(|n| **n > 0).count() as i32
    }
}

/// The other players who are still in the game.
pub(crate) fn opponents(position: &Position, seat: Seat) -> SeatSet {
    position.active().without(seat)
}
