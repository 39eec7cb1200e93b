//! Clashes ([§5.2](crate::text::rules#5.2)): those on the board, and those that a step would cause.

use crate::board::Board;
use crate::point::{Direction, Line, Point};
use crate::point_set::PointSet;
use crate::tile::{Kind, Tile};

/// Two blooming basic flowers of the same number and different colour that see each other.
///
/// The ends have a fixed order, so that the same clash is the same value, whichever tile moved.
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

    /// A clash on one of the three rows and three columns around a point. Changing tiles on and
    /// around the point can cause no other clash.
    pub(crate) fn clash_near(&self, point: Point) -> Option<Clash> {
        // A tile changes sight along its own row and column only. Changed tiles are at most one
        // step away, so six lines are enough. Lanes begin with 1, so `lane - 1` does not underflow.
        let (lane, bit) = (point.lane(), point.bit());
        (lane - 1..=lane + 1)
            .filter(|lane| (1..=17).contains(lane))
            .find_map(|lane| self.row_pairs(lane).find_map(clash_of))
            .or_else(|| {
                (bit.saturating_sub(1)..=(bit + 1).min(16))
                    .find_map(|bit| self.column_pairs(bit).find_map(clash_of))
            })
    }

    /// The clash that a tile would have on a point it moves to, with `left` the point it came from,
    /// which is empty then. Nothing is moved: this is called for every step that is tried.
    pub(crate) fn clash_on_arrival(
        &self,
        left: Option<Point>,
        tile: (Point, Tile),
    ) -> Option<Clash> {
        Direction::ALL.into_iter().find_map(|direction| {
            // A tile that is captured at the end of the walk stands at `tile.0` itself, so it is
            // never seen: it no longer counts (§6.2). The moving tile still stands at its old point
            // and must be looked through.
            let mut seen = self.seen(tile.0, direction)?;
            if Some(seen.0) == left {
                seen = self.seen(seen.0, direction)?;
            }
            clash_of([tile, seen]).map(ordered)
        })
    }

    /// The clash between two other tiles that a moving tile uncovers: it stood between them and no
    /// longer does.
    pub(crate) fn clash_on_leaving(&self, from: Point, to: Point) -> Option<Clash> {
        self.clashes_across(from).find(|clash| {
            // Still between the two, the tile covers them as before; at one of the two points it
            // has captured that one. Points are ordered by row and then by column, so on one line
            // the range holds exactly the points between.
            let same_line = Line::through(from, to) == Some(clash.line());
            !(same_line && (clash.a.0..=clash.b.0).contains(&to))
        })
    }

    /// The clashes between the tiles left and right of a point, and between those below and above
    /// it, as if the point were empty. For a gate there are none, since gates always block.
    #[inline]
    pub(crate) fn clashes_across(&self, gap: Point) -> impl Iterator<Item = Clash> {
        Direction::ACROSS
            .into_iter()
            .filter(move |_| !gap.is_gate())
            .filter_map(move |[low, high]| clash_of([self.seen(gap, low)?, self.seen(gap, high)?]))
    }

    /// The points where a basic flower of a kind would see one it clashes with. Empty for all other
    /// kinds, which never clash.
    pub(crate) fn clash_zone(&self, kind: Kind) -> PointSet {
        match kind.clashing() {
            Some(other) => self.views(self.all_of(other).map(|(p, _)| p)),
            None => PointSet::EMPTY,
        }
    }
}

/// The same clash with its left or lower end first. The scan of all four directions may find the
/// partner on either side.
fn ordered(clash: Clash) -> Clash {
    let Clash { a, b } = clash;
    if a.0 < b.0 {
        clash
    } else {
        Clash { a: b, b: a }
    }
}
