//! Every reason for refusing a turn, and every problem of a setup: each arises in some position,
//! with exactly these tiles and points, and cites its paragraph.

use std::collections::BTreeSet;

use paisho::case::Case;
use paisho::{
    BySeat, Cause, Clash, Ending, Gate, Kind, Outcome, Point, Position, Problem, Refusal, Reserve,
    Seat, SeatSet, Setup, Stage, Standing, Step, Tile, Turn,
};

/// Names all variants of an enum twice from one list: as a match without a wildcard, which no new
/// variant compiles past, and as the set that the tests must cover.
macro_rules! variants {
    ($type:ident, $name_of:ident, $all:ident: $($name:ident)*) => {
        fn $name_of(value: &$type) -> &'static str {
            match value {
                $($type::$name { .. } => stringify!($name),)*
            }
        }

        const $all: &[&str] = &[$(stringify!($name)),*];
    };
}

variants! { Refusal, name_of_refusal, REFUSALS:
    GameOver WrongStage AccentCount AccentSupply OpeningGate OpeningKind NotBasic NotInHand
    NotAGate PlantOnTile AlreadyGrowing NothingToArrange NotYours NotAFlower Trapped StaysPut
    OntoGate CannotHold TooFar NoPath OwnTile CaptureAccent Protected OrchidNeedsLotus
    CannotCapture Clash BonusNotDue BonusWhileGrowing AccentOnTile AccentOnGate NoSecondPoint
    WheelBesideGrowing WheelBesideRock WheelOffBoard WheelIntoGate WheelIntoGarden BoatOnNothing
    BoatOnGrowing BoatNeedsTarget BoatRemovesAccent BoatTooFar BoatOntoTile CouldPlay
}

variants! { Problem, name_of_problem, PROBLEMS:
    NoSuchPlayer HandOfNobody TooMany AccentInGate CannotHold Clash TwoGrowing CannotMove
    NobodyLeft NotTheBeginning PassedInBetween
}

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// The position that the lines of a case describe.
fn position(lines: &str) -> Position {
    let case = Case::parse(&format!("{lines}\ncount 0")).unwrap();
    case.position().expect("a valid position").clone()
}

fn guest(kind: Kind, x: i8, y: i8) -> Standing {
    (point(x, y), Tile::new(Seat::GUEST, kind))
}

fn host(kind: Kind, x: i8, y: i8) -> Standing {
    (point(x, y), Tile::new(Seat::HOST, kind))
}

/// A position, a turn, the paragraph it breaks and the whole refusal.
type Refused = (&'static str, &'static str, &'static str, Refusal);

/// A position in which `(6,-5)-(6,-6)` earns a bonus.
const EARNED: &str = "board GR3(-6,-6) GR4(6,-5)";

/// Refusals of the beginning, of planting and of passing.
fn planting() -> Vec<Refused> {
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

/// Refusals of arranging.
fn arranging() -> Vec<Refused> {
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

/// Refusals of the bonus; the tiles beside those of [`EARNED`], and what follows `(6,-5)-(6,-6)+`.
fn bonuses() -> Vec<Refused> {
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

fn assert_refused(lines: &str, text: &str, section: &str, expected: Refusal) {
    let turn: Turn = text.parse().unwrap();
    let refused = position(lines).explain(turn);
    assert_eq!(refused, Err(expected), "{lines:?} {text}");
    assert_eq!(expected.section(), section, "{lines:?} {text}");
    assert!(expected.to_string().starts_with(&format!("{section}: ")));
}

#[test]
fn every_refusal_arises_with_its_tiles_and_points() {
    let mut seen = BTreeSet::new();
    for (lines, text, section, expected) in planting().into_iter().chain(arranging()) {
        assert_refused(lines, text, section, expected);
        seen.insert(name_of_refusal(&expected));
    }
    for (tiles, bonus, section, expected) in bonuses() {
        let text = format!("(6,-5)-(6,-6)+{bonus}");
        assert_refused(&format!("{EARNED} {tiles}"), &text, section, expected);
        seen.insert(name_of_refusal(&expected));
    }
    // No notation says this, but a program can.
    let tile = Kind::Lotus;
    let plant = Turn::Plant {
        flower: tile,
        at: Gate::South.point(),
    };
    let refusal = Refusal::NotBasic { tile };
    assert_eq!(position("board").explain(plant), Err(refusal));
    assert_eq!(refusal.section(), "§4.1");
    seen.insert(name_of_refusal(&refusal));
    assert_eq!(seen, REFUSALS.iter().copied().collect());
}

#[test]
fn an_accent_on_a_tile_cites_the_paragraph_of_that_accent() {
    let lines = format!("rules rulebook.oasis\n{EARNED}\nhand Guest R3 R W K M P T");
    for (code, section) in [
        ("R", "§7.1"),
        ("K", "§7.2"),
        ("W", "§7.3"),
        ("M", "§8.1"),
        ("P", "§8.2"),
        ("T", "§8.3"),
    ] {
        let accent = Kind::from_code(code).unwrap();
        let tile = guest(Kind::Rose, -6, -6);
        let text = format!("(6,-5)-(6,-6)+{code}(-6,-6)");
        assert_refused(
            &lines,
            &text,
            section,
            Refusal::AccentOnTile { accent, tile },
        );
    }
}

#[test]
fn a_bamboo_that_uncovers_a_clash_is_named_as_the_cause() {
    let lines =
        format!("rules rulebook.oasis\n{EARNED} HR5(-3,7) HK(0,7) HW5(3,7)\nhand Guest R3 M");
    let clash = Clash {
        a: host(Kind::Rhododendron, -3, 7),
        b: host(Kind::WhiteJade, 3, 7),
    };
    let by = Cause::Bamboo;
    assert_refused(
        &lines,
        "(6,-5)-(6,-6)+M(0,6)",
        "§5.2",
        Refusal::Clash { by, clash },
    );
}

#[test]
fn the_bonus_step_is_refused_like_the_bonus_of_a_turn() {
    let due = position("board GR3(-6,-6) GR4(6,-6)\nstage bonus");
    let step = |text: &str| match text.parse().unwrap() {
        Turn::Arrange {
            bonus: Some(bonus), ..
        } => Step::Bonus(bonus),
        other => panic!("{other}"),
    };
    assert_eq!(due.explain_step(Step::Decline), Ok(()));
    assert_eq!(due.explain_step(step("(0,0)-(0,1)+R(0,0)")), Ok(()));
    assert_eq!(
        due.explain_step(step("(0,0)-(0,1)+R(8,0)")),
        Err(Refusal::AccentOnGate {
            accent: Kind::Rock,
            gate: Gate::East
        })
    );
    let turn = Stage::Turn;
    let free = position("board GR3(-6,-6)");
    assert_eq!(
        free.explain_step(Step::Decline),
        Err(Refusal::WrongStage { due: turn })
    );
}

/// Setups, each with the only problem it has.
fn problems() -> Vec<(Setup, Problem, &'static str)> {
    let setup = |lines: &str| Setup::from(&position(lines));
    let with = |lines: &str, change: &dyn Fn(&mut Setup)| {
        let mut setup = setup(lines);
        change(&mut setup);
        setup
    };
    let put = |lines, standing: Standing| {
        with(lines, &|s: &mut Setup| {
            s.set(standing.0, Some(standing.1));
        })
    };
    let east = (point(0, 7), Tile::new(Seat::East, Kind::Rose));
    let clash = Clash {
        a: guest(Kind::Rose, 0, 5),
        b: host(Kind::Jasmine, 0, 7),
    };
    let short = "board\nhand Guest R3\nhand Host W3";
    vec![
        (
            put(short, east),
            Problem::NoSuchPlayer { tile: east },
            "the Rose at (0,7) belongs to nobody at this table",
        ),
        (
            with(short, &|s| s.hands[Seat::West].set(Kind::Rose, 1)),
            Problem::HandOfNobody { seat: Seat::West },
            "nobody sits at West, so no hand",
        ),
        (
            with(short, &|s| s.hands[Seat::GUEST].set(Kind::Lily, 4)),
            Problem::TooMany {
                seat: Seat::GUEST,
                kind: Kind::Lily,
                count: 4,
                supply: 3,
            },
            "South has 4 of Lily, there are 3",
        ),
        (
            put(short, guest(Kind::Boat, 8, 0)),
            Problem::AccentInGate {
                tile: guest(Kind::Boat, 8, 0),
            },
            "the Boat at (8,0) stands on a gate",
        ),
        (
            put(short, guest(Kind::Jasmine, 2, 2)),
            Problem::CannotHold {
                tile: guest(Kind::Jasmine, 2, 2),
            },
            "the Jasmine at (2,2) is in a garden of the other colour",
        ),
        (
            put("board GR3(0,5)\nhand Host R3", host(Kind::Jasmine, 0, 7)),
            Problem::Clash(clash),
            "the Rose at (0,5) clashes with the Jasmine at (0,7)",
        ),
        (
            put(
                "rules rulebook.seats3\nboard SR3(0,-8)\nhand South R3",
                guest(Kind::Lily, 8, 0),
            ),
            Problem::TwoGrowing { seat: Seat::South },
            "South has several growing flowers",
        ),
        (
            with("rules rulebook.seats3\nboard", &|s| {
                s.out = Seat::South.alone();
            }),
            Problem::CannotMove { seat: Seat::South },
            "South is not in the game and can't move",
        ),
        (
            with("board", &|s| {
                s.out = SeatSet::EMPTY.with(Seat::GUEST).with(Seat::HOST);
            }),
            Problem::NobodyLeft,
            "everybody has left the game",
        ),
        (
            with("board GR3(0,5)", &|s| s.stage = Stage::Opening),
            Problem::NotTheBeginning {
                stage: Stage::Opening,
            },
            "tiles and hands do not fit the stage: the opening flower",
        ),
        (
            with("board\nstage bonus", &|s| s.passes = 1),
            Problem::PassedInBetween,
            "nobody passes in the middle of a turn",
        ),
    ]
}

#[test]
fn every_problem_arises_alone_with_its_tiles_and_points() {
    let mut seen = BTreeSet::new();
    for (setup, expected, sentence) in problems() {
        let problems = Position::from_setup(setup.clone()).unwrap_err();
        assert_eq!(problems.found, [expected]);
        assert_eq!(*problems.setup, setup, "the setup comes back");
        assert_eq!(problems.to_string(), sentence);
        seen.insert(name_of_problem(&expected));
    }
    assert_eq!(seen, PROBLEMS.iter().copied().collect());
}

#[test]
fn all_problems_are_told_at_once() {
    let mut setup = Setup::empty(paisho::Ruleset::RULEBOOK);
    setup.hands = BySeat([Reserve::flowers(); 4]);
    let (rock, lily) = (guest(Kind::Rock, 0, 8), guest(Kind::Lily, 1, 1));
    for (at, tile) in [rock, lily] {
        setup.set(at, Some(tile));
    }
    let found = Position::from_setup(setup).unwrap_err().found;
    let names: Vec<&str> = found.iter().map(name_of_problem).collect();
    assert_eq!(
        names,
        [
            "HandOfNobody",
            "HandOfNobody",
            "TooMany",
            "CannotHold",
            "AccentInGate"
        ]
    );
}
