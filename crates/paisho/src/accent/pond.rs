//! The Pond ([§8.2](crate::text::rules#8.2)): surrounding empty points count as open gates for
//! planting, where flowers bloom at once.
//!
//! It is placed on an empty point. A new tile can only block lines of sight, never open one, so no
//! clash can result.

use crate::board::Board;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::refusal::Refusal;
use crate::tile::{Kind, Tile};

pub(crate) fn check(board: &Board, at: Point) -> Result<(), Refusal> {
    super::check_empty(board, Kind::Pond, at)
}

pub(crate) fn apply(board: &mut Board, pond: Tile, at: Point) {
    board.put(at, pond);
}

impl Board {
    /// The empty points around Ponds, which count as open gates, whether or not they can hold the
    /// flower. Gates are not among them: they are never empty points, and open ones are planted in
    /// anyway.
    #[must_use]
    pub fn pond_points(&self) -> PointSet {
        self.all_of(Kind::Pond)
            .fold(PointSet::EMPTY, |all, (p, _)| {
                all.union(&PointSet::surrounding(p))
            })
            .intersection(&self.empty_points())
    }
}
