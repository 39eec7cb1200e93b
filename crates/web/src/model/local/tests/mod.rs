//! Games from beginning to end.

mod harness;
mod keeping;

use paisho::{Ending, Seat, SeatSet, Stage};

use super::{Asking, Effect, Event, Follow, GiftAnswer, Notice, Pace, Place};
use harness::{Harness, rules};

const GUEST: Seat = Seat::GUEST;
const HOST: Seat = Seat::HOST;

#[test]
fn two_people_play_to_the_end() {
    for variant in [
        "rulebook",
        "rulebook.oasis.quick_start",
        "garden_gate.accents_one_of_each",
    ] {
        let mut harness = Harness::new(rules(variant), &[]);
        harness.play_to(2000);
        assert!(harness.game.is_over(), "{variant}");
        assert!(harness.said.is_empty());
        let outcome = harness.game.game().outcome();
        let kept = harness.shelf.game(harness.game.number()).unwrap();
        assert_eq!(kept.game().outcome(), outcome, "{variant}");
        assert_eq!(kept.shown().may, SeatSet::EMPTY);
    }
}

#[test]
fn a_person_plays_the_computer_to_the_end() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    assert_eq!(
        harness.game.game().position().to_move(),
        GUEST,
        "the computer has chosen"
    );
    harness.play_to(400);
    assert!(harness.game.is_over());
    assert_eq!(harness.game.notice(), None);
}

#[test]
fn three_and_four_sit_with_computers_among_them() {
    for (variant, computers) in [
        ("rulebook.seats3", &[Seat::West][..]),
        ("rulebook.seats4.oasis", &[Seat::South, Seat::East]),
    ] {
        let mut harness = Harness::new(rules(variant), computers);
        harness.send(Event::Opened);
        harness.play_to(40);
        assert!(harness.game.is_over() || harness.turns() >= 40, "{variant}");
    }
}

#[test]
fn computers_among_themselves_need_nobody() {
    let mut harness = Harness::new(rules("rulebook.accents_one_of_each"), &[GUEST, HOST]);
    harness.send(Event::Opened);
    assert!(harness.game.is_over());
}

#[test]
fn the_computer_takes_a_breath() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    let asked = harness.game.update(Event::Opened, 1000);
    assert!(matches!(asked[..], [Effect::Show, Effect::Say(_)]));
    assert!(harness.game.is_thinking(HOST));
    harness
        .game
        .update(Event::Heard("bestturn R,W,K,B".into()), 1100);
    assert_eq!(harness.turns(), 0);
    assert!(harness.game.wants_ticks());
    harness.game.update(Event::Tick, 1699);
    assert_eq!(harness.turns(), 0);
    harness.game.update(Event::Tick, 1700);
    assert_eq!(harness.turns(), 1);
    assert!(!harness.game.wants_ticks());
}

#[test]
fn turns_are_taken_back_in_every_stage() {
    let mut harness = Harness::new(rules("rulebook"), &[]);
    let mut stages = Vec::new();
    while harness.turns() < 30 {
        let before = harness.game.game().clone();
        stages.push(before.position().stage());
        harness.play_any();
        harness.send(Event::TakeBack);
        assert_eq!(harness.game.game(), &before);
        harness.play_any();
    }
    for stage in [Stage::Accents, Stage::Opening, Stage::Turn] {
        assert!(stages.contains(&stage));
    }
    while harness.game.can_take_back() {
        harness.send(Event::TakeBack);
    }
    assert_eq!(harness.turns(), 0);
    harness.send(Event::TakeBack);
    assert_eq!(harness.turns(), 0);
}

#[test]
fn a_take_back_gives_the_person_the_own_turn_back() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    assert!(
        !harness.game.can_take_back(),
        "the only turn is the computer's"
    );
    harness.play_to(12);
    let mine = harness.turns();
    harness.send(Event::TakeBack);
    assert!(harness.turns() < mine);
    assert_eq!(harness.game.game().position().decider(), GUEST);
    assert_eq!(harness.game.shown().may, GUEST.alone());
}

#[test]
fn a_finished_game_can_be_taken_back_too() {
    let mut harness = Harness::new(rules("rulebook"), &[]);
    harness.play_to(2000);
    let ended = harness.turns();
    harness.send(Event::TakeBack);
    assert!(!harness.game.is_over());
    assert_eq!(harness.turns(), ended - 1);
}

#[test]
fn an_answer_to_an_old_question_is_not_played() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    harness.play_to(4);
    harness.engine = None;
    let turn = harness.any_turn();
    harness.send(Event::Played(turn));
    assert!(harness.game.is_thinking(HOST));
    harness.send(Event::TakeBack);
    assert_eq!(harness.said.last().map(String::as_str), Some("stop"));
    let before = harness.turns();
    harness.send(Event::Heard("bestturn R3(0,8)".into()));
    assert_eq!(harness.turns(), before);
    assert!(harness.game.shown().may.contains(GUEST));
}

#[test]
fn an_engine_that_dies_is_asked_again_and_one_that_is_gone_is_reported() {
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.engine = None;
    harness.send(Event::Opened);
    let asked = harness.said.len();
    harness.send(Event::EngineRestarted);
    assert_eq!(harness.said.len(), 2 * asked);
    harness.send(Event::EngineGone);
    assert_eq!(harness.game.notice(), Some(Notice::EngineGone));
    assert_eq!(harness.said.len(), 2 * asked);
    harness.send(Event::Retry);
    assert_eq!(harness.said.len(), 3 * asked);
    harness.send(Event::Heard("bestturn (0,0)-(1,1)".into()));
    assert_eq!(
        harness.game.notice(),
        Some(Notice::EngineGone),
        "an illegal turn"
    );
}

#[test]
fn a_hint_is_a_legal_turn_and_goes_with_the_next_turn() {
    let mut harness = Harness::new(rules("rulebook.accents_one_of_each"), &[]);
    harness.engine = None;
    harness.send(Event::Hint);
    assert!(harness.game.is_hinting());
    assert_eq!(harness.said[0], "option level 8");
    let best = harness.any_turn();
    harness.send(Event::Heard(format!("bestturn {best}")));
    assert_eq!(harness.game.hint(), Some(best));
    harness.send(Event::Played(best));
    assert_eq!(harness.game.hint(), None);
    harness.send(Event::Hint);
    harness.send(Event::Heard("bestturn none".into()));
    assert_eq!(harness.game.notice(), Some(Notice::NoHint));
}

#[test]
fn looking_back_changes_nothing_and_nothing_can_be_touched_there() {
    let mut harness = Harness::new(rules("rulebook"), &[]);
    harness.play_to(10);
    harness.send(Event::Look(Place::Back));
    assert_eq!(
        (harness.game.place(), harness.game.is_present()),
        (9, false)
    );
    assert_eq!(harness.game.shown().may, SeatSet::EMPTY);
    assert_eq!(
        &harness.game.shown().position,
        harness.game.game().plies()[8].after()
    );
    let turn = harness.any_turn();
    harness.send(Event::Played(turn));
    assert_eq!(harness.turns(), 10);
    harness.send(Event::Look(Place::First));
    assert_eq!(&harness.game.shown().position, harness.game.game().start());
    assert_eq!(harness.game.shown().last, None);
    harness.send(Event::Look(Place::At(99)));
    assert!(harness.game.is_present());
    harness.send(Event::Look(Place::Forward));
    harness.send(Event::Look(Place::At(3)));
    harness.send(Event::Look(Place::Last));
    assert!(harness.game.is_present() && !harness.game.shown().may.is_empty());
}

#[test]
fn resigning_ends_a_game_of_two_and_not_one_of_three() {
    let mut two = Harness::new(rules("rulebook"), &[HOST]);
    two.send(Event::Opened);
    two.send(Event::Ask(Asking::Resign));
    assert_eq!(two.game.asking(), Some(Asking::Resign));
    two.send(Event::Resign(HOST));
    assert!(!two.game.is_over(), "nobody resigns for the computer");
    two.send(Event::Resign(GUEST));
    assert!(two.game.is_over());
    assert_eq!(two.game.asking(), None);

    let mut three = Harness::new(rules("rulebook.seats3"), &[Seat::North]);
    three.send(Event::Opened);
    three.play_to(12);
    three.send(Event::Resign(Seat::South));
    assert!(!three.game.is_over());
    three.play_to(20);
    let kept = three.shelf.game(three.game.number()).unwrap();
    assert_eq!(kept.game(), three.game.game());
    assert_eq!(three.seats().number(), 3);
}

#[test]
fn people_agree_to_a_draw_and_the_computer_only_when_it_is_not_ahead() {
    let mut people = Harness::new(rules("rulebook.seats4"), &[]);
    people.play_to(10);
    people.send(Event::Draw);
    let outcome = people.game.game().outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.is_draw()),
        (Ending::Agreement, true)
    );

    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    harness.send(Event::Draw);
    assert_eq!(harness.game.notice(), Some(Notice::DrawDeclined));
    harness.play_to(30);
    harness.engine = None;
    harness.play_any();
    for (chance, agrees) in [(700, false), (450, true)] {
        harness.send(Event::Heard(format!(
            "info depth 1 line 1 score cu 0 chance {chance} pv"
        )));
        harness.send(Event::Draw);
        assert_eq!(harness.game.is_over(), agrees, "{chance}");
    }
}

#[test]
fn a_gift_is_answered_by_people_and_declined_by_computers() {
    for (answer, winner) in [(GiftAnswer::Accept, HOST), (GiftAnswer::Decline, GUEST)] {
        let mut harness = Harness::new(rules("rulebook"), &[]);
        harness.play_to(6);
        harness.send(Event::Gift(HOST));
        assert_eq!(harness.game.giver(), Some(HOST));
        assert_eq!(harness.game.shown().may, SeatSet::EMPTY);
        harness.send(Event::AnswerGift(answer));
        let outcome = harness.game.game().outcome().unwrap();
        assert_eq!(outcome.winners, winner.alone());
        let kept = harness.shelf.game(harness.game.number()).unwrap();
        assert_eq!(kept.game().outcome(), Some(outcome));
    }
    let mut harness = Harness::new(rules("rulebook"), &[HOST]);
    harness.send(Event::Opened);
    harness.send(Event::Gift(GUEST));
    assert!(harness.game.is_over());
    assert_eq!(harness.game.notice(), Some(Notice::GiftDeclined));
}

#[test]
fn a_rematch_changes_the_sides() {
    let mut harness = Harness::new(rules("rulebook.quick_start"), &[HOST]);
    harness.send(Event::Opened);
    harness.send(Event::Resign(GUEST));
    harness.send(Event::Rematch);
    let next = harness.begun.pop().unwrap();
    assert!(next.players[HOST].is_person() && !next.players[GUEST].is_person());
    assert_eq!(next.rules, *harness.game.rules());
    let number = harness.shelf.begin(next, 5).number();
    assert_eq!(number, harness.game.number() + 1);
}

#[test]
fn hidden_accents_stay_hidden_until_all_have_chosen() {
    let mut harness = Harness::new(rules("rulebook.accents_hidden"), &[]);
    harness.send(Event::Played("R,R,K,K".parse().unwrap()));
    assert!(harness.game.is_veiled());
    let shown = harness.game.shown();
    assert_eq!(shown.position, *harness.game.game().start());
    assert_eq!(shown.may, shown.position.decider().alone());
    assert_eq!(shown.last, None);
    harness.send(Event::Played("W,W,B,B".parse().unwrap()));
    assert!(!harness.game.is_veiled());
    assert_eq!(harness.game.shown().position.hand(HOST).accents(), 4);
}

#[test]
fn the_board_turns_only_if_it_should() {
    let mut harness = Harness::new(rules("rulebook"), &[]);
    assert_eq!(harness.game.bottom(), GUEST);
    harness.send(Event::Follow(Follow::Turn));
    assert_eq!(harness.game.bottom(), HOST);
    harness.play_any();
    assert_eq!(harness.game.bottom(), GUEST);
    let alone = Harness::new(rules("rulebook"), &[GUEST]);
    assert_eq!(alone.game.bottom(), HOST);
}

#[test]
fn whoever_runs_out_of_time_is_out() {
    let pace = Pace {
        minutes: 1,
        increment: 2,
    };
    let mut harness = Harness::with(rules("rulebook"), &[], Some(pace));
    harness.play_to(5);
    let late = harness.game.game().position().decider();
    harness.now += 59_000;
    harness.play_any();
    assert!(!harness.game.is_over());
    assert!(harness.game.wants_ticks());
    let next = harness.game.game().position().decider();
    assert_ne!(next, late);
    harness.now += 70_000;
    harness.play_any();
    let outcome = harness.game.game().outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.winners),
        (Ending::Time, late.alone())
    );
    assert!(!harness.game.wants_ticks());
}

#[test]
fn time_in_a_game_of_three_goes_on_without_the_late() {
    let pace = Pace {
        minutes: 1,
        increment: 0,
    };
    let mut harness = Harness::with(rules("rulebook.seats3"), &[], Some(pace));
    harness.play_to(8);
    let late = harness.game.game().position().decider();
    harness.now += 61_000;
    harness.send(Event::Tick);
    assert!(!harness.game.is_over());
    assert!(!harness.game.game().position().active().contains(late));
    assert!(
        harness
            .game
            .timing()
            .unwrap()
            .running()
            .is_some_and(|seat| seat != late)
    );
}

#[test]
fn nobody_plays_while_the_clocks_stand() {
    let pace = Pace {
        minutes: 1,
        increment: 0,
    };
    let mut harness = Harness::with(rules("rulebook"), &[HOST], Some(pace));
    harness.send(Event::Opened);
    harness.play_to(6);
    harness.send(Event::Pause);
    let left = harness.game.timing().unwrap().left(GUEST, harness.now);
    harness.now += 500_000;
    let turns = harness.turns();
    harness.play_any();
    assert_eq!(harness.turns(), turns);
    harness.send(Event::Resume);
    assert_eq!(
        harness.game.timing().unwrap().left(GUEST, harness.now),
        left
    );
    harness.play_any();
    assert!(harness.turns() > turns);
}
