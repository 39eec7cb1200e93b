//! Refusals that only other rules than the common ones give.

use paisho::{Kind, Refusal};

use crate::{Refused, guest, host, point};

pub(crate) fn switches() -> Vec<Refused> {
    use Refusal as R;
    let orchid = guest(Kind::Orchid, 0, 5);
    vec![
        (
            "rules rulebook.walk_exact\nboard GR3(0,6)",
            "(0,6)-(0,4)",
            "§6.1",
            R::NotExact {
                flower: guest(Kind::Rose, 0, 6),
                to: point(0, 4),
            },
        ),
        (
            "rules rulebook.gates_closed\nboard GR3(1,8)",
            "(1,8)-(-1,8)",
            "§6.1",
            R::GateOnTheWay {
                flower: guest(Kind::Rose, 1, 8),
                to: point(-1, 8),
            },
        ),
        (
            "rules rulebook.gardens_closed\nboard GR3(2,-5)",
            "(2,-5)-(0,-4)",
            "§6.1",
            R::GardenOnTheWay {
                flower: guest(Kind::Rose, 2, -5),
                to: point(0, -4),
            },
        ),
        (
            "rules rulebook.lotus_spared\nboard GO(0,5) GL(-5,5) HL(2,4)",
            "(0,5)-(2,4)",
            "§6.3",
            R::NeverCaptured {
                flower: orchid,
                tile: host(Kind::Lotus, 2, 4),
            },
        ),
        (
            "rules rulebook.wheel_flowers\nboard GR3(-6,-6) GR4(6,-5) HL(0,3) GK(1,3)",
            "(6,-5)-(6,-6)+W(0,2)",
            "§7.3",
            R::WheelOntoTile {
                tile: host(Kind::Lotus, 0, 3),
                by: guest(Kind::Knotweed, 1, 3),
            },
        ),
        (
            "rules rulebook.boat_three_accents\nboard GR3(-6,-6) GR4(6,-5) HB(4,2)",
            "(6,-5)-(6,-6)+B(4,2)",
            "§7.4",
            R::BoatKeepsAccent {
                accent: host(Kind::Boat, 4, 2),
            },
        ),
    ]
}
