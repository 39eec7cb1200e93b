//! Clocks, flags and lag.

use crate::test_table::{DAYS, GUEST, HOST, QUICK, TestTable};
use paisho::clock::Millis;
use paisho_table::{MAX_LAG, Table};
use paisho_wire::{Action, Ending, Event, Refusal, Seat, TimeControl};

const MINUTES_5: u64 = 300_000;

#[test]
fn no_clock_runs_before_the_game_binds() {
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    test.wait(Millis::seconds(50));
    test.play(GUEST, "R3(0,-8)").unwrap();
    test.wait(Millis::seconds(50));
    assert!(test.table.public().is_abortable());
    test.play(HOST, "R3(0,8)").unwrap();
    assert!(!test.table.public().is_abortable());
    assert_eq!((test.left(GUEST), test.left(HOST)), (MINUTES_5, MINUTES_5));
    test.wait(Millis::seconds(20));
    assert_eq!(test.left(GUEST), MINUTES_5 - 20_000);
}

#[test]
fn a_turn_costs_its_time_and_earns_the_increment() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.wait(Millis::seconds(20));
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(test.left(GUEST), MINUTES_5 - 15_000);
    test.wait(Millis::seconds(1));
    assert_eq!(test.left(HOST), MINUTES_5 - 1_000);
}

#[test]
fn the_flag_falls_once_lag_is_over() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let wake = test.table.wake().unwrap();
    assert_eq!(wake.0 - test.now.0, MINUTES_5 + MAX_LAG.0);
    test.now = wake;
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    let events = test.tick();
    assert_eq!(events[0], Event::Flagged { seat: GUEST });
    assert_eq!(test.outcome().winners, [HOST]);
    assert_eq!(test.outcome().ending, Ending::Time);
    assert_eq!(test.tick(), []);
}

#[test]
fn lag_is_forgiven_up_to_a_bound() {
    let late = |lag: u64, late: u64| {
        let mut test = TestTable::begun("rulebook", QUICK);
        test.wait(Millis(MINUTES_5 + late));
        test.lag = Millis(lag);
        test.play(GUEST, "R4(8,0)").map(|_| test.left(GUEST))
    };
    assert_eq!(late(0, 1), Err(Refusal::TimeOver {}));
    assert_eq!(late(100, 100), Ok(5_000));
    assert_eq!(late(60_000, MAX_LAG.0), Ok(5_000));
    assert_eq!(late(60_000, MAX_LAG.0 + 1), Err(Refusal::TimeOver {}));
}

#[test]
fn taking_back_gives_no_time() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.wait(Millis::seconds(2));
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(test.left(GUEST), MINUTES_5 + 3_000);
    test.wait(Millis::seconds(10));
    let ask = paisho_wire::Action::OfferTakeback { ply: 4 };
    test.act(GUEST, ask).unwrap();
    let reply = paisho_wire::Reply::Accept;
    let yes = paisho_wire::Action::AnswerTakeback { reply };
    test.act(HOST, yes).unwrap();
    assert_eq!(test.left(HOST), MINUTES_5 - 10_000);
    assert_eq!(test.left(GUEST), MINUTES_5);
    test.wait(Millis::seconds(1));
    assert_eq!(test.left(GUEST), MINUTES_5 - 1_000);
}

#[test]
fn a_game_that_does_not_start_is_cancelled() {
    let mut test = TestTable::new("rulebook", QUICK);
    test.play(HOST, "R,W,K,B").unwrap();
    test.wait(Millis::seconds(120));
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::Aborted { seat: None });
    assert!(test.outcome().is_aborted());
}

#[test]
fn the_others_play_on_when_one_of_three_runs_out_of_time() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", QUICK);
    test.play(Seat::West, "R3(0,-8)").unwrap();
    test.play(Seat::North, "R3(-8,0)").unwrap();
    test.play(Seat::North, "W5(0,8)").unwrap();
    test.now = test.table.wake().unwrap();
    test.wait(Millis(1));
    assert_eq!(test.tick(), [Event::Flagged { seat: Seat::South }]);
    assert_eq!(test.table.public().due(), paisho::Seat::West.alone());
    assert_eq!(test.left(Seat::West), MINUTES_5);
    test.wait(Millis::seconds(5));
    assert_eq!(test.left(Seat::West), MINUTES_5 - 5_000);
}

#[test]
fn time_without_a_server_is_given_back() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.wait(Millis::seconds(10));
    let since = test.now;
    test.wait(Millis::seconds(3600));
    let events = test.interrupted(since).unwrap();
    assert_eq!(events, [Event::Interrupted { millis: 3_600_000 }]);
    assert_eq!(test.left(GUEST), MINUTES_5 - 10_000);
    assert_eq!(test.tick(), []);
    let mut slow = TestTable::begun("rulebook", crate::test_table::DAYS);
    slow.wait(Millis::seconds(3600));
    assert_eq!(slow.interrupted(since).unwrap(), []);
}

#[test]
fn never_more_is_given_back_than_the_turn_has_taken() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let since = test.now;
    test.wait(Millis::seconds(30));
    test.play(GUEST, "R4(8,0)").unwrap();
    test.wait(Millis::seconds(5));
    test.interrupted(since).unwrap();
    assert_eq!(test.left(HOST), MINUTES_5);
    assert_eq!(test.left(GUEST), MINUTES_5 - 25_000);
}

#[test]
fn no_clock_runs_after_the_end() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.wait(Millis::seconds(20));
    test.act(HOST, Action::Resign {}).unwrap();
    test.wait(Millis::seconds(60));
    let reading = test.table.reading(test.now);
    assert_eq!((reading.running, reading.deadline), (None, None));
    assert_eq!(test.left(GUEST), MINUTES_5 - 20_000);
    assert_eq!(test.left(HOST), MINUTES_5);
}

/// East chooses the flower that North opens with, and leaves instead. Nobody is next any more, so
/// the time that this took stays as it is.
#[test]
fn the_last_turn_keeps_its_time_when_a_leaver_ends_the_game() {
    let mut test = TestTable::new("rulebook.seats4.accents_one_of_each", DAYS);
    for _ in 0..2 {
        test.play_some(0).unwrap();
    }
    assert!(!test.table.public().is_abortable());
    assert_eq!(test.table.public().due(), paisho::Seat::East.alone());
    test.act(Seat::South, Action::Resign {}).unwrap();
    test.act(Seat::West, Action::Resign {}).unwrap();
    test.wait(Millis::days(1));
    test.act(Seat::East, Action::Resign {}).unwrap();
    assert_eq!(test.outcome().winners, [Seat::North]);
    assert_eq!(test.left(Seat::East), Millis::days(2).0);
}

#[test]
fn nothing_is_given_back_for_no_time_or_after_the_end() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let since = test.now;
    let at_once = test.interrupted(since);
    assert_eq!(at_once.unwrap(), []);
    test.act(HOST, Action::Resign {}).unwrap();
    test.wait(Millis::seconds(10));
    let over = test.interrupted(since);
    assert_eq!(over.unwrap(), []);
}

#[test]
fn a_gift_waits_longer_when_the_server_was_away() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(GUEST, Action::ResignWithGift {}).unwrap();
    let since = test.now;
    test.wait(Millis::seconds(100));
    test.interrupted(since).unwrap();
    test.wait(Millis::seconds(60));
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::GiftDeclined { seat: HOST });
}

#[test]
fn time_is_given_back_once_however_often_it_is_asked_for() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.wait(Millis::seconds(100));
    let since = test.now;
    test.wait(Millis::seconds(60));
    let back = test.interrupted(since).unwrap();
    assert_eq!(back, [Event::Interrupted { millis: 60_000 }]);
    assert_eq!(test.interrupted(since).unwrap(), []);
    // A server that died before it noted that it had come up, and came up again.
    test.wait(Millis::seconds(10));
    let back = test.interrupted(since).unwrap();
    assert_eq!(back, [Event::Interrupted { millis: 10_000 }]);
    assert_eq!(test.left(GUEST), 200_000);
    assert_eq!(Table::replay(&test.events).unwrap(), test.table);
}

#[test]
fn a_long_absence_counts_by_correspondence_too() {
    let mut test = TestTable::begun("rulebook", DAYS);
    let since = test.now;
    test.wait(Millis::days(4));
    let back = test.interrupted(since).unwrap();
    assert_eq!(
        back,
        [Event::Interrupted {
            millis: Millis::days(4).0
        }]
    );
    assert_eq!(test.tick(), []);
    assert_eq!(test.left(GUEST), Millis::days(3).0);
}

/// A game without increment in which both think for a time in every turn, and Guest's client claims
/// to be far away; answers how much Guest was charged.
fn charged(turns: usize, thought: Millis, lag: Millis) -> u64 {
    let time = TimeControl::Live {
        main: 3600,
        increment: 0,
    };
    let mut test = TestTable::begun("rulebook", time);
    let before = test.left(GUEST);
    for turn in 0..2 * turns {
        test.wait(thought);
        test.lag = if turn % 2 == 0 { lag } else { Millis::ZERO };
        test.play_some(turn).unwrap();
        assert!(test.table.public().outcome().is_none());
    }
    assert_eq!(Table::replay(&test.events).unwrap(), test.table);
    before - test.left(GUEST)
}

#[test]
fn a_client_that_answers_late_on_purpose_gains_little() {
    // Seventeen seconds of thought, in turns of which each could be forgiven alone.
    let charged = charged(34, Millis(500), Millis(700));
    assert!(charged >= 17_000 - 2_000 - 34_000 / 50, "{charged}");
}

#[test]
fn a_client_far_away_is_forgiven_all_its_way() {
    assert_eq!(charged(20, Millis::seconds(10), Millis(300)), 20 * 9_700);
    assert_eq!(charged(6, Millis::seconds(1), Millis(300)), 6 * 700);
}

#[test]
fn who_leaves_in_the_middle_of_a_turn_has_spent_its_time() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", QUICK);
    for choice in 0..3 {
        test.play_some(choice).unwrap();
    }
    let mover: Seat = test.table.public().position().decider().into();
    let before = test.left(mover);
    test.wait(Millis::seconds(10));
    test.act(mover, Action::Resign {}).unwrap();
    assert_eq!(test.left(mover), before - 10_000);
    test.wait(Millis::seconds(10));
    assert_eq!(test.left(mover), before - 10_000, "and no more");
}

#[test]
fn a_reading_says_whose_clock_runs() {
    let mut test = TestTable::begun("rulebook", QUICK);
    assert_eq!(test.table.reading(test.now).running, Some(GUEST));
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(test.table.reading(test.now).running, Some(HOST));
    test.act(HOST, Action::Resign {}).unwrap();
    assert_eq!(test.table.reading(test.now).running, None);
}
