//! Accents, opening, turns.

use paisho::RulesVersion;

use crate::test_table::{DAYS, GUEST, HOST, QUICK, TestTable, setup};
use paisho_wire::{Action, Event, Limit, PersonKind, Refusal, Seat, Stamped, Text};

#[test]
fn accents_are_chosen_in_turn_and_then_flowers_are_planted() {
    let test = TestTable::begun("rulebook", QUICK);
    let written = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";
    assert_eq!(test.table.public().game().to_string(), written);
    assert_eq!(test.table.public().due(), paisho::Seat::GUEST.alone());
}

#[test]
fn a_table_goes_on_by_the_version_of_the_rules_it_was_opened_with() {
    for (number, version) in [(1, RulesVersion::One), (2, RulesVersion::Two)] {
        let mut setup = setup("rulebook.seats3.oasis", QUICK, &[PersonKind::Member]);
        setup.rules_version = number;
        let test = TestTable::open(setup);
        assert_eq!(
            test.table.public().game().position().ruleset().version,
            version
        );
    }
}

#[test]
fn hidden_accents_are_revealed_together() {
    let mut test = TestTable::new("rulebook.accents_hidden", QUICK);
    assert_eq!(test.table.public().due().len(), 2);
    let chosen = test.play(GUEST, "R,R,K,K").unwrap();
    assert_eq!(chosen.len(), 1);
    let secret = chosen[0].seen_by(Some(HOST));
    assert_eq!(
        secret,
        Event::AccentsChosen {
            seat: GUEST,
            accents: None
        }
    );
    assert_eq!(chosen[0].seen_by(Some(GUEST)), chosen[0]);
    let id = "g".parse().unwrap();
    let seen = test.table.state(&id, Some(HOST), test.now);
    assert_eq!((seen.accents, seen.turns.as_str()), (None, ""));
    let own = test.table.state(&id, Some(GUEST), test.now);
    assert_eq!(own.accents.as_deref(), Some("R,R,K,K"));
    let again = test.play(GUEST, "R,R,K,K");
    assert_eq!(again, Err(Refusal::AlreadyChosen {}));
    let revealed = test.play(HOST, "R,W,K,B").unwrap();
    assert_eq!(revealed.len(), 3);
    assert_eq!(
        test.table.public().game().to_string(),
        "0H.R,W,K,B;0G.R,R,K,K"
    );
}

#[test]
fn hidden_accents_must_be_legal() {
    let mut test = TestTable::new("rulebook.accents_hidden", QUICK);
    let refused = test.play(GUEST, "R,R,R,K");
    assert!(matches!(refused, Err(Refusal::Illegal(b)) if b.rule == "§3.1"));
    let refused = test.play(GUEST, "pass");
    assert!(matches!(refused, Err(Refusal::Illegal(_))));
}

#[test]
fn host_decides_for_both_or_nobody_chooses() {
    let mut test = TestTable::new("rulebook.accents_host", QUICK);
    test.play(HOST, "R,W,K,B").unwrap();
    test.play(GUEST, "W4(0,-8)").unwrap();
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    test.play(GUEST, "W4(0,-8)").unwrap();
    let refused = test.play(HOST, "R3(0,8)");
    assert!(matches!(refused, Err(Refusal::Illegal(b)) if b.rule == "§3.2"));
}

#[test]
fn turns_are_refused_with_the_rule_the_tiles_and_the_points() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let nowhere = test.play(GUEST, "(0,-8)-(8,8)");
    assert!(matches!(nowhere, Err(Refusal::Unreadable { .. })));
    let Err(Refusal::Illegal(broken)) = test.play(GUEST, "(0,8)-(0,7)") else {
        panic!("Guest moved Host's flower");
    };
    assert_eq!(broken.rule, "§4.1");
    assert_eq!(broken.tiles, ["HR3(0,8)"]);
    assert_eq!(broken.points, ["(0,8)"]);
}

#[test]
fn only_who_is_due_plays_and_only_in_the_position_meant() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let before = test.table.clone();
    let refused = test.play(HOST, "R4(8,0)");
    assert_eq!(refused, Err(Refusal::NotYourTurn { due: GUEST }));
    let refused = test.play(Seat::West, "R4(8,0)");
    assert_eq!(refused, Err(Refusal::NotAPlayer {}));
    let late = paisho_wire::Action::Play {
        ply: 3,
        turn: "R4(8,0)".to_owned().try_into().unwrap(),
    };
    assert_eq!(test.act(GUEST, late), Err(Refusal::WrongPly { ply: 4 }));
    assert_eq!(test.table, before);
}

#[test]
fn passing_is_for_those_who_can_do_nothing_else() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let refused = test.play(GUEST, "pass");
    assert!(matches!(refused, Err(Refusal::Illegal(b)) if b.rule == "§4.2"));
}

#[test]
fn the_next_player_chooses_the_opening_flower_at_larger_tables() {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", QUICK);
    let refused = test.play(Seat::South, "R3(0,-8)");
    assert_eq!(refused, Err(Refusal::NotYourTurn { due: Seat::West }));
    test.play(Seat::West, "R3(0,-8)").unwrap();
    test.play(Seat::North, "R3(-8,0)").unwrap();
    test.play(Seat::North, "W5(0,8)").unwrap();
    assert_eq!(test.table.public().due(), paisho::Seat::South.alone());
}

#[test]
fn players_and_seats_must_fit_and_the_rules_must_be_known() {
    let whole = || setup("rulebook", QUICK, &[PersonKind::Member; 2]);
    let (mut crowded, mut foreign) = (whole(), whole());
    crowded.ruleset = Text("rulebook.seats3".parse().unwrap());
    foreign.rules_version += 1;
    for (setup, reason) in [
        (crowded, "the players do not match the seats"),
        (foreign, "version 3 of the rules is unknown"),
    ] {
        let event = paisho_wire::Stamped {
            version: 1,
            at: 0,
            event: Event::Opened { setup },
        };
        let corrupt = paisho_table::Table::replay([&event]).unwrap_err();
        assert_eq!(corrupt.to_string(), format!("event 1: {reason}"));
    }
}

/// The table as it would be after an event that nobody decided.
fn applied(test: &TestTable, version: u32, event: Event) -> Result<(), String> {
    let at = test.now.0;
    let stamped = Stamped { version, at, event };
    let result = test.table.clone().apply(&stamped);
    result.map_err(|corrupt| corrupt.to_string())
}

#[test]
fn events_that_do_not_fit_are_named_with_the_reason() {
    let test = TestTable::begun("rulebook", QUICK);
    let next = test.table.public().version() + 1;
    assert_eq!(next, 6);
    let played = |turn: &str| Event::TurnPlayed {
        turn: turn.to_owned(),
        lag: 0,
    };
    let gift = Event::GiftAccepted { seat: HOST };
    for (version, event, reason) in [
        (6, gift.clone(), "event 6: there is no open offer"),
        (7, gift, "event 7: expected event 6"),
        (6, played("3G.R4(8,0)"), "event 6: expected turn 2G"),
        (
            6,
            Event::Private {},
            "event 6: events of this kind are never stored",
        ),
        (
            6,
            Event::AccentsChosen {
                seat: HOST,
                accents: None,
            },
            "event 6: the accents are missing",
        ),
        (
            6,
            Event::AccentsChosen {
                seat: HOST,
                accents: Some("pass".to_owned()),
            },
            "event 6: expected accents, found \"pass\"",
        ),
    ] {
        assert_eq!(applied(&test, version, event), Err(reason.to_owned()));
    }
    assert_eq!(applied(&test, 6, played("2G.R4(8,0)")), Ok(()));
}

#[test]
fn a_game_finishes_once() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::Resign {}).unwrap();
    let outcome = test.outcome().clone();
    let next = test.table.public().version() + 1;
    let twice = applied(&test, next, Event::Finished { outcome });
    assert_eq!(
        twice,
        Err(format!("event {next}: the game is already over"))
    );
}

#[test]
fn accents_that_are_revealed_are_hidden_no_more() {
    let mut test = TestTable::new("rulebook.accents_hidden", QUICK);
    test.play(GUEST, "R,R,K,K").unwrap();
    test.play(HOST, "R,W,K,B").unwrap();
    let own = test
        .table
        .state(&"g".parse().unwrap(), Some(GUEST), test.now);
    assert_eq!(own.accents, None);
}

#[test]
fn a_table_of_4000_events_can_only_end() {
    let mut test = TestTable::begun("rulebook", DAYS);
    while test.table.public().version() < 4000 {
        let action = if test.table.public().version() % 2 == 1 {
            Action::BeginVacation {}
        } else {
            Action::EndVacation {}
        };
        test.act(HOST, action).unwrap();
    }
    let full = Err(Limit::Length.refusal());
    assert_eq!(test.act(HOST, Action::EndVacation {}), full);
    assert_eq!(test.play(GUEST, "R4(8,0)"), full);
    test.act(GUEST, Action::Resign {}).unwrap();
    assert_eq!(test.outcome().winners, [HOST]);
}
