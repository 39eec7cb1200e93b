//! Every kind of game through the HTTP interface: ways to choose accents, time controls, aborted
//! games, games of bots; and the ranking.

use serde_json::{Value, json};

use crate::host::{Caller, Host, Reply};
use crate::sample;

/// Begins a game that `guest` offers and `host` joins; returns its path.
async fn begin(guest: &Caller, host: &Caller, extra: Value) -> String {
    let mut seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
        "side": "guest" });
    for (key, value) in extra.as_object().unwrap() {
        seek[key] = value.clone();
    }
    let offered = guest.post("/api/v1/seeks", seek).await.ok().await;
    let seek = offered["seek"]["id"].as_str().unwrap();
    let join = format!("/api/v1/seeks/{seek}/join");
    let joined = host.post(&join, json!({})).await.ok().await;
    format!("/api/v1/games/{}", joined["game"].as_str().unwrap())
}

async fn act(who: &Caller, game: &str, id: &str, action: Value) -> Reply {
    let body = json!({ "id": id, "action": action });
    who.post(&format!("{game}/actions"), body).await
}

async fn play(who: &Caller, game: &str, ply: usize, turn: &str) -> Reply {
    let action = json!({ "act": "play", "ply": ply, "turn": turn });
    act(who, game, &format!("turn-{ply}"), action).await
}

async fn turns(who: &Caller, game: &str) -> Value {
    who.get(game).await.ok().await["turns"].take()
}

#[tokio::test]
async fn accents_are_chosen_as_the_seek_says() {
    let server = Host::new().await;
    let (anna, ben) = (server.guest().await, server.guest().await);
    let kind = |name: &str| json!({ "ruleset": format!("rulebook.{name}") });
    let game = begin(&anna, &ben, json!({})).await;
    play(&ben, &game, 0, "R,W,K,B").await.ok().await;
    play(&anna, &game, 1, "R,R,K,K").await.ok().await;
    assert_eq!(turns(&anna, &game).await, "0H.R,W,K,B;0G.R,R,K,K");
    let game = begin(&anna, &ben, kind("accents_host")).await;
    play(&ben, &game, 0, "R,W,K,B").await.ok().await;
    play(&anna, &game, 1, "R3(0,-8)").await.ok().await;
    assert_eq!(turns(&anna, &game).await, "0H.R,W,K,B;1G.R3(0,-8)");
    let game = begin(&anna, &ben, kind("accents_one_of_each")).await;
    play(&anna, &game, 0, "R3(0,-8)").await.ok().await;
    assert_eq!(turns(&anna, &game).await, "1G.R3(0,-8)");
    let game = begin(&anna, &ben, kind("accents_hidden")).await;
    play(&anna, &game, 0, "R,R,K,K").await.ok().await;
    let own = anna.get(&game).await.ok().await;
    assert_eq!(own["accents"], "R,R,K,K");
    for path in [game.clone(), format!("{game}/record")] {
        let seen = ben.get(&path).await.ok().await.to_string();
        assert!(!seen.contains("R,R,K,K"), "{seen}");
    }
    play(&ben, &game, 0, "R,W,K,B").await.ok().await;
    assert_eq!(turns(&ben, &game).await, "0H.R,W,K,B;0G.R,R,K,K");
}

#[tokio::test]
async fn every_time_control_has_its_clock() {
    let server = Host::new().await;
    let (anna, ben) = (server.guest().await, server.guest().await);
    let day = 24 * 60 * 60 * 1000_u64;
    for (time, speed, left) in [
        (
            json!({ "kind": "live", "main": 300, "increment": 5 }),
            "quick",
            json!(300_000),
        ),
        (
            json!({ "kind": "per_turn", "days": 3 }),
            "correspondence",
            json!(3 * day),
        ),
        (
            json!({ "kind": "bank", "days": 1, "bank": 14 }),
            "correspondence",
            json!(15 * day),
        ),
        (
            json!({ "kind": "unlimited" }),
            "correspondence",
            Value::Null,
        ),
    ] {
        let game = begin(&anna, &ben, json!({ "time": time })).await;
        let state = anna.get(&game).await.ok().await;
        assert_eq!(state["setup"]["time"], time);
        assert_eq!(state["speed"], speed, "{time}");
        assert_eq!(state["clock"]["left"][0]["millis"], left, "{time}");
        assert_eq!(state["setup"]["rules_version"], paisho::Ruleset::VERSION);
    }
    let senseless =
        json!({ "ruleset": "rulebook", "time": { "kind": "live", "main": 0, "increment": 0 } });
    assert_eq!(anna.post("/api/v1/seeks", senseless).await.status(), 409);
}

#[tokio::test]
async fn a_game_is_called_off_before_its_second_turn_and_nobody_passes_at_will() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let rated = json!({ "ruleset": "rulebook.accents_one_of_each", "rated": true });
    let game = begin(&anna, &ben, rated).await;
    play(&anna, &game, 0, "R3(0,-8)").await.ok().await;
    act(&ben, &game, "off", json!({ "act": "abort" }))
        .await
        .ok()
        .await;
    let state = anna.get(&game).await.ok().await;
    assert_eq!(state["status"], "aborted");
    let profile = anna.get("/api/v1/players/anna").await.ok().await;
    assert_eq!(profile["ratings"], json!([]));
    let casual = json!({ "ruleset": "rulebook.accents_one_of_each" });
    let game = begin(&anna, &ben, casual).await;
    play(&anna, &game, 0, "R3(0,-8)").await.ok().await;
    play(&ben, &game, 1, "R3(0,8)").await.ok().await;
    let late = act(&ben, &game, "off", json!({ "act": "abort" })).await;
    assert_eq!(late.status(), 409);
    let pass = play(&anna, &game, 2, "pass").await;
    assert_eq!(pass.status(), 409);
    let problem: Value = pass.0.json().await.unwrap();
    assert_eq!(problem["refusal"]["why"], "illegal", "{problem}");
}

#[tokio::test]
async fn a_bot_plays_through_the_interface_and_counts_apart() {
    let server = Host::new().await;
    let anna = server.person("anna").await;
    let bot = server.bot(&anna, "annas-bot", &["read", "play"]).await;
    let ben = server.person("ben").await;
    let rated = json!({ "ruleset": "rulebook.accents_one_of_each", "rated": true });
    let game = begin(&bot, &ben, rated).await;
    play(&bot, &game, 0, "R3(0,-8)").await.ok().await;
    play(&ben, &game, 1, "R3(0,8)").await.ok().await;
    let next = bot.get("/api/v1/me/games/next").await.ok().await;
    assert_eq!(next["setup"]["players"][0]["person"]["kind"], "bot");
    act(&bot, &game, "end", json!({ "act": "resign" }))
        .await
        .ok()
        .await;
    for name in ["annas-bot", "ben"] {
        let profile = ben.get(&format!("/api/v1/players/{name}")).await.ok().await;
        assert_eq!(profile["ratings"][0]["class"], "correspondence_bots");
        assert_eq!(profile["ratings"].as_array().unwrap().len(), 1);
    }
    let profile = ben.get("/api/v1/players/annas-bot").await.ok().await;
    assert_eq!(profile["owner"], "anna");
}

#[tokio::test]
async fn the_ranking_has_those_whose_strength_is_known() {
    let server = Host::new().await;
    let store = &server.app.store;
    let path = "/api/v1/ranking/correspondence";
    let empty = server.somebody().get(path).await.ok().await;
    assert_eq!(empty["players"], json!([]));
    let anna = sample::person(store, "anna").await;
    let ben = sample::person(store, "ben").await;
    let table = sample::game("g1", "anna", "ben");
    assert!(store.create_game(&table, None).await.unwrap());
    let end = sample::finish("g1", 1, &anna, &ben);
    store.append(&end).await.unwrap();
    let ranking = server.somebody().get(path).await.ok().await;
    let expected = json!([
        { "rank": 1, "name": "ben", "rating": 1510, "games": 1 },
        { "rank": 2, "name": "anna", "rating": 1490, "games": 1 },
    ]);
    assert_eq!(ranking["players"], expected);
    let quick = server.somebody().get("/api/v1/ranking/quick").await;
    assert_eq!(quick.ok().await["players"], json!([]));
}
