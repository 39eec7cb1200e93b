//! Seeks for games of three: waiting together, and leaving.

use paisho_server::store::Role;
use reqwest::Method;
use serde_json::{Value, json};

use crate::host::{Caller, Host, PASSWORD};

/// Creates a seek for a game of three, which others join.
async fn waiting(owner: &Caller, others: &[&Caller]) -> String {
    let seek = json!({ "ruleset": "rulebook.seats3", "time": { "kind": "unlimited" } });
    let offered = owner.post("/api/v1/seeks", seek).await.ok().await;
    let path = format!("/api/v1/seeks/{}", offered["seek"]["id"].as_str().unwrap());
    for other in others {
        let joined = other.post(&format!("{path}/join"), json!({})).await;
        assert_eq!(joined.ok().await["became"], "waiting");
    }
    path
}

/// The names of the people who wait at a seek, and the number of free seats.
async fn people(server: &Host, path: &str) -> (String, Value) {
    let mut seek = server.somebody().get(path).await.ok().await;
    let free = seek["free"].take();
    let people = seek["people"].as_array().unwrap().iter();
    let names: Vec<&str> = people.map(|p| p["name"].as_str().unwrap()).collect();
    (names.join(" "), free)
}

#[tokio::test]
async fn whoever_waits_at_a_seek_may_leave_it() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let (cleo, dora) = (server.person("cleo").await, server.person("dora").await);
    let path = waiting(&anna, &[&ben]).await;
    assert_eq!(people(&server, &path).await, ("anna ben".into(), json!(1)));
    assert_eq!(cleo.delete(&path).await.status(), 404);
    ben.delete(&path).await.ok().await;
    assert_eq!(people(&server, &path).await, ("anna".into(), json!(2)));
    assert_eq!(ben.delete(&path).await.status(), 404);
    let join = format!("{path}/join");
    cleo.post(&join, json!({})).await.ok().await;
    let begun = dora.post(&join, json!({})).await.ok().await;
    assert_eq!(begun["became"], "started");
    let game = format!("/api/v1/games/{}", begun["game"].as_str().unwrap());
    let state = ben.get(&game).await.ok().await;
    assert_eq!(state["you"], Value::Null);
    assert_eq!(anna.delete(&path).await.status(), 404);
}

#[tokio::test]
async fn whoever_is_gone_or_suspended_waits_no_longer() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let path = waiting(&anna, &[&ben]).await;
    let own = waiting(&ben, &[]).await;
    let body = Some(json!({ "password": PASSWORD }));
    let gone = ben.send(Method::DELETE, "/api/v1/me", body).await;
    gone.ok().await;
    assert_eq!(people(&server, &path).await, ("anna".into(), json!(2)));
    assert_eq!(anna.get(&own).await.status(), 404);
    let cleo = server.person("cleo").await;
    cleo.post(&format!("{path}/join"), json!({}))
        .await
        .ok()
        .await;
    let mo = server.official("mo", Role::Moderator).await;
    let suspend = json!({ "measure": "suspend", "hours": 1, "why": "cheating" });
    let suspended = mo.post("/api/v1/moderation/players/cleo", suspend).await;
    suspended.ok().await;
    assert_eq!(people(&server, &path).await, ("anna".into(), json!(2)));
}
