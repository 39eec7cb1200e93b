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
    let open = open_points(board, &board.open_gates(), rules.gates_on_the_way);
    walk(rules, &open, from, kind)
}

/// Where walks may pass: empty points, and open gates unless the rules close them.
#[inline]
fn open_points(board: &Board, open_gates: &PointSet, rule: GatesOnTheWay) -> PointSet {
    match rule {
        GatesOnTheWay::Passed => board.empty_points().union(open_gates),
        GatesOnTheWay::Closed => board.empty_points(),
    }
}

/// A walk by any rules ([§6.1](crate::text::rules#6.1)).
#[inline]
fn walk(rules: &Ruleset, open: &PointSet, from: Point, kind: Kind) -> PointSet {
    let free = rules.distance == Distance::UpTo && rules.foreign_gardens == ForeignGardens::Passed;
    // The rules that limit walks are about basic flowers only.
    if free || !kind.is_basic() {
        walk_freely(open, from, kind.reach())
    } else {
        walk_strictly(rules, open, from, kind)
    }
}

/// The walk of a basic flower by rules that limit it.
#[cold]
fn walk_strictly(rules: &Ruleset, open: &PointSet, from: Point, kind: Kind) -> PointSet {
    let open = match rules.foreign_gardens {
        ForeignGardens::Passed => *open,
        // Gates lie in no garden; whether they may be passed is another rule.
        ForeignGardens::Closed => {
            open.intersection(&rules.borders.grounds(kind).union(&Gate::POINTS))
        }
    };
    match rules.distance {
        Distance::UpTo => walk_freely(&open, from, kind.reach()),
        Distance::Exact => {
            let mut ends = PointSet::EMPTY;
            let met = PointSet::only(from);
            walk_exactly(&open, from, kind.reach(), &met, &mut ends);
            ends
        }
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
    let mut area = PointSet::only(from);
    for _ in 1..reach {
        area = area.spread().intersection(open);
    }
    // The starting point holds the flower, so it is not open, but the first step begins there.
    area.insert(from);
    let mut ends = area.spread();
    ends.remove(from);
    ends
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
    /// Where walks may pass: empty points and perhaps open gates.
    open: PointSet,
    /// The gates in which the player may plant.
    gates: PointSet,
    /// Where flowers of the current kind may end; computed for the first of them.
    ends: Option<PointSet>,
}

impl TurnChoices {
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        let board = &position.board;
        let open_gates = board.open_gates();
        let mut choices = Self {
            next_plant: 0,
            kind: 0,
            own: [const { ArrayVec::new_const() }; 8],
            basics: [const { ArrayVec::new_const() }; 6],
            orchids: ArrayVec::new(),
            open: open_points(board, &open_gates, position.ruleset.gates_on_the_way),
            gates: if position.may_plant_in_gates() {
                open_gates
            } else {
                PointSet::EMPTY
            },
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
                let points = position.planting_points(flower, &self.gates);
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
        let area = walk(&position.ruleset, &self.open, from, kind);
        keep_covered(&position.board, from, area.intersection(&ends))
    }

    /// Whether an Orchid traps a flower of the player to move ([§7.5](crate::text::rules#7.5)).
    #[inline]
    fn is_trapped(&self, position: &Position, flower: Point) -> bool {
        self.orchids.iter().any(|(p, _)| p.surrounds(flower))
            && (!flower.is_gate() || position.ruleset.trap_stages == TrapStages::AlsoGrowing)
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
            // Without Ancient Oasis there is no Bamboo to look for.
            if !position.ruleset.oasis || position.protected_by(point).is_none() {
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
        // An enabled Orchid captures every flower that the rules do not spare. Some are in the set
        // already, which does no harm.
        if kind == Kind::Orchid && board.blooming_lotus().contains(seat) {
            board
                .blooming()
                .filter(|(_, t)| t.kind().is_flower() && t.owner() != seat)
                .filter(|(_, t)| !position.is_spared(*t))
                .for_each(|(p, _)| add(p));
        }
    }
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

    /// Whether the player to move may plant in gates.
    #[inline]
    fn may_plant_in_gates(&self) -> bool {
        self.ruleset.seats == SeatCount::Two || self.board.growing_of(self.to_move).is_none()
    }

    /// The open gates in which the player to move may plant.
    #[inline]
    pub(super) fn planting_gates(&self) -> PointSet {
        if self.may_plant_in_gates() {
            self.board.open_gates()
        } else {
            PointSet::EMPTY
        }
    }

    /// Where a flower may be planted: the given gates, and points beside Ponds that can hold it
    /// ([§8.2](crate::text::rules#8.2)).
    #[inline]
    pub(super) fn planting_points(&self, flower: Kind, gates: &PointSet) -> PointSet {
        // The common case: growing flowers neither clash nor need a garden.
        if !self.board.has_ponds() {
            return *gates;
        }
        self.board
            .pond_points()
            .intersection(self.ruleset.borders.grounds(flower))
            .minus(&self.board.clash_zone(flower))
            .union(gates)
    }
}
