//! Sends arbitrary requests to every route: each is answered, refusals have the common form, and
//! nothing breaks for others.

use std::collections::BTreeSet;

use paisho_server::auth::{ROUTES, Route};
use paisho_server::store::Role;
use paisho_wire::Problem;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use reqwest::{Method, Response};
use serde_json::{Map, Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

use crate::chance::{BODIES, Case, case};
use crate::host::{Caller, Host};

/// How many requests are sent to every route.
const CASES: u32 = 24;

/// The routes that read a body, according to the OpenAPI document.
fn readers() -> BTreeSet<(String, String)> {
    let document = paisho_server::http::document();
    let paths = document["paths"].as_object().unwrap().clone();
    let mut readers = BTreeSet::new();
    for (path, methods) in &paths {
        for (method, about) in methods.as_object().unwrap() {
            if about.get("requestBody").is_some() {
                readers.insert((method.to_uppercase(), path.clone()));
            }
        }
    }
    readers
}

/// A malicious caller with every permission, and the objects to attack.
struct Villain {
    caller: Caller,
    game: String,
    seek: String,
}

impl Villain {
    /// A path with existing ids and names.
    fn real(&self, path: &str) -> String {
        let id = if path.contains("/games/") {
            &self.game
        } else {
            &self.seek
        };
        path.replace("{id}", id)
            .replace("{name}", "victim")
            .replace("{speed}", "quick")
    }
}

fn with_segment(path: &str, segment: &str) -> String {
    ["{id}", "{name}", "{speed}"]
        .into_iter()
        .fold(path.to_owned(), |path, part| path.replace(part, segment))
}

/// Checks that an answer is not a server error, and that a refusal has the common form. Returns
/// whether it is a refusal.
async fn is_refused(response: Response) -> Result<bool, TestCaseError> {
    let status = response.status();
    prop_assert!(!status.is_server_error(), "{status}");
    if !status.is_client_error() {
        return Ok(false);
    }
    let text = response.text().await.unwrap();
    let problem: Result<Problem, _> = serde_json::from_str(&text);
    prop_assert!(problem.is_ok(), "{status}: {text}");
    let problem = problem.unwrap();
    prop_assert!(
        !problem.error.is_empty() && !problem.message.is_empty(),
        "{text}"
    );
    Ok(true)
}

async fn attempt(
    villain: &Villain,
    route: &Route,
    case: &Case,
    reads: bool,
) -> Result<(), TestCaseError> {
    let path = match &case.segment {
        Some(segment) => with_segment(route.path, segment),
        None => villain.real(route.path),
    };
    let request = || {
        let url = format!("{path}?{}", case.query);
        let request = villain.caller.request(route.method.clone(), &url);
        let request = request.header("content-type", case.kind);
        request.body(case.body.clone()).send()
    };
    let answer = match request().await {
        Ok(answer) => answer,
        // A kept-alive connection may close just when it is reused; a broken server would fail
        // twice.
        Err(_) => request().await.unwrap(),
    };
    let refused = is_refused(answer).await?;
    let is_object = serde_json::from_slice::<Map<String, Value>>(&case.body).is_ok();
    let is_nowhere = route.path.contains('{') && case.segment.is_some();
    if is_nowhere || (reads && (!is_object || case.kind != "application/json")) {
        prop_assert!(refused, "it was accepted");
    }
    Ok(())
}

/// Creates a seek as Host; returns its id.
async fn offer(who: &Caller) -> String {
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" }, "side": "host" });
    let offered = who.post("/api/v1/seeks", seek).await.ok().await;
    offered["seek"]["id"].as_str().unwrap().to_owned()
}

/// Begins a game between two callers; returns its id.
async fn begin(one: &Caller, other: &Caller) -> String {
    let path = format!("/api/v1/seeks/{}/join", offer(one).await);
    let joined = other.post(&path, json!({})).await.ok().await;
    joined["game"].as_str().unwrap().to_owned()
}

/// Two people play, as a check that the server still works.
pub(crate) async fn play_on(anna: &Caller, ben: &Caller) {
    let path = format!("/api/v1/games/{}/actions", begin(anna, ben).await);
    let play = json!({ "act": "play", "ply": 0, "turn": "R,W,K,B" });
    let body = json!({ "id": "a", "action": play });
    assert_eq!(anna.post(&path, body).await.ok().await["version"], 2);
}

#[test]
fn no_request_breaks_anything() {
    let runtime = Runtime::new().unwrap();
    // A caller with every permission gets furthest. Guests are disabled, and signing out is not
    // tested, so that the caller keeps their session.
    let settings = [("games_per_account", "1000"), ("guests", "closed")];
    let host = runtime.block_on(Host::with(&settings));
    let (anna, ben, villain) = runtime.block_on(async {
        let (anna, ben) = (host.person("anna").await, host.person("ben").await);
        let victim = host.person("victim").await;
        let caller = host.official("boss", Role::Admin).await;
        let villain = Villain {
            game: begin(&victim, &caller).await,
            seek: offer(&victim).await,
            caller,
        };
        (anna, ben, villain)
    });
    let readers = readers();
    assert!(readers.len() > 12, "{readers:?}");
    for route in ROUTES.iter().filter(|r| r.path != "/api/v1/sign-out") {
        let reads = readers.contains(&(route.method.to_string(), route.path.to_owned()));
        let mut runner = TestRunner::new(Config {
            cases: std::env::var("PROPTEST_CASES").map_or(CASES, |n| n.parse().unwrap()),
            failure_persistence: None,
            ..Config::default()
        });
        let tried = runner.run(&case(), |case| {
            runtime.block_on(attempt(&villain, route, &case, reads))
        });
        if let Err(error) = tried {
            panic!("{} {}: {error}", route.method, route.path);
        }
        let own = runtime.block_on(villain.caller.get("/api/v1/me"));
        assert_eq!(own.status(), 200, "after {} {}", route.method, route.path);
    }
    runtime.block_on(play_on(&anna, &ben));
}

/// Derived deserializers also accept a struct's values as a list; the routes must not.
#[tokio::test]
async fn a_list_is_no_body_anywhere() {
    let host = Host::new().await;
    let boss = host.official("boss", Role::Admin).await;
    let (victim, guest) = (host.person("victim").await, host.guest().await);
    let villain = Villain {
        game: begin(&boss, &victim).await,
        seek: offer(&victim).await,
        caller: boss,
    };
    for (method, path) in readers() {
        // Only guests choose a name; others have that of their account.
        let caller = match path.as_str() {
            "/api/v1/me/name" => &guest,
            _ => &villain.caller,
        };
        for line in BODIES.lines() {
            let body: Map<String, Value> = serde_json::from_str(line).unwrap();
            let list = Value::Array(body.into_iter().map(|(_, value)| value).collect());
            let (method, path) = (method.parse().unwrap(), villain.real(&path));
            let reply = caller.send(method, &path, Some(list)).await;
            assert_eq!(
                reply.refused().await,
                (422, "unreadable".to_owned()),
                "{path} {line}"
            );
        }
    }
}

#[test]
fn no_method_breaks_anything() {
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::new());
    let (anna, ben) =
        runtime.block_on(async { (host.person("anna").await, host.person("ben").await) });
    let paths: BTreeSet<&str> = ROUTES.iter().map(|r| r.path).collect();
    for path in paths {
        for method in ["PATCH", "TRACE", "OPTIONS", "BREW", "DELETE", "PUT", "POST"] {
            if ROUTES.iter().any(|r| r.path == path && r.method == method) {
                continue;
            }
            let method: Method = method.parse().unwrap();
            let request = anna.request(method.clone(), &with_segment(path, "x"));
            let response = runtime.block_on(request.send()).unwrap();
            let refused = runtime.block_on(is_refused(response)).unwrap();
            assert!(refused, "{method} {path}");
        }
    }
    runtime.block_on(play_on(&anna, &ben));
}

#[tokio::test]
async fn what_is_no_http_ends_its_connection_only() {
    let host = Host::new().await;
    let (anna, ben) = (host.person("anna").await, host.person("ben").await);
    let long = "x".repeat(100_000);
    for noise in [
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET /\u{7f} HTTP/1.1\r\nhost: x\r\n\r\n",
        "POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        "POST /api/v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        &format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n"),
        &format!("GET / HTTP/1.1\r\nhost: x\r\nx: {long}{long}{long}{long}{long}\r\n\r\n"),
    ] {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        // The server may close the connection before everything is written.
        let _ = stream.write_all(noise.as_bytes()).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 4"),
            "{noise:.40}: {answer:.100}"
        );
        assert_eq!(anna.get("/api/v1/me").await.status(), 200);
    }
    play_on(&anna, &ben).await;
}
