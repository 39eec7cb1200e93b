//! Cancelling, resigning, claiming.

use crate::test_table::{DAYS, GUEST, HOST, QUICK, TestTable, setup};
use paisho::BySeat;
use paisho::clock::Millis;
use paisho_wire::{
    Action, Claim, Ending, Event, Limit, PersonKind, Refusal, Seat, Status, TableSetup,
    TimeControl, Visibility,
};

#[test]
fn a_game_is_called_off_before_its_second_turn_only() {
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    test.play(GUEST, "R3(0,-8)").unwrap();
    let mut other = test.clone();
    other.act(HOST, Action::Abort {}).unwrap();
    assert!(other.outcome().is_aborted());
    assert_eq!(other.table.public().status(), Status::Aborted);
    test.play(HOST, "R3(0,8)").unwrap();
    let late = test.act(GUEST, Action::Abort {});
    assert_eq!(late, Err(Refusal::TooLateToAbort {}));
}

#[test]
fn resigning_is_possible_on_the_others_turn_and_final() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let events = test.act(HOST, Action::Resign {}).unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(test.outcome().winners, [GUEST]);
    assert_eq!(test.outcome().ending, Ending::Resignation);
    assert_eq!(test.table.public().status(), Status::Finished);
    let twice = test.act(HOST, Action::Resign {});
    assert_eq!(twice, Err(Refusal::GameOver {}));
    assert_eq!(test.play(GUEST, "R4(8,0)"), Err(Refusal::GameOver {}));
}

#[test]
fn who_resigned_at_a_larger_table_is_out() {
    let mut test = TestTable::new("rulebook.seats4.accents_hidden", QUICK);
    for seat in [Seat::South, Seat::West, Seat::East] {
        test.play(seat, "R,W,K,B").unwrap();
    }
    // The last one who has not chosen leaves: the others' accents are revealed.
    let events = test.act(Seat::North, Action::Resign {}).unwrap();
    assert_eq!(events.len(), 4);
    let refused = test.act(Seat::North, Action::OfferDraw {});
    assert_eq!(refused, Err(Refusal::OutOfGame {}));
    assert!(test.table.public().outcome().is_none());
}

fn away(seat: Seat, time: Millis) -> BySeat<Option<Millis>> {
    let mut absent = BySeat::default();
    absent[seat.into()] = Some(time);
    absent
}

#[test]
fn a_win_or_a_draw_is_claimed_when_the_opponent_is_gone() {
    let win = Action::Claim { claim: Claim::Win };
    let mut test = TestTable::begun("rulebook", QUICK);
    let here = test.act(HOST, win.clone());
    assert_eq!(here, Err(Refusal::NotGone { wait: None }));
    test.absent = away(GUEST, Millis::seconds(40));
    let soon = test.act(HOST, win.clone());
    assert_eq!(soon, Err(Refusal::NotGone { wait: Some(5_000) }));
    test.absent = away(GUEST, Millis::seconds(45));
    let mut other = test.clone();
    test.act(HOST, win).unwrap();
    assert_eq!(test.outcome().winners, [HOST]);
    assert_eq!(test.outcome().ending, Ending::Abandoned);
    other.act(HOST, Action::OfferDraw {}).unwrap();
    let claim = Claim::Draw;
    other.act(HOST, Action::Claim { claim }).unwrap();
    assert!(other.outcome().winners.is_empty());
    assert_eq!(other.outcome().ending, Ending::Abandoned);
}

#[test]
fn nothing_is_claimed_on_the_own_turn_or_where_a_clock_of_days_decides() {
    let claim = Claim::Win;
    let mut test = TestTable::begun("rulebook", QUICK);
    test.absent = away(HOST, Millis::days(1));
    let own = test.act(GUEST, Action::Claim { claim });
    assert_eq!(own, Err(Refusal::NotGone { wait: None }));
    let mut test = TestTable::begun("rulebook", DAYS);
    test.absent = away(GUEST, Millis::days(2));
    let slow = test.act(HOST, Action::Claim { claim });
    assert_eq!(slow, Err(Refusal::NotGone { wait: None }));
}

#[test]
fn without_a_clock_a_fortnight_of_silence_is_enough() {
    let mut test = TestTable::begun("rulebook", TimeControl::Unlimited {});
    assert_eq!(test.table.wake(), None);
    test.wait(Millis::days(14));
    let claim = Claim::Win;
    let events = test.act(HOST, Action::Claim { claim }).unwrap();
    assert_eq!(events[0], Event::Abandoned { seat: GUEST });
}

#[test]
fn what_is_over_is_not_called_off() {
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    assert!(test.table.public().is_abortable());
    test.act(HOST, Action::Abort {}).unwrap();
    assert!(!test.table.public().is_abortable());
    assert_eq!(test.table.wake(), None);
}

#[test]
fn nothing_is_claimed_before_the_game_binds() {
    let claim = Claim::Win;
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    test.absent = away(GUEST, Millis::days(1));
    let early = test.act(HOST, Action::Claim { claim });
    assert_eq!(early, Err(Refusal::NotGone { wait: None }));
}

#[test]
fn a_draw_is_claimed_in_games_of_two_only() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", QUICK);
    while test.table.public().is_abortable() {
        test.play_some(0).unwrap();
    }
    let gone: Seat = test.table.public().due().only().unwrap().into();
    let other = [Seat::South, Seat::West, Seat::North]
        .into_iter()
        .find(|seat| *seat != gone)
        .unwrap();
    test.absent = away(gone, Millis::days(1));
    let claim = Claim::Draw;
    let refused = test.act(other, Action::Claim { claim });
    assert_eq!(refused, Err(Limit::ClaimForTwo.refusal()));
    let claim = Claim::Win;
    let events = test.act(other, Action::Claim { claim }).unwrap();
    assert_eq!(events, [Event::Abandoned { seat: gone }]);
}

#[test]
fn slower_games_wait_longer_for_who_is_gone() {
    let claim = Claim::Win;
    let main = 1200;
    let steady = TimeControl::Live { main, increment: 0 };
    let mut test = TestTable::begun("rulebook", steady);
    test.absent = away(GUEST, Millis::seconds(119));
    let soon = test.act(HOST, Action::Claim { claim });
    assert_eq!(soon, Err(Refusal::NotGone { wait: Some(1_000) }));
}

#[test]
fn no_game_is_called_off_because_a_computer_has_not_begun() {
    let kinds = [PersonKind::Member, PersonKind::Computer(8)];
    let mut test = TestTable::open(setup("rulebook", QUICK, &kinds));
    assert_eq!(test.table.wake(), None);
    test.wait(Millis::days(1));
    assert_eq!(test.tick(), []);
    test.play(HOST, "R,W,K,B").unwrap();
    // The person has two minutes, from when the computer was done.
    test.wait(Millis::seconds(120));
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::Aborted { seat: None });
}

#[test]
fn a_friend_invited_by_link_may_come_and_play_when_they_like() {
    for time in [QUICK, DAYS] {
        let private = TableSetup {
            visibility: Visibility::Private,
            ..setup("rulebook.accents_one_of_each", time, &[PersonKind::Member])
        };
        let mut test = TestTable::open(private);
        for (seat, turn) in [(GUEST, "R3(0,-8)"), (HOST, "R3(0,8)")] {
            assert!(test.table.public().is_abortable());
            assert_eq!(test.table.wake(), None);
            test.wait(Millis::days(30));
            assert_eq!(test.tick(), []);
            test.play(seat, turn).unwrap();
        }
        // Both have played: from now on, clocks run.
        assert!(test.table.wake().is_some());
    }
}

#[test]
fn a_public_game_waits_two_minutes_for_each_first_turn() {
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    test.wait(Millis::seconds(119));
    test.play(GUEST, "R3(0,-8)").unwrap();
    test.wait(Millis::seconds(120));
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::Aborted { seat: None });
}
