//! Games through the HTTP interface: seek, play, chat, search, download, stream.

use paisho::notation::record::Record;
use paisho_server::doctor::examine;
use serde_json::{Value, json};

use crate::host::{Caller, Host};

/// Begins a game between two callers; returns its id, Guest and Host.
pub(crate) async fn begin(one: &Caller, other: &Caller, extra: Value) -> (String, Caller, Caller) {
    let mut seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
        "side": "guest" });
    for (key, value) in extra.as_object().unwrap() {
        seek[key] = value.clone();
    }
    let offered = one.post("/api/v1/seeks", seek).await.ok().await;
    let path = format!(
        "/api/v1/seeks/{}/join",
        offered["seek"]["id"].as_str().unwrap()
    );
    let joined = other.post(&path, json!({})).await.ok().await;
    (
        joined["game"].as_str().unwrap().to_owned(),
        one.clone(),
        other.clone(),
    )
}

pub(crate) async fn act(who: &Caller, game: &str, id: &str, action: Value) -> crate::host::Reply {
    let body = json!({ "id": id, "action": action });
    who.post(&format!("/api/v1/games/{game}/actions"), body)
        .await
}

/// Plays the accents and the opening flowers.
pub(crate) async fn open(game: &str, guest: &Caller, host: &Caller) {
    let turns = ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)"];
    for (ply, turn) in turns.into_iter().enumerate() {
        let who = if ply == 0 || ply == 3 { host } else { guest };
        let play = json!({ "act": "play", "ply": ply, "turn": turn });
        act(who, game, &format!("c{ply}"), play).await.ok().await;
    }
}

#[tokio::test]
async fn a_game_says_which_seek_it_was() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 } });
    let mut seeks = Vec::new();
    for _ in 0..2 {
        let offered = anna.post("/api/v1/seeks", seek.clone()).await.ok().await;
        seeks.push(offered["seek"]["id"].clone());
    }
    // The seeks are alike, so only the server knows which of them became the game.
    let path = format!("/api/v1/seeks/{}/join", seeks[1].as_str().unwrap());
    let joined = ben.post(&path, json!({})).await.ok().await;
    let mine = anna.get("/api/v1/me/games").await.ok().await;
    assert_eq!(mine["games"][0]["id"], joined["game"]);
    assert_eq!(mine["games"][0]["setup"]["seek"], seeks[1]);
}

#[tokio::test]
async fn a_game_from_seek_to_record() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, guest, host) = begin(&anna, &ben, json!({ "rated": true })).await;
    open(&game, &guest, &host).await;
    let path = format!("/api/v1/games/{game}");
    let state = server.somebody().get(&path).await.ok().await;
    assert_eq!(state["ply"], 4);
    assert_eq!(
        state["turns"],
        "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)"
    );
    let next = guest.get("/api/v1/me/games/next").await.ok().await;
    assert_eq!(next["id"], json!(game));
    assert_eq!(host.get("/api/v1/me/games/next").await.status(), 404);
    act(&host, &game, "end", json!({ "act": "resign" }))
        .await
        .ok()
        .await;
    let record = server.somebody().get(&format!("{path}/record")).await;
    let record = Record::parse(&record.0.text().await.unwrap()).unwrap();
    assert_eq!(record.tags.value("Guest"), Some("anna"));
    assert_eq!(record.tags.value("Host"), Some("ben"));
    assert!(record.result().is_some());
    let all = anna.get("/api/v1/me/records").await.0.text().await.unwrap();
    assert_eq!(Record::parse_all(&all).unwrap().len(), 1);
    let profile = server
        .somebody()
        .get("/api/v1/players/anna")
        .await
        .ok()
        .await;
    assert_eq!(profile["opponents"][0]["won"], 1);
    assert_eq!(profile["ratings"][0]["class"], "correspondence");
    let steps = server
        .somebody()
        .get("/api/v1/players/ben/ratings")
        .await
        .ok()
        .await;
    assert_eq!(steps[0]["game"], json!(game));
    let health = examine(&server.app.store).await.unwrap();
    assert_eq!((health.games, health.findings), (1, vec![]));
}

#[tokio::test]
async fn the_same_action_sent_twice_is_done_once() {
    let server = Host::new().await;
    let (anna, ben) = (server.guest().await, server.guest().await);
    let (game, _guest, host) = begin(&anna, &ben, json!({})).await;
    let play = json!({ "act": "play", "ply": 0, "turn": "R,W,K,B" });
    let first = act(&host, &game, "same", play.clone()).await.ok().await;
    let second = act(&host, &game, "same", play.clone()).await.ok().await;
    assert_eq!(first, second);
    let other = act(&host, &game, "other", play).await.refused().await;
    assert_eq!(other, (409, "refused".to_owned()));
    let stranger = server.guest().await;
    let resign = act(&stranger, &game, "x", json!({ "act": "resign" })).await;
    assert_eq!(resign.status(), 403);
}

#[tokio::test]
async fn finished_games_are_found() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let mut games = Vec::new();
    for _ in 0..3 {
        let (game, guest, host) = begin(&anna, &ben, json!({})).await;
        open(&game, &guest, &host).await;
        act(&host, &game, "end", json!({ "act": "resign" }))
            .await
            .ok()
            .await;
        games.push(game);
    }
    let somebody = server.somebody();
    let found = async |query: &str| {
        let path = format!("/api/v1/games?{query}");
        let list = somebody.get(&path).await.ok().await;
        list["games"].as_array().unwrap().len()
    };
    assert_eq!(found("").await, 3);
    assert_eq!(found("player=anna&result=won&opponent=ben").await, 3);
    assert_eq!(found("player=anna&result=lost").await, 0);
    assert_eq!(
        found("opening=R3&ending=resignation&speed=correspondence").await,
        3
    );
    assert_eq!(found("opening=W5").await, 0);
    assert_eq!(found("ruleset=garden_gate").await, 0);
    assert_eq!(found("preset=rulebook").await, 3);
    assert_eq!(found("preset=polish").await, 0);
    let unknown = somebody.get("/api/v1/games?preset=klingon").await;
    assert_eq!(unknown.status(), 422);
    assert_eq!(found("from=0&to=1000").await, 0);
    assert_eq!(
        somebody
            .get("/api/v1/games?player=nobody-here")
            .await
            .status(),
        404
    );
    let page = somebody.get("/api/v1/games?limit=2").await.ok().await;
    let next = page["next"].as_str().unwrap();
    assert_eq!(found(&format!("limit=2&after={next}")).await, 1);
}

#[tokio::test]
async fn players_and_spectators_speak_apart() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let zoe = server.person("zoe").await;
    let (game, _, _) = begin(&anna, &ben, json!({})).await;
    let path = format!("/api/v1/games/{game}/chat");
    let say = |room: &str, text: &str| json!({ "room": room, "text": text });
    anna.post(&path, say("players", "hello")).await.ok().await;
    zoe.post(&path, say("spectators", "look")).await.ok().await;
    assert_eq!(zoe.post(&path, say("players", "hi")).await.status(), 403);
    assert_eq!(ben.get(&path).await.ok().await[0]["text"], "hello");
    assert_eq!(zoe.get(&path).await.ok().await[0]["text"], "look");
    assert_eq!(ben.get(&path).await.ok().await.as_array().unwrap().len(), 1);
    let mute = paisho_server::store::Measure::Mute(u64::MAX / 4);
    let account = server.app.accounts.by_name("zoe").await.unwrap();
    let deed = paisho_server::store::NewModerationEntry {
        at: 1,
        actor: "host",
        action: "mute",
        subject: Some(&account.id),
        detail: "",
    };
    server.app.store.take_measure(mute, deed).await.unwrap();
    assert_eq!(
        zoe.post(&path, say("spectators", "more")).await.status(),
        403
    );
}

#[tokio::test]
async fn chat_is_limited() {
    let server = Host::with(&[("chat_per_minute", "2")]).await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, _, _) = begin(&anna, &ben, json!({})).await;
    let path = format!("/api/v1/games/{game}/chat");
    let line = json!({ "room": "players", "text": "hello" });
    for _ in 0..2 {
        anna.post(&path, line.clone()).await.ok().await;
    }
    let reply = anna.post(&path, line.clone()).await;
    assert!(reply.0.headers().contains_key("retry-after"));
    assert_eq!(reply.refused().await, (429, "too_fast".to_owned()));
    // Other players can still chat.
    ben.post(&path, line).await.ok().await;
}

#[tokio::test]
async fn those_who_are_blocked_are_not_heard() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, _, _) = begin(&anna, &ben, json!({})).await;
    let path = format!("/api/v1/games/{game}/chat");
    let say = |text: &str| json!({ "room": "players", "text": text });
    ben.post(&path, say("before")).await.ok().await;
    let block = anna.put("/api/v1/me/blocks/ben", json!({}));
    block.await.ok().await;
    ben.post(&path, say("after")).await.ok().await;
    anna.post(&path, say("leave me in peace")).await.ok().await;
    let texts = async |who: &Caller| {
        let lines = who.get(&path).await.ok().await;
        let lines = lines.as_array().unwrap().iter();
        let texts = lines.map(|line| line["text"].as_str().unwrap().to_owned());
        texts.collect::<Vec<_>>().join("|")
    };
    assert_eq!(texts(&anna).await, "leave me in peace");
    assert_eq!(texts(&ben).await, "before|after|leave me in peace");
}

#[tokio::test]
async fn a_server_without_thinkers_has_no_computer_opponents() {
    let server = Host::with(&[("engine_threads", "0")]).await;
    let anna = server.person("anna").await;
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" },
        "computers": [1] });
    let reply = anna.post("/api/v1/seeks", seek).await;
    let status = reply.status();
    let problem: Value = reply.0.json().await.unwrap();
    assert_eq!(status, 409);
    assert_eq!(problem["message"], "this server has no computer opponents");
    let alone = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" } });
    let offered = anna.post("/api/v1/seeks", alone).await.ok().await;
    assert_eq!(offered["became"], "waiting");
}

#[tokio::test]
async fn public_games_come_as_a_stream() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, _, host) = begin(&anna, &ben, json!({})).await;
    let mut stream = server.somebody().get("/api/v1/games/stream").await.0;
    assert_eq!(stream.chunk().await.unwrap().unwrap().as_ref(), b"\n");
    let play = json!({ "act": "play", "ply": 0, "turn": "R,W,K,B" });
    act(&host, &game, "c0", play).await.ok().await;
    let line = stream.chunk().await.unwrap().unwrap();
    let summary: Value = serde_json::from_slice(&line).unwrap();
    assert_eq!((&summary["id"], &summary["ply"]), (&json!(game), &json!(1)));
    let live = server.somebody().get("/api/v1/games/live").await.ok().await;
    assert_eq!(live["games"][0]["id"], json!(game));
    let (next, _, _) = begin(&anna, &ben, json!({})).await;
    let line = stream.chunk().await.unwrap().unwrap();
    let summary: Value = serde_json::from_slice(&line).unwrap();
    assert_eq!((&summary["id"], &summary["ply"]), (&json!(next), &json!(0)));
    let private = json!({ "visibility": "private" });
    let (_, _, _) = begin(&anna, &ben, private).await;
    // The stream ends when the server stops, and the private game was not in it.
    server.stop().await;
    assert_eq!(stream.chunk().await.unwrap(), None);
}

#[tokio::test]
async fn one_address_may_open_only_a_few_streams() {
    let server = Host::new().await;
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(server.somebody().get("/api/v1/games/stream").await.0);
    }
    let refused = server.somebody().get("/api/v1/games/stream").await;
    assert_eq!(refused.status(), 503);
    let problem: Value = refused.0.json().await.unwrap();
    assert_eq!(problem["error"], "too_busy");
    let message = problem["message"].as_str().unwrap();
    assert!(message.contains("from your address"), "{message}");
}

#[tokio::test]
async fn the_doctor_notices_what_was_tampered_with() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, guest, host) = begin(&anna, &ben, json!({})).await;
    open(&game, &guest, &host).await;
    let directory = server.stop().await;
    let store = paisho_server::store::Store::open(directory.path())
        .await
        .unwrap();
    assert_eq!(examine(&store).await.unwrap().findings, []);
    let mut spoiled = crate::sample::turn(&game, 5, 5);
    spoiled.expected = store.game(&spoiled.game).await.unwrap().unwrap().version;
    store.append(&spoiled).await.unwrap();
    let findings = examine(&store).await.unwrap().findings;
    assert!(
        findings[0]
            .to_string()
            .starts_with(&format!("game {game}: ")),
        "{findings:?}"
    );
}

#[tokio::test]
async fn a_vacation_begins_and_ends_over_http() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let path = "/api/v1/me/vacation";
    let month = 30 * 24 * 60 * 60 * 1000_u64;
    let fresh = anna.get(path).await.ok().await;
    assert_eq!(fresh, json!({ "left": month }));
    let away = anna.put(path, json!({})).await.ok().await;
    let now = host.app.env.now();
    assert!(away["until"].as_u64().unwrap().abs_diff(now + month) < 60_000);
    let again = anna.put(path, json!({})).await.ok().await;
    assert!(again["until"].is_u64());
    let back = anna.delete(path).await.ok().await;
    assert!(back["until"].is_null());
}
