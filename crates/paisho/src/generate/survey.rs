//! The choices of an ordinary turn: planting, and arranging each flower.
//!
//! One pass over the board collects what all flowers have in common. Then each flower's walk is a
//! flood over sets, and the points where it would clash are subtracted as sets: since no two tiles
//! clash now, the points that see a clashing flower do not depend on the flower that moves.

use arrayvec::ArrayVec;

use super::{Action, Choice};
use crate::board::Board;
use crate::garden::Gate;
use crate::point::{Direction, Line, Point};
use crate::point_set::PointSet;
use crate::position::Position;
use crate::rules::{
    Distance, ForeignGardens, GatesOnTheWay, RulesVersion, Ruleset, TrapOwners, TrapStages,
};
use crate::seat::{Seat, SeatCount};
use crate::tile::{Kind, Tile};

/// The points that a flower can reach: empty points, open gates, and tiles next to a point it can
/// pass. Whether it may end there is not checked.
pub(crate) fn walk_area(board: &Board, rules: &Ruleset, from: Point, kind: Kind) -> PointSet {
    let open = board.empty_points().union(&board.open_gates());
    walk(rules, walks_of(rules), &open, from, kind)
}

/// Whether a ruleset limits walks more than the common rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Walks {
    /// As by the common rules.
    Free,
    /// By at least one of the switches that limit walks.
    Limited,
}

#[inline]
fn walks_of(rules: &Ruleset) -> Walks {
    let free = rules.distance == Distance::UpTo
        && rules.foreign_gardens == ForeignGardens::Passed
        && rules.gates_on_the_way == GatesOnTheWay::Passed;
    if free { Walks::Free } else { Walks::Limited }
}

/// A walk by any rules ([§6.1](crate::text::rules#6.1)) over empty points and open gates.
#[inline]
fn walk(rules: &Ruleset, walks: Walks, open: &PointSet, from: Point, kind: Kind) -> PointSet {
    match walks {
        Walks::Free => walk_freely(open, from, kind.reach()),
        Walks::Limited => walk_by_switches(rules, open, from, kind),
    }
}

/// A walk by rules that limit it. It has a function of its own so that the usual walk stays small.
#[cold]
fn walk_by_switches(rules: &Ruleset, open: &PointSet, from: Point, kind: Kind) -> PointSet {
    let mut open = *open;
    if rules.gates_on_the_way == GatesOnTheWay::Closed {
        open = open.minus(&Gate::POINTS);
    }
    // The other switches are about basic flowers only.
    if kind.is_basic() && rules.foreign_gardens == ForeignGardens::Closed {
        // Gates lie in no garden.
        open = open.intersection(&rules.borders.grounds(kind).union(&Gate::POINTS));
    }
    if kind.is_basic() && rules.distance == Distance::Exact {
        let mut ends = PointSet::EMPTY;
        walk_exactly(&open, from, kind.reach(), &PointSet::only(from), &mut ends);
        ends
    } else {
        walk_freely(&open, from, kind.reach())
    }
}

/// Walks exactly so many steps on every way that meets no point twice, and collects the ends. The
/// last step may lead onto a tile. A flood would not do: it forgets how it came to a point.
fn walk_exactly(open: &PointSet, at: Point, steps: u8, met: &PointSet, ends: &mut PointSet) {
    for next in Direction::ALL.into_iter().filter_map(|d| at.step(d)) {
        if met.contains(next) {
            continue;
        }
        if steps == 1 {
            ends.insert(next);
        } else if open.contains(next) {
            let mut met = *met;
            met.insert(next);
            walk_exactly(open, next, steps - 1, &met, ends);
        }
    }
}

/// Walks by flooding: each round adds all neighbours of the set and keeps those that are open. A
/// round costs the same for any number of points, where a search with a queue would visit them one
/// by one. The last round is not restricted to open points, so tiles beside the way are reached,
/// and perhaps bits beyond the edge, which callers ignore or mask away.
#[inline]
fn walk_freely(open: &PointSet, from: Point, reach: u8) -> PointSet {
    // Every flower may walk two steps or more.
    let mut area = PointSet::beside(from).intersection(open);
    for _ in 2..reach {
        area = area.spread().intersection(open);
    }
    // The starting point holds the flower, so it is not open, but the first step begins there.
    area.insert(from);
    let mut ends = area.spread();
    ends.remove(from);
    ends
}

/// Whether Orchids trap growing flowers. Few flowers stand beside an Orchid; inlined, the switch
/// would be read for each of them.
#[inline(never)]
fn traps_growing(rules: &Ruleset) -> bool {
    rules.trap_stages == TrapStages::AlsoGrowing
}

/// Most flowers of one kind that a player has. A valid position has no more
/// ([§2.1](crate::text::rules#2.1)), so pushing never overflows.
const MOST_OWN: usize = 3;
/// Most flowers of one basic kind on the board: three of each of four players.
const MOST_OF_A_KIND: usize = 12;
/// Most Orchids: one of each of four players.
const MOST_ORCHIDS: usize = 4;

/// What one pass over the board found, and the state of the iteration.
#[derive(Clone, Debug)]
pub(super) struct TurnChoices {
    /// The next kind to plant, as an index of [`Kind::BASIC`].
    next_plant: usize,
    /// The kind of flower that is arranged now, as an index of [`Kind::ALL`].
    kind: usize,
    /// Flowers of the player to move that have not been arranged yet, by kind.
    own: [ArrayVec<Point, MOST_OWN>; 8],
    /// All blooming basic flowers, by kind, of all players: clashes do not depend on owners.
    basics: [ArrayVec<(Point, Seat), MOST_OF_A_KIND>; 6],
    /// Opponents' blooming Orchids, and that of the player to move where it traps the player's own
    /// flowers.
    orchids: ArrayVec<(Point, Seat), MOST_ORCHIDS>,
    /// Empty points and open gates.
    open: PointSet,
    /// Whether the rules limit walks, found once for all flowers.
    walks: Walks,
    /// Where flowers of the current kind may end; computed for the first of them.
    ends: Option<PointSet>,
}

impl TurnChoices {
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        let board = &position.board;
        let mut choices = Self {
            next_plant: 0,
            kind: 0,
            own: [const { ArrayVec::new_const() }; 8],
            basics: [const { ArrayVec::new_const() }; 6],
            orchids: ArrayVec::new(),
            open: board.empty_points().union(&board.open_gates()),
            walks: walks_of(&position.ruleset),
            ends: None,
        };
        board.blooming().for_each(|(point, tile)| {
            if tile.kind().is_flower() {
                choices.note(position.to_move, point, tile);
            }
        });
        // The lists of own flowers have no growing ones yet, and only blooming Orchids trap.
        if position.ruleset.trap_owners == TrapOwners::Everybody {
            let own = choices.own[Kind::Orchid as usize - 1].iter();
            choices.orchids.extend(own.map(|p| (*p, position.to_move)));
        }
        for (gate, tile) in board.growing() {
            if tile.owner() == position.to_move {
                choices.own[tile.kind() as usize - 1].push(gate.point());
            }
        }
        // The player may plant nothing, so the iteration begins after the last plant (§10.4).
        if !position.may_plant() {
            choices.next_plant = Kind::BASIC.len();
        }
        choices
    }

    /// Notes one blooming flower in the lists it belongs to.
    #[inline]
    fn note(&mut self, to_move: Seat, point: Point, tile: Tile) {
        let (kind, owner) = (tile.kind(), tile.owner());
        if owner == to_move {
            self.own[kind as usize - 1].push(point);
        } else if kind == Kind::Orchid {
            self.orchids.push((point, owner));
        }
        if kind.is_basic() {
            self.basics[kind as usize - 1].push((point, owner));
        }
    }

    #[inline]
    pub(super) fn next(&mut self, position: &Position) -> Option<Choice> {
        while let Some(&flower) = Kind::BASIC.get(self.next_plant) {
            self.next_plant += 1;
            if position.hands[position.to_move].has(flower) {
                let open_gates = self.open.intersection(&Gate::POINTS);
                let points = position.planting_points(flower, &open_gates);
                if let Some(choice) = Choice::some(Action::Plant(flower), points) {
                    return Some(choice);
                }
            }
        }
        while let Some(own) = self.own.get_mut(self.kind) {
            // The eight flowers come first among all kinds, so both lists have the same index.
            let kind = Kind::ALL[self.kind];
            // The flowers of a kind share one set of ends, so they are done together.
            let Some(from) = own.pop() else {
                self.kind += 1;
                self.ends = None;
                continue;
            };
            let points = self.walks(position, from, kind);
            if let Some(choice) = Choice::some(Action::Arrange(from), points) {
                return Some(choice);
            }
        }
        None
    }

    /// Where a flower may be arranged to.
    #[inline]
    fn walks(&mut self, position: &Position, from: Point, kind: Kind) -> PointSet {
        if self.is_trapped(position, from) {
            return PointSet::EMPTY;
        }
        let ends = match &self.ends {
            Some(ends) => *ends,
            None => *self.ends.insert(self.ends_of(position, kind)),
        };
        let area = walk(&position.ruleset, self.walks, &self.open, from, kind);
        keep_covered(&position.board, from, area.intersection(&ends))
    }

    /// Whether an Orchid traps a flower of the player to move ([§7.5](crate::text::rules#7.5)).
    #[inline]
    fn is_trapped(&self, position: &Position, flower: Point) -> bool {
        self.orchids.iter().any(|(p, _)| p.surrounds(flower))
            && (!flower.is_gate() || traps_growing(&position.ruleset))
    }

    /// Where flowers of a kind may end: points that can hold them and where they do not clash,
    /// empty or with a tile that they capture. The set holds for all flowers of the kind, although
    /// each leaves another gap: a flower that blocked the view of a clashing one would be seen by
    /// it, and the two would clash already. Nor does a captured tile forbid its own point, since
    /// `views` leaves out the points it starts from.
    #[inline]
    fn ends_of(&self, position: &Position, kind: Kind) -> PointSet {
        let mut ends = self.open;
        self.add_prey(position, kind, &mut ends);
        let clashing = self.clashing(kind).iter().map(|(p, _)| *p);
        ends.intersection(position.ruleset.borders.grounds(kind))
            .minus(&position.board.views(clashing))
    }

    /// The blooming flowers a kind clashes with; for special flowers none.
    #[inline]
    fn clashing(&self, kind: Kind) -> &[(Point, Seat)] {
        match kind.clashing() {
            Some(other) => &self.basics[other as usize - 1],
            None => &[],
        }
    }

    /// Adds the tiles that flowers of a kind capture ([§6.3](crate::text::rules#6.3)).
    #[inline]
    fn add_prey(&self, position: &Position, kind: Kind, ends: &mut PointSet) {
        let (board, seat) = (&position.board, position.to_move);
        let mut add = |point| {
            if !position.is_protected(point) {
                ends.insert(point);
            }
        };
        for &(point, owner) in self.clashing(kind) {
            if owner != seat {
                add(point);
            }
        }
        // An enabled Orchid is captured by every flower, but perhaps not by a Lotus.
        for &(point, owner) in &self.orchids {
            let enabled = owner != seat && board.blooming_lotus().contains(owner);
            if enabled && position.hunts_orchids(kind) {
                add(point);
            }
        }
        if kind == Kind::Orchid && board.blooming_lotus().contains(seat) {
            add_orchid_prey(position, ends);
        }
    }
}

/// Adds what an enabled Orchid captures: every flower that the rules do not spare and no Bamboo
/// protects. Some are in the set already, which does no harm. A player has one Orchid; inlined, the
/// switches would be read for every flower.
#[inline(never)]
fn add_orchid_prey(position: &Position, ends: &mut PointSet) {
    position
        .board
        .blooming()
        .filter(|(_, t)| t.kind().is_flower() && t.owner() != position.to_move)
        .filter(|(_, t)| !position.is_spared(*t))
        .filter(|(p, _)| !position.is_protected(*p))
        .for_each(|(p, _)| ends.insert(p));
}

/// Of the points a flower may go to, those that uncover no clash: if the tiles on both sides of it
/// clash, it must stay between them, or capture one of them.
#[inline]
fn keep_covered(board: &Board, from: Point, mut ends: PointSet) -> PointSet {
    for clash in board.clashes_across(from) {
        // A view includes the tiles at both ends. One of them is a legal end only if it can be
        // captured, and then it no longer clashes.
        let between = match clash.line() {
            Line::Row(_) => board.row_view(from),
            Line::Column(_) => board.column_view(from),
        };
        ends = ends.intersection(&between);
    }
    ends
}

impl Position {
    /// Whether the player to move may plant anything anywhere. With three or four players, a player
    /// with a growing flower may plant beside Ponds only, by the latest rules
    /// ([§10.4](crate::text::rules#10.4)).
    pub(super) fn may_plant(&self) -> bool {
        self.may_plant_in_gates()
            || self.ruleset.version == RulesVersion::Two && self.board.has_ponds()
    }

    /// Whether a Bamboo protects the tile at a point. Without Ancient Oasis there is none to look
    /// for.
    #[inline]
    fn is_protected(&self, point: Point) -> bool {
        self.ruleset.oasis && self.protected_by(point).is_some()
    }

    /// Whether the player to move may plant in gates.
    #[inline]
    fn may_plant_in_gates(&self) -> bool {
        self.ruleset.seats == SeatCount::Two || self.board.growing_of(self.to_move).is_none()
    }

    /// Where a flower may be planted, if anything may be planted at all: open gates, and points
    /// beside Ponds that can hold it ([§8.2](crate::text::rules#8.2)).
    #[inline]
    pub(super) fn planting_points(&self, flower: Kind, open_gates: &PointSet) -> PointSet {
        // The common case: growing flowers neither clash nor need a garden.
        if !self.board.has_ponds() {
            return *open_gates;
        }
        let beside_ponds = self
            .board
            .pond_points()
            .intersection(self.ruleset.borders.grounds(flower))
            .minus(&self.board.clash_zone(flower));
        if self.may_plant_in_gates() {
            beside_ponds.union(open_gates)
        } else {
            beside_ponds
        }
    }
}
