//! Faulty clients: nothing they send disturbs the server or others.

use crate::client::Client;
use crate::test_server::{QUICK, TestServer, body};
use paisho_wire::{GameId, Refusal, ToClient, ToServer};

#[tokio::test]
async fn nonsense_is_answered_and_the_connection_goes_on() {
    let server = TestServer::new().await;
    let mut rose = server.client("rose").await;
    let nested = "[".repeat(3000);
    for nonsense in [
        "",
        "{}",
        "null",
        r#"{"do":"dance"}"#,
        &nested,
        "\u{0}\u{1}",
        "🌹",
    ] {
        rose.send_text(nonsense).await;
        rose.find(|m| matches!(m, ToClient::Error { .. }).then_some(()))
            .await;
    }
    rose.send(&ToServer::Beat { n: 7 }).await;
    let alive = |m: &ToClient| matches!(m, ToClient::Beat { n: 7, .. }).then_some(());
    rose.find(alive).await;
}

#[tokio::test]
async fn games_that_are_not_there_are_not_joined() {
    let server = TestServer::new().await;
    let mut rose = server.client("rose").await;
    let game: GameId = "nowhere".parse().unwrap();
    rose.send(&ToServer::Join {
        game: game.clone(),
        since: None,
    })
    .await;
    let refusal = rose
        .find(|m| match m {
            ToClient::NotJoined { refusal, .. } => Some(refusal.clone()),
            _ => None,
        })
        .await;
    assert_eq!(refusal, Refusal::NoSuchGame {});
    let played = rose.play(&game, 0, "pass").await;
    assert_eq!(played, Err(Refusal::NoSuchGame {}));
}

#[tokio::test]
async fn a_flood_ends_one_connection_and_no_other() {
    let server = TestServer::new().await;
    let game = server.game(body("rulebook", QUICK), "rose", "lily").await;
    let mut lily = server.client("lily").await;
    lily.join(&game).await;
    let mut rose = server.client("rose").await;
    for n in 0..200 {
        let text = serde_json::to_string(&ToServer::Beat { n }).unwrap();
        rose.send_text(&text).await;
    }
    let mut told = false;
    while let Some(message) = rose.next().await {
        told |= matches!(message, ToClient::Bye { .. });
    }
    assert!(told, "the connection ended without a word");
    assert_eq!(lily.play(&game, 0, "R,W,K,B").await, Ok(2));
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_connection() {
    let server = TestServer::new().await;
    let mut rose = server.client("rose").await;
    rose.send_text(&"x".repeat(paisho_wire::MAX_FRAME + 1))
        .await;
    while rose.next().await.is_some() {}
    is_heard(server.client("rose").await).await;
}

/// Checks that the server answers a client.
async fn is_heard(mut client: Client) {
    client.send(&ToServer::Beat { n: 1 }).await;
    client
        .find(|m| matches!(m, ToClient::Beat { .. }).then_some(()))
        .await;
}

#[tokio::test]
async fn whoever_is_sent_away_in_the_moment_of_coming_does_not_stay() {
    let server = TestServer::new().await;
    let mut rose = server.stranger("?name=rose&unwelcome=true").await;
    while rose.next().await.is_some() {}
    is_heard(server.client("rose").await).await;
}
