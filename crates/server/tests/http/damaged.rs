//! Games that can't be continued, through the HTTP interface: each is reported, and others go on.

use serde_json::{Value, json};

use crate::behind::change;
use crate::host::{Caller, Host};
use crate::log::Log;

/// The statements that give a game another version of the rules.
fn of_other_rules(game: &str) -> String {
    format!(
        "UPDATE games SET rules_version = 99, setup = json_set(setup, '$.rules_version', 99)
         WHERE id = '{game}';
         UPDATE events SET body = json_set(body, '$.setup.rules_version', 99)
         WHERE game = '{game}' AND version = 1"
    )
}

async fn begin(guest: &Caller, host: &Caller) -> String {
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
        "side": "guest", "rated": true });
    let offered = guest.post("/api/v1/seeks", seek).await.ok().await;
    let id = offered["seek"]["id"].as_str().unwrap();
    let path = format!("/api/v1/seeks/{id}/join");
    let joined = host.post(&path, json!({})).await.ok().await;
    joined["game"].as_str().unwrap().to_owned()
}

/// A new server without anything in memory, on the data of one that was stopped.
async fn restarted(host: Host) -> Host {
    Host::on(host.stop().await).await
}

#[tokio::test]
async fn a_game_of_other_rules_says_so_and_can_be_resigned() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, other) = (begin(&anna, &ben).await, begin(&anna, &ben).await);
    change(server.directory.path(), &of_other_rules(&game)).await;
    let server = restarted(server).await;
    let (anna, ben) = (server.sign_in("anna").await, server.sign_in("ben").await);
    let path = format!("/api/v1/games/{game}");
    let actions = format!("{path}/actions");
    let turn = json!({"id": "a", "action": {"act": "play", "ply": 0, "turn": "R,W,K,B"}});
    for reply in [anna.get(&path).await, ben.post(&actions, turn).await] {
        assert_eq!(reply.status(), 409);
        let problem: Value = reply.0.json().await.unwrap();
        assert_eq!(problem["refusal"]["why"], "other_rules");
        assert_eq!(problem["refusal"]["game"], 99);
    }
    // Everything else works as usual.
    let mine = anna.get("/api/v1/me/games").await.ok().await;
    assert_eq!(mine["games"].as_array().unwrap().len(), 2);
    anna.get(&format!("/api/v1/games/{other}")).await.ok().await;

    let resign = json!({"id": "b", "action": {"act": "resign"}});
    let stranger = server.person("carla").await;
    assert_eq!(stranger.post(&actions, resign.clone()).await.status(), 403);
    for _ in 0..2 {
        let done = anna.post(&actions, resign.clone()).await.ok().await;
        assert_eq!(done["version"], 3);
    }
    let (_, word) = ben.post(&actions, resign).await.refused().await;
    assert_eq!(word, "refused");
    let ended = ben.get("/api/v1/games?player=anna").await.ok().await;
    assert_eq!(ended["games"][0]["outcome"]["winners"], json!(["north"]));
    assert_eq!(ended["games"][0]["outcome"]["ending"], "resignation");
    let ratings = ben.get("/api/v1/players/ben/ratings").await.ok().await;
    assert_eq!(ratings.as_array().unwrap().len(), 1, "{ratings}");
    let mine = anna.get("/api/v1/me/games").await.ok().await;
    assert_eq!(mine["games"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_named_once_in_the_log() {
    let log = Log::listen();
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, _) = (begin(&anna, &ben).await, begin(&anna, &ben).await);
    let broken = format!("UPDATE events SET body = '{{' WHERE game = '{game}'");
    change(server.directory.path(), &broken).await;
    for _ in 0..5 {
        let reply = anna.get(&format!("/api/v1/games/{game}")).await;
        assert_eq!(reply.status(), 500);
    }
    assert_eq!(log.count("can't be loaded"), 1, "{}", log.text());
    let broken = format!("UPDATE games SET setup = '{{' WHERE id = '{game}'");
    change(server.directory.path(), &broken).await;
    for _ in 0..5 {
        for path in ["/api/v1/me/games", "/api/v1/games/live"] {
            let list = anna.get(path).await.ok().await;
            assert_eq!(list["games"].as_array().unwrap().len(), 1, "{path}");
        }
    }
    assert_eq!(log.count("skipping a stored row"), 1, "{}", log.text());
}
