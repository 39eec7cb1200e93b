//! The Bamboo ([§8.1](crate::text::rules#8.1)): returns surrounding tiles to their owners' hands
//! when it is placed. While it stands, surrounding tiles can't be captured.

use crate::board::Board;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::refusal::{Cause, Refusal};
use crate::reserve::Reserve;
use crate::rules::BambooRule;
use crate::seat::{BySeat, Seat};
use crate::tile::{Kind, Tile};

/// Whether a player may place a Bamboo at a point.
pub(crate) fn check(
    board: &Board,
    rule: BambooRule,
    bamboo: Tile,
    at: Point,
) -> Result<(), Refusal> {
    super::check_empty(board, Kind::Bamboo, at)?;
    // If nothing returns, the Bamboo only adds a blocker, which can't cause a clash.
    if returned(board, rule, bamboo.owner(), at).is_empty() {
        return Ok(());
    }
    // Up to eight tiles leave at once, and each may open lines of sight in its row and in its
    // column. Trying it on a copy is simpler than predicting what the remaining tiles will see.
    // Hands do not matter for clashes, so empty ones receive the tiles.
    let mut after = board.clone();
    apply(&mut after, &mut BySeat::default(), rule, bamboo, at);
    match after.clash_near(at) {
        Some(clash) => Err(Refusal::Clash {
            by: Cause::Bamboo,
            clash,
        }),
        None => Ok(()),
    }
}

/// The points whose tiles return to the hands when a player places a Bamboo.
///
/// The tiles of all players return, accents and growing flowers too: the set includes gates.
pub(crate) fn returned(board: &Board, rule: BambooRule, owner: Seat, at: Point) -> PointSet {
    let tiles: PointSet = at
        .surrounding()
        .filter(|p| board.get(*p).is_some())
        .collect();
    match rule {
        BambooRule::Everything => tiles,
        BambooRule::BesideOwnFlower => {
            // A growing flower of the owner passes this test, but then the test for gates fails.
            let own_flower = |p: Point| {
                board
                    .get(p)
                    .is_some_and(|t| t.owner() == owner && t.kind().is_flower())
            };
            if tiles.iter().any(own_flower) && !tiles.iter().any(Point::is_gate) {
                tiles
            } else {
                PointSet::EMPTY
            }
        }
    }
}

/// Places the Bamboo. The set of returned tiles is complete before the first tile is taken: with
/// `BesideOwnFlower` it depends on tiles that are in it.
pub(crate) fn apply(
    board: &mut Board,
    hands: &mut BySeat<Reserve>,
    rule: BambooRule,
    bamboo: Tile,
    at: Point,
) {
    for point in returned(board, rule, bamboo.owner(), at) {
        if let Some(tile) = board.take(point) {
            hands[tile.owner()].give(tile.kind());
        }
    }
    board.put(at, bamboo);
}
