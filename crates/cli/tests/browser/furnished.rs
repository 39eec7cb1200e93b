//! A server with data, so that pages about people and games have something to show.

use paisho_web::model::local::Shelf;
use reqwest::Method;
use serde_json::{Value, json};

use crate::alone::{game, keep};
use crate::other::{Other, TURNS, register};
use crate::server::Server;
use crate::tab::Tab;

/// Makes the user of a tab a moderator with a given name, who has a game on the device, plays one
/// online, has lost another, is invited to a third, and has a report to handle. Returns the
/// addresses of the pages that show all this.
pub(crate) async fn furnish(server: &Server, tab: &Tab, name: &str) -> Vec<String> {
    let mut shelf = Shelf::default();
    let local = game(&mut shelf);
    keep(tab, shelf, &local).await;
    register(tab, name).await;
    server.admin(&["create-moderator", name]);
    let friend = Other::register(server, &format!("{name}-friend")).await;
    let playing = begin(tab, &friend).await;
    let finished = begin(tab, &friend).await;
    play(tab, &finished, json!({ "act": "resign" })).await;
    let days = json!({ "kind": "per_turn", "days": 3 });
    let open = friend.invite(json!({ "time": days })).await;
    let report = json!({ "name": name, "reason": "chat", "text": "Speaks of tiles only." });
    friend.ask(Method::POST, "reports", report).await;
    vec![
        "/sign-in".to_owned(),
        "/sign-up".to_owned(),
        "/forgot".to_owned(),
        "/account".to_owned(),
        "/moderation".to_owned(),
        "/play/game/1".to_owned(),
        "/analysis/local/1".to_owned(),
        format!("/player/{name}"),
        format!("/game/{playing}"),
        format!("/game/{finished}"),
        format!("/analysis/game/{finished}"),
        format!("/invitation/{open}"),
    ]
}

/// A rated game, some turns long; the user of the tab plays Host.
async fn begin(tab: &Tab, friend: &Other) -> String {
    let time = json!({ "kind": "per_turn", "days": 3 });
    let seek = friend
        .invite(json!({ "time": time, "rated": true, "side": "guest" }))
        .await;
    let answer = tab
        .post(&format!("/api/v1/seeks/{seek}/join"), json!({}))
        .await;
    let game = answer["game"].as_str().unwrap().to_owned();
    for (ply, turn) in TURNS.iter().enumerate().take(8) {
        let by_host = [0, 3, 5, 7].contains(&ply);
        let action = json!({ "act": "play", "ply": ply, "turn": turn });
        if by_host {
            play(tab, &game, action).await;
        } else {
            friend.act(&game, action).await;
        }
    }
    game
}

/// The user of the tab performs an action in a game.
async fn play(tab: &Tab, game: &str, action: Value) {
    let id = format!("p{}", action["ply"].as_u64().unwrap_or(99));
    let path = format!("/api/v1/games/{game}/actions");
    let answer = tab.post(&path, json!({ "id": id, "action": action })).await;
    assert!(answer["version"].is_u64(), "{answer}");
}
