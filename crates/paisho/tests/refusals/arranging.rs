//! Refusals of arranging a flower.

use paisho::{Cause, Clash, Gate, Kind, Refusal, Seat, Tile};

use crate::{Refused, guest, host, point};

#[expect(clippy::too_many_lines, reason = "a table with a row for each reason")]
pub(crate) fn arranging() -> Vec<Refused> {
    use Refusal as R;
    let rose = guest(Kind::Rose, 2, 6);
    let jasmine = host(Kind::Jasmine, 3, 7);
    vec![
        (
            "board",
            "(1,1)-(1,2)",
            "§4.1",
            R::NothingToArrange { at: point(1, 1) },
        ),
        (
            "board HR3(2,6)",
            "(2,6)-(2,7)",
            "§4.1",
            R::NotYours {
                tile: host(Kind::Rose, 2, 6),
            },
        ),
        (
            "board GB(2,6)",
            "(2,6)-(2,7)",
            "§4.1",
            R::NotAFlower {
                tile: guest(Kind::Boat, 2, 6),
            },
        ),
        (
            "board GR3(2,6) HO(3,7)",
            "(2,6)-(2,7)",
            "§7.5",
            R::Trapped {
                flower: rose,
                by: host(Kind::Orchid, 3, 7),
            },
        ),
        (
            "board GR3(2,6)",
            "(2,6)-(2,6)",
            "§6.1",
            R::StaysPut { flower: rose },
        ),
        (
            "board GR3(2,6)",
            "(2,6)-(0,8)",
            "§6.1",
            R::OntoGate {
                tile: rose.1,
                gate: Gate::North,
            },
        ),
        (
            "board GW3(2,6)",
            "(2,6)-(2,4)",
            "§1.4",
            R::CannotHold {
                flower: Tile::new(Seat::GUEST, Kind::Jasmine),
                at: point(2, 4),
            },
        ),
        (
            "board GR3(2,6)",
            "(2,6)-(2,1)",
            "§6.1",
            R::TooFar {
                flower: rose,
                to: point(2, 1),
                steps: 5,
            },
        ),
        (
            "board GR3(2,6) GK(2,7) GB(1,6) HK(3,6) HB(2,5)",
            "(2,6)-(2,4)",
            "§6.1",
            R::NoPath {
                flower: rose,
                to: point(2, 4),
            },
        ),
        (
            "board GR3(2,6) GR4(3,7)",
            "(2,6)-(3,7)",
            "§6.3",
            R::OwnTile {
                flower: rose,
                tile: guest(Kind::Chrysanthemum, 3, 7),
            },
        ),
        (
            "board GR3(2,6) HR(3,7)",
            "(2,6)-(3,7)",
            "§6.3",
            R::CaptureAccent {
                flower: rose,
                accent: host(Kind::Rock, 3, 7),
            },
        ),
        (
            "rules rulebook.oasis\nboard GR3(2,6) HW3(3,7) HM(4,8)",
            "(2,6)-(3,7)",
            "§8.1",
            R::Protected {
                tile: jasmine,
                by: host(Kind::Bamboo, 4, 8),
            },
        ),
        (
            "board GO(2,6) HW3(3,7)",
            "(2,6)-(3,7)",
            "§6.3",
            R::OrchidNeedsLotus {
                orchid: guest(Kind::Orchid, 2, 6),
                tile: jasmine,
            },
        ),
        (
            "board GR3(2,6) HL(3,7)",
            "(2,6)-(3,7)",
            "§6.3",
            R::CannotCapture {
                flower: rose,
                tile: host(Kind::Lotus, 3, 7),
            },
        ),
        (
            "board GR3(2,6) HW3(3,7)",
            "(2,6)-(2,7)",
            "§5.2",
            R::Clash {
                by: Cause::Arriving,
                clash: Clash {
                    a: guest(Kind::Rose, 2, 7),
                    b: jasmine,
                },
            },
        ),
        (
            "board GR3(-3,7) GO(0,7) HW3(3,7)",
            "(0,7)-(0,6)",
            "§5.2",
            R::Clash {
                by: Cause::Uncovering,
                clash: Clash {
                    a: guest(Kind::Rose, -3, 7),
                    b: jasmine,
                },
            },
        ),
        (
            "board GR3(2,6)",
            "(2,6)-(2,7)+R(0,0)",
            "§6.4",
            R::BonusNotDue {
                from: point(2, 6),
                to: point(2, 7),
            },
        ),
    ]
}
