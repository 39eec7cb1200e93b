//! Two people who play a game over HTTP.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::host::{Caller, Host};

/// The turns of a game, from the first on. Both players only plant, so any number of turns could
/// follow.
const TURNS: [&str; 4] = ["R3(0,-8)", "R3(0,8)", "R4(8,0)", "R4(-8,0)"];

/// Two people and their game.
pub(crate) struct Pair {
    players: [Caller; 2],
    time: Value,
    pub(crate) game: String,
}

impl Pair {
    /// Registers two people and begins a correspondence game between them.
    pub(crate) async fn new(host: &Host) -> Self {
        Self::of(host.address, json!({"kind": "per_turn", "days": 3})).await
    }

    /// The same with another time control, on the server at an address.
    pub(crate) async fn of(address: SocketAddr, time: Value) -> Self {
        let anna = Caller::of(address).registered("anna").await;
        let ben = Caller::of(address).registered("ben").await;
        let players = [anna, ben];
        let game = begin(&players, &time).await;
        Self {
            players,
            time,
            game,
        }
    }

    /// Plays the turn with a number; returns the status of the answer.
    pub(crate) async fn play(&self, ply: usize) -> u16 {
        let action = json!({"act": "play", "ply": ply, "turn": TURNS[ply]});
        self.act(ply % 2, &format!("turn-{ply}"), action).await
    }

    /// Performs an action as one of the players; returns the status of the answer.
    pub(crate) async fn act(&self, player: usize, id: &str, action: Value) -> u16 {
        let path = format!("/api/v1/games/{}/actions", self.game);
        let body = json!({"id": id, "action": action});
        self.players[player].post(&path, body).await.status()
    }

    /// The number of turns in the game.
    pub(crate) async fn plies(&self) -> u64 {
        let path = format!("/api/v1/games/{}", self.game);
        let state = self.players[0].get(&path).await.ok().await;
        state["ply"].as_u64().unwrap()
    }

    /// Begins another game between the two.
    pub(crate) async fn begin_another(&self) -> String {
        begin(&self.players, &self.time).await
    }

    /// Sends a chat message; returns the status of the answer.
    pub(crate) async fn say(&self, text: &str) -> u16 {
        let path = format!("/api/v1/games/{}/chat", self.game);
        let body = json!({"room": "players", "text": text});
        self.players[0].post(&path, body).await.status()
    }
}

async fn begin([guest, host]: &[Caller; 2], time: &Value) -> String {
    let seek = json!({
        "ruleset": "rulebook.accents_one_of_each",
        "time": time,
        "side": "guest",
    });
    let waiting = guest.post("/api/v1/seeks", seek).await.ok().await;
    let id = waiting["seek"]["id"].as_str().unwrap();
    let path = format!("/api/v1/seeks/{id}/join");
    let started = host.post(&path, json!({})).await.ok().await;
    started["game"].as_str().unwrap().to_owned()
}
