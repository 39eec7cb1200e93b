//! The accents, one file each ([§7](crate::text::rules#7),
//! [§8](crate::text::rules#8)): where it may be placed, what it does then, and what
//! it does as long as it stands.
//!
//! Every file has the same shape: `check` says whether the accent may be placed
//! at a point, `apply` places it; standing effects follow.

pub(crate) mod bamboo;
pub(crate) mod boat;
pub(crate) mod knotweed;
pub(crate) mod lion_turtle;
mod pond;
pub(crate) mod rock;
pub(crate) mod wheel;

use crate::board::Board;
use crate::point::Point;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tile::{Kind, Tile};
use crate::turn::Bonus;

/// Whether the player to move may place an accent as a bonus.
///
/// The files share no trait: what an accent needs differs (a second point, the hands, a rule of the
/// ruleset), and this match and the one of `apply` are the only code that treats them alike.
pub(crate) fn check(position: &Position, bonus: Bonus) -> Result<(), Refusal> {
    let Bonus { tile: kind, at, to } = bonus;
    let (board, tile) = (&position.board, Tile::new(position.to_move, kind));
    let rules = &position.ruleset;
    match kind {
        Kind::Rock => rock::check(board, at),
        Kind::Wheel => wheel::check(board, rules, tile, at),
        Kind::Knotweed => knotweed::check(board, at),
        Kind::Boat => boat::check(board, rules, at, to),
        Kind::Bamboo => bamboo::check(board, rules.bamboo, tile, at),
        Kind::Pond => pond::check(board, at),
        Kind::LionTurtle => lion_turtle::check(board, at),
        // Only accents are checked here; flowers have a check of their own.
        _ => Err(Refusal::NotInHand { tile: kind }),
    }
}

/// Places an accent of the player to move.
pub(crate) fn apply(position: &mut Position, bonus: Bonus) {
    let Bonus { tile: kind, at, to } = bonus;
    let tile = Tile::new(position.to_move, kind);
    let (rules, hands) = (&position.ruleset, &mut position.hands);
    let board = &mut position.board;
    hands[tile.owner()].take(kind);
    match kind {
        Kind::Rock => rock::apply(board, tile, at),
        Kind::Wheel => wheel::apply(board, rules, tile, at),
        Kind::Knotweed => knotweed::apply(board, tile, at),
        Kind::Boat => boat::apply(board, tile, at, to),
        Kind::Bamboo => bamboo::apply(board, hands, rules.bamboo, tile, at),
        Kind::Pond => pond::apply(board, tile, at),
        Kind::LionTurtle => lion_turtle::apply(board, tile, at),
        _ => debug_assert!(false, "{kind} is not an accent"),
    }
}

/// Checks the point of an accent: it must be empty and not a gate. Only the Boat is placed
/// otherwise. `standing` finds no growing flowers, but no gate gets that far, open or not
/// ([§7.6](crate::text::rules#7.6)).
fn check_empty(board: &Board, accent: Kind, at: Point) -> Result<(), Refusal> {
    if let Some(gate) = at.gate() {
        return Err(Refusal::AccentOnGate { accent, gate });
    }
    match board.standing(at) {
        Some(tile) => Err(Refusal::AccentOnTile {
            accent,
            tile: (at, tile),
        }),
        None => Ok(()),
    }
}
