//! Calling off, resigning, claiming.

use crate::desk::{DAYS, Desk, GUEST, HOST, QUICK, setup};
use paisho::BySeat;
use paisho::clock::Millis;
use paisho_wire::{Action, Claim, Ending, Event, Limit, PersonKind, Refusal, Seat, TimeControl};

#[test]
fn a_game_is_called_off_before_its_second_turn_only() {
    let mut desk = Desk::new("rulebook.accents_one_of_each", QUICK);
    desk.play(GUEST, "R3(0,-8)").unwrap();
    let mut other = desk.clone();
    other.act(HOST, Action::Abort {}).unwrap();
    assert!(other.outcome().is_aborted());
    desk.play(HOST, "R3(0,8)").unwrap();
    let late = desk.act(GUEST, Action::Abort {});
    assert_eq!(late, Err(Refusal::TooLateToAbort {}));
}

#[test]
fn resigning_is_possible_on_the_others_turn_and_final() {
    let mut desk = Desk::begun("rulebook", QUICK);
    let events = desk.act(HOST, Action::Resign {}).unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(desk.outcome().winners, [GUEST]);
    assert_eq!(desk.outcome().ending, Ending::Resignation);
    let twice = desk.act(HOST, Action::Resign {});
    assert_eq!(twice, Err(Refusal::GameOver {}));
    assert_eq!(desk.play(GUEST, "R4(8,0)"), Err(Refusal::GameOver {}));
}

#[test]
fn who_resigned_at_a_larger_table_is_out() {
    let mut desk = Desk::new("rulebook.seats4.accents_hidden", QUICK);
    for seat in [Seat::South, Seat::West, Seat::East] {
        desk.play(seat, "R,W,K,B").unwrap();
    }
    // The last one who has not chosen leaves: the others' accents are revealed.
    let events = desk.act(Seat::North, Action::Resign {}).unwrap();
    assert_eq!(events.len(), 4);
    let refused = desk.act(Seat::North, Action::OfferDraw {});
    assert_eq!(refused, Err(Refusal::OutOfGame {}));
    assert!(desk.table.public().outcome().is_none());
}

fn away(seat: Seat, time: Millis) -> BySeat<Option<Millis>> {
    let mut absent = BySeat::default();
    absent[seat.into()] = Some(time);
    absent
}

#[test]
fn a_win_or_a_draw_is_claimed_when_the_opponent_is_gone() {
    let win = Action::Claim { claim: Claim::Win };
    let mut desk = Desk::begun("rulebook", QUICK);
    let here = desk.act(HOST, win.clone());
    assert_eq!(here, Err(Refusal::NotGone { wait: None }));
    desk.absent = away(GUEST, Millis::seconds(40));
    let soon = desk.act(HOST, win.clone());
    assert_eq!(soon, Err(Refusal::NotGone { wait: Some(5_000) }));
    desk.absent = away(GUEST, Millis::seconds(45));
    let mut other = desk.clone();
    desk.act(HOST, win).unwrap();
    assert_eq!(desk.outcome().winners, [HOST]);
    assert_eq!(desk.outcome().ending, Ending::Abandoned);
    other.act(HOST, Action::OfferDraw {}).unwrap();
    let claim = Claim::Draw;
    other.act(HOST, Action::Claim { claim }).unwrap();
    assert!(other.outcome().winners.is_empty());
    assert_eq!(other.outcome().ending, Ending::Abandoned);
}

#[test]
fn nothing_is_claimed_on_the_own_turn_or_where_a_clock_of_days_decides() {
    let claim = Claim::Win;
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.absent = away(HOST, Millis::days(1));
    let own = desk.act(GUEST, Action::Claim { claim });
    assert_eq!(own, Err(Refusal::NotGone { wait: None }));
    let mut desk = Desk::begun("rulebook", DAYS);
    desk.absent = away(GUEST, Millis::days(2));
    let slow = desk.act(HOST, Action::Claim { claim });
    assert_eq!(slow, Err(Refusal::NotGone { wait: None }));
}

#[test]
fn without_a_clock_a_fortnight_of_silence_is_enough() {
    let mut desk = Desk::begun("rulebook", TimeControl::Unlimited {});
    assert_eq!(desk.table.wake(), None);
    desk.wait(Millis::days(14));
    let claim = Claim::Win;
    let events = desk.act(HOST, Action::Claim { claim }).unwrap();
    assert_eq!(events[0], Event::Abandoned { seat: GUEST });
}

#[test]
fn what_is_over_is_not_called_off() {
    let mut desk = Desk::new("rulebook.accents_one_of_each", QUICK);
    assert!(desk.table.public().is_abortable());
    desk.act(HOST, Action::Abort {}).unwrap();
    assert!(!desk.table.public().is_abortable());
    assert_eq!(desk.table.wake(), None);
}

#[test]
fn nothing_is_claimed_before_the_game_binds() {
    let claim = Claim::Win;
    let mut desk = Desk::new("rulebook.accents_one_of_each", QUICK);
    desk.absent = away(GUEST, Millis::days(1));
    let early = desk.act(HOST, Action::Claim { claim });
    assert_eq!(early, Err(Refusal::NotGone { wait: None }));
}

#[test]
fn a_draw_is_claimed_in_games_of_two_only() {
    let mut desk = Desk::new("rulebook.seats3.accents_one_of_each", QUICK);
    while desk.table.public().is_abortable() {
        desk.play_some(0).unwrap();
    }
    let gone: Seat = desk.table.public().due().only().unwrap().into();
    let other = [Seat::South, Seat::West, Seat::North]
        .into_iter()
        .find(|seat| *seat != gone)
        .unwrap();
    desk.absent = away(gone, Millis::days(1));
    let claim = Claim::Draw;
    let refused = desk.act(other, Action::Claim { claim });
    assert_eq!(refused, Err(Limit::ClaimForTwo.refusal()));
    let claim = Claim::Win;
    let events = desk.act(other, Action::Claim { claim }).unwrap();
    assert_eq!(events, [Event::Abandoned { seat: gone }]);
}

#[test]
fn slower_games_wait_longer_for_who_is_gone() {
    let claim = Claim::Win;
    let main = 1200;
    let steady = TimeControl::Live { main, increment: 0 };
    let mut desk = Desk::begun("rulebook", steady);
    desk.absent = away(GUEST, Millis::seconds(119));
    let soon = desk.act(HOST, Action::Claim { claim });
    assert_eq!(soon, Err(Refusal::NotGone { wait: Some(1_000) }));
}

#[test]
fn no_game_is_called_off_because_a_computer_has_not_begun() {
    let kinds = [PersonKind::Member, PersonKind::Computer(8)];
    let mut desk = Desk::open(setup("rulebook", QUICK, &kinds));
    assert_eq!(desk.table.wake(), None);
    desk.wait(Millis::days(1));
    assert_eq!(desk.tick(), []);
    desk.play(HOST, "R,W,K,B").unwrap();
    // The person has a minute, from when the computer was done.
    desk.wait(Millis::seconds(60));
    assert_eq!(desk.tick(), []);
    desk.wait(Millis(1));
    assert_eq!(desk.tick()[0], Event::Aborted { seat: None });
}
