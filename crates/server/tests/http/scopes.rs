//! Data that only its owner sees: every such field of every answer, and every frame, against tokens
//! with each scope. There is a row for each field; only a session or a token with `read` sees it.

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::host::{Caller, Host};
use crate::sockets::{Socket, connect, next_frame};

/// Sets of scopes, and whether they give access to data that is hidden from others.
const SCOPES: [(&[&str], bool); 6] = [
    (&[], false),
    (&["play"], false),
    (&["chat"], false),
    (&["play", "chat"], false),
    (&["read"], true),
    (&["read", "play"], true),
];

/// A field that only its owner sees.
struct SecretField {
    what: &'static str,
    path: String,
    find: fn(&Value) -> Value,
    secret: Value,
}

/// Anna's games, each with something that only she sees.
struct Scene {
    server: Host,
    anna: Caller,
    /// A game in which her choice of accents is hidden.
    choosing: String,
    /// A game in which she has conditional replies, and chats with her opponent.
    playing: String,
    /// A finished private game.
    over: String,
}

async fn begin(host: &Caller, guest: &Caller, ruleset: &str) -> String {
    let seek = json!({ "ruleset": ruleset, "time": { "kind": "per_turn", "days": 3 },
        "side": "host", "visibility": "private" });
    let offered = host.post("/api/v1/seeks", seek).await.ok().await;
    let id = offered["seek"]["id"].as_str().unwrap();
    let path = format!("/api/v1/seeks/{id}/join");
    let joined = guest.post(&path, json!({})).await.ok().await;
    joined["game"].as_str().unwrap().to_owned()
}

async fn act(who: &Caller, game: &str, id: &str, action: Value) {
    let body = json!({ "id": id, "action": action });
    let path = format!("/api/v1/games/{game}/actions");
    who.post(&path, body).await.ok().await;
}

impl Scene {
    async fn new() -> Self {
        let server = Host::new().await;
        let (anna, ben) = (server.person("anna").await, server.person("ben").await);
        let choosing = begin(&anna, &ben, "rulebook.accents_hidden").await;
        let choice = json!({ "act": "play", "ply": 0, "turn": "R,W,K,B" });
        act(&anna, &choosing, "c", choice).await;

        let playing = begin(&anna, &ben, "rulebook").await;
        let turns = ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)"];
        for (ply, turn) in turns.into_iter().enumerate() {
            let who = if ply == 0 || ply == 3 { &anna } else { &ben };
            let play = json!({ "act": "play", "ply": ply, "turn": turn });
            act(who, &playing, &format!("c{ply}"), play).await;
        }
        let lines = json!({ "act": "set_conditionals", "lines": ["R4(8,0);R4(-8,0)"] });
        act(&anna, &playing, "lines", lines).await;
        let say = json!({ "room": "players", "text": "between us" });
        let chat = format!("/api/v1/games/{playing}/chat");
        ben.post(&chat, say).await.ok().await;

        let over = begin(&anna, &ben, "rulebook.accents_one_of_each").await;
        for (ply, turn) in ["R3(0,-8)", "R3(0,8)"].into_iter().enumerate() {
            let play = json!({ "act": "play", "ply": ply, "turn": turn });
            let who = if ply == 0 { &ben } else { &anna };
            act(who, &over, &format!("c{ply}"), play).await;
        }
        act(&ben, &over, "end", json!({ "act": "resign" })).await;
        Self {
            server,
            anna,
            choosing,
            playing,
            over,
        }
    }

    fn fields(&self) -> Vec<SecretField> {
        let field = |what, path: String, find, secret| SecretField {
            what,
            path,
            find,
            secret,
        };
        let game = |id: &str| format!("/api/v1/games/{id}");
        let first_game: fn(&Value) -> Value = |list| list["games"][0]["id"].clone();
        vec![
            field(
                "hidden accents",
                game(&self.choosing),
                |state| state["accents"].clone(),
                json!("R,W,K,B"),
            ),
            field(
                "replies in advance",
                game(&self.playing),
                |state| state["conditionals"][0].clone(),
                json!("R4(8,0);R4(-8,0)"),
            ),
            field(
                "the own seat",
                game(&self.playing),
                |state| state["you"].clone(),
                json!("north"),
            ),
            field(
                "what players say",
                format!("{}/chat", game(&self.playing)),
                |lines| lines[0]["text"].clone(),
                json!("between us"),
            ),
            field(
                "private games in the search",
                "/api/v1/games?player=anna".to_owned(),
                first_game,
                json!(self.over),
            ),
            field(
                "private games of a player",
                "/api/v1/players/anna/games".to_owned(),
                first_game,
                json!(self.over),
            ),
            field(
                "the own address and role",
                "/api/v1/server".to_owned(),
                |info| info["you"]["role"].clone(),
                json!("member"),
            ),
        ]
    }
}

#[tokio::test]
async fn what_only_its_owner_sees_is_seen_by_tokens_with_read_alone() {
    let scene = Scene::new().await;
    let mut callers = vec![
        ("session".to_owned(), scene.anna.clone(), true),
        ("anonymous".to_owned(), scene.server.somebody(), false),
    ];
    for (scopes, sees) in SCOPES {
        let token = scene.server.token(&scene.anna, scopes).await;
        callers.push((format!("{scopes:?}"), token, sees));
    }
    let mut wrong = Vec::new();
    for field in scene.fields() {
        for (name, caller, sees) in &callers {
            let answer = caller.get(&field.path).await.ok().await;
            let found = (field.find)(&answer);
            let expected = if *sees { &field.secret } else { &Value::Null };
            if found != *expected {
                wrong.push(format!("{name}: {} is {found}", field.what));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn send(socket: &mut Socket, message: Value) {
    let message = Message::text(message.to_string());
    socket.send(message).await.unwrap();
}

/// The next frame of this kind.
async fn frame(socket: &mut Socket, say: &str) -> Value {
    loop {
        let frame = next_frame(socket).await;
        if frame["say"] == say {
            return frame;
        }
    }
}

#[tokio::test]
async fn a_socket_shows_and_does_what_the_scopes_of_its_token_allow() {
    let scene = Scene::new().await;
    let somebody_named = |name| ("authorization", format!("Bearer {name}"));
    for (scopes, sees) in SCOPES {
        let token = scene.server.token(&scene.anna, scopes).await;
        let pass = somebody_named(token.token.unwrap());
        let mut socket = connect(&scene.server, &pass).await;
        let hello = frame(&mut socket, "hello").await;
        let name = if scopes.is_empty() {
            Value::Null
        } else {
            json!("anna")
        };
        assert_eq!(hello["you"]["name"], name, "{scopes:?}");

        send(&mut socket, json!({ "do": "join", "game": scene.choosing })).await;
        let state = frame(&mut socket, "game").await;
        assert_eq!(state["state"]["accents"] == "R,W,K,B", sees, "{scopes:?}");
        send(&mut socket, json!({ "do": "join", "game": scene.playing })).await;
        let state = frame(&mut socket, "game").await;
        let lines = &state["state"]["conditionals"];
        assert_eq!(lines[0] == "R4(8,0);R4(-8,0)", sees, "{scopes:?}");
        let chat = frame(&mut socket, "chat").await;
        assert_eq!(chat["game"], json!(scene.playing), "{chat}");
        let heard = chat["lines"][0]["text"] == "between us";
        assert_eq!(heard, sees, "{scopes:?}: {chat}");

        let action = json!({ "act": "claim", "claim": "win" });
        let act = json!({ "do": "act", "game": scene.playing, "id": "a", "action": action });
        send(&mut socket, act).await;
        let refused = frame(&mut socket, "refused").await;
        let why = if scopes.contains(&"play") {
            json!("not_gone")
        } else {
            json!("needs_scope")
        };
        let refusal = &refused["refusal"];
        let found = if refusal["why"] == "forbidden" {
            &refusal["what"]
        } else {
            &refusal["why"]
        };
        assert_eq!(*found, why, "{scopes:?}");

        let say = json!({ "do": "say", "game": scene.playing, "id": "s", "room": "players",
            "text": "hello" });
        if !scopes.contains(&"chat") {
            send(&mut socket, say).await;
            let refused = frame(&mut socket, "refused").await;
            assert_eq!(refused["refusal"]["what"], "needs_scope", "{scopes:?}");
        }
    }
}
