//! Every reason for refusing a turn, and every problem of a setup: each arises in some position,
//! with exactly these tiles and points, and cites its paragraph.

#![expect(
    clippy::unwrap_used,
    reason = "a test may panic when its own preparation fails"
)]

use std::collections::BTreeSet;

use paisho::case::Case;
use paisho::{
    Cause, Clash, Game, Gate, Kind, Point, Position, Refusal, Seat, Stage, Standing, Step, Tile,
    Turn,
};

mod arranging;
mod bonuses;
mod planting;
mod problems;
mod switches;

use arranging::arranging;
use bonuses::bonuses;
use planting::planting;
use switches::switches;

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
    let whole_turns = planting().into_iter().chain(arranging()).chain(switches());
    for (lines, text, section, expected) in whole_turns {
        assert_refused(lines, text, section, expected);
        seen.insert(expected.name());
    }
    for (tiles, bonus, section, expected) in bonuses() {
        let text = format!("(6,-5)-(6,-6)+{bonus}");
        assert_refused(&format!("{EARNED} {tiles}"), &text, section, expected);
        seen.insert(expected.name());
    }
    seen.insert(refused_during_a_gift().name());
    assert_eq!(seen, Refusal::NAMES.iter().copied().collect());
}

/// Only a game records gifts: while one waits for an answer, no turn is legal.
fn refused_during_a_gift() -> Refusal {
    let mut game = Game::from_position(position("board GR3(0,5)"));
    game.offer_gift(Seat::HOST).unwrap();
    let refusal = Refusal::GiftOffered { from: Seat::HOST };
    assert_eq!(game.play("(0,5)-(0,4)".parse().unwrap()), Err(refusal));
    assert_eq!(refusal.section(), "§4.3");
    refusal
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
