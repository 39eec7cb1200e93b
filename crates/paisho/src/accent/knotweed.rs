//! The Knotweed ([§7.2](crate::text::rules#7.2)): drains surrounding basic flowers and Lotuses,
//! which then have no harmonies.
//!
//! It is placed on an empty point. A new tile can only block lines of sight, never open one, so no
//! clash can result.

use crate::board::Board;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::refusal::{Refusal, Standing};
use crate::tile::{Kind, Tile};

pub(crate) fn check(board: &Board, at: Point) -> Result<(), Refusal> {
    super::check_empty(board, Kind::Knotweed, at)
}

pub(crate) fn apply(board: &mut Board, knotweed: Tile, at: Point) {
    board.put(at, knotweed);
}

/// The points where a Knotweed drains.
pub(crate) fn drains(knotweed: Point) -> PointSet {
    PointSet::surrounding(knotweed)
}

/// The Knotweed that drains the tile at a point, if one does.
///
/// This names a Knotweed for explanations; harmonies look the point up in the set that the board
/// keeps. A growing flower is not drained: `standing` finds no tile in a gate.
pub(crate) fn drained_by(board: &Board, point: Point) -> Option<Standing> {
    let tile = board.standing(point)?;
    if !tile.kind().can_harmonise() {
        return None;
    }
    board.around(point, Kind::Knotweed).next()
}
