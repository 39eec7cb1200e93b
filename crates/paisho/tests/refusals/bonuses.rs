//! Refusals of the bonus.

use paisho::{Cause, Clash, Gate, Kind, Refusal};

use crate::{Refused, guest, host, point};

/// The tiles beside those of [`crate::EARNED`], and what follows `(6,-5)-(6,-6)+`.
#[expect(clippy::too_many_lines, reason = "a table with a row for each reason")]
pub(crate) fn bonuses() -> Vec<Refused> {
    use Refusal as R;
    let growing = host(Kind::Lily, 0, 8);
    let lotus = host(Kind::Lotus, 0, 7);
    vec![
        (
            "GW4(0,8)",
            "R3(8,0)",
            "§6.5",
            R::BonusWhileGrowing {
                flower: guest(Kind::Lily, 0, 8),
            },
        ),
        (
            "HL(0,7)",
            "K(0,7)",
            "§7.2",
            R::AccentOnTile {
                accent: Kind::Knotweed,
                tile: lotus,
            },
        ),
        (
            "",
            "W(8,0)",
            "§7.6",
            R::AccentOnGate {
                accent: Kind::Wheel,
                gate: Gate::East,
            },
        ),
        (
            "",
            "R(0,0)-(1,1)",
            "§7.4",
            R::NoSecondPoint { tile: Kind::Rock },
        ),
        (
            "HW4(0,8)",
            "W(1,7)",
            "§7.3",
            R::WheelBesideGrowing { flower: growing },
        ),
        (
            "GR(1,6)",
            "W(1,7)",
            "§7.3",
            R::WheelBesideRock {
                rock: guest(Kind::Rock, 1, 6),
            },
        ),
        (
            "HB(7,5)",
            "W(7,4)",
            "§7.3",
            R::WheelOffBoard {
                tile: host(Kind::Boat, 7, 5),
            },
        ),
        (
            "HL(-1,8)",
            "W(0,7)",
            "§7.3",
            R::WheelIntoGate {
                tile: host(Kind::Lotus, -1, 8),
                gate: Gate::North,
            },
        ),
        (
            "HR3(0,3)",
            "W(0,4)",
            "§7.3",
            R::WheelIntoGarden {
                flower: host(Kind::Rose, 0, 3),
                to: point(-1, 3),
            },
        ),
        (
            "HR5(0,3) HW5(1,-7)",
            "W(0,2)",
            "§5.2",
            R::Clash {
                by: Cause::Wheel,
                clash: Clash {
                    a: host(Kind::WhiteJade, 1, -7),
                    b: host(Kind::Rhododendron, 1, 3),
                },
            },
        ),
        ("", "B(0,7)", "§7.4", R::BoatOnNothing { at: point(0, 7) }),
        (
            "HW4(0,8)",
            "B(0,8)-(0,7)",
            "§7.4",
            R::BoatOnGrowing { flower: growing },
        ),
        (
            "HL(0,7)",
            "B(0,7)",
            "§7.4",
            R::BoatNeedsTarget { flower: lotus },
        ),
        (
            "HK(0,7)",
            "B(0,7)-(0,6)",
            "§7.4",
            R::BoatRemovesAccent {
                accent: host(Kind::Knotweed, 0, 7),
            },
        ),
        (
            "HL(0,7)",
            "B(0,7)-(0,5)",
            "§7.4",
            R::BoatTooFar {
                flower: lotus,
                to: point(0, 5),
            },
        ),
        (
            "HL(0,7) GR3(1,7)",
            "B(0,7)-(1,7)",
            "§7.4",
            R::BoatOntoTile {
                flower: lotus,
                tile: guest(Kind::Rose, 1, 7),
            },
        ),
        (
            "HL(0,7)",
            "B(0,7)-(0,8)",
            "§6.1",
            R::OntoGate {
                tile: lotus.1,
                gate: Gate::North,
            },
        ),
    ]
}
