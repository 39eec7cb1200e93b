//! Signing in, credentials, and personal data.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::host::{Host, PASSWORD};
use crate::sockets::watched;

#[tokio::test]
async fn a_guest_who_registers_keeps_games_and_session() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let before = guest.get("/api/v1/me").await.ok().await;
    assert_eq!(before["person"]["kind"], "guest");
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
        "computers": [1] });
    let began = guest.post("/api/v1/seeks", seek).await.ok().await;
    assert_eq!(began["became"], "started", "{began}");
    let wait = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" } });
    guest.post("/api/v1/seeks", wait).await.ok().await;
    let body = json!({ "name": "Anna", "password": PASSWORD });
    guest.post("/api/v1/register", body).await.ok().await;
    let after = guest.get("/api/v1/me").await.ok().await;
    assert_eq!(after["person"]["id"], before["person"]["id"]);
    assert_eq!(after["person"]["name"], "Anna");
    assert_eq!(after["person"]["kind"], "member");
    let games = guest.get("/api/v1/me/games").await.ok().await;
    assert_eq!(games["games"][0]["id"], began["game"]);
    let lobby = guest.get("/api/v1/seeks").await.ok().await;
    assert_eq!(lobby["seeks"][0]["people"], json!([after["person"]]));
    let game = began["game"].as_str().unwrap();
    let state = guest.get(&format!("/api/v1/games/{game}")).await.ok().await;
    let people = state["setup"]["players"].as_array().unwrap().iter();
    assert!(people.map(|p| &p["person"]).any(|p| *p == after["person"]));
    knows(&host, game, "Anna").await;
}

#[tokio::test]
async fn a_guest_chooses_a_name_that_no_other_account_has() {
    let host = Host::new().await;
    host.person("Iris").await;
    let guest = host.guest().await;
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" }, "computers": [1] });
    let began = guest.post("/api/v1/seeks", seek).await.ok().await;
    let wait = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" } });
    guest.post("/api/v1/seeks", wait).await.ok().await;
    let named = |name: &str| json!({ "name": name });
    for (name, refusal) in [
        ("lris", (409, "name_taken")),
        ("moderator-anna", (422, "bad_name")),
        ("a", (422, "bad_name")),
        ("anna b", (422, "bad_name")),
    ] {
        let reply = guest.put("/api/v1/me/name", named(name)).await;
        assert_eq!(reply.refused().await, (refusal.0, refusal.1.to_owned()));
    }
    let me = guest.put("/api/v1/me/name", named("Anna")).await.ok().await;
    assert_eq!(me["person"]["name"], "Anna");
    assert_eq!(me["person"]["kind"], "guest");
    let lobby = guest.get("/api/v1/seeks").await.ok().await;
    assert_eq!(lobby["seeks"][0]["people"], json!([me["person"]]));
    knows(&host, began["game"].as_str().unwrap(), "Anna").await;
    // No other guest can have it, and the guest can keep it when registering.
    let other = host.guest().await;
    let reply = other.put("/api/v1/me/name", named("anna")).await;
    assert_eq!(reply.refused().await, (409, "name_taken".to_owned()));
    let body = json!({ "name": "Anna", "password": PASSWORD });
    let me = guest.post("/api/v1/register", body).await.ok().await;
    assert_eq!(me["person"]["kind"], "member");
}

/// Waits until the table in memory, which sockets show, has a player's new name, too.
async fn knows(host: &Host, game: &str, name: &str) {
    let wait = async {
        loop {
            let state = watched(host, game).await;
            let mut players = state["setup"]["players"].as_array().unwrap().iter();
            if players.any(|player| player["person"]["name"] == name) {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), wait).await.unwrap();
}

#[tokio::test]
async fn names_that_look_alike_are_taken() {
    let host = Host::new().await;
    host.person("Iris").await;
    let other = host.somebody();
    let register = |name: &str| json!({ "name": name, "password": PASSWORD });
    let reply = other.post("/api/v1/register", register("lris")).await;
    assert_eq!(reply.refused().await, (409, "name_taken".to_owned()));
    let reply = other.post("/api/v1/register", register("admin")).await;
    assert_eq!(reply.refused().await, (422, "bad_name".to_owned()));
    let weak = json!({ "name": "Ben", "password": "password" });
    let reply = other.post("/api/v1/register", weak).await;
    assert_eq!(reply.refused().await, (422, "bad_password".to_owned()));
}

#[tokio::test]
async fn signing_in_needs_the_password_and_tells_nothing_else() {
    let host = Host::new().await;
    host.person("anna").await;
    let other = host.somebody();
    for (name, password) in [("anna", "wrong password"), ("nobody-here", PASSWORD)] {
        let body = json!({ "name": name, "password": password });
        let reply = other.post("/api/v1/sign-in", body).await;
        assert_eq!(reply.refused().await, (403, "wrong_password".to_owned()));
    }
    let body = json!({ "name": "ANNA", "password": PASSWORD });
    other.post("/api/v1/sign-in", body).await.ok().await;
    assert_eq!(
        other.get("/api/v1/me").await.ok().await["person"]["name"],
        "anna"
    );
    other.post("/api/v1/sign-out", json!({})).await.ok().await;
    assert_eq!(other.get("/api/v1/me").await.status(), 401);
}

#[tokio::test]
async fn sessions_are_listed_and_revoked() {
    let host = Host::new().await;
    let here = host.person("anna").await;
    let there = host.somebody();
    let body = json!({ "name": "anna", "password": PASSWORD });
    there.post("/api/v1/sign-in", body).await.ok().await;
    let sessions = here.get("/api/v1/me/sessions").await.ok().await;
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|s| s["current"] == false).unwrap();
    let path = format!("/api/v1/me/sessions/{}", other["id"].as_str().unwrap());
    here.delete(&path).await.ok().await;
    assert_eq!(there.get("/api/v1/me").await.status(), 401);
    assert_eq!(here.get("/api/v1/me").await.status(), 200);
}

#[tokio::test]
async fn a_new_password_ends_other_sessions() {
    let host = Host::new().await;
    let here = host.person("anna").await;
    let there = host.somebody();
    let old = json!({ "name": "anna", "password": PASSWORD });
    there.post("/api/v1/sign-in", old.clone()).await.ok().await;
    let wrong = json!({ "old": "something else", "new": "four wild orchids" });
    let reply = here.put("/api/v1/me/password", wrong).await;
    assert_eq!(reply.refused().await, (403, "wrong_password".to_owned()));
    let change = json!({ "old": PASSWORD, "new": "four wild orchids" });
    here.put("/api/v1/me/password", change).await.ok().await;
    assert_eq!(there.get("/api/v1/me").await.status(), 401);
    assert_eq!(here.get("/api/v1/me").await.status(), 200);
    assert_eq!(there.post("/api/v1/sign-in", old).await.status(), 403);
}

#[tokio::test]
async fn a_link_sets_a_new_password_once() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let account = host.app.accounts.by_name("anna").await.unwrap();
    let link = host.app.accounts.reset_link(&account).await.unwrap();
    let (page, secret) = link.split_once("?link=").unwrap();
    assert!(page.ends_with("/reset"), "{page}");
    let body = json!({ "link": secret, "password": "four wild orchids" });
    let other = host.somebody();
    other
        .post("/api/v1/reset-password", body.clone())
        .await
        .ok()
        .await;
    assert_eq!(anna.get("/api/v1/me").await.status(), 401);
    let again = other.post("/api/v1/reset-password", body).await;
    assert_eq!(again.refused().await, (403, "bad_link".to_owned()));
    let sign_in = json!({ "name": "anna", "password": "four wild orchids" });
    other.post("/api/v1/sign-in", sign_in).await.ok().await;
    let forgot = json!({ "name": "nobody-here" });
    assert_eq!(
        other.post("/api/v1/forgot-password", forgot).await.status(),
        202
    );
}

#[tokio::test]
async fn tokens_do_what_their_scopes_say_until_they_end() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let body = json!({ "password": PASSWORD, "label": "script", "scopes": ["read"] });
    let made = anna.post("/api/v1/me/tokens", body).await.ok().await;
    let mut script = host.somebody();
    script.token = Some(made["secret"].as_str().unwrap().to_owned());
    assert_eq!(
        script.get("/api/v1/me").await.ok().await["person"]["name"],
        "anna"
    );
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" } });
    let reply = script.post("/api/v1/seeks", seek).await;
    assert_eq!(reply.refused().await, (403, "needs_scope".to_owned()));
    let listed = anna.get("/api/v1/me/tokens").await.ok().await;
    assert!(listed[0]["seen"].is_number() && listed[0].get("secret").is_none());
    let path = format!(
        "/api/v1/me/tokens/{}",
        made["token"]["id"].as_str().unwrap()
    );
    anna.delete(&path).await.ok().await;
    assert_eq!(script.get("/api/v1/me").await.status(), 401);
    let unknown = json!({ "label": "script", "scopes": ["everything"] });
    assert_eq!(anna.post("/api/v1/me/tokens", unknown).await.status(), 422);
}

#[tokio::test]
async fn preferences_are_kept_as_they_are() {
    let host = Host::new().await;
    let guest = host.guest().await;
    assert_eq!(
        guest.get("/api/v1/me/preferences").await.ok().await,
        json!({})
    );
    let wish = json!({ "board": { "theme": "dark" }, "sound": false });
    guest
        .put("/api/v1/me/preferences", wish.clone())
        .await
        .ok()
        .await;
    assert_eq!(guest.get("/api/v1/me/preferences").await.ok().await, wish);
    let huge = json!({ "x": "y".repeat(20_000) });
    assert_eq!(
        guest.put("/api/v1/me/preferences", huge).await.status(),
        422
    );
}

#[tokio::test]
async fn data_is_exported_and_deleted() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    host.bot(&anna, "annabot", &["play"]).await;
    let data = anna.get("/api/v1/me/export").await.ok().await;
    assert_eq!(data["account"]["person"]["name"], "anna");
    assert_eq!(data["bots"], json!(["annabot"]));
    assert!(!data.to_string().contains("argon2"), "{data}");
    let wrong = Some(json!({ "password": "something else" }));
    let reply = anna
        .send(reqwest::Method::DELETE, "/api/v1/me", wrong)
        .await;
    assert_eq!(reply.status(), 403);
    let right = Some(json!({ "password": PASSWORD }));
    anna.send(reqwest::Method::DELETE, "/api/v1/me", right)
        .await
        .ok()
        .await;
    assert_eq!(anna.get("/api/v1/me").await.status(), 401);
    assert_eq!(anna.get("/api/v1/players/anna").await.status(), 404);
    assert_eq!(anna.get("/api/v1/players/annabot").await.status(), 404);
    // The name of a deleted account can't be reused at once to impersonate its owner.
    for name in ["anna", "annabot"] {
        let body = json!({ "name": name, "password": PASSWORD });
        let reply = host.somebody().post("/api/v1/register", body).await;
        assert_eq!(reply.refused().await, (409, "name_taken".to_owned()));
    }
}

#[tokio::test]
async fn a_list_in_place_of_a_body_deletes_nobody() {
    let host = Host::new().await;
    let guest = host.guest().await;
    for body in [json!([]), json!([""]), json!(null), json!("x"), json!(7)] {
        let reply = guest.send(Method::DELETE, "/api/v1/me", Some(body)).await;
        assert_eq!(reply.refused().await, (422, "unreadable".to_owned()));
    }
    assert_eq!(guest.get("/api/v1/me").await.status(), 200);
    let reply = guest.send(Method::DELETE, "/api/v1/me", Some(json!({})));
    reply.await.ok().await;
    assert_eq!(guest.get("/api/v1/me").await.status(), 401);
}

#[tokio::test]
async fn a_closed_server_lets_nobody_new_in() {
    let host = Host::with(&[("registration", "closed"), ("guests", "closed")]).await;
    let somebody = host.somebody();
    let reply = somebody.post("/api/v1/guest", json!({})).await;
    assert_eq!(reply.refused().await, (403, "door_closed".to_owned()));
    let body = json!({ "name": "anna", "password": PASSWORD });
    let reply = somebody.post("/api/v1/register", body).await;
    assert_eq!(reply.refused().await, (403, "door_closed".to_owned()));
}

#[tokio::test]
async fn attempts_to_come_in_are_limited() {
    let host = Host::with(&[("sign_ins_per_minute", "3")]).await;
    let somebody = host.somebody();
    let body = json!({ "name": "nobody-here", "password": "something else" });
    for _ in 0..3 {
        assert_eq!(
            somebody
                .post("/api/v1/sign-in", body.clone())
                .await
                .status(),
            403
        );
    }
    let reply = somebody.post("/api/v1/sign-in", body).await;
    assert!(reply.0.headers().contains_key("retry-after"));
    assert_eq!(reply.refused().await, (429, "too_fast".to_owned()));
}

#[tokio::test]
async fn guessing_is_no_faster_from_many_addresses() {
    let host = Host::with(&[
        ("sign_ins_per_minute", "3"),
        ("trusted_proxies", "127.0.0.1"),
    ])
    .await;
    host.person("anna").await;
    host.person("ben").await;
    let attempt = async |number: u32, name: &str| {
        let request = host.somebody().request(Method::POST, "/api/v1/sign-in");
        let request = request.header("x-forwarded-for", format!("192.0.2.{number}"));
        let body = json!({ "name": name, "password": "something else" });
        let reply = request.json(&body).send().await.unwrap();
        reply.status().as_u16()
    };
    for (number, name) in (1..).zip(["anna", "ANNA", "anna"]) {
        assert_eq!(attempt(number, name).await, 403);
    }
    assert_eq!(attempt(100, "Anna").await, 429);
    assert_eq!(attempt(101, "ben").await, 403);
}
