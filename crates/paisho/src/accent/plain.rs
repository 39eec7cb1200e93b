//! Accents that are put on an empty point and change nothing else at that moment: Rock (§7.1),
//! Knotweed (§7.2), Pond (§8.2), Lion Turtle (§8.3). Also the common part of all others.
//!
//! A new blocker can hide tiles from each other but never show them, so no clash can result.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::tile::{Kind, Tile};

/// An accent needs an empty point that is not a gate.
pub(crate) fn check(board: &Board, accent: Kind, at: Point) -> Result<(), Refusal> {
    if let Some(gate) = at.gate() {
        return Err(Refusal::AccentOnGate { accent, gate });
    }
    match board.get(at) {
        Some(tile) => Err(Refusal::AccentOnTile {
            accent,
            tile: (at, tile),
        }),
        None => Ok(()),
    }
}

pub(crate) fn apply(board: &mut Board, accent: Tile, at: Point) {
    board.put(at, accent);
}
