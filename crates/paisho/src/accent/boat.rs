//! The Boat ([§7.4](crate::text::rules#7.4)): moves a blooming flower one point, or leaves the game
//! together with an accent.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::{Cause, Refusal, Standing};
use crate::tile::Tile;

/// Whether a Boat may be placed on the tile at a point; `to` is where it moves a flower.
pub(crate) fn check(board: &Board, at: Point, to: Option<Point>) -> Result<(), Refusal> {
    let Some(tile) = board.get(at) else {
        return Err(Refusal::BoatOnNothing { at });
    };
    let standing = (at, tile);
    match (tile.kind().is_flower(), to) {
        (true, Some(to)) => check_ferry(board, standing, to),
        (true, None) => Err(Refusal::BoatNeedsTarget { flower: standing }),
        (false, None) => check_removal(board, at),
        (false, Some(_)) => Err(Refusal::BoatRemovesAccent { accent: standing }),
    }
}

fn check_ferry(board: &Board, flower: Standing, to: Point) -> Result<(), Refusal> {
    let (at, tile) = flower;
    if at.is_gate() {
        return Err(Refusal::BoatOnGrowing { flower });
    }
    if !at.surrounds(to) {
        return Err(Refusal::BoatTooFar { flower, to });
    }
    if let Some(other) = board.get(to) {
        return Err(Refusal::BoatOntoTile {
            flower,
            tile: (to, other),
        });
    }
    if let Some(gate) = to.gate() {
        return Err(Refusal::OntoGate { tile, gate });
    }
    if !to.can_hold(tile.kind()) {
        return Err(Refusal::CannotHold {
            flower: tile,
            at: to,
        });
    }
    // The Boat blocks where the flower stood, so only the flower itself can clash.
    match board.clash_on_arrival(None, (to, tile)) {
        Some(clash) => Err(Refusal::Clash {
            by: Cause::Arriving,
            clash,
        }),
        None => Ok(()),
    }
}

pub(crate) fn check_removal(board: &Board, at: Point) -> Result<(), Refusal> {
    match board.clashes_across(at).next() {
        Some(clash) => Err(Refusal::Clash {
            by: Cause::Uncovering,
            clash,
        }),
        None => Ok(()),
    }
}

/// Places the Boat: on a flower, which moves to the second point, or on an accent, which leaves the
/// game together with the Boat.
pub(crate) fn apply(board: &mut Board, boat: Tile, at: Point, to: Option<Point>) {
    let tile = board.take(at);
    if let (Some(tile), Some(to)) = (tile, to) {
        board.put(to, tile);
        board.put(at, boat);
    }
}
