//! Draws one legal step at random, all equally likely: for playouts, tests and weak players.
//!
//! Instead of finding all legal steps, candidates are drawn from a larger set
//! that is easy to count, and drawn again until one is legal. That keeps all
//! legal steps equally likely and costs a fraction of generating them.

use arrayvec::ArrayVec;

use crate::garden::Gate;
use crate::point::Point;
use crate::position::{Position, Stage};
use crate::tile::{Kind, Tile};
use crate::turn::{Bonus, Step};

/// How many candidates are drawn before all steps are generated after all. That happens where
/// hardly any candidate is legal, or none.
///
/// Each legal step but passing is exactly one candidate, and all candidates are equally likely, so
/// the legal ones among the drawn ones are equally likely, too. When too many draws fail, one of
/// all legal steps is drawn instead, again evenly.
const DRAWS: usize = 40;

/// Most tiles that can stand on the board: of four players, with all accents of Ancient Oasis, as a
/// setup may have them. A test compares it with the rulesets.
const MOST_TILES: usize = 124;

impl Position {
    /// A random legal step. `below(n)` must return a number from 0 to n - 1, all equally likely;
    /// this crate has no source of randomness of its own. `None` once the game is over.
    #[must_use]
    pub fn random_step(&self, mut below: impl FnMut(usize) -> usize) -> Option<Step> {
        if self.outcome.is_some() {
            return None;
        }
        let drawn = match self.stage {
            Stage::Turn => self.draw_turn(&mut below),
            Stage::Bonus => self.draw_bonus(&mut below),
            Stage::Accents | Stage::Opening | Stage::Over => None,
        };
        drawn.or_else(|| {
            // A game that goes on has at least one step, if only passing, so the bound is not 0.
            let count = self.count_steps();
            self.steps().nth(below(count))
        })
    }

    /// Draws from all plants (every basic kind at every point of `planting_places`) and all
    /// arrangements (every own flower to every point within its reach on an empty board).
    fn draw_turn(&self, below: &mut impl FnMut(usize) -> usize) -> Option<Step> {
        let places = self.planting_places();
        let plants = places.len() * Kind::BASIC.len();
        let flowers = self.own_flowers();
        // The number of points within reach on a board without edges. Points that do not exist are
        // drawn, too, and rejected.
        let diamond = |reach: u8| 2 * usize::from(reach) * (usize::from(reach) + 1);
        let total = plants + flowers.iter().map(|f| diamond(f.1)).sum::<usize>();
        // Without a flower and without an open gate there is nothing to draw from.
        for _ in 0..if total == 0 { 0 } else { DRAWS } {
            let mut n = below(total);
            if n < plants {
                let flower = Kind::BASIC[n % Kind::BASIC.len()];
                let at = places[n / Kind::BASIC.len()];
                if let Some(step) = self.if_legal(Step::Plant { flower, at }) {
                    return Some(step);
                }
                continue;
            }
            n -= plants;
            // Walks along the flowers and subtracts the candidates of each, until n falls into one.
            let flower = flowers.iter().find(|f| {
                let here = n < diamond(f.1);
                n = if here { n } else { n - diamond(f.1) };
                here
            });
            if let Some(&(from, reach)) = flower
                && let Some(to) = within(from, reach, n)
                && self.might_end(to)
                && let Some(step) = self.if_legal(Step::Arrange { from, to })
            {
                return Some(step);
            }
        }
        None
    }

    /// The flowers of the player to move, with their reach.
    fn own_flowers(&self) -> ArrayVec<(Point, u8), MOST_TILES> {
        let mut flowers = ArrayVec::new();
        let mut note = |point, tile: Tile| {
            if tile.owner() == self.to_move && tile.kind().is_flower() {
                flowers.push((point, tile.kind().reach()));
            }
        };
        self.board.blooming().for_each(|(p, t)| note(p, t));
        self.board.growing().for_each(|(g, t)| note(g.point(), t));
        flowers
    }

    /// A cheap test that most illegal arrangements fail: whether the point is empty or holds an
    /// opponent's flower.
    fn might_end(&self, to: Point) -> bool {
        let stands = self.board.standing(to);
        stands.is_none_or(|t| t.owner() != self.to_move && t.kind().is_flower())
    }

    /// Candidate points for planting: the open gates, or every point of the board while a Pond
    /// stands.
    fn planting_places(&self) -> ArrayVec<Point, { Point::COUNT }> {
        if self.board.has_ponds() {
            Point::all().collect()
        } else {
            let open = |gate: &Gate| self.board.get(gate.point()).is_none();
            Gate::ALL
                .into_iter()
                .filter(open)
                .map(Gate::point)
                .collect()
        }
    }

    /// Draws from all bonuses (every kind in hand at every point it could go to) and declining.
    fn draw_bonus(&self, below: &mut impl FnMut(usize) -> usize) -> Option<Step> {
        let hand = self.hands[self.to_move];
        let places = self.planting_places();
        let tiles: ArrayVec<Point, MOST_TILES> = self.board.blooming().map(|(p, _)| p).collect();
        let candidates = |kind: Kind| match kind {
            Kind::Boat => tiles.len() * BOAT_WAYS,
            _ if kind.is_accent() => Point::COUNT,
            _ => places.len(),
        };
        // Declining is one step like every other, so it is one candidate.
        let declining = 1;
        let total = declining + hand.kinds().map(candidates).sum::<usize>();
        for _ in 0..DRAWS {
            let Some(mut n) = below(total).checked_sub(declining) else {
                return Some(Step::Decline);
            };
            // As in `draw_turn`: kinds take up as many numbers as they have candidates.
            let kind = hand.kinds().find(|k| {
                let here = n < candidates(*k);
                n = if here { n } else { n - candidates(*k) };
                here
            })?;
            let bonus = match kind {
                Kind::Boat => boat_way(tiles[n / BOAT_WAYS], n % BOAT_WAYS),
                _ if kind.is_accent() => Point::from_index(n).map(|p| Bonus::new(kind, p)),
                _ => Some(Bonus::new(kind, places[n])),
            };
            if let Some(bonus) = bonus
                && let Some(step) = self.if_legal(Step::Bonus(bonus))
            {
                return Some(step);
            }
        }
        None
    }

    /// The final test of a candidate, by the full rules.
    fn if_legal(&self, step: Step) -> Option<Step> {
        self.is_legal_step(step).then_some(step)
    }
}

/// What a Boat can do with a tile: remove it, or move it to one of eight points.
const BOAT_WAYS: usize = 9;

/// One of the ways to use a Boat on a tile; `None` if the board has no such point. Whether the tile
/// is a flower or an accent is not checked: the wrong use is not legal and will be rejected.
fn boat_way(at: Point, way: usize) -> Option<Bonus> {
    match way.checked_sub(1) {
        None => Some(Bonus::new(Kind::Boat, at)),
        Some(i) => Some(Bonus::ferry(at, at.circle()[i]?)),
    }
}

/// The n-th of the points within `reach` steps of a point, without the point itself; `None` if it
/// is not on the board. There are 2 * reach * (reach + 1) of them.
fn within(from: Point, reach: u8, n: usize) -> Option<Point> {
    // At most 84 points, for an Orchid, so an `i8` is enough.
    let mut n = n as i8;
    let reach = reach as i8;
    // Ring by ring: ring d has 4 * d points.
    let mut d = 1;
    while n >= 4 * d && d < reach {
        n -= 4 * d;
        d += 1;
    }
    // A ring is a square on its corner with four sides of d points, counted anticlockwise from the
    // east.
    let (side, i) = (n / d, n % d);
    let (dx, dy) = match side {
        0 => (d - i, i),
        1 => (-i, d - i),
        2 => (i - d, -i),
        _ => (i, i - d),
    };
    Point::new(from.x() + dx, from.y() + dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;
    use alloc::collections::BTreeMap;
    use alloc::format;

    #[test]
    fn the_points_within_reach_are_each_met_once() {
        let centre = Point::CENTRE;
        for reach in 2..=6 {
            let count = 2 * usize::from(reach) * (usize::from(reach) + 1);
            // Around the centre even the reach of an Orchid stays on the board, so no point is
            // missing.
            let mut points: alloc::vec::Vec<Point> = (0..count)
                .filter_map(|n| within(centre, reach, n))
                .collect();
            points.sort_unstable();
            points.dedup();
            assert_eq!(points.len(), count, "reach {reach}");
            let steps = |p: &Point| p.x().unsigned_abs() + p.y().unsigned_abs();
            assert!(points.iter().all(|p| (1..=reach).contains(&steps(p))));
        }
    }

    /// Draws so often that a step with half the usual probability would be noticed.
    #[test]
    fn all_legal_steps_are_equally_likely() {
        let text = "board GR3(0,5) GL(2,-3) HW4(4,4) HK(-2,2) GW5(0,-8)\nstage bonus\ncount 0";
        let case = crate::case::Case::parse(text).unwrap();
        let bonus = case.position().unwrap().clone();
        // The same tiles in both stages that are drawn from.
        let mut turn = bonus.clone();
        turn.stage = Stage::Turn;
        for position in [bonus, turn] {
            let steps = position.count_steps();
            let mut seen: BTreeMap<alloc::string::String, usize> = BTreeMap::new();
            let mut seed = 7_u64;
            let mut below = |n: usize| {
                seed = crate::hash::mix(seed);
                (seed >> 20) as usize % n
            };
            for _ in 0..steps * 200 {
                let step = position.random_step(&mut below).unwrap();
                assert!(position.is_legal_step(step));
                *seen.entry(format!("{step:?}")).or_default() += 1;
            }
            assert_eq!(seen.len(), steps, "every step is met");
            assert!(seen.values().all(|n| (120..300).contains(n)));
        }
    }

    #[test]
    fn there_is_room_for_all_tiles_of_the_richest_game() {
        let richest = Ruleset {
            seats: crate::SeatCount::Four,
            oasis: true,
            ..Ruleset::RULEBOOK
        };
        let each = Kind::ALL.map(|k| usize::from(richest.supply(k)));
        assert_eq!(MOST_TILES, 4 * each.iter().sum::<usize>());
    }

    #[test]
    fn nothing_is_drawn_from_a_finished_game() {
        let mut position = Position::start(Ruleset::RULEBOOK);
        assert!(position.random_step(|n| n - 1).is_some());
        position.leave(crate::Seat::GUEST, crate::Leaving::Resignation);
        assert_eq!(position.random_step(|n| n - 1), None);
    }
}
