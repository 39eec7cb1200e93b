//! Sequences of frames, with lost connections in between.

mod account;
mod lookout;
mod others;
mod seeking;
mod server;
mod started;
mod storms;
mod words;

use paisho::{Ruleset, Seat, SeatCount, SeatSet, Turn};
use paisho_view::words::Language;
use paisho_wire::{Action, Refusal, Room, TimeControl, ToClient, ToServer};

use super::*;
use crate::model::api::tests::refused;
use crate::model::api::{SubmitEvent, requests};
use crate::model::verdict::Reader;
use server::{FakeServer, id};

const OPENING: [&str; 4] = ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)"];

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

/// Passes a frame of the server to the app; returns the frames it sends.
fn say(online: &mut Online, said: ToClient, now: Millis) -> Vec<ToServer> {
    sent(online.update_table(TableEvent::Said(Box::new(said)), now))
}

fn sent(effects: Vec<Effect>) -> Vec<ToServer> {
    let frame = |effect| match effect {
        Effect::Send(frame) => Some(frame),
        _ => None,
    };
    effects.into_iter().filter_map(frame).collect()
}

/// The only effect, which is a request.
fn only_call(effects: Vec<Effect>) -> Call<Event> {
    let [Effect::Call(call)] = <[Effect; 1]>::try_from(effects).unwrap() else {
        panic!("it is no request");
    };
    call
}

/// The server's answer with an account.
fn account_of(name: &str) -> String {
    let person = serde_json::to_string(&server::person(name)).unwrap();
    format!(r#"{{"person":{person},"role":"member","email_confirmed":false,"created":0}}"#)
}

/// The server's description, with the account that it knows us as.
fn server_info(you: Option<&str>) -> String {
    let you = you.map(|name| format!(r#","you":{}"#, account_of(name)));
    let you = you.unwrap_or_default();
    format!(
        r#"{{"title":"t","contact":null,"protocol":1,"rules_version":1,"registration":true,
        "guests":true,"mail":false,"computers":[]{you}}}"#
    )
}

/// A page that knows our account.
fn known_as(name: &str) -> Online {
    let mut online = Online::new(1);
    let call = only_call(online.update(Event::Begin, 0));
    online.update(call.answered(Ok(server_info(Some(name)))), 0);
    online
}

/// The user signs in as somebody else; returns what the page then does.
fn become_another(online: &mut Online, name: &str, now: Millis) -> Vec<Effect> {
    let body = paisho_wire::SignInBody {
        name: name.to_owned(),
        password: "secret".to_owned().into(),
        code: String::new().into(),
    };
    let submit = SubmitEvent::Submit(requests::sign_in(&body));
    let call = only_call(online.update(AccountEvent::Enter(submit).into(), now));
    online.update(call.answered(Ok(account_of(name))), now)
}

/// Ana is at the table of a game with some turns, hers in the south.
fn at_table(turns: &[&str]) -> (Online, FakeServer) {
    at_table_of(FakeServer::new(Ruleset::RULEBOOK), turns)
}

fn at_table_of(mut server: FakeServer, turns: &[&str]) -> (Online, FakeServer) {
    for turn in turns {
        server.play(turn);
    }
    let mut online = known_as("ana");
    assert_eq!(
        online.update_table(TableEvent::Visit(id()), 0),
        [Effect::Dial]
    );
    let joined = say(&mut online, FakeServer::hello("ana"), 10);
    for frame in joined {
        for answer in server.answer(Seat::GUEST, &frame) {
            say(&mut online, answer, 20);
        }
    }
    (online, server)
}

fn table(online: &Online) -> &Table {
    online.table.as_ref().unwrap()
}

/// Whether the next turn on the screen is ours to play.
fn is_ours(online: &Online) -> bool {
    let shown = table(online).shown().unwrap();
    table(online).may().contains(shown.decider())
}

fn plies(online: &Online) -> usize {
    table(online)
        .replica
        .as_ref()
        .unwrap()
        .table
        .game()
        .plies()
        .len()
}

#[test]
fn a_turn_is_shown_at_once_and_confirmed_later() {
    let (mut online, mut server) = at_table(&OPENING);
    assert!(is_ours(&online));
    let frames = sent(online.update_table(TableEvent::Play(turn("W4(8,0)")), 30));
    assert_eq!(table(&online).pending_turn(), Some(turn("W4(8,0)")));
    assert!(!is_ours(&online));
    let shown = table(&online).shown().unwrap();
    assert_eq!(shown.to_move(), Seat::HOST);
    assert_eq!(plies(&online), 4);
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    assert_eq!((plies(&online), table(&online).is_waiting()), (5, false));
    assert_eq!(table(&online).shown().unwrap(), shown);
}

#[test]
fn a_turn_whose_answer_was_lost_is_not_played_twice() {
    let (mut online, mut server) = at_table(&OPENING);
    let frames = sent(online.update_table(TableEvent::Play(turn("W4(8,0)")), 30));
    // It arrives, but the connection is lost before the answer; the opponent replies meanwhile.
    server.answer(Seat::GUEST, &frames[0]);
    server.play("W4(-8,0)");
    online.update(Event::Broke, 40);
    assert_eq!(online.update(Event::Tick, 2_000), [Effect::Dial]);
    let frames = say(&mut online, FakeServer::hello("ana"), 2_100);
    assert!(
        matches!(&frames[0], ToServer::Join { since: Some(5), .. }),
        "{frames:?}"
    );
    assert!(matches!(
        &frames[1],
        ToServer::Act {
            action: Action::Play { ply: 4, .. },
            ..
        }
    ));
    for frame in &frames {
        for answer in server.answer(Seat::GUEST, frame) {
            say(&mut online, answer, 2_200);
        }
    }
    assert_eq!((plies(&online), server.game().plies().len()), (6, 6));
    assert!(!table(&online).is_waiting() && table(&online).refusal.is_none());
    assert!(is_ours(&online));
}

#[test]
fn a_turn_that_was_never_sent_is_sent_after_the_break() {
    let (mut online, mut server) = at_table(&OPENING);
    online.update(Event::Broke, 30);
    assert_eq!(
        online.update_table(TableEvent::Play(turn("W4(8,0)")), 40),
        []
    );
    assert_eq!(table(&online).unsent(), Some(Unsent::Turn));
    assert_eq!(online.update(Event::Awake, 50), [Effect::Dial]);
    for frame in say(&mut online, FakeServer::hello("ana"), 60) {
        for answer in server.answer(Seat::GUEST, &frame) {
            say(&mut online, answer, 70);
        }
    }
    assert_eq!((plies(&online), server.game().plies().len()), (5, 5));
    assert_eq!(table(&online).unsent(), None);
}

#[test]
fn an_offer_that_waits_is_not_taken_for_a_turn() {
    let (mut online, _) = at_table(&OPENING);
    online.update(Event::Broke, 30);
    assert_eq!(table(&online).unsent(), None);
    online.update_table(TableEvent::Do(TableAction::OfferDraw), 40);
    assert_eq!(table(&online).unsent(), Some(Unsent::Other));
}

#[test]
fn a_refused_turn_goes_back_to_the_hand() {
    let (mut online, _) = at_table(&OPENING);
    let frames = sent(online.update_table(TableEvent::Play(turn("W4(8,0)")), 30));
    let ToServer::Act { id, .. } = &frames[0] else {
        panic!("a turn is an act: {frames:?}");
    };
    say(&mut online, server::refused(id, Refusal::TimeOver {}), 40);
    assert_eq!(table(&online).pending_turn(), None);
    assert_eq!(table(&online).refusal, Some(Refusal::TimeOver {}));
    assert!(is_ours(&online));
    online.update(Event::Understood, 50);
    assert_eq!(table(&online).refusal, None);
}

#[test]
fn a_gap_makes_us_ask_for_the_whole_game() {
    let (mut online, mut server) = at_table(&OPENING[..3]);
    server.play("R3(0,8)");
    let late = server.play("W4(8,0)");
    let frames = say(&mut online, late, 30);
    assert!(
        matches!(&frames[..], [ToServer::Join { since: None, .. }]),
        "{frames:?}"
    );
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    assert_eq!(plies(&online), 5);
}

#[test]
fn a_newer_server_asks_for_a_new_page() {
    let mut online = Online::new(1);
    online.update(Event::EnterLobby, 0);
    let hello = ToClient::Hello {
        protocol: paisho_wire::PROTOCOL + 1,
        you: None,
        now: 0,
    };
    let done = online.update_table(TableEvent::Said(Box::new(hello)), 10);
    assert_eq!(done[0], Effect::CheckForNewer);
    assert_eq!(done.last(), Some(&Effect::HangUp));
    assert_eq!(online.link.state(), State::Outdated);
    assert_eq!(online.update(Event::Broke, 20), []);
    assert_eq!(online.update(Event::Tick, 1_000_000), []);
}

#[test]
fn a_line_of_talk_is_said_once() {
    let (mut online, mut server) = at_table(&OPENING);
    let hello = || "hello".to_owned().try_into().unwrap();
    let frames = sent(online.update_table(TableEvent::Say(Room::Players, hello()), 30));
    // It arrives, but the connection is lost before the answer.
    server.answer(Seat::GUEST, &frames[0]);
    online.update(Event::Broke, 40);
    online.update_table(
        TableEvent::Say(Room::Players, "still there?".to_owned().try_into().unwrap()),
        45,
    );
    online.update(Event::Awake, 50);
    let mut frames = say(&mut online, FakeServer::hello("ana"), 60);
    while let Some(frame) = frames.pop() {
        for answer in server.answer(Seat::GUEST, &frame) {
            frames.extend(say(&mut online, answer, 70));
        }
    }
    let said: Vec<&str> = table(&online)
        .chat
        .lines()
        .iter()
        .map(|l| l.text.as_str())
        .collect();
    assert_eq!(said, ["hello", "still there?"]);
    assert!(!table(&online).is_waiting());
}

#[test]
fn choices_follow_the_game() {
    let (online, _) = at_table(&OPENING[..3]);
    assert_eq!(table(&online).table_actions(0), [TableAction::Abort]);
    let (mut online, mut server) = at_table(&OPENING);
    let usual = [
        TableAction::OfferDraw,
        TableAction::OfferTakeback,
        TableAction::Resign,
        TableAction::ResignWithGift,
    ];
    assert_eq!(table(&online).table_actions(0), usual);
    let takeback = table(&online).action(TableAction::OfferTakeback);
    assert_eq!(takeback, Some(Action::OfferTakeback { ply: 2 }));
    let before = server.version();
    let seat = paisho_wire::Seat::North;
    server.happen(paisho_wire::Event::DrawOffered { seat });
    say(&mut online, server.since(before), 30);
    assert_eq!(
        table(&online).table_actions(0)[..2],
        [TableAction::AcceptDraw, TableAction::DeclineDraw]
    );
}

#[test]
fn a_draw_is_offered_once_in_a_position() {
    let (mut online, mut server) = at_table(&OPENING);
    for choice in [TableAction::OfferDraw, TableAction::WithdrawDraw] {
        assert!(table(&online).table_actions(0).contains(&choice));
        let frames = sent(online.update_table(TableEvent::Do(choice), 30));
        for answer in server.answer(Seat::GUEST, &frames[0]) {
            say(&mut online, answer, 40);
        }
    }
    assert!(
        !table(&online)
            .table_actions(0)
            .contains(&TableAction::OfferDraw)
    );
    // Nor after the page was loaded again.
    say(&mut online, server.state(Some(Seat::GUEST)), 50);
    assert!(
        !table(&online)
            .table_actions(0)
            .contains(&TableAction::OfferDraw)
    );
}

#[test]
fn a_declined_draw_is_told_to_the_one_who_offered_it() {
    let (mut online, mut server) = at_table(&OPENING);
    let frames = sent(online.update_table(TableEvent::Do(TableAction::OfferDraw), 30));
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    assert_eq!(table(&online).draw_declined, None);
    let before = server.version();
    let seat = paisho_wire::Seat::North;
    server.happen(paisho_wire::Event::DrawDeclined { seat });
    say(&mut online, server.since(before), 50);
    assert_eq!(table(&online).draw_declined, Some(Seat::HOST));
    // The news is over with the next turn.
    let before = server.version();
    let turn = server.game().position().legal_turns()[0].to_string();
    server.play(&turn);
    say(&mut online, server.since(before), 60);
    assert_eq!(table(&online).draw_declined, None);
}

#[test]
fn a_draw_that_we_withdraw_is_no_news() {
    let (mut online, mut server) = at_table(&OPENING);
    for choice in [TableAction::OfferDraw, TableAction::WithdrawDraw] {
        let frames = sent(online.update_table(TableEvent::Do(choice), 30));
        for answer in server.answer(Seat::GUEST, &frames[0]) {
            say(&mut online, answer, 40);
        }
    }
    assert_eq!(table(&online).draw_declined, None);
}

#[test]
fn nobody_is_asked_about_turns_to_take_back_when_the_asker_is_gone() {
    let rules = "rulebook.seats3.accents_one_of_each".parse().unwrap();
    let mut server = FakeServer::new(rules);
    for _ in 0..3 {
        let turn = server.game().position().legal_turns()[0].to_string();
        server.play(&turn);
    }
    let (mut online, mut server) = at_table_of(server, &[]);
    let third = server.game().position().seats().iter().last().unwrap();
    let (asker, you) = (third.into(), table(&online).replica.as_ref().unwrap().you);
    assert_ne!(you, Some(third));
    let before = server.version();
    server.happen(paisho_wire::Event::TakebackOffered {
        seat: asker,
        ply: 2,
    });
    say(&mut online, server.since(before), 30);
    assert!(
        table(&online)
            .table_actions(0)
            .contains(&TableAction::AcceptTakeback)
    );
    let before = server.version();
    server.happen(paisho_wire::Event::Resigned { seat: asker });
    say(&mut online, server.since(before), 40);
    assert!(
        !table(&online)
            .table_actions(0)
            .contains(&TableAction::AcceptTakeback)
    );
}

#[test]
fn a_missing_opponent_can_be_claimed_against() {
    let (mut online, mut server) = at_table(&OPENING);
    say(&mut online, server.play("W4(8,0)"), 1_000);
    let presence = |present| ToClient::Presence {
        game: id(),
        present,
        watching: 2,
    };
    let both = vec![paisho_wire::Seat::South, paisho_wire::Seat::North];
    say(&mut online, presence(both), 1_000);
    assert_eq!(table(&online).missed(), None);
    say(&mut online, presence(vec![paisho_wire::Seat::South]), 2_000);
    assert_eq!(table(&online).missed(), Some((Seat::HOST, 2_000)));
    assert_eq!(table(&online).until_claim(3_000), Some(119_000));
    assert!(
        !table(&online)
            .table_actions(3_000)
            .contains(&TableAction::ClaimWin)
    );
    assert!(
        table(&online)
            .table_actions(122_000)
            .contains(&TableAction::ClaimWin)
    );
    assert_eq!(table(&online).watching, 2);
}

#[test]
fn the_end_and_the_next_game() {
    let (mut online, mut server) = at_table(&OPENING);
    let frames = sent(online.update_table(TableEvent::Do(TableAction::Resign), 30));
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    let words = crate::model::speech::words(Language::English);
    let replica = table(&online).replica.as_ref().unwrap();
    let outcome = replica.table.outcome().unwrap();
    let reader = Reader {
        you: Some(Seat::GUEST),
        seats: SeatCount::Two,
        name: &|_| None,
    };
    assert_eq!(ended(outcome, reader, &words).reason, "You resigned.");
    assert_eq!(replica.table.due(), SeatSet::EMPTY);
    assert_eq!(table(&online).table_actions(0), [TableAction::Rematch]);
    let before = server.version();
    let next: paisho_wire::GameId = "g2".parse().unwrap();
    let seat = paisho_wire::Seat::North;
    server.happen(paisho_wire::Event::RematchOffered { seat });
    server.happen(paisho_wire::Event::RematchMade { game: next.clone() });
    let done = online.update_table(TableEvent::Said(Box::new(server.since(before))), 50);
    assert_eq!(done, [Effect::Cue(Cue::Offer), to_game(&next)]);
}

#[test]
fn hidden_accents_are_chosen_by_all_at_once() {
    let mut server = FakeServer::new("rulebook.accents_hidden".parse().unwrap());
    let mut online = Online::new(1);
    online.update_table(TableEvent::Visit(id()), 0);
    say(&mut online, FakeServer::hello("ana"), 10);
    say(&mut online, server.state(Some(Seat::GUEST)), 20);
    assert_eq!(table(&online).whose_turn(), Some(WhoseTurn::Ours));
    assert!(is_ours(&online), "although Host is first in the order");
    let asked = sent(online.update_table(TableEvent::Play(turn("R,R,K,K")), 30));
    assert_eq!(table(&online).whose_turn(), Some(WhoseTurn::OthersChoose));
    assert!(!is_ours(&online));
    let before = server.version();
    let (seat, accents) = (paisho_wire::Seat::South, Some("R,R,K,K".to_owned()));
    server.happen(paisho_wire::Event::AccentsChosen { seat, accents });
    say(&mut online, server.since(before), 40);
    say(&mut online, server.play("R,W,K,B"), 50);
    assert_eq!(plies(&online), 2, "both choices are revealed");
    assert_eq!(table(&online).whose_turn(), Some(WhoseTurn::Ours));
    assert_eq!(table(&online).pending_turn(), None);
    let ToServer::Act { id, game, .. } = asked[0].clone() else {
        panic!("a choice is an act: {asked:?}");
    };
    say(
        &mut online,
        ToClient::Ack {
            id,
            game,
            version: 2,
        },
        60,
    );
    assert!(!table(&online).is_waiting());
}

#[test]
fn replies_in_advance_belong_to_slow_games() {
    let (mut online, mut server) = at_table(&OPENING);
    say(&mut online, server.play("W4(8,0)"), 30);
    assert_eq!(table(&online).plan_start(), None, "the game is live");
    let days = TimeControl::PerTurn { days: 3 };
    let slow = FakeServer::with_time(Ruleset::RULEBOOK, days);
    let (mut online, mut server) = at_table_of(slow, &OPENING);
    assert_eq!(table(&online).plan_start(), None, "it is our turn");
    say(&mut online, server.play("W4(8,0)"), 30);
    assert_eq!(
        table(&online).plan_start(),
        Some(server.game().position().clone())
    );
    let frames = sent(online.update_table(TableEvent::Reply(vec!["W4(-8,0);pass".to_owned()]), 40));
    let is_set = |f: &ToServer| {
        matches!(
            f,
            ToServer::Act {
                action: Action::SetConditionals { .. },
                ..
            }
        )
    };
    assert!(frames.iter().all(is_set) && frames.len() == 1);
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let (mut online, mut server) = at_table(&OPENING);
    online.update_table(TableEvent::Look(3), 30);
    assert_eq!(table(&online).last_turn(), Some(turn("R3(0,-8)")));
    assert_eq!(table(&online).may(), SeatSet::EMPTY);
    say(&mut online, server.play("W4(8,0)"), 40);
    assert_eq!(table(&online).looking, None, "news come first");
    online.update_table(TableEvent::Look(5), 50);
    assert_eq!(
        table(&online).looking,
        None,
        "the last position is the present"
    );
}

#[test]
fn players_who_left_are_passed_over() {
    let mut server = FakeServer::new("rulebook.seats3.accents_one_of_each".parse().unwrap());
    for text in ["R3", "R3", "R3"] {
        let choices = server.game().position().legal_turns();
        let plant = choices.iter().find(|t| t.to_string().starts_with(text));
        let plant = plant.unwrap().to_string();
        server.play(&plant);
    }
    server.happen(paisho_wire::Event::Resigned {
        seat: paisho_wire::Seat::South,
    });
    let west = server.game().position().legal_turns()[0].to_string();
    server.play(&west);
    let ToClient::Game { state } = server.state(None) else {
        panic!("a state is a game");
    };
    let replica = GameReplica::open(&state).unwrap();
    assert_eq!(replica.table.position(), server.game().position());
}
