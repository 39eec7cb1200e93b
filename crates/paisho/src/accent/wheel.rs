//! The Wheel ([§7.3](crate::text::rules#7.3)): turns surrounding tiles one step clockwise. Up to
//! eight tiles move at once, each to the point that the next one leaves.

use crate::board::Board;
use crate::point::Point;
use crate::refusal::{Cause, Refusal, Standing};
use crate::rules::{Ruleset, WheelBesideRock, WheelRule};
use crate::tile::{Kind, Tile};

/// Whether a player may place a Wheel at a point.
///
/// Tiles are checked clockwise from north, and the first that can't turn gives the reason.
pub(crate) fn check(board: &Board, rules: &Ruleset, wheel: Tile, at: Point) -> Result<(), Refusal> {
    super::check_empty(board, Kind::Wheel, at)?;
    let circle = at.circle();
    let mut turned = false;
    // Each place is paired with the next one clockwise, the last with the first.
    for (place, next) in circle.into_iter().zip(circle.into_iter().cycle().skip(1)) {
        let standing = place.and_then(|p| board.get(p).map(|t| (p, t)));
        let Some(standing) = standing else {
            continue;
        };
        check_neighbour(standing, rules.wheel_beside_rock)?;
        if rules.wheel_turns(standing.1.kind()) {
            can_turn(board, rules, standing, next)?;
            turned = true;
        }
    }
    // With nothing around it the Wheel is just a new blocker.
    if turned {
        check_clash(board, rules, wheel, at)?;
    }
    Ok(())
}

impl Ruleset {
    /// Whether a Wheel turns tiles of a kind: never Rocks, and perhaps no accents at all
    /// ([§7.3](crate::text::rules#7.3)).
    #[must_use]
    #[inline]
    pub fn wheel_turns(&self, kind: Kind) -> bool {
        match self.wheel {
            WheelRule::AllTiles => kind != Kind::Rock,
            WheelRule::FlowersOnly => kind.is_flower(),
        }
    }
}

/// Whether a Wheel may be placed beside a tile at all.
fn check_neighbour(standing: Standing, rocks: WheelBesideRock) -> Result<(), Refusal> {
    if standing.0.is_gate() {
        return Err(Refusal::WheelBesideGrowing { flower: standing });
    }
    if standing.1.kind() == Kind::Rock && rocks == WheelBesideRock::Forbidden {
        return Err(Refusal::WheelBesideRock { rock: standing });
    }
    Ok(())
}

/// Whether a tile can be turned to the next place of the circle.
///
/// Another tile there matters only if it stays: otherwise it turns as well.
fn can_turn(
    board: &Board,
    rules: &Ruleset,
    standing: Standing,
    next: Option<Point>,
) -> Result<(), Refusal> {
    let tile = standing.1;
    let Some(to) = next else {
        return Err(Refusal::WheelOffBoard { tile: standing });
    };
    // No tile may be turned into a gate, open or not.
    if let Some(gate) = to.gate() {
        return Err(Refusal::WheelIntoGate {
            tile: standing,
            gate,
        });
    }
    if !rules.borders.can_hold(to, tile.kind()) {
        return Err(Refusal::WheelIntoGarden {
            flower: standing,
            to,
        });
    }
    let Some(other) = board.standing(to) else {
        return Ok(());
    };
    // A Rock that forbids the Wheel is the better reason.
    check_neighbour((to, other), rules.wheel_beside_rock)?;
    if rules.wheel_turns(other.kind()) {
        Ok(())
    } else {
        Err(Refusal::WheelOntoTile {
            tile: standing,
            by: (to, other),
        })
    }
}

/// Looks for a clash on a copy of the board. Up to eight tiles move at once, so what they will see
/// can't be found on the board before the turn.
fn check_clash(board: &Board, rules: &Ruleset, wheel: Tile, at: Point) -> Result<(), Refusal> {
    let mut after = board.clone();
    apply(&mut after, rules, wheel, at);
    match after.clash_near(at) {
        Some(clash) => Err(Refusal::Clash {
            by: Cause::Wheel,
            clash,
        }),
        None => Ok(()),
    }
}

/// Places the Wheel. All tiles are lifted before the first is put down: moved one after the other,
/// each would land on the next.
pub(crate) fn apply(board: &mut Board, rules: &Ruleset, wheel: Tile, at: Point) {
    let circle = at.circle();
    let turns = |tile: Tile| rules.wheel_turns(tile.kind());
    let tiles = circle.map(|place| {
        place.and_then(|p| {
            board
                .standing(p)
                .filter(|t| turns(*t))
                .and_then(|_| board.take(p))
        })
    });
    for (tile, next) in tiles.into_iter().zip(circle.into_iter().cycle().skip(1)) {
        if let (Some(tile), Some(next)) = (tile, next) {
            board.put(next, tile);
        }
    }
    board.put(at, wheel);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn a_full_turn_of_eight_wheels_brings_tiles_back() {
        // No gate is near (0,5), and a Lotus and a Boat may stand on all points around it, so no
        // turn is refused.
        let centre = Point::new(0, 5).unwrap();
        let wheel = Tile::new(Seat::North, Kind::Wheel);
        let mut board = Board::empty();
        board.put(
            Point::new(0, 6).unwrap(),
            Tile::new(Seat::South, Kind::Lotus),
        );
        board.put(
            Point::new(1, 4).unwrap(),
            Tile::new(Seat::South, Kind::Boat),
        );
        let before = board.clone();
        for turned in 1..=8 {
            assert_eq!(check(&board, &Ruleset::RULEBOOK, wheel, centre), Ok(()));
            apply(&mut board, &Ruleset::RULEBOOK, wheel, centre);
            board.take(centre);
            assert_eq!(board == before, turned == 8);
        }
    }
}
