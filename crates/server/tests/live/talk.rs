//! Chat through sockets: its limits and its recipients.

use crate::client::Client;
use crate::test_server::{QUICK, TestServer, body, person, settings};
use paisho_server::live::LiveSettings;
use paisho_wire::{GameId, Refusal, Room, ToClient, ToServer};

/// Sends a chat message to the players and waits for the answer.
async fn say(who: &mut Client, game: &GameId, id: &str, text: &str) -> Result<(), Refusal> {
    let say = ToServer::Say {
        game: game.clone(),
        id: id.parse().unwrap(),
        room: Room::Players,
        text: text.to_owned().try_into().unwrap(),
    };
    who.send(&say).await;
    who.find(|m| match m {
        ToClient::Ack { id: named, .. } if named.as_str() == id => Some(Ok(())),
        ToClient::Refused {
            id: named, refusal, ..
        } if named.as_str() == id => Some(Err(refusal.clone())),
        _ => None,
    })
    .await
}

/// The text of the next chat messages that a client receives.
async fn heard(who: &mut Client) -> Vec<String> {
    who.find(|m| match m {
        ToClient::Chat { lines, .. } if !lines.is_empty() => {
            Some(lines.iter().map(|l| l.text.clone()).collect())
        }
        _ => None,
    })
    .await
}

#[tokio::test]
async fn the_limit_of_chat_is_one_for_all_sockets_of_somebody() {
    let server = TestServer::with(LiveSettings {
        chat_per_minute: 3,
        ..settings()
    })
    .await;
    let game = server.game(body("rulebook", QUICK), "rose", "lily").await;
    let mut one = server.client("rose").await;
    let mut two = server.client("rose").await;
    assert_eq!(say(&mut one, &game, "a", "one").await, Ok(()));
    assert_eq!(say(&mut two, &game, "b", "two").await, Ok(()));
    assert_eq!(say(&mut one, &game, "c", "three").await, Ok(()));
    for (id, socket) in [("d", &mut one), ("e", &mut two)] {
        let refused = say(socket, &game, id, "four").await;
        let Err(Refusal::TooFast { wait }) = refused else {
            panic!("{refused:?}");
        };
        assert!((1..=20_000).contains(&wait), "{wait}");
    }
    let mut lily = server.client("lily").await;
    assert_eq!(say(&mut lily, &game, "f", "hello").await, Ok(()));
}

#[tokio::test]
async fn those_who_are_blocked_are_not_heard() {
    let server = TestServer::new().await;
    let game = server.game(body("rulebook", QUICK), "rose", "lily").await;
    let mut rose = server.client("rose").await;
    let mut lily = server.client("lily").await;
    rose.join(&game).await;
    lily.join(&game).await;
    say(&mut lily, &game, "a", "before").await.unwrap();
    assert_eq!(heard(&mut rose).await, ["before"]);
    let (rose_id, lily_id) = (person("rose").id, person("lily").id);
    server.store.block(&rose_id, &lily_id, 0).await.unwrap();
    say(&mut lily, &game, "b", "after").await.unwrap();
    say(&mut rose, &game, "c", "peace").await.unwrap();
    // Rose receives her own message next, and Lily all of them.
    assert_eq!(heard(&mut rose).await, ["peace"]);
    for text in ["before", "after", "peace"] {
        assert_eq!(heard(&mut lily).await, [text]);
    }
    let mut again = server.client("rose").await;
    again.join(&game).await;
    assert_eq!(heard(&mut again).await, ["peace"]);
    server.store.unblock(&rose_id, &lily_id).await.unwrap();
    let mut reconciled = server.client("rose").await;
    reconciled.join(&game).await;
    assert_eq!(heard(&mut reconciled).await, ["before", "after", "peace"]);
}
