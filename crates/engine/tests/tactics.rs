//! Checks that rings in one and two turns are found, and that rings of the opponent are prevented.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho::case::Case;
use paisho::{Game, Position, Ruleset, Seat, Turn};
use paisho_engine::{Progress, Report, Request, Search, Verdict};

fn position(scene: &str) -> Position {
    // A case must contain a claim; which one does not matter here.
    let case = Case::parse(&format!("{scene}\nharmonies Host none")).unwrap();
    let position = case
        .position()
        .unwrap_or_else(|| panic!("not a legal position: {scene}"));
    position.clone()
}

fn search(position: &Position, depth: u32, nodes: u64) -> Report {
    let mut request = Request::new(position.clone());
    request.depth = Some(depth);
    request.nodes = Some(nodes);
    let mut search = Search::new(request, 4);
    while search.step(1000) == Progress::Running {}
    search.report()
}

fn won_by(position: &Position, seat: Seat) -> bool {
    position
        .outcome()
        .is_some_and(|o| o.winners == seat.alone())
}

/// Tries every turn of the player to move: the reference for the engine.
fn has_winning_turn(position: &Position) -> bool {
    let seat = position.to_move();
    let mut found = false;
    position.for_each_turn(|turn| {
        if !found {
            let mut after = position.clone();
            after.play_unchecked(turn);
            found = won_by(&after, seat);
        }
    });
    found
}

/// Three sides of a ring are complete; one flower is a step or more away from its corner.
const RINGS_IN_ONE: [&str; 8] = [
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW3(6,6)",
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-5,-4) HW3(6,6)",
    // The flower comes from a gate.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GW5(0,-8) HW3(6,6)",
    // A Lotus of any player can be a corner.
    "board GR3(-3,6) HL(3,6) GR3(3,-6) GR4(-3,-5) HW3(7,1)",
    // One of Guest's own flowers stands between two corners and moves away.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) GR3(0,6) HW3(6,5)",
    // An opponent's flower blocks a side and is captured.
    "board GR3(-3,6) GL(3,6) GR4(3,-6) GR3(-3,-6) GR4(-5,-1) HW4(-3,0)",
    // A Boat moves the last corner into place: the arrangement only earns the bonus.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-2,-5) GW4(7,1) GR5(6,5)\nhand Guest R3 R4 B\nhand Host R3x3",
    // A Boat removes the Rock that blocks the harmony of a side.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) HR(0,7) HR(6,-6) GW4(7,1) GR5(6,2)\nhand Guest R3 R4 B\nhand Host R3x3",
];

#[test]
fn a_ring_in_one_turn_is_found_at_once() {
    for scene in RINGS_IN_ONE {
        let position = position(scene);
        assert!(has_winning_turn(&position), "no ring in {scene}");
        let report = search(&position, 1, 1000);
        let turn = report.best_turn().unwrap();
        let after = position.play(turn).unwrap();
        assert!(won_by(&after, Seat::GUEST), "{turn} does not win {scene}");
        assert_eq!(report.best().unwrap().score.verdict(), Verdict::WinsIn(1));
    }
}

/// A game that ended with a ring by Boat and Wheel. In every position of it, the engine must claim
/// a ring in one turn exactly when there is one.
#[test]
fn rings_in_one_turn_are_claimed_exactly_where_they_are() {
    const TURNS: &str = "W,K,K,B;W,W,K,K;R4(0,-8);R4(0,8);(0,-8)-(-1,-7);(0,8)-(-2,7);\
        (-1,-7)-(-1,-6);(-2,7)-(-2,5);R4(0,-8);R3(0,8);(0,-8)-(2,-6);(0,8)-(0,5)+R3(0,-8);\
        R4(-8,0);(0,-8)-(-2,-7)+W5(0,-8);(-1,-6)-(-2,-4);(0,-8)-(1,-7)+B(0,5)-(1,6);\
        (2,-6)-(-1,-7)";
    let mut game = Game::new(Ruleset::RULEBOOK);
    let mut claims = 0;
    for text in TURNS.split(';') {
        game.play(text.parse::<Turn>().unwrap()).unwrap();
        let position = game.position();
        let report = search(position, 1, 400);
        let claimed = report.best().unwrap().score.verdict() == Verdict::WinsIn(1);
        assert_eq!(claimed, has_winning_turn(position), "after {text}");
        claims += u32::from(claimed);
    }
    assert!(claims > 0);
}

/// Guest is about to close a ring, and Host can prevent it.
const DEFENCES: [&str; 3] = [
    "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR5(1,7) HW4(5,2)\nhand Guest W3",
    "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-5,-4) HL(-6,1) HO(-7,-1)\nhand Guest W3",
    "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW5(6,-4) HR4(0,8)\nhand Guest W3",
];

#[test]
fn a_threatened_ring_is_prevented() {
    for scene in DEFENCES {
        let position = position(scene);
        let report = search(&position, 2, 20_000);
        let turn = report.best_turn().unwrap();
        let after = position.play(turn).unwrap();
        assert!(!has_winning_turn(&after), "{turn} does not help in {scene}");
    }
}

/// Guest needs two turns, and Host is too far away to prevent the ring.
const RING_IN_TWO: &str = "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-7,-4) HR3(8,-2)";

#[test]
fn a_ring_in_two_turns_is_found_and_closed_against_every_answer() {
    let position = position(RING_IN_TWO);
    assert!(!has_winning_turn(&position));
    let report = search(&position, 3, 200_000);
    assert_eq!(report.best().unwrap().score.verdict(), Verdict::WinsIn(2));
    let after = position.play(report.best_turn().unwrap()).unwrap();
    after.for_each_turn(|answer| {
        let mut answered = after.clone();
        answered.play_unchecked(answer);
        assert!(has_winning_turn(&answered), "{answer} is an answer");
    });
}
