//! Links keep the whole record, and damaged links are detected.

use paisho::notation::record::{Departure, NodeId, Record, TimeLeft};
use paisho::{Leaving, Position, Ruleset, Seat};
use paisho_engine::Random;
use proptest::prelude::*;

use super::*;

/// A record with everything that a record can have.
const RICH: &str = "[Host \"Ana\"]\n[Guest \"בני\"]\n[Result \"Guest wins by resignation\"]\n\n\
    {Hello.} 0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) (1G.R4(0,-8) {why not?} 1H.R4(0,8)) \
    1H.R3(0,8) [%clk 0:09:40] 2G.(0,-8)-(0,-5) (2G.(0,-8)-(1,-6) (2G.W4(8,0)) 2H.W4(-8,0))";

fn rich() -> Record {
    Record::parse(RICH).unwrap()
}

#[test]
fn a_game_with_everything_survives() {
    let record = rich();
    let at = record.last_of_main_line();
    let fragment = to_fragment(&record, at).unwrap();
    let (again, place) = from_fragment(&fragment).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.turn(place), record.turn(at));
}

/// Links must stay readable for ever: this one was written by the first version.
#[test]
fn links_of_the_first_version_are_still_read() {
    let fragment = "g1AAAIcnVsZWJvb2sBAAAGBAgJCgsGBAgICgoQBAADEw";
    let (record, at) = from_fragment(fragment).unwrap();
    let game = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8)";
    assert_eq!(record.main_line().to_string(), game);
    assert_eq!(to_fragment(&record, at).as_deref(), Some(fragment));
}

#[test]
fn players_who_leave_survive() {
    let rules: Ruleset = "rulebook.seats3.accents_one_of_each".parse().unwrap();
    let mut record = Record::new(&Position::start(rules), 1);
    let node = record
        .add(NodeId::ROOT, "R3(0,-8)".parse().unwrap())
        .unwrap();
    let departure = Departure {
        seat: Seat::West,
        reason: Leaving::Time,
    };
    record.leave(node, departure).unwrap();
    let time = TimeLeft { millis: 1_234_567 };
    record.set_time_left(node, Some(time)).unwrap();
    let fragment = to_fragment(&record, node).unwrap();
    assert_eq!(from_fragment(&fragment).unwrap().0, record);
}

#[test]
fn a_bare_position_is_its_text() {
    let record = Record::new(&Position::start(Ruleset::GARDEN_GATE), 1);
    let fragment = to_fragment(&record, NodeId::ROOT).unwrap();
    assert_eq!(fragment, format!("p{}", record.start()));
    assert_eq!(from_fragment(&fragment).unwrap().0, record);
    let escaped = fragment.replace('~', "%7E");
    assert_eq!(from_fragment(&escaped).unwrap().0, record);
}

#[test]
fn a_hundred_turns_fit_into_a_line_or_two() {
    let mut record = Record::new(&Position::start(Ruleset::RULEBOOK), 1);
    let mut node = NodeId::ROOT;
    let mut position = record.start().clone();
    let mut random = Random::new(7);
    while position.outcome().is_none() && record.path(node).len() <= 100 {
        let count = position.count_steps();
        let step = position.steps().nth(random.below(count)).unwrap();
        let turn = paisho::Turn::from_step(step).unwrap();
        node = record.add(node, turn).unwrap();
        position = record.position(node).unwrap();
    }
    let turns = record.path(node).len() - 1;
    let length = to_fragment(&record, node).unwrap().len();
    assert!(turns > 20 && length < 40 + 6 * turns, "{turns}: {length}");
}

#[test]
fn what_is_not_ours_is_not_taken_for_it() {
    assert_eq!(from_fragment("").unwrap_err(), ShareError::Unknown);
    assert_eq!(from_fragment("g2AAAA").unwrap_err(), ShareError::Unknown);
    assert_eq!(from_fragment("g1").unwrap_err(), ShareError::Damaged);
    assert!(matches!(
        from_fragment("p1~rulebook~X").unwrap_err(),
        ShareError::Position(_)
    ));
    let long = format!("g1{}", "A".repeat(LONGEST));
    assert_eq!(from_fragment(&long).unwrap_err(), ShareError::Damaged);
    assert_eq!(fragment_in("https://a.b/analysis#g1AA"), Some("g1AA"));
    assert_eq!(fragment_in("https://a.b/other#g1AA"), None);
    assert_eq!(fragment_in("1G.R3(0,-8)"), None);
}

proptest! {
    #[test]
    fn a_changed_letter_is_noticed(at in 2_usize..200, letter in "[A-Za-z0-9_-]") {
        let record = rich();
        let fragment = to_fragment(&record, NodeId::ROOT).unwrap();
        let at = at.min(fragment.len() - 1);
        let mut damaged = fragment.clone();
        damaged.replace_range(at..=at, &letter);
        if damaged != fragment {
            // The checksum has sixteen bits; no change of a single letter goes unnoticed.
            prop_assert_eq!(from_fragment(&damaged).unwrap_err(), ShareError::Damaged);
        }
    }

    #[test]
    fn a_cut_link_is_noticed(length in 0_usize..200) {
        let fragment = to_fragment(&rich(), NodeId::ROOT).unwrap();
        if length < fragment.len() {
            prop_assert!(from_fragment(&fragment[..length]).is_err());
        }
    }

    #[test]
    fn any_text_is_a_game_or_an_error(text in "\\PC{0,60}", letters in "[A-Za-z0-9_-]{0,80}") {
        let _ = from_fragment(&text);
        let _ = from_fragment(&format!("g1{letters}"));
        let _ = from_fragment(&format!("p{text}"));
    }

    #[test]
    fn any_bytes_with_a_true_checksum_are_a_game_or_an_error(
        bytes in proptest::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut bytes = bytes;
        bytes.extend(checksum(&bytes));
        let _ = from_fragment(&format!("g1{}", URL_SAFE_NO_PAD.encode(bytes)));
    }
}
