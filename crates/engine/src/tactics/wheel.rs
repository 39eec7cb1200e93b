//! Finds rings that a Wheel closes. A Wheel may be placed nearly anywhere, and playing every point
//! after every arrangement would cost more than the rest of the search. So two tests rule out
//! nearly all points first: the part of the turn around the centre that new harmonies next to the
//! Wheel can cover, and the chains that the rotated tiles would make.

use paisho::{Bonus, Direction, Kind, Point, PointSet, Position, Step, Tile, WheelBesideRock};

use super::bonus::{beside, closing};
use super::reach::Spans;
use super::sight::pair;
use crate::eval::Chains;

/// A Wheel that wins by closing a ring, given the chains and the spans of the player to move.
pub(super) fn ring_by_wheel(position: &Position, chains: &Chains, spans: &Spans) -> Option<Step> {
    let gaps = chains.gaps();
    let hopes = |at: &Point| {
        spans.fill_around(*at, gaps)
            && Turned::around(position, *at).is_some_and(|t| t.may_close(chains))
    };
    // Rotating one of these away may change any harmony nearby.
    let strange = beside(position, |k| matches!(k, Kind::Knotweed | Kind::LionTurtle));
    // Points next to any tile, because a Wheel may also rotate an accent out of the way.
    let empty = position.board().empty_points();
    let beside_tiles = PointSet::ALL.minus(&empty).spread_around();
    beside_tiles
        .intersection(&empty)
        .iter()
        .filter(|at| strange.contains(*at) || hopes(at))
        .find_map(|at| closing(position, Bonus::new(Kind::Wheel, at)))
}

/// The board after a Wheel has rotated the tiles around it.
struct Turned<'a> {
    position: &'a Position,
    centre: Point,
    /// The points around the Wheel, clockwise from north, the direction in which it rotates.
    circle: [Option<Point>; 8],
    /// The points that the tiles left.
    left: PointSet,
    /// The tiles around the Wheel after the rotation, clockwise from north.
    tiles: [Option<Tile>; 8],
}

impl<'a> Turned<'a> {
    /// `None` if the Wheel can't be placed there or rotates nothing. Gardens and clashes are not
    /// considered.
    fn around(position: &'a Position, centre: Point) -> Option<Self> {
        let mut turned = Self {
            position,
            centre,
            circle: centre.circle(),
            left: PointSet::EMPTY,
            tiles: [None; 8],
        };
        let rules = position.ruleset();
        let stops =
            |kind| kind == Kind::Rock && rules.wheel_beside_rock == WheelBesideRock::Forbidden;
        for (i, point) in turned.circle.into_iter().enumerate() {
            let Some(point) = point else {
                continue;
            };
            let Some(tile) = position.board().get(point) else {
                continue;
            };
            if point.is_gate() || stops(tile.kind()) {
                return None;
            }
            let place = if rules.wheel_turns(tile.kind()) {
                turned.left.insert(point);
                (i + 1) % 8
            } else {
                i
            };
            // A tile that stays is in the way of the one before it.
            if turned.tiles[place].replace(tile).is_some() {
                return None;
            }
        }
        (!turned.left.is_empty()).then_some(turned)
    }

    /// The index of a point in the circle around the Wheel.
    fn place(&self, point: Point) -> Option<usize> {
        self.circle.iter().position(|p| *p == Some(point))
    }

    /// The nearest tile seen from a point around the Wheel after the rotation.
    fn seen(&self, from: Point, direction: Direction) -> Option<(Point, Tile)> {
        let mut at = from.step(direction)?;
        while let Some(place) = self.place(at) {
            if let Some(tile) = self.tiles[place] {
                return Some((at, tile));
            }
            at = at.step(direction)?;
        }
        if at == self.centre || at.is_gate() {
            return None;
        }
        let board = self.position.board();
        match board.get(at) {
            Some(tile) => Some((at, tile)),
            None => board.seen(at, direction),
        }
    }

    /// Whether the existing chains and all harmonies that the Wheel may add could form a ring.
    /// Harmonies that the Wheel breaks are not removed, so this may be true too often.
    fn may_close(&self, chains: &Chains) -> bool {
        let mut chains = chains.clone();
        for (point, tile) in self.circle.into_iter().zip(self.tiles) {
            let Some(point) = point else {
                continue;
            };
            match tile {
                Some(tile) => self.add_ends((point, tile), &mut chains),
                None if self.left.contains(point) => self.add_across(point, &mut chains),
                None => {}
            }
        }
        chains.is_closed()
    }

    /// Adds the harmonies that end at a rotated tile.
    fn add_ends(&self, tile: (Point, Tile), chains: &mut Chains) {
        if !tile.1.kind().can_harmonise() {
            return;
        }
        for direction in Direction::ALL {
            let seen = self.seen(tile.0, direction);
            if let Some(harmony) = seen.and_then(|seen| pair(self.position, tile, seen)) {
                chains.add(&harmony);
            }
        }
    }

    /// Adds the harmonies across a point that a tile left.
    fn add_across(&self, point: Point, chains: &mut Chains) {
        for [low, high] in [
            [Direction::West, Direction::East],
            [Direction::South, Direction::North],
        ] {
            let ends = self.seen(point, low).zip(self.seen(point, high));
            if let Some(harmony) = ends.and_then(|(a, b)| pair(self.position, a, b)) {
                chains.add(&harmony);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baseline::{Greedy, PlainPlayer};
    use crate::eval::chains_of;
    use paisho::{Setup, Stage};

    fn by_playing_all(position: &Position) -> bool {
        let wheels = position.board().empty_points();
        let mut wheels = wheels.iter().map(|at| Bonus::new(Kind::Wheel, at));
        wheels.any(|bonus| closing(position, bonus).is_some())
    }

    /// Compares the result with playing all Wheels after every arrangement that earns a bonus, and
    /// counts positions without and with a ring.
    fn compare(position: &Position, counts: &mut [usize; 2]) {
        let (seat, hand) = (position.to_move(), position.hand(position.to_move()));
        if position.stage() != Stage::Turn || !hand.has(Kind::Wheel) {
            return;
        }
        for step in position.steps() {
            let after = position.play_step(step).unwrap();
            if after.stage() != Stage::Bonus || !after.ring_owners().is_empty() {
                continue;
            }
            let chains = chains_of(&after, seat);
            let found = ring_by_wheel(&after, &chains, &Spans::of(&after)).is_some();
            assert_eq!(found, by_playing_all(&after), "{after}");
            counts[usize::from(found)] += 1;
        }
    }

    /// The shortcuts must not miss a ring by a Wheel.
    #[test]
    fn wheels_are_found_exactly() {
        let suite = include_str!("../../suites/ring-in-1.txt").lines();
        let mut counts = [0; 2];
        for text in suite.filter_map(|line| line.split(';').next()) {
            if let Ok(setup) = text.parse::<Setup>() {
                compare(&Position::from_setup(setup).unwrap(), &mut counts);
            }
        }
        assert!(counts[0] > 500 && counts[1] > 20, "{counts:?}");
    }

    #[test]
    fn the_same_in_games_by_other_rules() {
        let mut counts = [0; 2];
        let rules = ["rulebook.oasis", "rulebook.oasis", "polish.oasis", "hebrew"];
        for (seed, rules) in (0..).zip(rules) {
            let mut position = Position::start(rules.parse().unwrap());
            let mut player = Greedy::new(seed);
            for _ in 0..50 {
                let Some(turn) = player.turn(&position) else {
                    break;
                };
                position.play_unchecked(turn);
                compare(&position, &mut counts);
            }
        }
        assert!(counts[0] > 100, "{counts:?}");
    }
}
