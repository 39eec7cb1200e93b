//! A bot is no way around what its owner may not do.

use paisho_server::store::{Deed, Measure};
use serde_json::{Value, json};

use crate::games::begin;
use crate::host::{Caller, Host};

fn seek() -> Value {
    json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 } })
}

async fn offer(who: &Caller) -> String {
    let offered = who.post("/api/v1/seeks", seek()).await.ok().await;
    let id = offered["seek"]["id"].as_str().unwrap();
    format!("/api/v1/seeks/{id}/join")
}

#[tokio::test]
async fn who_is_muted_does_not_speak_through_a_bot() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let bot = server.bot(&anna, "annas-bot", &["play", "chat"]).await;
    let (game, _, _) = begin(&bot, &ben, json!({})).await;
    let chat = format!("/api/v1/games/{game}/chat");
    let line = json!({ "room": "players", "text": "hello" });
    bot.post(&chat, line.clone()).await.ok().await;
    let account = server.house.accounts.by_name("anna").await.unwrap();
    let deed = Deed {
        at: 1,
        actor: "host",
        action: "mute",
        subject: Some(&account.id),
        detail: "",
    };
    let mute = Measure::Mute(u64::MAX / 4);
    server.house.store.take_measure(mute, deed).await.unwrap();
    let refused = bot.post(&chat, line.clone()).await.refused().await;
    assert_eq!(refused.0, 403);
    ben.post(&chat, line).await.ok().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_come_through_a_bot() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let bot = server.bot(&ben, "bens-bot", &["play", "chat"]).await;
    let other = server.bot(&anna, "annas-bot", &["play"]).await;
    anna.put("/api/v1/me/blocks/ben", json!({}))
        .await
        .ok()
        .await;
    for (seeks, joins) in [(&anna, &bot), (&bot, &anna), (&other, &bot), (&other, &ben)] {
        let path = offer(seeks).await;
        let refused = joins.post(&path, json!({})).await.refused().await;
        assert_eq!(refused.0, 403);
    }
    let mut pair = seek();
    pair["quick_pair"] = json!(true);
    let paired = bot.post("/api/v1/seeks", pair).await.ok().await;
    assert_eq!(paired["became"], "waiting");
}

#[tokio::test]
async fn who_is_blocked_is_not_heard_through_a_bot() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let bot = server.bot(&ben, "bens-bot", &["play", "chat"]).await;
    let (game, _, _) = begin(&anna, &bot, json!({})).await;
    anna.put("/api/v1/me/blocks/ben", json!({}))
        .await
        .ok()
        .await;
    let chat = format!("/api/v1/games/{game}/chat");
    let line = json!({ "room": "players", "text": "hello" });
    bot.post(&chat, line).await.ok().await;
    assert_eq!(anna.get(&chat).await.ok().await, json!([]));
}

#[tokio::test]
async fn nothing_that_is_said_turns_the_text_around() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (game, _, _) = begin(&anna, &ben, json!({})).await;
    let chat = format!("/api/v1/games/{game}/chat");
    let line = json!({ "room": "players", "text": "I \u{202E}resign\u{202C} now" });
    anna.post(&chat, line).await.ok().await;
    let said = ben.get(&chat).await.ok().await;
    assert_eq!(said[0]["text"], "I resign now");
    let nothing = json!({ "room": "players", "text": "\u{2066}\u{2069}" });
    anna.post(&chat, nothing).await.refused().await;
    let label = json!({
        "label": "\u{202E}script", "scopes": ["read"], "password": crate::host::PASSWORD,
    });
    let made = anna.post("/api/v1/me/tokens", label).await.ok().await;
    assert_eq!(made["token"]["label"], "script");
    let name = json!({ "name": "an\u{202E}na", "password": crate::host::PASSWORD });
    let somebody = server.somebody();
    somebody
        .post("/api/v1/register", name)
        .await
        .refused()
        .await;
}
