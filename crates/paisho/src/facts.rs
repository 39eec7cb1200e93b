//! Facts for user interfaces: what arranging a flower would do, which tiles are trapped, drained or
//! protected, and which tiles form a ring.

use alloc::vec::Vec;

use crate::generate::Action;
use crate::harmony::Harmony;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::{Position, Stage};
use crate::refusal::Standing;
use crate::seat::{Seat, SeatSet};
use crate::tile::Tile;
use crate::turn::Step;

/// Where a flower may go, and what happens there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// All points it may be arranged to.
    pub points: PointSet,
    /// Those where it captures.
    pub captures: PointSet,
    /// Those where it earns a bonus.
    pub bonuses: PointSet,
    /// Those where a ring of the player to move is closed, before any bonus.
    pub rings: PointSet,
}

/// What an arrangement would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consequences {
    /// The tile that would be captured.
    pub captured: Option<Tile>,
    /// Harmonies of the player to move between tiles that had none before
    /// ([§6.4](crate::text::rules#6.4)); where there is one, a bonus is due. They are listed so
    /// that an interface can show why.
    pub new_harmonies: Vec<Harmony>,
    /// Owners of a ring after the arrangement, before any bonus.
    pub rings: SeatSet,
}

impl Position {
    /// Where the flower at a point may be arranged to, and what happens there. Empty if it may not
    /// be arranged at all.
    ///
    /// Every point is played out on a copy, at most 84 for an Orchid. That is fine for an
    /// interface; a search uses [`Position::choices`].
    #[must_use]
    pub fn reach(&self, from: Point) -> Reach {
        let mut choices = self.choices();
        let Some(choice) = choices.find(|c| c.action == Action::Arrange(from)) else {
            return Reach::default();
        };
        let mut reach = Reach {
            points: choice.points,
            ..Reach::default()
        };
        for to in choice.points {
            self.note_consequences(&mut reach, from, to);
        }
        reach
    }

    /// Plays an arrangement out and adds its end to the sets it belongs to.
    fn note_consequences(&self, reach: &mut Reach, from: Point, to: Point) {
        let mut after = self.clone();
        after.step_unchecked(Step::Arrange { from, to });
        if self.board.get(to).is_some() {
            reach.captures.insert(to);
        }
        if after.stage == Stage::Bonus {
            reach.bonuses.insert(to);
        }
        if after.ring_owners().contains(self.to_move) {
            reach.rings.insert(to);
        }
    }

    /// What arranging the flower at a point to another point would do, if it is legal.
    #[must_use]
    pub fn consequences(&self, from: Point, to: Point) -> Option<Consequences> {
        let after = self.play_step(Step::Arrange { from, to }).ok()?;
        Some(Consequences {
            captured: self.board.get(to),
            new_harmonies: self.new_harmonies(&after, from, to),
            rings: after.ring_owners(),
        })
    }

    /// The harmonies of the player to move that an arrangement formed
    /// ([§6.4](crate::text::rules#6.4)).
    fn new_harmonies(&self, after: &Self, from: Point, to: Point) -> Vec<Harmony> {
        // Where a tile of the position after stood before.
        let origin = |p: Point| if p == to { from } else { p };
        // A harmony is known by its tiles, not by their points (§5.5), so the ends are compared
        // where their tiles stood before. No tile came from `to`, so the old harmonies of a
        // captured tile are never confused with those of the flower that took it.
        let before: Vec<Harmony> = self.harmonies_of(self.to_move).collect();
        let had = |h: &Harmony| {
            let (a, b) = (origin(h.a), origin(h.b));
            before
                .iter()
                .any(|old| (old.a, old.b) == (a, b) || (old.a, old.b) == (b, a))
        };
        after
            .harmonies_of(self.to_move)
            .filter(|h| !had(h))
            .collect()
    }

    /// All trapped flowers ([§7.5](crate::text::rules#7.5)).
    #[must_use]
    pub fn trapped(&self) -> PointSet {
        // Unlike the other effects, traps may concern growing flowers.
        self.board
            .tiles()
            .map(|(p, _)| p)
            .filter(|p| self.trapped_by(*p).is_some())
            .collect()
    }

    /// All drained flowers ([§7.2](crate::text::rules#7.2)).
    #[must_use]
    pub fn drained(&self) -> PointSet {
        self.standing_where(|p| self.drained_by(p).is_some())
    }

    /// All tiles that a Bamboo protects from capture ([§8.1](crate::text::rules#8.1)).
    #[must_use]
    pub fn protected(&self) -> PointSet {
        self.standing_where(|p| self.protected_by(p).is_some())
    }

    /// The tiles that a Wheel at a point turns ([§7.3](crate::text::rules#7.3)), clockwise from
    /// north, each with the point it goes to. Whether the Wheel may be placed there is not judged.
    #[must_use]
    pub fn turned_by_wheel(&self, at: Point) -> Vec<(Standing, Point)> {
        let circle = at.circle();
        let next = circle.into_iter().cycle().skip(1);
        let turned = |(place, next): (Option<Point>, Option<Point>)| {
            let standing = (place?, self.board.get(place?)?);
            let turns = self.ruleset().wheel_turns(standing.1.kind());
            turns.then_some((standing, next?))
        };
        circle.into_iter().zip(next).filter_map(turned).collect()
    }

    /// The points of tiles that pass a test. Growing flowers are neither drained nor protected, so
    /// gates are left out.
    fn standing_where(&self, test: impl Fn(Point) -> bool) -> PointSet {
        self.board
            .blooming()
            .map(|(p, _)| p)
            .filter(|p| test(*p))
            .collect()
    }

    /// The tiles of a player's shortest ring in order around the centre; empty without a ring.
    /// Consecutive tiles harmonise, and so do the last and the first.
    #[must_use]
    pub fn ring(&self, seat: Seat) -> Vec<Point> {
        self.board.ring(self.ruleset.turtle, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::tile::{Kind, Tile};
    use crate::turn::Bonus;

    fn point(x: i8, y: i8) -> Point {
        Point::new(x, y).unwrap()
    }

    fn position(board: &str) -> Position {
        let text = alloc::format!("board {board}\nharmonies Host none");
        Case::parse(&text).unwrap().position().unwrap().clone()
    }

    /// A ring of four Roses and Chrysanthemums that lacks one step, and a Jasmine to take. The
    /// Chrysanthemum at (-3,-5) has to step down to (-3,-6).
    const ALMOST: &str = "GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW3(-5,7)";

    #[test]
    fn reach_tells_captures_bonuses_and_rings() {
        let position = position(ALMOST);
        let rose = position.reach(point(-3, 6));
        assert_eq!(rose.captures, PointSet::only(point(-5, 7)));
        assert!(rose.rings.is_empty());
        let chrysanthemum = position.reach(point(-3, -5));
        assert_eq!(chrysanthemum.rings, PointSet::only(point(-3, -6)));
        assert!(chrysanthemum.bonuses.contains(point(-3, -6)));
        assert!(!chrysanthemum.bonuses.contains(point(-3, -4)));
        assert!(chrysanthemum.points.contains(point(-3, -4)));
        assert_eq!(position.reach(point(0, 0)), Reach::default());
    }

    #[test]
    fn consequences_name_the_new_harmonies() {
        let position = position(ALMOST);
        let to = point(-3, -6);
        let after = position.consequences(point(-3, -5), to).unwrap();
        assert_eq!(after.captured, None);
        // The one with the Rose above is not new: that pair harmonised before.
        let ends: Vec<[Point; 2]> = after.new_harmonies.iter().map(|h| [h.a, h.b]).collect();
        assert_eq!(ends, [[to, point(3, -6)]]);
        assert_eq!(after.rings, Seat::GUEST.alone());
        assert!(position.consequences(to, point(8, 0)).is_none());
    }

    #[test]
    fn the_points_of_a_ring_are_in_order() {
        let over = position("GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) GR5(-3,-7)");
        let ring = over.ring(Seat::GUEST);
        assert_eq!(ring.len(), 4);
        for (i, at) in ring.iter().enumerate() {
            let next = ring[(i + 1) % 4];
            assert!(
                over.harmonies()
                    .any(|h| [h.a, h.b].contains(at) && [h.a, h.b].contains(&next))
            );
        }
        assert!(over.ring(Seat::HOST).is_empty());
    }

    #[test]
    fn the_tiles_that_a_wheel_turns_are_named_with_their_ways() {
        let board = "GR3(-6,-6) GR4(6,-6) GR3(0,6) HK(1,6) GL(-1,4) HR4(5,5)";
        let text = alloc::format!("board {board}\nstage bonus\nharmonies Host none");
        let position = Case::parse(&text).unwrap().position().unwrap().clone();
        let at = point(0, 5);
        let turned = position.turned_by_wheel(at);
        let ways = [[(0, 6), (1, 6)], [(1, 6), (1, 5)], [(-1, 4), (-1, 5)]];
        let ways = ways.map(|way| way.map(|(x, y)| point(x, y)));
        let told: Vec<[Point; 2]> = turned.iter().map(|((from, _), to)| [*from, *to]).collect();
        assert_eq!(told, ways);
        let wheel = Bonus::new(Kind::Wheel, at);
        let after = position.play_step(Step::Bonus(wheel)).unwrap();
        for ((_, tile), to) in turned {
            assert_eq!(after.board().get(to), Some(tile));
        }
        assert_eq!(position.turned_by_wheel(point(0, -3)), []);
    }

    #[test]
    fn a_wheel_that_turns_flowers_only_leaves_accents_where_they_are() {
        let text = "rules rulebook.wheel_flowers\nboard GR3(0,6) HK(1,4)\nharmonies Host none";
        let position = Case::parse(text).unwrap().position().unwrap().clone();
        let rose = (point(0, 6), Tile::new(Seat::GUEST, Kind::Rose));
        assert_eq!(position.turned_by_wheel(point(0, 5)), [(rose, point(1, 6))]);
    }

    #[test]
    fn auras_are_sets_of_points() {
        let position = position("GR3(0,5) HO(1,5) HK(-1,5) GR4(-4,-4)");
        let rose = PointSet::only(point(0, 5));
        assert_eq!((position.trapped(), position.drained()), (rose, rose));
        assert!(position.protected().is_empty());
    }
}
