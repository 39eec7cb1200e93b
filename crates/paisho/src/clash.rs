//! Clashes (§5.2): found on the board, and foreseen.

use crate::board::Board;
use crate::point::{Direction, Line, Point};
use crate::point_set::PointSet;
use crate::tile::{Kind, Tile};

/// Two blooming basic flowers of the same number and different colour that see each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clash {
    /// The left or lower tile, with its point.
    pub a: (Point, Tile),
    /// The right or upper tile, with its point.
    pub b: (Point, Tile),
}

impl Clash {
    /// The line along which they see each other.
    #[must_use]
    pub fn line(&self) -> Line {
        if self.a.0.y() == self.b.0.y() {
            Line::Row(self.a.0.y())
        } else {
            Line::Column(self.a.0.x())
        }
    }
}

#[inline]
fn clash_of([a, b]: [(Point, Tile); 2]) -> Option<Clash> {
    a.1.kind()
        .clashes_with(b.1.kind())
        .then_some(Clash { a, b })
}

impl Board {
    /// All clashes on the board.
    pub fn clashes(&self) -> impl Iterator<Item = Clash> {
        self.sighted_pairs().filter_map(clash_of)
    }

    /// A clash on one of the three rows or columns around a point: all that changing tiles on and
    /// around it can bring about.
    pub(crate) fn clash_near(&self, point: Point) -> Option<Clash> {
        let (lane, bit) = (point.lane(), point.bit());
        (lane - 1..=lane + 1)
            .filter(|lane| (1..=17).contains(lane))
            .find_map(|lane| self.row_pairs(lane).find_map(clash_of))
            .or_else(|| {
                (bit.saturating_sub(1)..=(bit + 1).min(16))
                    .find_map(|bit| self.column_pairs(bit).find_map(clash_of))
            })
    }

    /// A clash of the tile at a point with one that it sees.
    pub(crate) fn clash_of_tile(&self, point: Point) -> Option<Clash> {
        let tile = self.standing(point)?;
        Direction::ALL.into_iter().find_map(|direction| {
            let seen = self.seen(point, direction)?;
            ordered(clash_of([(point, tile), seen])?)
        })
    }

    /// The clash that a tile from one point would have with what it sees from another, its old
    /// place being empty then. Nothing is moved: this is asked for every step that is tried.
    pub(crate) fn clash_on_arrival(&self, from: Point, tile: (Point, Tile)) -> Option<Clash> {
        Direction::ALL.into_iter().find_map(|direction| {
            let mut seen = self.seen(tile.0, direction)?;
            if seen.0 == from {
                seen = self.seen(from, direction)?;
            }
            ordered(clash_of([tile, seen])?)
        })
    }

    /// The clash between two tiles that a tile moving from one point to another leaves uncovered:
    /// it stood between them and does not any more.
    pub(crate) fn clash_on_leaving(&self, from: Point, to: Point) -> Option<Clash> {
        let clash_along = |low, high| {
            let clash = clash_of([self.seen(from, low)?, self.seen(from, high)?])?;
            let stays_between = Line::through(from, to) == Some(clash.line())
                && (clash.a.0..=clash.b.0).contains(&to);
            (!stays_between).then_some(clash)
        };
        if from.is_gate() {
            return None;
        }
        clash_along(Direction::West, Direction::East)
            .or_else(|| clash_along(Direction::South, Direction::North))
    }

    /// A clash between the tiles left and right of, or below and above, a point: what is left when
    /// the tile there has gone. For a gate there is none, since gates block for ever.
    #[inline]
    pub(crate) fn clash_across(&self, gap: Point) -> Option<Clash> {
        if gap.is_gate() {
            return None;
        }
        [
            (Direction::West, Direction::East),
            (Direction::South, Direction::North),
        ]
        .into_iter()
        .find_map(|(low, high)| clash_of([self.seen(gap, low)?, self.seen(gap, high)?]))
    }

    /// The points where a basic flower of a kind would see one it clashes with.
    pub(crate) fn clash_zone(&self, kind: Kind) -> PointSet {
        match kind.clashing() {
            Some(other) => self.views(self.all_of(other).map(|(p, _)| p)),
            None => PointSet::EMPTY,
        }
    }
}

/// The same clash with its left or lower end first.
fn ordered(clash: Clash) -> Option<Clash> {
    let Clash { a, b } = clash;
    Some(if a.0 < b.0 {
        clash
    } else {
        Clash { a: b, b: a }
    })
}
