//! The choices of an ordinary turn: planting, and arranging each flower.
//!
//! One look over the board gathers what all flowers have in common. Then each
//! flower's walk is a flood over sets, and the points where it would clash are
//! subtracted as sets: since no two tiles clash now, the points that see a
//! clashing flower do not depend on the flower that moves.

use arrayvec::ArrayVec;

use super::{Action, Choice};
use crate::board::Board;
use crate::point::{Direction, Point};
use crate::point_set::PointSet;
use crate::position::Position;
use crate::seat::SeatCount;
use crate::tile::{Kind, Tile};

/// The points where a flower's walk of up to `reach` steps can end, as far as the way goes: empty
/// points, open gates, and tiles next to the way. Whether it may end there is not asked.
pub(crate) fn walk_area(board: &Board, from: Point, reach: u8) -> PointSet {
    walk(
        &board.empty_points().union(&board.open_gates()),
        from,
        reach,
    )
}

#[inline]
fn walk(open: &PointSet, from: Point, reach: u8) -> PointSet {
    let mut area = PointSet::only(from);
    for _ in 1..reach {
        area = area.spread().intersection(open);
    }
    // Not open itself, the start is still where the first step begins.
    area.insert(from);
    let mut ends = area.spread();
    ends.remove(from);
    ends
}

/// Most flowers one player can have on the board.
const MOST_FLOWERS: usize = 20;
/// Most flowers of one basic kind on the board, of four players.
const MOST_OF_A_KIND: usize = 12;

/// What one look over the board tells, and how far the iteration has come.
#[derive(Clone, Debug)]
pub(super) struct TurnChoices {
    next_plant: usize,
    next_flower: usize,
    /// Flowers of the player to move.
    own: ArrayVec<(Point, Kind), MOST_FLOWERS>,
    /// All blooming basic flowers, by kind.
    basics: [ArrayVec<(Point, Tile), MOST_OF_A_KIND>; 6],
    /// Opponents' blooming flowers.
    others: PointSet,
    /// Opponents' enabled Orchids, which every flower takes (§6.3).
    enabled_orchids: PointSet,
    /// Where blooming flowers of the player to move are trapped (§7.5).
    traps: PointSet,
    /// Empty non-gate points.
    empty: PointSet,
    open_gates: PointSet,
    /// Where walks may pass: both of them.
    open: PointSet,
    /// Where flowers of a kind may end, kept because players have several of one kind.
    ends: [Option<PointSet>; 8],
}

impl TurnChoices {
    pub(super) fn new(position: &Position) -> Self {
        let board = &position.board;
        let (empty, open_gates) = (board.empty_points(), board.open_gates());
        let mut choices = Self {
            next_plant: 0,
            next_flower: 0,
            own: ArrayVec::new(),
            basics: [const { ArrayVec::new_const() }; 6],
            others: PointSet::EMPTY,
            enabled_orchids: PointSet::EMPTY,
            traps: PointSet::EMPTY,
            empty,
            open_gates,
            open: empty.union(&open_gates),
            ends: [None; 8],
        };
        for (point, tile) in board.tiles() {
            if tile.kind().is_flower() {
                choices.note(position, point, tile);
            }
        }
        if !position.may_plant() {
            choices.next_plant = Kind::BASIC.len();
        }
        choices
    }

    #[inline]
    fn note(&mut self, position: &Position, point: Point, tile: Tile) {
        let kind = tile.kind();
        let own = tile.owner() == position.to_move;
        if own {
            self.own.push((point, kind));
        }
        if point.is_gate() {
            return;
        }
        if kind.is_basic() {
            self.basics[kind as usize - 1].push((point, tile));
        }
        if own {
            return;
        }
        self.others.insert(point);
        if kind == Kind::Orchid {
            self.traps = self.traps.union(&PointSet::surrounding(point));
            if position.board.blooming_lotus().contains(tile.owner()) {
                self.enabled_orchids.insert(point);
            }
        }
    }

    #[inline]
    pub(super) fn next(&mut self, position: &Position) -> Option<Choice> {
        while let Some(&flower) = Kind::BASIC.get(self.next_plant) {
            self.next_plant += 1;
            if position.hands[position.to_move].has(flower) {
                let points = position.planting_points(flower, &self.open_gates);
                if let Some(choice) = Choice::some(Action::Plant(flower), points) {
                    return Some(choice);
                }
            }
        }
        while let Some(&(from, kind)) = self.own.get(self.next_flower) {
            self.next_flower += 1;
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
        if self.traps.contains(from) && !from.is_gate() {
            return PointSet::EMPTY;
        }
        let ends = walk(&self.open, from, kind.reach()).intersection(&self.ends_of(position, kind));
        keep_covered(&position.board, from, ends)
    }

    /// Where flowers of a kind may end: points that can hold them and where they do not clash,
    /// empty or with a tile they take.
    #[inline]
    fn ends_of(&mut self, position: &Position, kind: Kind) -> PointSet {
        let slot = kind as usize - 1;
        if let Some(ends) = self.ends[slot] {
            return ends;
        }
        let clashing = self.clashing(kind).iter().map(|(p, _)| *p);
        let zone = position.board.views(clashing);
        let ends = self
            .empty
            .union(&self.prey(position, kind))
            .intersection(kind.grounds())
            .minus(&zone);
        self.ends[slot] = Some(ends);
        ends
    }

    /// The blooming flowers a kind clashes with; for special flowers none.
    fn clashing(&self, kind: Kind) -> &[(Point, Tile)] {
        match kind.clashing() {
            Some(other) => &self.basics[other as usize - 1],
            None => &[],
        }
    }

    /// The tiles that flowers of a kind take (§6.3).
    fn prey(&self, position: &Position, kind: Kind) -> PointSet {
        let mut prey = self.enabled_orchids;
        if kind == Kind::Orchid && position.board.blooming_lotus().contains(position.to_move) {
            prey = self.others;
        }
        for (point, tile) in self.clashing(kind) {
            if tile.owner() != position.to_move {
                prey.insert(*point);
            }
        }
        if position.ruleset.oasis {
            prey.iter()
                .filter(|p| position.protected_by(*p).is_some())
                .for_each(|p| prey.remove(p));
        }
        prey
    }
}

/// Of the points a flower may go to, those that uncover no clash: if the tiles on both sides of it
/// clash, it must stay between them, or take one of them.
#[inline]
fn keep_covered(board: &Board, from: Point, mut ends: PointSet) -> PointSet {
    if from.is_gate() {
        return ends;
    }
    let clash = |low, high| {
        let kind = |direction| board.seen(from, direction).map(|(_, t)| t.kind());
        matches!((kind(low), kind(high)), (Some(a), Some(b)) if a.clashes_with(b))
    };
    if clash(Direction::West, Direction::East) {
        ends = ends.intersection(&board.row_view(from));
    }
    if clash(Direction::South, Direction::North) {
        ends = ends.intersection(&board.column_view(from));
    }
    ends
}

impl Position {
    /// Whether the player to move may plant at all: with three or four players not while a flower
    /// of his is growing (§10.4).
    pub(super) fn may_plant(&self) -> bool {
        self.ruleset.seats == SeatCount::Two || self.board.growing_of(self.to_move).is_none()
    }

    /// Where a flower may be planted: open gates, and points beside Ponds that can hold it (§8.2).
    #[inline]
    pub(super) fn planting_points(&self, flower: Kind, open_gates: &PointSet) -> PointSet {
        let beside_ponds = self.board.pond_points().intersection(flower.grounds());
        if beside_ponds.is_empty() {
            return *open_gates;
        }
        beside_ponds
            .minus(&self.board.clash_zone(flower))
            .union(open_gates)
    }
}
