//! The points that a refusal is about, so that a picture can show them.

use super::Refusal;
use crate::point::{Line, Point};
use crate::point_set::PointSet;

impl Refusal {
    /// The points that the refusal names, and for a clash the whole line between the two flowers.
    ///
    /// Refusals about hands and stages name none.
    #[must_use]
    #[expect(
        clippy::too_many_lines,
        reason = "one arm per shape; split up, a missing refusal would be hard to notice"
    )]
    pub fn points(&self) -> PointSet {
        match *self {
            // Nothing on the board is involved, or nothing that a picture should mark: for a pass
            // that is not allowed, every legal step would be an example.
            Self::GameOver(_)
            | Self::GiftOffered { .. }
            | Self::WrongStage { .. }
            | Self::AccentCount { .. }
            | Self::AccentSupply { .. }
            | Self::OpeningKind { .. }
            | Self::NotBasic { .. }
            | Self::NotInHand { .. }
            | Self::NoSecondPoint { .. }
            | Self::CouldPlay { .. } => PointSet::EMPTY,
            // The gate that is meant, or the one that must not be used.
            Self::OpeningGate { gate }
            | Self::OntoGate { gate, .. }
            | Self::AccentOnGate { gate, .. } => PointSet::only(gate.point()),
            // A single point: the wrong one.
            Self::NotAGate { at }
            | Self::NotBesidePond { at }
            | Self::NothingToArrange { at }
            | Self::CannotHold { at, .. }
            | Self::BoatOnNothing { at } => PointSet::only(at),
            // A single tile: the obstacle, or the one that can't be used that way.
            Self::PlantOnTile { by: tile }
            | Self::NotYours { tile }
            | Self::NotAFlower { tile }
            | Self::AccentOnTile { tile, .. }
            | Self::WheelOffBoard { tile }
            | Self::WheelBesideRock { rock: tile }
            | Self::AlreadyGrowing { flower: tile }
            | Self::StaysPut { flower: tile }
            | Self::BonusWhileGrowing { flower: tile }
            | Self::WheelBesideGrowing { flower: tile }
            | Self::BoatOnGrowing { flower: tile }
            | Self::BoatNeedsTarget { flower: tile }
            | Self::BoatRemovesAccent { accent: tile }
            | Self::BoatKeepsAccent { accent: tile } => PointSet::only(tile.0),
            // Two tiles, one of which stops the other.
            Self::Trapped { flower, by: other }
            | Self::OwnTile {
                flower,
                tile: other,
            }
            | Self::CaptureAccent {
                flower,
                accent: other,
            }
            | Self::CannotCapture {
                flower,
                tile: other,
            }
            | Self::NeverCaptured {
                flower,
                tile: other,
            }
            | Self::WheelOntoTile {
                tile: flower,
                by: other,
            }
            | Self::OrchidNeedsLotus {
                orchid: flower,
                tile: other,
            }
            | Self::Protected {
                tile: flower,
                by: other,
            }
            | Self::BoatOntoTile {
                flower,
                tile: other,
            } => both(flower.0, other.0),
            // A tile and the point where it can't go.
            Self::TooFar { flower, to, .. }
            | Self::NoPath { flower, to }
            | Self::NotExact { flower, to }
            | Self::GateOnTheWay { flower, to }
            | Self::GardenOnTheWay { flower, to }
            | Self::WheelIntoGarden { flower, to }
            | Self::BoatTooFar { flower, to } => both(flower.0, to),
            Self::WheelIntoGate { tile, gate } => both(tile.0, gate.point()),
            Self::BonusNotDue { from, to } => both(from, to),
            Self::Clash { clash, .. } => between(clash.a.0, clash.b.0),
        }
    }
}

fn both(a: Point, b: Point) -> PointSet {
    [a, b].into_iter().collect()
}

/// Two points of a line and all between them. It looks at all 249 points, which is fast enough for
/// drawing a picture.
fn between(a: Point, b: Point) -> PointSet {
    let inside = |p: &Point| match Line::through(a, b) {
        Some(Line::Row(y)) => p.y() == y && (a.x().min(b.x())..=a.x().max(b.x())).contains(&p.x()),
        Some(Line::Column(x)) => {
            p.x() == x && (a.y().min(b.y())..=a.y().max(b.y())).contains(&p.y())
        }
        None => [a, b].contains(p),
    };
    Point::all().filter(inside).collect()
}

#[cfg(test)]
mod tests {
    use crate::position::Position;
    use crate::turn::Turn;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    /// Guest's Rose below Host's Jasmine, and a Lotus elsewhere.
    const POSITION: &str = "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO";

    fn involved(turn: &str) -> Vec<String> {
        let position: Position = POSITION.parse().unwrap();
        let refusal = position.play(turn.parse::<Turn>().unwrap()).unwrap_err();
        refusal.points().iter().map(|p| p.to_string()).collect()
    }

    #[test]
    fn a_clash_involves_the_line_between() {
        assert_eq!(involved("(-2,7)-(-2,8)"), ["(-4,8)", "(-3,8)", "(-2,8)"]);
    }

    #[test]
    fn a_walk_involves_both_ends() {
        assert_eq!(involved("(-2,7)-(0,0)"), ["(0,0)", "(-2,7)"]);
    }

    #[test]
    fn a_tile_that_is_not_there_involves_no_point() {
        assert!(involved("pass").is_empty());
        assert_eq!(involved("(1,1)-(2,2)"), ["(1,1)"]);
    }
}
