//! Counts the features of each player in one pass over the board.

use arrayvec::ArrayVec;
use paisho::{
    BySeat, Distance, GatesOnTheWay, Kind, Point, PointSet, Position, Ruleset, Seat, SeatSet, Tile,
    TrapOwners, TrapStages,
};

use super::angle::quadrants;
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
    /// Blooming basic flowers with no open point beside them, which can't move without capturing.
    pub(crate) stuck: i32,
    /// The steps from the centre to each blooming basic flower, added up.
    pub(crate) spread: i32,
    /// Blooming Lotuses of all players, which harmonise with flowers of every player.
    lotuses: i32,
}

/// A blooming flower, with what is asked about it again and again.
#[derive(Clone, Copy, Debug)]
struct Flower {
    point: Point,
    kind: Kind,
    owner: Seat,
    x: i8,
    y: i8,
}

impl Flower {
    fn new(point: Point, tile: Tile) -> Self {
        Self {
            point,
            kind: tile.kind(),
            owner: tile.owner(),
            x: point.x(),
            y: point.y(),
        }
    }

    /// The number of orthogonal steps to another flower.
    fn distance(&self, other: &Self) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }

    /// Whether it can walk to another flower on an empty board, as far as the number of steps
    /// decides. With an exact number each detour adds two.
    fn reaches(&self, other: &Self, rule: Distance) -> bool {
        let (steps, apart) = (self.kind.reach(), self.distance(other));
        let exact = rule == Distance::Exact && self.kind.is_basic();
        apart <= steps && !(exact && (steps - apart) % 2 == 1)
    }

    fn tile(&self) -> Tile {
        Tile::new(self.owner, self.kind)
    }
}

/// Each of four players has three flowers of each basic kind.
const MOST_OF_A_KIND: usize = 12;

/// Each of four players has a Lotus and an Orchid.
const MOST_SPECIALS: usize = 8;

/// The counts of all players. It is large, so a search keeps one and counts again in it.
#[derive(Debug)]
pub(crate) struct Survey {
    pub(crate) camps: BySeat<Camp>,
    /// The chains of each player's harmonies.
    pub(crate) chains: BySeat<Chains>,
    /// Blooming basic flowers by kind, because only flowers of two kinds can capture each other.
    basics: [ArrayVec<Flower, MOST_OF_A_KIND>; 6],
    /// Blooming special flowers.
    specials: ArrayVec<Flower, MOST_SPECIALS>,
}

impl Survey {
    /// A survey of nothing.
    pub(crate) fn new() -> Self {
        Self {
            camps: BySeat::default(),
            chains: BySeat(core::array::from_fn(|_| Chains::new())),
            basics: [const { ArrayVec::new_const() }; 6],
            specials: ArrayVec::new(),
        }
    }

    pub(crate) fn of(position: &Position) -> Self {
        let mut survey = Self::new();
        survey.count(position);
        survey
    }

    /// Replaces all counts by those of a position.
    pub(crate) fn count(&mut self, position: &Position) {
        let rules = position.ruleset();
        self.camps = BySeat::default();
        self.chains.0.iter_mut().for_each(Chains::clear);
        self.basics.iter_mut().for_each(ArrayVec::clear);
        self.specials.clear();
        self.count_tiles(position);
        self.count_harmonies(position);
        for i in 0..self.specials.len() {
            let orchid = self.specials[i];
            if orchid.kind == Kind::Orchid {
                self.count_traps(&orchid, rules.trap_owners);
                self.count_hunted(&orchid, position);
            }
        }
        if rules.trap_stages == TrapStages::AlsoGrowing {
            self.count_growing_traps(position);
        }
        for (kind, rival) in KINDS_THAT_CLASH {
            self.count_exposed(kind, rival, rules);
        }
    }

    fn count_tiles(&mut self, position: &Position) {
        let board = position.board();
        for (_, tile) in board.growing() {
            self.camps[tile.owner()].growing += 1;
        }
        // One set for all flowers, instead of four neighbours of each.
        let open = match position.ruleset().gates_on_the_way {
            GatesOnTheWay::Passed => board.empty_points().union(&board.open_gates()),
            GatesOnTheWay::Closed => board.empty_points(),
        };
        let beside_open = open.spread();
        board.blooming().for_each(|(point, tile)| {
            if tile.kind().is_basic() {
                self.count_basic(Flower::new(point, tile), position, &beside_open);
            } else if tile.kind().is_flower() {
                self.count_special(Flower::new(point, tile), position);
            }
        });
    }

    /// Counts a blooming basic flower, given the points that are open or beside an open one.
    fn count_basic(&mut self, flower: Flower, position: &Position, beside_open: &PointSet) {
        let place = flower.kind as usize - 1;
        let camp = &mut self.camps[flower.owner];
        camp.kinds[place] += 1;
        camp.quadrants |= quadrants(flower.point);
        camp.spread += i32::from(flower.x.unsigned_abs() + flower.y.unsigned_abs());
        camp.stuck += i32::from(!beside_open.contains(flower.point));
        camp.drained += i32::from(position.board().drained().contains(flower.point));
        // There are never more flowers than the capacity of the list.
        let _ = self.basics[place].try_push(flower);
    }

    /// Counts a blooming Lotus or Orchid.
    fn count_special(&mut self, flower: Flower, position: &Position) {
        let camp = &mut self.camps[flower.owner];
        if flower.kind == Kind::Lotus {
            camp.lotus += 1;
            camp.drained += i32::from(position.board().drained().contains(flower.point));
            for seat in position.active().iter() {
                self.camps[seat].quadrants |= quadrants(flower.point);
                self.camps[seat].lotuses += 1;
            }
        } else {
            camp.orchid += 1;
        }
        // There are never more flowers than the capacity of the list.
        let _ = self.specials.try_push(flower);
    }

    fn count_harmonies(&mut self, position: &Position) {
        position.harmonies().for_each(|harmony| {
            for seat in harmony.owners.iter() {
                let camp = &mut self.camps[seat];
                camp.harmonies += 1;
                camp.midlines += i32::from(harmony.crosses_midline());
                self.chains[seat].add(&harmony);
            }
        });
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
    fn count_traps(&mut self, orchid: &Flower, owners: TrapOwners) {
        let everybody = owners == TrapOwners::Everybody;
        for flower in self.basics.iter().flatten().chain(&self.specials) {
            let may_trap = everybody || flower.owner != orchid.owner;
            if may_trap && flower.point.surrounds(orchid.point) {
                self.camps[flower.owner].trapped += 1;
            }
        }
    }

    /// Growing flowers beside an Orchid, by rules that let it trap them (§7.5).
    fn count_growing_traps(&mut self, position: &Position) {
        for (gate, tile) in position.board().growing() {
            let trapped = position.trapped_by(gate.point()).is_some();
            self.camps[tile.owner()].trapped += i32::from(trapped);
        }
    }

    /// Flowers within reach of an opponent's Orchid that may capture them, and such Orchids within
    /// reach of an opponent's flower that may capture them (§6.3). Obstacles in between are ignored.
    fn count_hunted(&mut self, orchid: &Flower, position: &Position) {
        if !position.board().blooming_lotus().contains(orchid.owner) {
            return;
        }
        let rule = position.ruleset().distance;
        let takes = |hunter: &Flower, prey: &Flower| {
            hunter.reaches(prey, rule) && position.captures(hunter.tile(), prey.tile())
        };
        let mut hunted = false;
        for other in self.basics.iter().flatten().chain(&self.specials) {
            if other.owner != orchid.owner {
                self.camps[other.owner].hunted += i32::from(takes(orchid, other));
                hunted |= takes(other, orchid);
            }
        }
        self.camps[orchid.owner].hunted += i32::from(hunted);
    }

    /// Basic flowers within reach of an opponent's flower of the same number and other colour that
    /// could stand on their point (§6.3). Obstacles in between are ignored.
    fn count_exposed(&mut self, kind: Kind, rival: Kind, rules: &Ruleset) {
        let rivals = &self.basics[rival as usize - 1];
        if rivals.is_empty() {
            return;
        }
        for flower in &self.basics[kind as usize - 1] {
            let exposed = rivals
                .iter()
                .any(|r| r.owner != flower.owner && r.reaches(flower, rules.distance))
                && rules.borders.can_hold(flower.point, rival);
            self.camps[flower.owner].exposed += i32::from(exposed);
        }
    }
}

/// Every basic kind with the kind that clashes with it.
const KINDS_THAT_CLASH: [(Kind, Kind); 6] = {
    let mut pairs = [(Kind::Rose, Kind::Rose); 6];
    let mut i = 0;
    while i < Kind::BASIC.len() {
        pairs[i] = (Kind::BASIC[i], Kind::BASIC[i].other_colour());
        i += 1;
    }
    pairs
};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baseline::{Greedy, PlainPlayer};
    use paisho::{Accents, Setup};

    #[test]
    fn counting_again_forgets_the_last_position() {
        let mut used = Survey::new();
        let mut position = Position::start(Ruleset::RULEBOOK);
        let mut player = Greedy::new(5);
        let mut before = Vec::new();
        for _ in 0..40 {
            let turn = player.turn(&position).unwrap();
            position.play_unchecked(turn);
            before.push(position.clone());
        }
        // Backwards, so that there is more to forget than to count.
        for position in before.iter().rev() {
            used.count(position);
            let fresh = Survey::of(position);
            assert_eq!(format!("{used:?}"), format!("{fresh:?}"), "{position}");
        }
        assert!(before.iter().any(|p| p.harmonies().count() > 3));
    }

    #[test]
    fn a_flower_without_an_open_neighbour_is_stuck() {
        for seed in 0..4 {
            let mut position = Position::start("rulebook.oasis".parse().unwrap());
            let mut player = Greedy::new(seed);
            for _ in 0..60 {
                let Some(turn) = player.turn(&position) else {
                    break;
                };
                position.play_unchecked(turn);
                let board = position.board();
                let is_stuck = |p: Point| {
                    let mut beside = paisho::Direction::ALL.into_iter().filter_map(|d| p.step(d));
                    beside.all(|p| board.get(p).is_some())
                };
                let survey = Survey::of(&position);
                for seat in position.seats().iter() {
                    let stuck = board
                        .blooming()
                        .filter(|(p, t)| t.owner() == seat && t.kind().is_basic() && is_stuck(*p));
                    assert_eq!(survey.camps[seat].stuck, stuck.count() as i32, "{position}");
                }
            }
        }
    }

    #[test]
    fn an_open_gate_frees_a_flower_only_where_it_may_be_passed() {
        for (rules, stuck) in [("rulebook", 0), ("rulebook.gates_closed", 1)] {
            let mut setup = Setup::empty(rules.parse().unwrap());
            let mut put = |kind, x, y| {
                let point = Point::new(x, y).unwrap();
                setup.set(point, Some(Tile::new(Seat::GUEST, kind)));
            };
            put(Kind::Rose, 0, 7);
            put(Kind::Rock, -1, 7);
            put(Kind::Rock, 1, 7);
            put(Kind::Wheel, 0, 6);
            setup.fill_hands(Accents::EMPTY);
            let position = Position::from_setup(setup).unwrap();
            assert_eq!(Survey::of(&position).camps[Seat::GUEST].stuck, stuck);
        }
    }
}
