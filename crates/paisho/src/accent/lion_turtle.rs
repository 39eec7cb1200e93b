//! The Lion Turtle ([§8.3](crate::text::rules#8.3)): a surrounding flower harmonises with every
//! basic flower of any player.
//!
//! It is placed on an empty point. A new tile can only block lines of sight, never open one, so no
//! clash can result.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::{Refusal, Standing};
use crate::rules::TurtleRule;
use crate::seat::{Seat, SeatSet};
use crate::tile::{Kind, Tile};

pub(crate) fn check(board: &Board, at: Point) -> Result<(), Refusal> {
    super::check_empty(board, Kind::LionTurtle, at)
}

pub(crate) fn apply(board: &mut Board, turtle: Tile, at: Point) {
    board.put(at, turtle);
}

impl Board {
    /// Owners of the Lion Turtles that surround a point. There may be several, since Lion Turtles
    /// of different players can surround the same point.
    #[must_use]
    pub fn turtles_around(&self, point: Point) -> SeatSet {
        self.around(point, Kind::LionTurtle)
            .map(|(_, t)| t.owner())
            .collect()
    }
}

/// Owners of the harmony between two tiles that see each other, can harmonise and are not silenced,
/// on a board with Lion Turtles; `natural` is the owner it would have without them.
pub(crate) fn harmony_owners(
    board: &Board,
    rule: TurtleRule,
    [(a, ta), (b, tb)]: [Standing; 2],
    natural: Option<Seat>,
) -> SeatSet {
    let turtles = board.turtles_around(a).union(board.turtles_around(b));
    // No Lion Turtle reaches this pair, so the ordinary rule decides.
    if turtles.is_empty() {
        return natural.map_or(SeatSet::EMPTY, Seat::alone);
    }
    // Two Lotuses: at least one end of a harmony is a basic flower (§5.3).
    if !ta.kind().is_basic() && !tb.kind().is_basic() {
        return SeatSet::EMPTY;
    }
    // `AddedHarmonies`: a harmony that would exist anyway keeps its owner. `MixedHarmonies`: the
    // owners of the Lion Turtles get every harmony between two players, even one of a Lotus that
    // would have an owner without them.
    match rule {
        TurtleRule::AddedHarmonies => natural.map_or(turtles, Seat::alone),
        TurtleRule::MixedHarmonies if ta.owner() == tb.owner() => ta.owner().alone(),
        TurtleRule::MixedHarmonies => turtles,
    }
}
