//! Games that can't be loaded do not disturb other games, and do not fill the log.

use std::sync::Arc;
use std::time::Duration;

use paisho_wire::{Action, GameId, Refusal, Status, ToClient, ToServer};

use crate::behind::change;
use crate::log::Log;
use crate::test_server::{QUICK, TestServer, body, eventually, person};

/// Stops the server, changes its database, and restarts it.
async fn changed_meanwhile(server: TestServer, statement: &str) -> TestServer {
    server.live.close("going down");
    server.store.close().await;
    change(server.folder.path(), statement).await;
    TestServer::open(server.folder, Arc::default(), Arc::default()).await
}

/// Waits until a game is over.
async fn is_over(server: &TestServer, game: &GameId) {
    eventually(async || {
        let row = server.store.game(game).await.unwrap().unwrap();
        row.summary().status != Status::Playing
    })
    .await;
}

#[tokio::test]
async fn a_broken_game_whose_time_is_over_is_named_now_and_then() {
    let log = Log::listen();
    let server = TestServer::new().await;
    let broken = server.game(body("rulebook", QUICK), "rose", "lily").await;
    let statement = format!("UPDATE events SET body = '{{' WHERE game = '{broken}'");
    let server = changed_meanwhile(server, &statement).await;
    // Each of these games is aborted by a sweep that also meets the broken one.
    for _ in 0..8 {
        let game = server.game(body("rulebook", QUICK), "iris", "thorn").await;
        server.set_forward(Duration::from_secs(121));
        is_over(&server, &game).await;
    }
    let named = log.count(broken.as_str());
    assert!((1..=2).contains(&named), "{}", log.text());
}

#[tokio::test]
async fn many_broken_games_are_no_reason_to_leave_the_store_alone() {
    let log = Log::listen();
    let server = TestServer::new().await;
    for _ in 0..5 {
        server.game(body("rulebook", QUICK), "rose", "lily").await;
    }
    let server = changed_meanwhile(server, "UPDATE events SET body = '{'").await;
    let sound = server.game(body("rulebook", QUICK), "iris", "thorn").await;
    server.set_forward(Duration::from_secs(121));
    is_over(&server, &sound).await;
    assert_eq!(log.count("a game can't be loaded"), 5, "{}", log.text());
    let given_up = log.count("an expired deadline could not be handled");
    assert_eq!(given_up, 0, "{}", log.text());
}

#[tokio::test]
async fn a_broken_seek_is_left_out_of_the_lobby() {
    let server = TestServer::new().await;
    for name in ["rose", "lily"] {
        let person = person(name);
        let offered = server.live.offer(&person, body("rulebook", QUICK)).await;
        offered.unwrap();
    }
    let statement = "UPDATE seeks SET body = '{' WHERE account = 'rose'";
    change(server.folder.path(), statement).await;
    let seeks = server.live.lobby().await.unwrap().seeks;
    assert_eq!(seeks.len(), 1);
    assert_eq!(seeks[0].people[0].name, "lily");
}

#[tokio::test]
async fn a_game_of_three_by_other_rules_is_refused_with_its_version() {
    let server = TestServer::new().await;
    let mut rules = body("rulebook.seats3", QUICK);
    rules.computers = vec![1];
    let game = server.game(rules, "rose", "lily").await;
    let statement = format!(
        "UPDATE games SET rules_version = 99, setup = json_set(setup, '$.rules_version', 99)
         WHERE id = '{game}';
         UPDATE events SET body = json_set(body, '$.setup.rules_version', 99)
         WHERE game = '{game}' AND version = 1"
    );
    let server = changed_meanwhile(server, &statement).await;
    let mut rose = server.client("rose").await;
    let refusal = Refusal::OtherRules {
        game: 99,
        server: paisho::Ruleset::VERSION,
    };
    rose.send(&ToServer::Join {
        game: game.clone(),
        since: None,
    })
    .await;
    let not_joined = rose
        .find(|m| match m {
            ToClient::NotJoined { refusal, .. } => Some(refusal.clone()),
            _ => None,
        })
        .await;
    assert_eq!(not_joined, refusal);
    // The winner can't be determined without the rules.
    assert_eq!(rose.act(&game, Action::Resign {}).await, Err(refusal));
}
