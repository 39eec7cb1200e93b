//! A game begins: which page goes there, and which only shows a notice. All pages of a user receive
//! the news, before or after the answers to their requests.

use super::*;
use crate::model::online::seeking::look_up;

const LIVE: &str = r#"{"kind":"live","main":300,"increment":5}"#;
const SLOW: &str = r#"{"kind":"per_turn","days":3}"#;

fn seek(time: &str) -> Box<Seek> {
    let text = format!(
        r#"{{"id":"s1","people":[{{"id":"ana","name":"ana","kind":"guest"}}],
        "ruleset":"rulebook","time":{time},"speed":"quick","free":1,"created":0}}"#
    );
    Box::new(serde_json::from_str(&text).unwrap())
}

fn next() -> GameId {
    "g2".parse().unwrap()
}

/// The server sends that a seek has become a game.
fn started(online: &mut Online) -> Vec<Effect> {
    let started = ToClient::Started {
        game: next(),
        seek: Some("s1".parse().unwrap()),
    };
    online.update_table(TableEvent::Said(Box::new(started)), 20)
}

/// A page in the lobby with an open connection.
fn in_lobby() -> Online {
    let mut online = known_as("ana");
    online.update(Event::EnterLobby, 0);
    say(&mut online, FakeServer::hello("ana"), 10);
    online
}

const BEGAN: Effect = Effect::Cue(Cue::Began);

#[test]
fn whoever_waits_at_the_board_is_taken_to_the_game() {
    let mut online = known_as("ana");
    assert_eq!(
        online.update(SeekEvent::Waits(seek(LIVE)).into(), 0),
        [Effect::Dial]
    );
    // It may have been taken before the connection was open.
    let done = online.update_table(TableEvent::Said(Box::new(FakeServer::hello("ana"))), 10);
    assert_eq!(done, [Effect::CheckForNewer, look_up(&seek(LIVE))]);
    assert_eq!(started(&mut online), [BEGAN, to_game(&next())]);
    assert_eq!((online.began, online.waiting), (None, Vec::new()));
}

#[test]
fn the_start_of_a_slow_game_is_announced() {
    let mut online = in_lobby();
    online.update(SeekEvent::Waits(seek(SLOW)).into(), 15);
    assert_eq!(started(&mut online), [BEGAN]);
    assert_eq!((online.began, online.waiting), (Some(next()), Vec::new()));
}

#[test]
fn a_game_may_begin_before_its_seek_is_answered() {
    let mut online = in_lobby();
    assert_eq!(started(&mut online), [BEGAN]);
    assert_eq!(online.began, Some(next()));
    let done = online.update(SeekEvent::Waits(seek(LIVE)).into(), 30);
    assert_eq!(done, [to_game(&next())]);
    assert_eq!((online.began, online.waiting), (None, Vec::new()));
}

#[test]
fn a_seek_that_was_taken_does_not_wait_again() {
    let mut online = in_lobby();
    let seeks = vec![*seek(LIVE)];
    // The lobby shows the seek, and the game begins, before the request for the seek is answered.
    say(&mut online, lobby_of(seeks), 15);
    assert_eq!(online.waiting.len(), 1);
    assert_eq!(started(&mut online), [BEGAN, to_game(&next())]);
    online.update_table(TableEvent::Visit(next()), 25);
    assert_eq!(online.update(SeekEvent::Waits(seek(LIVE)).into(), 30), []);
    assert_eq!((online.began, online.waiting), (None, Vec::new()));
}

#[test]
fn a_slow_game_may_begin_so_as_well() {
    let mut online = in_lobby();
    started(&mut online);
    assert_eq!(online.update(SeekEvent::Waits(seek(SLOW)).into(), 30), []);
    assert_eq!((online.began, online.waiting), (Some(next()), Vec::new()));
}

#[test]
fn whoever_opened_the_game_by_the_notice_stays_there() {
    let mut online = in_lobby();
    started(&mut online);
    online.update_table(TableEvent::Visit(next()), 30);
    assert_eq!(online.began, None);
    assert_eq!(online.update(SeekEvent::Waits(seek(LIVE)).into(), 40), []);
    assert_eq!(online.began, None);
}

#[test]
fn whoever_joins_goes_by_the_answer_and_is_not_called_twice() {
    // The answer first: the page is at the table when the news arrives.
    let mut online = in_lobby();
    online.update_table(TableEvent::Visit(next()), 15);
    assert_eq!(started(&mut online), []);
    assert_eq!(online.began, None);
    // The news first: the notice disappears as soon as the page is at the table.
    let mut online = in_lobby();
    assert_eq!(started(&mut online), [BEGAN]);
    online.update_table(TableEvent::Visit(next()), 30);
    assert_eq!(online.began, None);
}

#[test]
fn the_start_of_a_game_is_announced_on_other_pages_without_leaving_them() {
    let (mut online, _) = at_table(&OPENING);
    assert_eq!(started(&mut online), [BEGAN]);
    assert_eq!(online.began, Some(next()));
    assert_eq!(table(&online).id, id());
}

#[test]
fn nobody_is_called_away_from_a_game_with_clocks() {
    let (mut online, _) = at_table(&OPENING);
    online.update(SeekEvent::Waits(seek(LIVE)).into(), 15);
    assert_eq!(started(&mut online), [BEGAN]);
    assert_eq!(online.began, Some(next()));
}

#[test]
fn when_it_is_over_one_may_be() {
    let (mut online, mut server) = at_table(&OPENING);
    let frames = sent(online.update_table(TableEvent::Do(TableAction::Resign), 30));
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    online.update(SeekEvent::Waits(seek(LIVE)).into(), 50);
    assert_eq!(started(&mut online), [BEGAN, to_game(&next())]);
}

#[test]
fn a_rematch_that_was_asked_for_here_is_gone_to() {
    let (mut online, mut server) = at_table(&OPENING);
    let rematch = || ToClient::Started {
        game: next(),
        seek: None,
    };
    let frames = sent(online.update_table(TableEvent::Do(TableAction::Resign), 30));
    for answer in server.answer(Seat::GUEST, &frames[0]) {
        say(&mut online, answer, 40);
    }
    let mut elsewhere = online.clone();
    let before = server.version();
    let seat = paisho_wire::Seat::South;
    server.happen(paisho_wire::Event::RematchOffered { seat });
    say(&mut online, server.since(before), 50);
    let done = online.update_table(TableEvent::Said(Box::new(rematch())), 60);
    assert_eq!(done, [BEGAN, to_game(&next())]);
    let done = elsewhere.update_table(TableEvent::Said(Box::new(rematch())), 60);
    assert_eq!(done, [BEGAN]);
    assert_eq!(elsewhere.began, Some(next()));
}

/// Our games in progress, each with the seek that it was.
fn own_games(games: &[(&str, &str)]) -> Result<String, Failure> {
    let game = |(id, seek): &(&str, &str)| {
        format!(
            r#"{{"id":"{id}","version":1,"setup":{{"ruleset":"rulebook","rules_version":1,
            "time":{LIVE},"rated":false,"players":[],"seek":"{seek}"}},"speed":"quick",
            "status":"playing","created":5,"ply":0,"due":[]}}"#
        )
    };
    let games: Vec<String> = games.iter().map(game).collect();
    Ok(format!(r#"{{"games":[{}]}}"#, games.join(",")))
}

fn gone() -> Result<String, Failure> {
    Err(refused("not_found"))
}

fn lobby_of(seeks: Vec<Seek>) -> ToClient {
    ToClient::Lobby { seeks, online: 2 }
}

/// A page whose seek was not in the lobby any more, and the request that looks for it.
fn looking() -> (Online, Call<Event>) {
    let mut online = in_lobby();
    online.update(SeekEvent::Waits(seek(LIVE)).into(), 15);
    let seeks = Vec::new();
    let lobby = TableEvent::Said(Box::new(lobby_of(seeks)));
    let call = only_call(online.update_table(lobby, 20));
    assert_eq!(call.http().path, "seeks/s1");
    (online, call)
}

#[test]
fn the_server_says_which_game_a_seek_became() {
    let (mut online, call) = looking();
    let call = only_call(online.update(call.answered(gone()), 25));
    assert_eq!(call.http().path, "me/games");
    // Another game of the same kind is newer.
    let games = own_games(&[("g3", "s2"), ("g2", "s1")]);
    let done = online.update(call.answered(games), 30);
    assert_eq!(done, [BEGAN, to_game(&next())]);
}

#[test]
fn a_seek_that_became_no_game_of_ours_is_gone() {
    let (mut online, call) = looking();
    let call = only_call(online.update(call.answered(gone()), 25));
    assert_eq!(online.waiting.len(), 1);
    let done = online.update(call.answered(own_games(&[("g3", "s2")])), 30);
    assert_eq!((done, online.waiting), (Vec::new(), Vec::new()));
}

#[test]
fn a_seek_that_still_waits_is_not_looked_for_further() {
    let (mut online, call) = looking();
    let there = serde_json::to_string(&seek(LIVE)).unwrap();
    assert_eq!(online.update(call.answered(Ok(there)), 25), []);
    assert_eq!(online.waiting.len(), 1);
    let (mut online, call) = looking();
    assert_eq!(
        online.update(call.answered(Err(Failure::Unreachable)), 25),
        []
    );
    assert_eq!(online.waiting.len(), 1);
}

#[test]
fn what_is_found_out_late_is_no_news() {
    let (mut online, call) = looking();
    let call = only_call(online.update(call.answered(gone()), 25));
    assert_eq!(started(&mut online), [BEGAN, to_game(&next())]);
    let done = online.update(call.answered(own_games(&[("g2", "s1")])), 30);
    assert_eq!((done, online.began), (Vec::new(), None));
}
