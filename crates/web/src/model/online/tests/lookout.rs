//! Being told when someone comes to an empty lobby.

use super::*;

/// A lobby with the seeks of these people.
fn lobby_of(people: &[&str]) -> ToClient {
    let seek = |name: &&str| {
        let text = format!(
            r#"{{"id":"{name}1","people":[{{"id":"{name}","name":"{name}","kind":"guest"}}],
            "ruleset":"rulebook","time":{{"kind":"unlimited"}},"speed":"correspondence","free":1,
            "created":0}}"#
        );
        serde_json::from_str(&text).unwrap()
    };
    ToClient::Lobby {
        seeks: people.iter().map(seek).collect(),
        online: 3,
    }
}

/// Ana has found the lobby empty.
fn alone() -> Online {
    let mut online = known_as("ana");
    online.update(Event::EnterLobby, 0);
    say(&mut online, FakeServer::hello("ana"), 10);
    say(&mut online, lobby_of(&[]), 20);
    assert!(online.is_alone());
    assert_eq!(online.people, 3);
    online
}

#[test]
fn who_asked_is_told_on_another_page_once() {
    let mut online = alone();
    online.update(Event::ToggleLookout, 30);
    assert_eq!(online.update(Event::LeaveLobby, 40), [], "it is watched on");
    say(&mut online, lobby_of(&["ana"]), 50);
    assert!(!online.someone_came, "we are not someone else");
    let said = TableEvent::Said(Box::new(lobby_of(&["ana", "ben"])));
    let done = online.update_table(said, 60);
    let leave = Effect::Send(ToServer::LeaveLobby {});
    assert_eq!(done, [leave, Effect::Cue(Cue::Someone)]);
    assert!(online.someone_came && !online.lookout && online.lobby.is_none());
    online.update(Event::EnterLobby, 70);
    assert!(!online.someone_came);
}

#[test]
fn the_lobby_is_watched_again_after_a_break() {
    let mut online = alone();
    online.update(Event::ToggleLookout, 30);
    online.update(Event::LeaveLobby, 40);
    online.update(Event::Broke, 50);
    online.update(Event::Awake, 60);
    let frames = say(&mut online, FakeServer::hello("ana"), 70);
    assert_eq!(frames, [ToServer::WatchLobby {}]);
}

#[test]
fn who_did_not_ask_or_is_in_the_lobby_gets_no_notice() {
    let mut online = alone();
    let leave = Effect::Send(ToServer::LeaveLobby {});
    assert_eq!(online.update(Event::LeaveLobby, 30), [leave]);
    let mut online = alone();
    online.update(Event::ToggleLookout, 30);
    say(&mut online, lobby_of(&["ben"]), 40);
    assert!(!online.someone_came && !online.lookout);
    assert!(!online.is_alone());
    say(&mut online, lobby_of(&["ana"]), 50);
    assert!(online.is_alone(), "with a seek of our own");
}
