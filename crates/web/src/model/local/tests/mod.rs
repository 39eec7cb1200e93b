//! Games from beginning to end.

mod keeping;
mod room;

use paisho::{Ending, Seat, SeatSet, Stage};

use super::{Asking, Effect, Event, Follow, GiftAnswer, Notice, Pace, Place};
use room::{Room, rules};

const GUEST: Seat = Seat::GUEST;
const HOST: Seat = Seat::HOST;

#[test]
fn two_people_play_to_the_end() {
    for variant in [
        "rulebook",
        "rulebook.oasis.quick_start",
        "garden_gate.accents_one_of_each",
    ] {
        let mut room = Room::new(rules(variant), &[]);
        room.play_to(2000);
        assert!(room.game.is_over(), "{variant}");
        assert!(room.said.is_empty());
        let outcome = room.game.game().outcome();
        let kept = room.shelf.game(room.game.number()).unwrap();
        assert_eq!(kept.game().outcome(), outcome, "{variant}");
        assert_eq!(kept.shown().may, SeatSet::EMPTY);
    }
}

#[test]
fn a_person_plays_the_computer_to_the_end() {
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.send(Event::Opened);
    assert_eq!(
        room.game.game().position().to_move(),
        GUEST,
        "the computer has chosen"
    );
    room.play_to(400);
    assert!(room.game.is_over());
    assert_eq!(room.game.notice(), None);
}

#[test]
fn three_and_four_sit_with_computers_among_them() {
    for (variant, computers) in [
        ("rulebook.seats3", &[Seat::West][..]),
        ("rulebook.seats4.oasis", &[Seat::South, Seat::East]),
    ] {
        let mut room = Room::new(rules(variant), computers);
        room.send(Event::Opened);
        room.play_to(40);
        assert!(room.game.is_over() || room.turns() >= 40, "{variant}");
    }
}

#[test]
fn computers_among_themselves_need_nobody() {
    let mut room = Room::new(rules("rulebook.accents_one_of_each"), &[GUEST, HOST]);
    room.send(Event::Opened);
    assert!(room.game.is_over());
}

#[test]
fn the_computer_takes_a_breath() {
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    let asked = room.game.update(Event::Opened, 1000);
    assert!(matches!(asked[..], [Effect::Show, Effect::Say(_)]));
    assert!(room.game.is_thinking(HOST));
    room.game
        .update(Event::Heard("bestturn R,W,K,B".into()), 1100);
    assert_eq!(room.turns(), 0);
    assert!(room.game.wants_ticks());
    room.game.update(Event::Tick, 1699);
    assert_eq!(room.turns(), 0);
    room.game.update(Event::Tick, 1700);
    assert_eq!(room.turns(), 1);
    assert!(!room.game.wants_ticks());
}

#[test]
fn turns_are_taken_back_in_every_stage() {
    let mut room = Room::new(rules("rulebook"), &[]);
    let mut stages = Vec::new();
    while room.turns() < 30 {
        let before = room.game.game().clone();
        stages.push(before.position().stage());
        room.play_any();
        room.send(Event::TakeBack);
        assert_eq!(room.game.game(), &before);
        room.play_any();
    }
    for stage in [Stage::Accents, Stage::Opening, Stage::Turn] {
        assert!(stages.contains(&stage));
    }
    while room.game.can_take_back() {
        room.send(Event::TakeBack);
    }
    assert_eq!(room.turns(), 0);
    room.send(Event::TakeBack);
    assert_eq!(room.turns(), 0);
}

#[test]
fn a_take_back_gives_the_person_the_own_turn_back() {
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.send(Event::Opened);
    assert!(
        !room.game.can_take_back(),
        "the only turn is the computer's"
    );
    room.play_to(12);
    let mine = room.turns();
    room.send(Event::TakeBack);
    assert!(room.turns() < mine);
    assert_eq!(room.game.game().position().decider(), GUEST);
    assert_eq!(room.game.shown().may, GUEST.alone());
}

#[test]
fn a_finished_game_can_be_taken_back_too() {
    let mut room = Room::new(rules("rulebook"), &[]);
    room.play_to(2000);
    let ended = room.turns();
    room.send(Event::TakeBack);
    assert!(!room.game.is_over());
    assert_eq!(room.turns(), ended - 1);
}

#[test]
fn an_answer_to_an_old_question_is_not_played() {
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.send(Event::Opened);
    room.play_to(4);
    room.engine = None;
    let turn = room.any_turn();
    room.send(Event::Played(turn));
    assert!(room.game.is_thinking(HOST));
    room.send(Event::TakeBack);
    assert_eq!(room.said.last().map(String::as_str), Some("stop"));
    let before = room.turns();
    room.send(Event::Heard("bestturn R3(0,8)".into()));
    assert_eq!(room.turns(), before);
    assert!(room.game.shown().may.contains(GUEST));
}

#[test]
fn an_engine_that_dies_is_asked_again_and_one_that_is_gone_is_reported() {
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.engine = None;
    room.send(Event::Opened);
    let asked = room.said.len();
    room.send(Event::EngineRestarted);
    assert_eq!(room.said.len(), 2 * asked);
    room.send(Event::EngineGone);
    assert_eq!(room.game.notice(), Some(Notice::EngineGone));
    assert_eq!(room.said.len(), 2 * asked);
    room.send(Event::Retry);
    assert_eq!(room.said.len(), 3 * asked);
    room.send(Event::Heard("bestturn (0,0)-(1,1)".into()));
    assert_eq!(
        room.game.notice(),
        Some(Notice::EngineGone),
        "an illegal turn"
    );
}

#[test]
fn a_hint_is_a_legal_turn_and_goes_with_the_next_turn() {
    let mut room = Room::new(rules("rulebook.accents_one_of_each"), &[]);
    room.engine = None;
    room.send(Event::Hint);
    assert!(room.game.is_hinting());
    assert_eq!(room.said[0], "option level 8");
    let best = room.any_turn();
    room.send(Event::Heard(format!("bestturn {best}")));
    assert_eq!(room.game.hint(), Some(best));
    room.send(Event::Played(best));
    assert_eq!(room.game.hint(), None);
    room.send(Event::Hint);
    room.send(Event::Heard("bestturn none".into()));
    assert_eq!(room.game.notice(), Some(Notice::NoHint));
}

#[test]
fn looking_back_changes_nothing_and_nothing_can_be_touched_there() {
    let mut room = Room::new(rules("rulebook"), &[]);
    room.play_to(10);
    room.send(Event::Look(Place::Back));
    assert_eq!((room.game.place(), room.game.is_present()), (9, false));
    assert_eq!(room.game.shown().may, SeatSet::EMPTY);
    assert_eq!(
        room.game.shown().position,
        room.game.game().plies()[8].after
    );
    let turn = room.any_turn();
    room.send(Event::Played(turn));
    assert_eq!(room.turns(), 10);
    room.send(Event::Look(Place::First));
    assert_eq!(&room.game.shown().position, room.game.game().start());
    assert_eq!(room.game.shown().last, None);
    room.send(Event::Look(Place::At(99)));
    assert!(room.game.is_present());
    room.send(Event::Look(Place::Forward));
    room.send(Event::Look(Place::At(3)));
    room.send(Event::Look(Place::Last));
    assert!(room.game.is_present() && !room.game.shown().may.is_empty());
}

#[test]
fn resigning_ends_a_game_of_two_and_not_one_of_three() {
    let mut two = Room::new(rules("rulebook"), &[HOST]);
    two.send(Event::Opened);
    two.send(Event::Ask(Asking::Resign));
    assert_eq!(two.game.asking(), Some(Asking::Resign));
    two.send(Event::Resign(HOST));
    assert!(!two.game.is_over(), "nobody resigns for the computer");
    two.send(Event::Resign(GUEST));
    assert!(two.game.is_over());
    assert_eq!(two.game.asking(), None);

    let mut three = Room::new(rules("rulebook.seats3"), &[Seat::North]);
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
    let mut people = Room::new(rules("rulebook.seats4"), &[]);
    people.play_to(10);
    people.send(Event::Draw);
    let outcome = people.game.game().outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.is_draw()),
        (Ending::Agreement, true)
    );

    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.send(Event::Opened);
    room.send(Event::Draw);
    assert_eq!(room.game.notice(), Some(Notice::DrawDeclined));
    room.play_to(30);
    room.engine = None;
    room.play_any();
    for (chance, agrees) in [(700, false), (450, true)] {
        room.send(Event::Heard(format!(
            "info depth 1 line 1 score cu 0 chance {chance} pv"
        )));
        room.send(Event::Draw);
        assert_eq!(room.game.is_over(), agrees, "{chance}");
    }
}

#[test]
fn a_gift_is_answered_by_people_and_declined_by_computers() {
    for (answer, winner) in [(GiftAnswer::Accept, HOST), (GiftAnswer::Decline, GUEST)] {
        let mut room = Room::new(rules("rulebook"), &[]);
        room.play_to(6);
        room.send(Event::Gift(HOST));
        assert_eq!(room.game.giver(), Some(HOST));
        assert_eq!(room.game.shown().may, SeatSet::EMPTY);
        room.send(Event::AnswerGift(answer));
        let outcome = room.game.game().outcome().unwrap();
        assert_eq!(outcome.winners, winner.alone());
        let kept = room.shelf.game(room.game.number()).unwrap();
        assert_eq!(kept.game().outcome(), Some(outcome));
    }
    let mut room = Room::new(rules("rulebook"), &[HOST]);
    room.send(Event::Opened);
    room.send(Event::Gift(GUEST));
    assert!(room.game.is_over());
    assert_eq!(room.game.notice(), Some(Notice::GiftDeclined));
}

#[test]
fn a_rematch_changes_the_sides() {
    let mut room = Room::new(rules("rulebook.quick_start"), &[HOST]);
    room.send(Event::Opened);
    room.send(Event::Resign(GUEST));
    room.send(Event::Rematch);
    let next = room.begun.pop().unwrap();
    assert!(next.players[HOST].is_person() && !next.players[GUEST].is_person());
    assert_eq!(next.rules, *room.game.rules());
    let number = room.shelf.begin(next, 5).number();
    assert_eq!(number, room.game.number() + 1);
}

#[test]
fn hidden_accents_stay_hidden_until_all_have_chosen() {
    let mut room = Room::new(rules("rulebook.accents_hidden"), &[]);
    room.send(Event::Played("R,R,K,K".parse().unwrap()));
    assert!(room.game.is_veiled());
    let shown = room.game.shown();
    assert_eq!(shown.position, *room.game.game().start());
    assert_eq!(shown.may, shown.position.decider().alone());
    assert_eq!(shown.last, None);
    room.send(Event::Played("W,W,B,B".parse().unwrap()));
    assert!(!room.game.is_veiled());
    assert_eq!(room.game.shown().position.hand(HOST).accents(), 4);
}

#[test]
fn the_board_turns_only_if_it_should() {
    let mut room = Room::new(rules("rulebook"), &[]);
    assert_eq!(room.game.bottom(), GUEST);
    room.send(Event::Follow(Follow::Turn));
    assert_eq!(room.game.bottom(), HOST);
    room.play_any();
    assert_eq!(room.game.bottom(), GUEST);
    let alone = Room::new(rules("rulebook"), &[GUEST]);
    assert_eq!(alone.game.bottom(), HOST);
}

#[test]
fn whoever_runs_out_of_time_is_out() {
    let pace = Pace {
        minutes: 1,
        increment: 2,
    };
    let mut room = Room::with(rules("rulebook"), &[], Some(pace));
    room.play_to(5);
    let late = room.game.game().position().decider();
    room.now += 59_000;
    room.play_any();
    assert!(!room.game.is_over());
    assert!(room.game.wants_ticks());
    let next = room.game.game().position().decider();
    assert_ne!(next, late);
    room.now += 70_000;
    room.play_any();
    let outcome = room.game.game().outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.winners),
        (Ending::Time, late.alone())
    );
    assert!(!room.game.wants_ticks());
}

#[test]
fn time_in_a_game_of_three_goes_on_without_the_late() {
    let pace = Pace {
        minutes: 1,
        increment: 0,
    };
    let mut room = Room::with(rules("rulebook.seats3"), &[], Some(pace));
    room.play_to(8);
    let late = room.game.game().position().decider();
    room.now += 61_000;
    room.send(Event::Tick);
    assert!(!room.game.is_over());
    assert!(!room.game.game().position().active().contains(late));
    assert!(
        room.game
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
    let mut room = Room::with(rules("rulebook"), &[HOST], Some(pace));
    room.send(Event::Opened);
    room.play_to(6);
    room.send(Event::Pause);
    let left = room.game.timing().unwrap().left(GUEST, room.now);
    room.now += 500_000;
    let turns = room.turns();
    room.play_any();
    assert_eq!(room.turns(), turns);
    room.send(Event::Resume);
    assert_eq!(room.game.timing().unwrap().left(GUEST, room.now), left);
    room.play_any();
    assert!(room.turns() > turns);
}
