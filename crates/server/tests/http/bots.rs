//! A bot can't be used to get around restrictions of its owner.

use futures_util::future::join_all;
use paisho_server::account::{AccountError, Scope};
use paisho_server::store::{Measure, NewModerationEntry};
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
async fn a_muted_user_can_not_speak_through_a_bot() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let bot = server.bot(&anna, "annas-bot", &["play", "chat"]).await;
    let (game, _, _) = begin(&bot, &ben, json!({})).await;
    let chat = format!("/api/v1/games/{game}/chat");
    let line = json!({ "room": "players", "text": "hello" });
    bot.post(&chat, line.clone()).await.ok().await;
    let account = server.app.accounts.by_name("anna").await.unwrap();
    let deed = NewModerationEntry {
        at: 1,
        actor: "host",
        action: "mute",
        subject: Some(&account.id),
        detail: "",
    };
    let mute = Measure::Mute(u64::MAX / 4);
    server.app.store.take_measure(mute, deed).await.unwrap();
    let refused = bot.post(&chat, line.clone()).await.refused().await;
    assert_eq!(refused.0, 403);
    ben.post(&chat, line).await.ok().await;
}

#[tokio::test]
async fn a_blocked_user_can_not_join_through_a_bot() {
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
async fn a_blocked_user_is_not_heard_through_a_bot() {
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

/// The number of successful requests; all others must be refused because there are too many.
fn granted<T>(answers: Vec<Result<T, AccountError>>) -> usize {
    let is_granted = |answer: Result<T, AccountError>| match answer {
        Ok(_) => true,
        Err(AccountError::TooMany) => false,
        Err(error) => panic!("{error}"),
    };
    answers.into_iter().map(is_granted).filter(|is| *is).count()
}

#[tokio::test]
async fn bots_made_at_once_do_not_pass_the_limit() {
    let server = Host::new().await;
    server.person("anna").await;
    let accounts = &server.app.accounts;
    let anna = accounts.by_name("anna").await.unwrap();
    let names: Vec<String> = ('a'..='t').map(|c| format!("annas-bot-{c}")).collect();
    let made = join_all(names.iter().map(|name| accounts.make_bot(&anna, name))).await;
    assert_eq!(granted(made), 5);
    assert_eq!(server.app.store.bots_of(&anna.id).await.unwrap().len(), 5);
}

#[tokio::test]
async fn tokens_made_at_once_do_not_pass_the_limit() {
    let server = Host::new().await;
    server.person("anna").await;
    let accounts = &server.app.accounts;
    let anna = accounts.by_name("anna").await.unwrap();
    let make = || accounts.make_token(&anna, "test", &[Scope::Read], None);
    let made = join_all((0..70).map(|_| make())).await;
    assert_eq!(granted(made), 50);
    assert_eq!(server.app.store.tokens(&anna.id).await.unwrap().len(), 50);
}
