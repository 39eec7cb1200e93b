//! Games by correspondence: days, vacations, replies in advance.

use crate::test_table::{DAYS, GUEST, HOST, QUICK, TestTable};
use paisho::clock::Millis;
use paisho_table::{GameReplica, VACATION};
use paisho_wire::{Action, Event, Limit, LineFault, Refusal, Reply, Seat, TimeControl};

fn lines(lines: &[&str]) -> Action {
    let lines = lines.iter().map(|l| (*l).to_owned().try_into().unwrap());
    Action::SetConditionals {
        lines: lines.collect(),
    }
}

#[test]
fn days_begin_anew_each_turn_and_a_bank_does_not() {
    let mut test = TestTable::begun("rulebook", DAYS);
    test.wait(Millis::days(2));
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(test.left(GUEST), Millis::days(3).0);
    let mut test = TestTable::begun("rulebook", TimeControl::Bank { days: 1, bank: 5 });
    test.wait(Millis::days(3));
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(test.left(GUEST), Millis::days(4).0);
}

#[test]
fn a_vacation_stops_the_own_clock_only() {
    let mut test = TestTable::begun("rulebook", DAYS);
    test.wait(Millis::days(1));
    test.act(GUEST, Action::BeginVacation {}).unwrap();
    let twice = test.act(GUEST, Action::BeginVacation {});
    assert_eq!(twice, Err(Refusal::VacationUnchanged {}));
    test.wait(Millis::days(20));
    assert_eq!(test.left(GUEST), Millis::days(2).0);
    assert_eq!(test.left(HOST), Millis::days(3).0);
    assert_eq!(test.tick(), []);
    test.play(GUEST, "R4(8,0)").unwrap();
    test.wait(Millis::days(1));
    assert_eq!(test.left(HOST), Millis::days(2).0);
    test.play(HOST, "R5(8,0)").unwrap_err();
    test.play(HOST, "R5(-8,0)").unwrap();
    test.act(GUEST, Action::EndVacation {}).unwrap();
    test.wait(Millis::days(1));
    assert_eq!(test.left(GUEST), Millis::days(2).0);
}

#[test]
fn a_vacation_ends_by_itself() {
    let mut test = TestTable::begun("rulebook", DAYS);
    test.act(GUEST, Action::BeginVacation {}).unwrap();
    test.wait(VACATION);
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick(), [Event::VacationEnded { seat: GUEST }]);
    let used_up = test.act(GUEST, Action::BeginVacation {});
    assert_eq!(used_up, Err(Refusal::NoVacationLeft {}));
    assert_eq!(test.left(GUEST), Millis::days(3).0);
}

#[test]
fn a_game_that_has_not_begun_waits_for_who_is_on_vacation() {
    let mut test = TestTable::new("rulebook.accents_one_of_each", DAYS);
    test.act(GUEST, Action::BeginVacation {}).unwrap();
    test.wait(Millis::days(10));
    assert_eq!(test.tick(), []);
    test.act(GUEST, Action::EndVacation {}).unwrap();
    test.wait(Millis::days(3));
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::Aborted { seat: None });
}

#[test]
fn a_turn_that_ran_out_before_a_vacation_is_over_at_once() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", DAYS);
    while test.table.public().is_abortable() {
        test.play_some(0).unwrap();
    }
    let late: Seat = test.table.public().due().only().unwrap().into();
    let seats = [Seat::South, Seat::North, Seat::East, Seat::West];
    let others = seats.into_iter().filter(|s| *s != late);
    for seat in others {
        // There is no such seat, or it goes on vacation.
        let away = test.act(seat, Action::BeginVacation {});
        assert!(matches!(away, Ok(_) | Err(Refusal::NotAPlayer {})));
    }
    test.wait(Millis(Millis::days(3).0 + 1));
    assert_eq!(test.tick(), [Event::Flagged { seat: late }]);
    let next: Seat = test.table.public().due().only().unwrap().into();
    let left = test.left(late);
    test.act(next, Action::EndVacation {}).unwrap();
    assert_eq!(test.left(late), left, "nobody's clock changes by returning");
}

#[test]
fn live_games_know_neither_vacations_nor_replies_in_advance() {
    let mut test = TestTable::begun("rulebook", QUICK);
    for action in [Action::BeginVacation {}, lines(&["R4(8,0);R5(-8,0)"])] {
        assert_eq!(test.act(HOST, action), Err(Refusal::NotCorrespondence {}));
    }
}

#[test]
fn replies_in_advance_are_played_as_far_as_they_fit() {
    let mut test = TestTable::begun("rulebook", DAYS);
    let plan = [
        "R4(8,0);R5(-8,0);(8,0)-(7,0);(-8,0)-(-7,0)",
        "W4(8,0);W3(-8,0)",
    ];
    let set = test.act(HOST, lines(&plan)).unwrap();
    assert_eq!(set[0].seen_by(Some(GUEST)), Event::Private {});
    let events = test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(test.table.public().due(), paisho::Seat::GUEST.alone());
    let id = "g".parse().unwrap();
    let state = test.table.state(&id, Some(HOST), test.now);
    assert_eq!(state.conditionals, ["(8,0)-(7,0);(-8,0)-(-7,0)"]);
    let client = GameReplica::open(&state).unwrap();
    assert_eq!(client.conditionals().lines(), state.conditionals);
    let others = test.table.state(&id, Some(GUEST), test.now);
    assert!(others.conditionals.is_empty());
    test.play(GUEST, "W5(8,0)").unwrap_err();
    test.play(GUEST, "(8,0)-(6,0)").unwrap();
    assert_eq!(test.table.public().due(), paisho::Seat::HOST.alone());
    let state = test.table.state(&id, Some(HOST), test.now);
    assert!(state.conditionals.is_empty());
}

#[test]
fn unsound_replies_are_refused_by_line() {
    let mut test = TestTable::begun("rulebook", DAYS);
    for (plan, bad) in [
        (&["R4(8,0);R5(-8,0)", "R4(8,0)"][..], 1),
        (&["R4(8,0);R5(8,0)"], 0),
        (&["R4(8,0);dance"], 0),
        (&["R4(8,0);R5(-8,0)", "R4(8,0);W5(-8,0)"], 1),
    ] {
        let refused = test.act(HOST, lines(plan));
        assert!(
            matches!(refused, Err(Refusal::BadLine { line, .. }) if line == bad),
            "{plan:?}: {refused:?}"
        );
    }
    let own_turn = test.act(GUEST, lines(&["R4(8,0);R5(-8,0)"]));
    assert!(matches!(own_turn, Err(Refusal::Limit { .. })));
    assert_eq!(test.table.public().version(), 5);
}

#[test]
fn replies_that_are_all_played_leave_nothing() {
    let mut test = TestTable::begun("rulebook", DAYS);
    test.act(HOST, lines(&["R4(8,0);R5(-8,0)"])).unwrap();
    test.play(GUEST, "R4(8,0)").unwrap();
    let id = "g".parse().unwrap();
    let state = test.table.state(&id, Some(HOST), test.now);
    assert_eq!(state.conditionals, Vec::<String>::new());
}

#[test]
fn replies_have_bounds() {
    let mut test = TestTable::begun("rulebook", DAYS);
    let line = "R4(8,0);R5(-8,0)";
    let many = vec![line; 31];
    let refused = test.act(HOST, lines(&many));
    assert_eq!(refused, Err(Limit::Lines.refusal()));
    test.act(HOST, lines(&many[..30])).unwrap();
    // Two tiles go to and fro.
    let to_and_fro = [
        "(8,0)-(7,0);(-8,0)-(-7,0)",
        "(7,0)-(6,0);(-7,0)-(-6,0)",
        "(6,0)-(7,0);(-6,0)-(-7,0)",
    ];
    let pairs = |n: usize| {
        let again = to_and_fro[1..].iter().cycle();
        let moves = to_and_fro[..1].iter().chain(again);
        let pairs: Vec<&str> = [line].iter().chain(moves).copied().take(n).collect();
        pairs.join(";")
    };
    let long = test.act(HOST, lines(&[&pairs(11)]));
    let what = LineFault::Pairs;
    assert!(
        matches!(&long, Err(Refusal::BadLine { line: 0, what: w, .. }) if *w == what),
        "{long:?}"
    );
    let longest = test.act(HOST, lines(&[&pairs(10)]));
    assert!(
        !matches!(&longest, Err(Refusal::BadLine { what: w, .. }) if *w == what),
        "{longest:?}"
    );
}

#[test]
fn replies_in_advance_belong_to_games_of_two() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", DAYS);
    let refused = test.act(Seat::North, lines(&["R4(8,0);R5(-8,0)"]));
    assert_eq!(refused, Err(Limit::RepliesForTwo.refusal()));
}

#[test]
fn a_vacation_is_seen_while_it_lasts() {
    let seen = |test: &TestTable| {
        test.table
            .state(&"g".parse().unwrap(), None, test.now)
            .vacation
    };
    let mut test = TestTable::begun("rulebook", DAYS);
    assert_eq!(seen(&test), []);
    let unchanged = test.act(GUEST, Action::EndVacation {});
    assert_eq!(unchanged, Err(Refusal::VacationUnchanged {}));
    test.act(GUEST, Action::BeginVacation {}).unwrap();
    assert_eq!(seen(&test), [GUEST]);
    test.act(GUEST, Action::Resign {}).unwrap();
    assert_eq!(seen(&test), []);
}

#[test]
fn games_without_a_clock_know_no_vacation() {
    let mut test = TestTable::begun("rulebook", TimeControl::Unlimited {});
    let refused = test.act(GUEST, Action::BeginVacation {});
    assert_eq!(refused, Err(Refusal::NotCorrespondence {}));
}

#[test]
fn a_turn_taken_back_leaves_the_days_of_the_bank_spent() {
    let mut test = TestTable::begun("rulebook", TimeControl::Bank { days: 1, bank: 5 });
    test.wait(Millis::days(3));
    test.play(GUEST, "R4(8,0)").unwrap();
    test.wait(Millis::days(2));
    test.act(GUEST, Action::OfferTakeback { ply: 4 }).unwrap();
    let reply = Reply::Accept;
    test.act(HOST, Action::AnswerTakeback { reply }).unwrap();
    assert_eq!(test.left(GUEST), Millis::days(4).0);
    assert_eq!(test.left(HOST), Millis::days(5).0);
}

#[test]
fn replies_in_advance_are_forgotten_when_turns_are_taken_back() {
    let mut test = TestTable::begun("rulebook", DAYS);
    test.act(HOST, lines(&["R4(8,0);R5(-8,0)"])).unwrap();
    test.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    let reply = Reply::Accept;
    test.act(GUEST, Action::AnswerTakeback { reply }).unwrap();
    let id = "g".parse().unwrap();
    let state = test.table.state(&id, Some(HOST), test.now);
    assert_eq!(state.conditionals, Vec::<String>::new());
}

/// East chooses the flower that North opens with, and then the own one: two turns in a row.
#[test]
fn a_turn_made_on_vacation_is_over_even_if_the_same_player_is_next() {
    let mut test = TestTable::new("rulebook.seats4.accents_one_of_each", DAYS);
    for _ in 0..2 {
        test.play_some(0).unwrap();
    }
    assert_eq!(test.table.public().due(), paisho::Seat::East.alone());
    test.wait(Millis::days(1));
    test.act(Seat::East, Action::BeginVacation {}).unwrap();
    assert_eq!(test.left(Seat::East), Millis::days(2).0);
    test.play_some(0).unwrap();
    assert_eq!(test.table.public().due(), paisho::Seat::East.alone());
    assert_eq!(test.left(Seat::East), Millis::days(3).0);
}

/// Hidden accents are chosen by both at once. Host is still the one to decide while Guest chooses, but
/// has chosen already.
#[test]
fn replies_in_advance_wait_until_hidden_accents_are_complete() {
    let mut test = TestTable::new("rulebook.accents_hidden", DAYS);
    test.play(HOST, "R,W,K,B").unwrap();
    let events = test.act(HOST, lines(&["R,W,K,B;R,R,K,K"])).unwrap();
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(test.ply(), 0);
    assert_eq!(test.table.public().due(), paisho::Seat::GUEST.alone());
}
