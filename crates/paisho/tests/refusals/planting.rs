//! Refusals of the beginning, of planting and of passing.

use paisho::{Ending, Gate, Kind, Outcome, Point, Refusal, Seat, Stage, Step};

use crate::{Refused, guest, host, point};

#[expect(clippy::too_many_lines, reason = "a table with a row for each reason")]
pub(crate) fn planting() -> Vec<Refused> {
    use Refusal as R;
    let won = Outcome {
        winners: Seat::GUEST.alone(),
        ending: Ending::Ring,
    };
    let example = Step::Plant {
        flower: Kind::Rose,
        at: point(8, 0),
    };
    vec![
        (
            "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6)",
            "R3(0,-8)",
            "§9",
            R::GameOver(won),
        ),
        (
            "start",
            "pass",
            "§3.1",
            R::WrongStage {
                due: Stage::Accents,
            },
        ),
        (
            "stage opening",
            "pass",
            "§3.2",
            R::WrongStage {
                due: Stage::Opening,
            },
        ),
        (
            "board GR3(0,-8)",
            "R,W,K,B",
            "§4.1",
            R::WrongStage { due: Stage::Turn },
        ),
        (
            "board",
            "L(0,-8)",
            "§6.5",
            R::NotBasic { tile: Kind::Lotus },
        ),
        (
            "stage opening",
            "O(0,-8)",
            "§6.5",
            R::NotBasic { tile: Kind::Orchid },
        ),
        (
            "stage bonus",
            "R3(0,-8)",
            "§6.5",
            R::WrongStage { due: Stage::Bonus },
        ),
        (
            "start",
            "R,W",
            "§3.1",
            R::AccentCount {
                chosen: 2,
                wanted: 4,
            },
        ),
        (
            "start",
            "K,K,K,W",
            "§3.1",
            R::AccentSupply {
                accent: Kind::Knotweed,
                chosen: 3,
                supply: 2,
            },
        ),
        (
            "stage opening",
            "R3(8,0)",
            "§3.2",
            R::OpeningGate { gate: Gate::South },
        ),
        (
            "stage opening\nmove Host\nboard GW3(0,-8)",
            "R3(0,8)",
            "§3.2",
            R::OpeningKind {
                flower: Kind::Rose,
                wanted: Kind::Jasmine,
            },
        ),
        (
            "board\nhand Guest R3",
            "W5(0,-8)",
            "§4.1",
            R::NotInHand {
                tile: Kind::WhiteJade,
            },
        ),
        (
            "board",
            "R3(0,0)",
            "§4.1",
            R::NotAGate { at: Point::CENTRE },
        ),
        (
            "rules rulebook.oasis\nboard HP(3,3)",
            "R3(0,0)",
            "§8.2",
            R::NotBesidePond { at: Point::CENTRE },
        ),
        (
            "board HW5(8,0)",
            "R3(8,0)",
            "§4.1",
            R::PlantOnTile {
                by: host(Kind::WhiteJade, 8, 0),
            },
        ),
        (
            "rules rulebook.seats3\nboard SR3(8,0)",
            "R3(0,-8)",
            "§10.4",
            R::AlreadyGrowing {
                flower: guest(Kind::Rose, 8, 0),
            },
        ),
        (
            "board HR3(0,8) HR4(0,-8) HR5(-8,0)\nhand Guest R3",
            "pass",
            "§4.2",
            R::CouldPlay { example },
        ),
    ]
}
