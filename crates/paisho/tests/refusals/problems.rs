//! Every problem that a setup can have.

use std::collections::BTreeSet;

use paisho::{
    BySeat, Clash, Kind, Position, Problem, Reserve, Ruleset, Seat, SeatCount, SeatSet, Setup,
    Stage, Standing, Tile,
};

use crate::{guest, host, point, position};

/// Setups, each with the only problem it has.
#[expect(clippy::too_many_lines, reason = "a table with a row for each reason")]
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
            "the Rose at (0,7) belongs to a player who is not in this game",
        ),
        (
            with(short, &|s| s.hands[Seat::West].set(Kind::Rose, 1)),
            Problem::HandOfNobody { seat: Seat::West },
            "West has tiles in hand but is not in this game",
        ),
        (
            with(short, &|s| s.hands[Seat::GUEST].set(Kind::Lily, 4)),
            Problem::TooMany {
                seat: Seat::GUEST,
                kind: Kind::Lily,
                count: 4,
                supply: 3,
            },
            "Guest has too many Lily tiles: 4, but the supply is 3",
        ),
        (
            put(short, guest(Kind::Boat, 8, 0)),
            Problem::AccentInGate {
                tile: guest(Kind::Boat, 8, 0),
            },
            "the Boat at (8,0) is in a gate, where accents are not allowed",
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
            "South has more than one growing flower",
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
            "all players have left the game",
        ),
        (
            with("board GR3(0,5)", &|s| s.stage = Stage::Opening),
            Problem::NotTheBeginning {
                stage: Stage::Opening,
            },
            "tiles and hands do not match the stage: the opening flower",
        ),
        (
            with("board\nstage bonus", &|s| s.passes = 1),
            Problem::PassedInBetween,
            "players can't pass in the middle of a turn",
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
        assert!(expected.section().starts_with('§'));
        seen.insert(expected.name());
    }
    assert_eq!(seen, Problem::NAMES.iter().copied().collect());
}

#[test]
fn all_problems_are_reported_at_once() {
    let mut setup = Setup::empty(Ruleset::RULEBOOK);
    setup.hands = BySeat([Reserve::flowers(); 4]);
    let (rock, lily) = (guest(Kind::Rock, 0, 8), guest(Kind::Lily, 1, 1));
    for (at, tile) in [rock, lily] {
        setup.set(at, Some(tile));
    }
    let found = Position::from_setup(setup).unwrap_err().found;
    let names: Vec<&str> = found.iter().map(Problem::name).collect();
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

/// In a game of two they are Guest and Host, never South and North.
#[test]
fn players_are_named_by_the_size_of_the_table() {
    let problem = |seat| Problem::CannotMove { seat };
    let said = |seat, seats| problem(seat).display(seats).to_string();
    let rest = " is not in the game and can't move";
    assert_eq!(said(Seat::North, SeatCount::Two), format!("Host{rest}"));
    assert_eq!(said(Seat::South, SeatCount::Two), format!("Guest{rest}"));
    assert_eq!(said(Seat::North, SeatCount::Three), format!("North{rest}"));
    // A problem alone does not know the number of players.
    assert_eq!(
        problem(Seat::North).to_string(),
        format!("North (Host){rest}")
    );
    assert_eq!(
        problem(Seat::South).to_string(),
        format!("South (Guest){rest}")
    );
    assert_eq!(problem(Seat::West).to_string(), format!("West{rest}"));
}

#[test]
fn a_game_that_is_recorded_names_its_players_too() {
    for (rules, name) in [("rulebook", "Host"), ("rulebook.seats3", "North")] {
        let mut setup = Setup::empty(rules.parse().unwrap());
        setup.fill_hands(paisho::Accents::EMPTY);
        setup.hands[Seat::North].set(Kind::Lily, 4);
        let refused = setup.record("R3(0,-8)".parse().unwrap()).unwrap_err();
        let sentence = format!("{name} has too many Lily tiles: 4, but the supply is 3");
        assert_eq!(refused.to_string(), sentence);
        let problems = Position::from_setup(setup).unwrap_err();
        assert_eq!(problems.to_string(), sentence);
    }
}
