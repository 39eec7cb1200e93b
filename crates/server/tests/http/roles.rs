//! Permissions at one game and one seek: every action against every role in it, over a real socket.
//! Each cell has its own game, so that earlier actions do not matter.

use reqwest::Method;
use serde_json::{Value, json};

use crate::host::{Caller, Host};

/// Roles in a game. The player is Guest and to move, the opponent is Host. Both have blocked the
/// blocked person.
const PARTS: [&str; 7] = [
    "player",
    "opponent",
    "spectator",
    "other",
    "blocked",
    "moderator",
    "anonymous",
];

/// `ok`, or the status and the reason, for each of the roles.
type Row = (&'static str, Value, [&'static str; 7]);

const OUTSIDE: &str = "403 not_a_player";
const NOBODY: &str = "401 sign_in_first";

/// A row for an action that only players may perform: the answers to the player and the opponent.
fn for_players(act: &'static str, action: Value, player: &'static str, other: &'static str) -> Row {
    let cells = [player, other, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE, NOBODY];
    (act, action, cells)
}

/// Every action, right after the opening.
fn actions() -> Vec<Row> {
    let accept = json!({ "reply": "accept" });
    let play = json!({ "ply": 4, "turn": "R4(8,0)" });
    let none = || json!({});
    let line = json!({ "lines": ["R4(8,0);R4(-8,0)"] });
    let nothing = "409 nothing_offered";
    vec![
        for_players("play", play, "ok", "409 not_your_turn"),
        for_players("offer_draw", none(), "ok", "ok"),
        for_players("answer_draw", accept.clone(), nothing, nothing),
        for_players("offer_takeback", json!({ "ply": 3 }), "ok", "ok"),
        for_players("answer_takeback", accept.clone(), nothing, nothing),
        for_players(
            "abort",
            none(),
            "409 too_late_to_abort",
            "409 too_late_to_abort",
        ),
        for_players("resign", none(), "ok", "ok"),
        for_players("resign_with_gift", none(), "ok", "ok"),
        for_players("answer_gift", accept, nothing, nothing),
        for_players(
            "claim",
            json!({ "claim": "win" }),
            "409 not_gone",
            "409 not_gone",
        ),
        for_players("rematch", none(), "409 not_over", "409 not_over"),
        for_players("decline_rematch", none(), nothing, nothing),
        for_players("begin_vacation", none(), "ok", "ok"),
        for_players(
            "end_vacation",
            none(),
            "409 vacation_unchanged",
            "409 vacation_unchanged",
        ),
        for_players("set_conditionals", line, "409 limit", "ok"),
    ]
}

/// A server with a caller for each role.
struct Cast {
    server: Host,
    people: Vec<(&'static str, Caller)>,
}

impl Cast {
    async fn new() -> Self {
        let settings = [
            ("games_per_account", "1000"),
            ("seeks_per_account", "1000"),
            ("chat_per_minute", "10000"),
        ];
        let server = Host::with(&settings).await;
        let mut people = Vec::new();
        for part in PARTS {
            let caller = match part {
                "anonymous" => server.somebody(),
                "moderator" => {
                    let role = paisho_server::store::Role::Moderator;
                    server.official("helper", role).await
                }
                name => server.person(name).await,
            };
            people.push((part, caller));
        }
        let cast = Self { server, people };
        for part in ["player", "opponent"] {
            let block = cast.of(part).put("/api/v1/me/blocks/blocked", json!({}));
            block.await.ok().await;
        }
        cast
    }

    fn of(&self, part: &str) -> &Caller {
        let (_, caller) = self.people.iter().find(|(p, _)| *p == part).unwrap();
        caller
    }

    /// The player creates a private seek.
    async fn seek(&self) -> String {
        let seek = json!({ "ruleset": "rulebook", "time": { "kind": "per_turn", "days": 3 },
            "side": "guest", "visibility": "private" });
        let offered = self.of("player").post("/api/v1/seeks", seek).await;
        let id = &offered.ok().await["seek"]["id"];
        id.as_str().unwrap().to_owned()
    }

    /// A game after its opening; the player is to move.
    async fn game(&self) -> String {
        let path = format!("/api/v1/seeks/{}/join", self.seek().await);
        let joined = self.of("opponent").post(&path, json!({})).await.ok().await;
        let game = joined["game"].as_str().unwrap().to_owned();
        let turns = ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)"];
        let parts = ["opponent", "player", "player", "opponent"];
        for (ply, (turn, part)) in turns.into_iter().zip(parts).enumerate() {
            let action = json!({ "act": "play", "ply": ply, "turn": turn });
            let body = json!({ "id": format!("o{ply}"), "action": action });
            let path = format!("/api/v1/games/{game}/actions");
            self.of(part).post(&path, body).await.ok().await;
        }
        game
    }

    /// The answer to a request: `ok`, or the status and the most exact reason available.
    async fn told(&self, part: &str, method: Method, path: &str, body: Option<Value>) -> String {
        let reply = self.of(part).send(method, path, body).await;
        let status = reply.status();
        if reply.0.status().is_success() {
            return "ok".to_owned();
        }
        let problem: Value = reply.0.json().await.unwrap();
        let why = problem["refusal"]["why"].as_str();
        let why = why.or(problem["error"].as_str()).unwrap();
        format!("{status} {why}")
    }
}

/// Compares a row with the answers; collects all differences.
fn compare(what: &str, cells: [&str; 7], told: &[String], wrong: &mut Vec<String>) {
    for ((part, expected), told) in PARTS.into_iter().zip(cells).zip(told) {
        if expected != told {
            wrong.push(format!(
                "{part} at {what}: expected {expected}, was told {told}"
            ));
        }
    }
}

#[tokio::test]
async fn only_players_act_and_each_in_turn() {
    let cast = Cast::new().await;
    let mut wrong = Vec::new();
    for (act, mut action, cells) in actions() {
        action["act"] = json!(act);
        let mut told = Vec::new();
        for part in PARTS {
            let path = format!("/api/v1/games/{}/actions", cast.game().await);
            let body = Some(json!({ "id": "c", "action": action.clone() }));
            told.push(cast.told(part, Method::POST, &path, body).await);
            if act == "begin_vacation" && told.last().is_some_and(|t| t == "ok") {
                let back = cast.of(part).delete("/api/v1/me/vacation");
                back.await.ok().await;
            }
        }
        compare(act, cells, &told, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn each_part_has_its_room_and_its_view() {
    let cast = Cast::new().await;
    let game = cast.game().await;
    let (all, out) = (["ok"; 7], OUTSIDE);
    let say = |room: &str| Some(json!({ "room": room, "text": room }));
    let rows = [
        ("", Method::GET, None, all),
        ("/record", Method::GET, None, all),
        ("/chat", Method::GET, None, all),
        (
            "/chat",
            Method::POST,
            say("players"),
            ["ok", "ok", out, out, out, out, NOBODY],
        ),
        (
            "/chat",
            Method::POST,
            say("spectators"),
            [out, out, "ok", "ok", "ok", "ok", NOBODY],
        ),
    ];
    let mut wrong = Vec::new();
    for (route, method, body, cells) in rows {
        let mut told = Vec::new();
        for part in PARTS {
            let path = format!("/api/v1/games/{game}{route}");
            told.push(cast.told(part, method.clone(), &path, body.clone()).await);
        }
        compare(&format!("{method} {route}"), cells, &told, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for part in PARTS {
        let state = cast.of(part).get(&format!("/api/v1/games/{game}")).await;
        let (seat, room, lines) = match part {
            "player" => (json!("south"), "players", 2),
            "opponent" => (json!("north"), "players", 2),
            _ => (Value::Null, "spectators", 4),
        };
        assert_eq!(state.ok().await["you"], seat, "{part}");
        let chat = cast
            .of(part)
            .get(&format!("/api/v1/games/{game}/chat"))
            .await;
        let chat = chat.ok().await;
        let chat = chat.as_array().unwrap();
        assert_eq!(chat.len(), lines, "{part}");
        assert!(chat.iter().all(|line| line["room"] == room), "{part}");
    }
}

#[tokio::test]
async fn a_seek_is_joined_by_others_and_withdrawn_by_its_owner() {
    let cast = Cast::new().await;
    let (mine, gone) = ("403 forbidden", "404 no_such_seek");
    let rows = [
        ("GET", "", ["ok"; 7]),
        (
            "POST",
            "/join",
            [mine, "ok", "ok", "ok", "403 forbidden", "ok", NOBODY],
        ),
        ("DELETE", "", ["ok", gone, gone, gone, gone, gone, NOBODY]),
    ];
    let mut wrong = Vec::new();
    for (method, route, cells) in rows {
        let mut told = Vec::new();
        for part in PARTS {
            let path = format!("/api/v1/seeks/{}{route}", cast.seek().await);
            let method: Method = method.parse().unwrap();
            told.push(cast.told(part, method, &path, None).await);
        }
        compare(&format!("{method} {route}"), cells, &told, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    cast.server.stop().await;
}
