//! Tests the solver with hand-made positions, and against playing every whole turn.

use paisho::case::Case;
use paisho::{Kind, Position, Turn};
use paisho_engine::Random;

use super::{
    closes_ring, defends, first_ring, is_ring_in_two, only_defence, ring_in_one, ring_in_two,
};

fn position(scene: &str) -> Position {
    // A case must contain a claim; which one does not matter here.
    let case = Case::parse(&format!("{scene}\nharmonies Host none")).unwrap();
    let position = case.position();
    position
        .unwrap_or_else(|| panic!("not a legal position: {scene}"))
        .clone()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

/// Three sides of a ring are complete, and Guest needs one more step or a bonus.
const RINGS_IN_ONE: [&str; 9] = [
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW3(6,6)",
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GW5(0,-8) HW3(6,6)",
    "board GR3(-3,6) HL(3,6) GR3(3,-6) GR4(-3,-5) HW3(7,1)",
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) GR3(0,6) HW3(6,5)",
    "board GR3(-3,6) GL(3,6) GR4(3,-6) GR3(-3,-6) GR4(-5,-1) HW4(-3,0)",
    // A Boat moves the last corner, or removes a Rock.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-2,-5) GW4(7,1) GR5(6,5)\nhand Guest R3 R4 B K\nhand Host R3x3",
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) HR(0,7) HR(6,-6) GW4(7,1) GR5(6,2)\nhand Guest R3 R4 B\nhand Host R3x3",
    // A Wheel rotates the last corner into place, or rotates a blocking Boat away, far from any
    // flower.
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-2,-6) GW4(7,1) GR5(6,5)\nhand Guest R3 W R\nhand Host R3x3",
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-6) HB(0,-6) GW4(7,1) GR5(6,5)\nhand Guest R3 W R\nhand Host R3x3",
];

/// The same arrangement closes rings of both players: only a bonus that breaks Host's ring wins.
const BOTH_RINGS: &str = "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-5,-4) \
    HR3(-5,5) HR4(5,5) HR3(5,-5) HR4(-5,-5)\nhand Guest R5x2 R K\nhand Host R5x3";

/// Every whole turn that wins at once by a ring.
fn winning_turns(position: &Position) -> Vec<Turn> {
    let mut turns = position.legal_turns();
    turns.retain(|t| closes_ring(position, *t));
    turns
}

/// Compares the list with every whole turn. It must contain all of them; turns that win without
/// their bonus are listed once.
fn check_rings(position: &Position) {
    let all = winning_turns(position);
    let listed = ring_in_one(position);
    for turn in &listed {
        assert!(all.contains(turn), "{turn} does not win {position}");
    }
    for turn in &all {
        let plain = Turn::from_step(turn.first_step()).unwrap();
        let named = listed.contains(turn) || listed.contains(&plain);
        assert!(named, "{turn} is missing in {position}");
    }
    assert_eq!(
        first_ring(position).is_some(),
        !all.is_empty(),
        "{position}"
    );
}

#[test]
fn rings_in_one_turn_are_all_found() {
    for scene in RINGS_IN_ONE {
        let position = position(scene);
        check_rings(&position);
        assert!(first_ring(&position).is_some(), "{scene}");
    }
}

#[test]
fn a_ring_of_both_is_broken_by_any_bonus() {
    let position = position(BOTH_RINGS);
    check_rings(&position);
    let rings = ring_in_one(&position);
    assert!(rings.contains(&turn("(-5,-4)-(-3,-6)+R(0,5)")));
    assert!(
        rings
            .iter()
            .any(|t| t.bonus().is_some_and(|b| b.tile == Kind::Knotweed))
    );
    assert!(!rings.contains(&turn("(-5,-4)-(-3,-6)")));
}

/// A position a few random turns after another.
fn near(scene: &str, random: &mut Random) -> Option<Position> {
    let mut at = position(scene);
    for _ in 0..4 {
        let step = at.random_step(|n| random.below(n))?;
        at = at.play_step(step).unwrap();
    }
    (at.stage() == paisho::Stage::Turn && at.outcome().is_none()).then_some(at)
}

#[test]
fn nothing_is_missed_near_rings() {
    let mut random = Random::new(7);
    let (mut compared, mut rings) = (0, 0);
    for scene in RINGS_IN_ONE.into_iter().chain([BOTH_RINGS]) {
        for _ in 0..12 {
            let Some(position) = near(scene, &mut random) else {
                continue;
            };
            check_rings(&position);
            compared += 1;
            rings += u32::from(first_ring(&position).is_some());
        }
    }
    assert!(compared > 50 && rings > 5, "{rings} rings in {compared}");
}

#[test]
fn nothing_is_left_out_in_ancient_oasis() {
    let text = "rules rulebook.oasis\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR3(-3,-6) GW4(7,1) GR5(6,5)\n\
        hand Guest R5 T M\nhand Host R3x3";
    let position = position(text);
    check_rings(&position);
    assert!(first_ring(&position).is_some());
}

/// Guest needs two turns for a ring, and Host is too far away to prevent it, or near enough.
const FAR: &str =
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-7,-4) HR3(8,-2)\nhand Guest W3x2\nhand Host W3x2";
const CLOSE: &str =
    "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-7,-4) HR5(2,5)\nhand Guest W3x2\nhand Host W3x2";

/// The definition of a ring in two, applied literally.
fn wins_against_all(position: &Position, turn: Turn) -> bool {
    let after = position.play(turn).unwrap();
    after.outcome().is_none()
        && after.legal_turns().into_iter().all(|reply| {
            let replied = after.play(reply).unwrap();
            match replied.outcome() {
                Some(outcome) => outcome.winners == position.to_move().alone(),
                None => !winning_turns(&replied).is_empty(),
            }
        })
}

#[test]
fn rings_in_two_turns_are_those_of_the_definition() {
    for (scene, solvable) in [(FAR, true), (CLOSE, false)] {
        let position = position(scene);
        let solutions = ring_in_two(&position);
        assert_eq!(!solutions.is_empty(), solvable, "{scene}");
        for turn in position.legal_turns() {
            let wins = wins_against_all(&position, turn);
            assert_eq!(is_ring_in_two(&position, turn), wins, "{turn} in {scene}");
            let plain = Turn::from_step(turn.first_step()).unwrap();
            assert_eq!(
                solutions.contains(&turn) || solutions.contains(&plain),
                wins,
                "{turn}"
            );
        }
    }
}

#[test]
fn a_ring_in_one_is_no_ring_in_two() {
    assert!(ring_in_two(&position(RINGS_IN_ONE[0])).is_empty());
}

/// Guest threatens to close a ring; Host can prevent it in one way, in several, or not at all.
const ONE_WAY: &str = "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR3(6,5)\n\
    hand Guest R5x2\nhand Host R5x2";
const MANY_WAYS: &str = "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR5(1,7)\n\
    hand Guest R5x2\nhand Host R5x2 R K";
const NO_WAY: &str = "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR3(8,1)\n\
    hand Guest R5x2\nhand Host R5x2";

#[test]
fn defences_are_those_of_the_definition() {
    for scene in [ONE_WAY, MANY_WAYS, NO_WAY] {
        let position = position(scene);
        let mut ways = Vec::new();
        for turn in position.legal_turns() {
            let after = position.play(turn).unwrap();
            let helps = after.outcome().is_none() && winning_turns(&after).is_empty();
            assert_eq!(defends(&position, turn), helps, "{turn} in {scene}");
            if helps && !ways.contains(&turn.first_step()) {
                ways.push(turn.first_step());
            }
        }
        let found = only_defence(&position);
        assert_eq!(found.is_some(), ways.len() == 1, "{ways:?} in {scene}");
        for turn in found.into_iter().flatten() {
            assert!(defends(&position, turn), "{turn} in {scene}");
        }
    }
}

#[test]
fn the_only_defence_is_found() {
    assert!(only_defence(&position(ONE_WAY)).is_some());
    assert!(only_defence(&position(MANY_WAYS)).is_none());
    assert!(only_defence(&position(NO_WAY)).is_none());
    // A player who can close a ring need not defend.
    let own = RINGS_IN_ONE[0];
    assert!(only_defence(&position(own)).is_none());
}
