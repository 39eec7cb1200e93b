//! The Boat ([§7.4](crate::text::rules#7.4)): moves a blooming flower one point, or leaves the game
//! together with an accent.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::{Cause, Refusal, Standing};
use crate::rules::{BoatRule, Borders, Ruleset};
use crate::tile::{Kind, Tile};

/// Whether a Boat may be placed on the tile at a point; `to` is where it moves a flower.
///
/// `to` must be given exactly if the tile is a flower, so that the notation says which of the two
/// uses of a Boat is meant.
pub(crate) fn check(
    board: &Board,
    rules: &Ruleset,
    at: Point,
    to: Option<Point>,
) -> Result<(), Refusal> {
    let Some(tile) = board.get(at) else {
        return Err(Refusal::BoatOnNothing { at });
    };
    let standing = (at, tile);
    match (tile.kind().is_flower(), to) {
        (true, Some(to)) => check_ferry(board, rules.borders, standing, to),
        (true, None) => Err(Refusal::BoatNeedsTarget { flower: standing }),
        (false, _) if !removes(rules.boat, tile.kind()) => {
            Err(Refusal::BoatKeepsAccent { accent: standing })
        }
        (false, None) => check_clash(board, at),
        (false, Some(_)) => Err(Refusal::BoatRemovesAccent { accent: standing }),
    }
}

/// Checks moving a flower. Flowers of all players may be moved, also trapped and drained ones
/// ([§7.4](crate::text::rules#7.4)), so neither the owner nor any standing effect is checked.
fn check_ferry(
    board: &Board,
    borders: Borders,
    flower: Standing,
    to: Point,
) -> Result<(), Refusal> {
    let (at, tile) = flower;
    if at.is_gate() {
        return Err(Refusal::BoatOnGrowing { flower });
    }
    // A point does not surround itself, so this also refuses to leave the flower where it is.
    if !at.surrounds(to) {
        return Err(Refusal::BoatTooFar { flower, to });
    }
    if let Some(other) = board.get(to) {
        return Err(Refusal::BoatOntoTile {
            flower,
            tile: (to, other),
        });
    }
    // No ground contains a gate, so `can_hold` would refuse it, too. The special case gives the
    // better reason.
    if let Some(gate) = to.gate() {
        return Err(Refusal::OntoGate { tile, gate });
    }
    if !borders.can_hold(to, tile.kind()) {
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

/// Whether a Boat removes an accent of this kind.
pub(crate) const fn removes(rule: BoatRule, accent: Kind) -> bool {
    match rule {
        BoatRule::AnyAccent => true,
        BoatRule::RockWheelKnotweed => {
            matches!(accent, Kind::Rock | Kind::Wheel | Kind::Knotweed)
        }
    }
}

/// Checks that removing an accent leaves no clash. The accent and the Boat both leave, so the only
/// possible one is between the tiles on both sides of the point. The generator calls this directly
/// for points where it has seen an accent that a Boat removes.
pub(crate) fn check_clash(board: &Board, at: Point) -> Result<(), Refusal> {
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
    // On an accent there is no second point: the accent is taken, the Boat is not put down.
    let tile = board.take(at);
    if let (Some(tile), Some(to)) = (tile, to) {
        board.put(to, tile);
        board.put(at, boat);
    }
}
