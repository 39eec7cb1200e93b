//! The Rock ([§7.1](crate::text::rules#7.1)): no harmony along its whole row and column, as long as
//! it stands.
//!
//! It is placed on an empty point. A new tile can only block lines of sight, never open one, so no
//! clash can result.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::tile::{Kind, Tile};

pub(crate) fn check(board: &Board, at: Point) -> Result<(), Refusal> {
    super::check_empty(board, Kind::Rock, at)
}

pub(crate) fn apply(board: &mut Board, rock: Tile, at: Point) {
    board.put(at, rock);
}

/// The rows and columns on which a Rock stands.
///
/// Rocks are only ever added: several may share a line, so when one leaves, the board recomputes
/// all lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RockLines {
    /// Bit y + 9 is row y, as the lanes of a `PointSet` are numbered.
    lanes: u32,
    /// Bit x + 8 is column x.
    columns: u32,
}

impl RockLines {
    pub(crate) fn add(&mut self, rock: Point) {
        self.lanes |= 1 << rock.lane();
        self.columns |= 1 << rock.bit();
    }

    /// Whether a Rock stands on the line that two points share.
    ///
    /// The whole line counts, not only the part between the points
    /// ([§7.1](crate::text::rules#7.1)): a Rock at (8,3) silences two flowers at (-3,3) and (2,3).
    /// The points must share a line.
    #[inline]
    pub(crate) fn silence(self, a: Point, b: Point) -> bool {
        if a.lane() == b.lane() {
            self.lanes >> a.lane() & 1 == 1
        } else {
            self.columns >> a.bit() & 1 == 1
        }
    }
}
