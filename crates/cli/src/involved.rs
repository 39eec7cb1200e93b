//! The points that a refusal is about, so that a picture can show them.

use paisho::{Line, Point, PointSet, Refusal};

/// The points that the refusal names, and for a clash the whole line between the two flowers.
#[expect(
    clippy::too_many_lines,
    reason = "one arm per shape; splitting would hide that no refusal is missing"
)]
pub(crate) fn points(refusal: &Refusal) -> PointSet {
    match *refusal {
        Refusal::GameOver(_)
        | Refusal::GiftOffered { .. }
        | Refusal::WrongStage { .. }
        | Refusal::AccentCount { .. }
        | Refusal::AccentSupply { .. }
        | Refusal::OpeningKind { .. }
        | Refusal::NotBasic { .. }
        | Refusal::NotInHand { .. }
        | Refusal::NoSecondPoint { .. }
        | Refusal::CouldPlay { .. } => PointSet::EMPTY,
        Refusal::OpeningGate { gate }
        | Refusal::OntoGate { gate, .. }
        | Refusal::AccentOnGate { gate, .. } => PointSet::only(gate.point()),
        Refusal::NotAGate { at }
        | Refusal::NothingToArrange { at }
        | Refusal::CannotHold { at, .. }
        | Refusal::BoatOnNothing { at } => PointSet::only(at),
        Refusal::PlantOnTile { by: tile }
        | Refusal::NotYours { tile }
        | Refusal::NotAFlower { tile }
        | Refusal::AccentOnTile { tile, .. }
        | Refusal::WheelOffBoard { tile }
        | Refusal::WheelBesideRock { rock: tile }
        | Refusal::AlreadyGrowing { flower: tile }
        | Refusal::StaysPut { flower: tile }
        | Refusal::BonusWhileGrowing { flower: tile }
        | Refusal::WheelBesideGrowing { flower: tile }
        | Refusal::BoatOnGrowing { flower: tile }
        | Refusal::BoatNeedsTarget { flower: tile }
        | Refusal::BoatRemovesAccent { accent: tile } => PointSet::only(tile.0),
        Refusal::Trapped { flower, by: other }
        | Refusal::OwnTile {
            flower,
            tile: other,
        }
        | Refusal::CaptureAccent {
            flower,
            accent: other,
        }
        | Refusal::CannotCapture {
            flower,
            tile: other,
        }
        | Refusal::OrchidNeedsLotus {
            orchid: flower,
            tile: other,
        }
        | Refusal::Protected {
            tile: flower,
            by: other,
        }
        | Refusal::BoatOntoTile {
            flower,
            tile: other,
        } => both(flower.0, other.0),
        Refusal::TooFar { flower, to, .. }
        | Refusal::NoPath { flower, to }
        | Refusal::WheelIntoGarden { flower, to }
        | Refusal::BoatTooFar { flower, to } => both(flower.0, to),
        Refusal::WheelIntoGate { tile, gate } => both(tile.0, gate.point()),
        Refusal::BonusNotDue { from, to } => both(from, to),
        Refusal::Clash { clash, .. } => between(clash.a.0, clash.b.0),
    }
}

fn both(a: Point, b: Point) -> PointSet {
    [a, b].into_iter().collect()
}

/// Two points of a line and all between them.
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
    use super::*;
    use paisho::{Position, Turn};

    /// Guest's Rose below Host's Jasmine, and a Lotus elsewhere.
    const POSITION: &str = "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO";

    fn involved(turn: &str) -> Vec<String> {
        let position: Position = POSITION.parse().unwrap();
        let refusal = position.play(turn.parse::<Turn>().unwrap()).unwrap_err();
        points(&refusal).iter().map(|p| p.to_string()).collect()
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
