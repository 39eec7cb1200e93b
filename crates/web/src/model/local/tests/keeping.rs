//! Stored games, and what happens when they are damaged.

use std::sync::LazyLock;

use paisho::notation::record::Record;
use proptest::prelude::*;

use super::harness::{Harness, rules};
use super::{Event, GUEST, HOST, Pace};
use crate::model::local::{LocalGame, Player, Shelf};

fn kept(shelf: &Shelf) -> String {
    serde_json::to_string(shelf).unwrap()
}

fn read(text: &str) -> Option<Shelf> {
    serde_json::from_str(text).ok()
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let pace = Pace {
        minutes: 10,
        increment: 5,
    };
    for variant in [
        "rulebook",
        "rulebook.seats4.oasis",
        "garden_gate.informal_start",
    ] {
        let mut harness = Harness::with(rules(variant), &[], Some(pace));
        harness.play_to(14);
        harness.send(Event::Left);
        let shelf = read(&kept(&harness.shelf)).unwrap();
        assert_eq!(shelf, harness.shelf);
        let mut again = shelf.game(harness.game.number()).unwrap();
        assert_eq!(again.game(), harness.game.game(), "{variant}");
        assert!(again.is_paused());
        again.update(Event::Opened, harness.now);
        again.update(Event::Resume, harness.now);
        assert!(!again.shown().may.is_empty());
        let back = again.update(Event::TakeBack, harness.now);
        assert!(!back.is_empty());
        assert_eq!(again.game().plies().len(), 13);
    }
}

#[test]
fn one_broken_game_does_not_take_the_others_with_it() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    harness.play_to(6);
    let good = kept(&harness.shelf);
    let list: serde_json::Value = serde_json::from_str(&good).unwrap();
    let mut broken = list[0].clone();
    broken["number"] = 2.into();
    broken["record"] = "[Host \"x\"".into();
    let mut wrong = list[0].clone();
    wrong["number"] = 3.into();
    wrong["record"] = "\n1G.R3(0,-8) 1H.R4(0,8)\n".into();
    let list = serde_json::json!([7, broken, {"number": "x"}, list[0], wrong, null]);
    let shelf: Shelf = serde_json::from_value(list).unwrap();
    let summaries = shelf.summaries();
    assert_eq!(summaries.len(), 1);
    assert_eq!(summaries[0].number, harness.game.number());
    assert!(shelf.game(2).is_none() && shelf.game(3).is_none());
}

#[test]
fn old_finished_games_make_room_and_games_in_progress_stay() {
    let mut shelf = Shelf::default();
    let mut harness = Harness::new(rules("rulebook"), &[]);
    harness.play_to(2000);
    let finished = harness.game.saved(1);
    let open = Harness::new(rules("rulebook"), &[]).game.saved(1);
    for number in 1..=60 {
        let mut saved = if number == 1 {
            open.clone()
        } else {
            finished.clone()
        };
        saved.number = number;
        shelf.put(saved);
    }
    let numbers: Vec<u32> = shelf.summaries().iter().map(|s| s.number).collect();
    assert_eq!(numbers.len(), 41);
    assert!(numbers.contains(&1) && numbers.contains(&60) && !numbers.contains(&2));
    shelf.remove(60);
    assert!(shelf.game(60).is_none());
}

#[test]
fn a_record_names_players_and_the_day() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.game.players[GUEST] = Player::named("Ana \"A\" Żak");
    harness.send(Event::Opened);
    harness.play_to(9);
    let text = harness.game.record().to_string();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.player(GUEST), Some("Ana \"A\" Żak"));
    assert_eq!(record.player(HOST), Some("Computer, level 1"));
    assert_eq!(record.tags.value("Date"), Some("1970.01.01"));
    assert_eq!(record.main_line().turns().len(), harness.turns());
}

static NINE_TURNS: LazyLock<String> = LazyLock::new(|| {
    let mut harness = Harness::new(rules("rulebook.seats3"), &[]);
    harness.play_to(9);
    kept(&harness.shelf)
});

proptest! {
    #[test]
    fn no_text_in_the_storage_is_a_disaster(cut in 0usize..4000, put in "\\PC{0,8}") {
        let mut text = NINE_TURNS.clone();
        let mut at = cut.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        text.insert_str(at, &put);
        if let Some(shelf) = read(&text) {
            for summary in shelf.summaries() {
                prop_assert!(shelf.game(summary.number).is_some());
            }
        }
        let _ = read(&text[..at]).map(|shelf| shelf.summaries());
    }
}

#[test]
fn a_saved_game_is_restored_alike() {
    let mut harness = Harness::new(rules("rulebook"), &[]);
    harness.play_to(20);
    let again = LocalGame::restore(harness.game.saved(harness.now)).unwrap();
    assert_eq!(again.saved(harness.now), harness.game.saved(harness.now));
}
