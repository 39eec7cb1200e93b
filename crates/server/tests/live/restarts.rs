//! Servers that stop and restart, and several nodes at once.

use std::time::Duration;

use crate::test_server::{QUICK, TestServer, body};
use paisho_wire::{Action, Claim, Event, Refusal, Room, ToClient, ToServer};

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_away_and_nobody_lost_time() {
    let server = TestServer::new().await;
    let rules = body("rulebook.accents_one_of_each", QUICK);
    let game = server.game(rules, "rose", "lily").await;
    let mut rose = server.client("rose").await;
    let mut lily = server.client("lily").await;
    rose.join(&game).await;
    rose.play(&game, 0, "R3(0,-8)").await.unwrap();
    lily.play(&game, 1, "R3(0,8)").await.unwrap();
    let server = server.after(Duration::from_secs(3600)).await;
    let mut rose = server.client("rose").await;
    let missed = rose.rejoin(&game, 3).await;
    assert!(matches!(missed[0].event, Event::Interrupted { millis } if millis > 3_590_000));
    let state = server.state(&game).await;
    assert!(state.clock.left.iter().all(|c| c.millis > 290_000));
    assert_eq!(rose.play(&game, 2, "R4(8,0)").await, Ok(5));
}

#[tokio::test]
async fn two_nodes_on_one_database_are_one_server() {
    let one = TestServer::new().await;
    let two = one.beside().await;
    let rules = body("rulebook.accents_one_of_each", QUICK);
    let game = one.game(rules, "rose", "lily").await;
    let mut rose = one.client("rose").await;
    let mut lily = two.client("lily").await;
    rose.join(&game).await;
    lily.join(&game).await;
    let turn = |text: &'static str| move |e: &Event| matches!(e, Event::TurnPlayed { turn, .. } if turn == text);
    assert_eq!(rose.play(&game, 0, "R3(0,-8)").await, Ok(2));
    lily.event(turn("1G.R3(0,-8)")).await;
    assert_eq!(lily.play(&game, 1, "R3(0,8)").await, Ok(3));
    rose.event(turn("1H.R3(0,8)")).await;
    let rows = one.store.turns(&game).await.unwrap();
    assert_eq!(rows.len(), 2);
}

#[tokio::test]
async fn what_is_said_and_who_is_there_is_known_on_all_nodes() {
    let one = TestServer::new().await;
    let two = one.beside().await;
    let game = one.game(body("rulebook", QUICK), "rose", "lily").await;
    let (mut rose, mut lily) = (one.client("rose").await, two.client("lily").await);
    let mut watchers = [one.client("iris").await, two.client("thorn").await];
    rose.join(&game).await;
    lily.join(&game).await;
    for watcher in &mut watchers {
        watcher.join(&game).await;
    }
    let everybody = |m: &ToClient| match m {
        ToClient::Presence {
            present, watching, ..
        } => (present.len() == 2 && *watching == 2).then_some(()),
        _ => None,
    };
    rose.find(everybody).await;
    lily.find(everybody).await;
    let id = "s".parse().unwrap();
    let text = "good luck".to_owned().try_into().unwrap();
    let (room, place) = (Room::Players, game.clone());
    lily.send(&ToServer::Say {
        game: place,
        id,
        room,
        text,
    })
    .await;
    rose.find(|m| match m {
        ToClient::Chat { lines, .. } if lines.iter().any(|l| l.text == "good luck") => Some(()),
        _ => None,
    })
    .await;
}

#[tokio::test]
async fn nobody_is_gone_who_is_there_by_way_of_another_node() {
    let one = TestServer::new().await;
    let two = one.beside().await;
    let rules = body("rulebook.accents_one_of_each", QUICK);
    let game = one.game(rules, "rose", "lily").await;
    let (mut rose, mut lily) = (one.client("rose").await, two.client("lily").await);
    rose.join(&game).await;
    lily.join(&game).await;
    rose.play(&game, 0, "R3(0,-8)").await.unwrap();
    lily.play(&game, 1, "R3(0,8)").await.unwrap();
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    rose.find(|m| match m {
        ToClient::Presence { present, .. } => (present.len() == 2).then_some(()),
        _ => None,
    })
    .await;
    let claim = Action::Claim { claim: Claim::Win };
    one.set_forward(Duration::from_secs(60));
    let refused = rose.act(&game, claim.clone()).await;
    assert_eq!(refused, Err(Refusal::NotGone { wait: None }));
    drop(lily);
    let mut early = refused;
    while early == Err(Refusal::NotGone { wait: None }) {
        tokio::time::sleep(Duration::from_millis(50)).await;
        early = rose.act(&game, claim.clone()).await;
    }
    assert!(matches!(early, Err(Refusal::NotGone { wait: Some(_) })));
    one.set_forward(Duration::from_secs(60));
    rose.act(&game, claim).await.unwrap();
}

#[tokio::test]
async fn everybody_is_notified_when_the_server_goes_down() {
    let server = TestServer::new().await;
    let mut rose = server.client("rose").await;
    server.live.close("back in a minute");
    let reason = rose
        .find(|m| match m {
            ToClient::Bye { reason, .. } => Some(reason.clone()),
            _ => None,
        })
        .await;
    assert_eq!(reason, "back in a minute");
    assert!(rose.next().await.is_none());
}
