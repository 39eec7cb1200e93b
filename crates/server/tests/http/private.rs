//! Private games stay private: no public route shows or counts such a game for anyone who did not
//! play it.

use paisho_server::auth::{Action, ROUTES};
use reqwest::Method;
use serde_json::{Value, json};

use crate::games::{act, begin, open};
use crate::host::{Caller, Host};

/// Routes that never end or have no body; the stream is tested separately below.
const NOT_READ: [&str; 2] = ["/api/v1/games/stream", "/api/v1/socket"];

/// Removes the fields that change by themselves or that a rated game may change: the time, and the
/// ratings.
fn without_ratings(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("rating");
            fields.remove("now");
            fields.values_mut().for_each(without_ratings);
        }
        Value::Array(items) => items.iter_mut().for_each(without_ratings),
        _ => {}
    }
}

/// Everything that a caller sees on all public routes, about two players and one public game.
async fn look(who: &Caller, public_game: &str) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    let readable = ROUTES.iter().filter(|route| {
        let is_public = route.method == Method::GET && route.action == Action::Look;
        is_public && !NOT_READ.contains(&route.path)
    });
    for route in readable {
        let names = if route.path.contains("{name}") {
            &["anna", "ben"][..]
        } else {
            &["anna"]
        };
        for name in names {
            let path = route.path.replace("{name}", name);
            let path = path.replace("{speed}", "correspondence");
            let path = path.replace("{id}", public_game);
            let text = who.get(&path).await.0.text().await.unwrap();
            let text = match serde_json::from_str::<Value>(&text) {
                Ok(mut value) => {
                    without_ratings(&mut value);
                    value.to_string()
                }
                Err(_) => text,
            };
            seen.push((path, text));
        }
    }
    seen
}

/// The lines of a stream up to one that contains a game's id.
async fn lines_until(stream: &mut reqwest::Response, game: &str) -> String {
    let mut lines = String::new();
    while !lines.contains(game) {
        let chunk = stream.chunk().await.unwrap().unwrap();
        lines.push_str(std::str::from_utf8(&chunk).unwrap());
    }
    lines
}

/// Plays a rated game to its end.
async fn finish(game: &str, guest: &Caller, host: &Caller) {
    open(game, guest, host).await;
    act(host, game, "end", json!({ "act": "resign" }))
        .await
        .ok()
        .await;
}

#[tokio::test]
async fn nothing_public_tells_of_a_private_game() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let strangers = [server.somebody(), server.person("zoe").await];
    let (public, guest, host) = begin(&anna, &ben, json!({ "rated": true })).await;
    finish(&public, &guest, &host).await;
    let mut before = Vec::new();
    for stranger in &strangers {
        before.push(look(stranger, &public).await);
    }
    let counted = server.app.store.public_stats().await.unwrap();
    let mut stream = strangers[0].get("/api/v1/games/stream").await.0;

    let hidden = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
        "side": "guest", "rated": true, "visibility": "private" });
    let offered = anna.post("/api/v1/seeks", hidden).await.ok().await;
    let seek = offered["seek"]["id"].as_str().unwrap().to_owned();
    let check = async |private: &str| {
        for (stranger, before) in strangers.iter().zip(&before) {
            for ((path, now), (_, then)) in look(stranger, &public).await.iter().zip(before) {
                assert!(
                    !now.contains(private) && !now.contains(&seek),
                    "{path}: {now}"
                );
                if path != "/metrics" {
                    assert_eq!(now, then, "{path}");
                }
            }
        }
        let now = server.app.store.public_stats().await.unwrap();
        assert_eq!(now, counted);
    };
    check(&seek).await;
    let path = format!("/api/v1/seeks/{seek}/join");
    let joined = ben.post(&path, json!({})).await.ok().await;
    let private = joined["game"].as_str().unwrap().to_owned();
    check(&private).await;
    finish(&private, &anna, &ben).await;
    check(&private).await;

    let (next, _, _) = begin(&anna, &ben, json!({})).await;
    let lines = lines_until(&mut stream, &next).await;
    assert!(!lines.contains(&private), "{lines}");

    // The players themselves can see the game.
    for who in [&anna, &ben] {
        for path in ["/api/v1/players/ben/ratings", "/api/v1/players/anna/games"] {
            let text = who.get(path).await.0.text().await.unwrap();
            assert!(text.contains(&private), "{path}: {text}");
        }
    }
    let own = anna.get("/api/v1/players/anna").await.ok().await;
    assert_eq!(own["ratings"][0]["games"], 2);
    assert_eq!(own["opponents"][0]["won"], 2);
    let all = server.app.store.stats().await.unwrap();
    assert_eq!((all.finished, all.playing), (2, 1));
}

#[tokio::test]
async fn a_rating_from_private_games_alone_is_not_shown() {
    let server = Host::new().await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let hidden = json!({ "rated": true, "visibility": "private" });
    let (game, guest, host) = begin(&anna, &ben, hidden).await;
    finish(&game, &guest, &host).await;
    let stranger = server.somebody();
    let profile = stranger.get("/api/v1/players/anna").await.ok().await;
    assert_eq!(profile["ratings"], json!([]));
    assert_eq!(profile["opponents"], json!([]));
    let store = &server.app.store;
    let ranking = store.ranking("correspondence", 1000.0, 10).await.unwrap();
    assert!(ranking.is_empty(), "{ranking:?}");
}
