//! Malicious clients: whatever frames they send, they get answers, and others notice nothing.

use paisho_wire::{GameId, ToClient, ToServer};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};
use tokio::runtime::Runtime;

use crate::client::Client;
use crate::test_server::{QUICK, TestServer, body};

const FRAMES: &str = include_str!("../../../wire/tests/golden/to_server.jsonl");
const ACTIONS: &str = include_str!("../../../wire/tests/golden/actions.jsonl");

/// How many sockets are tested. Each sends fewer frames than a socket may send at once.
const CASES: u32 = 40;

/// A frame to send.
#[derive(Clone, Debug)]
enum Frame {
    Text(String),
    Binary(Vec<u8>),
}

/// A frame of every kind, and one for every action, about a game.
fn known(game: &GameId) -> Vec<String> {
    let acts = ACTIONS
        .lines()
        .map(|action| format!(r#"{{"do":"act","game":"g1","id":"c-1","action":{action}}}"#));
    let frames = FRAMES.lines().map(str::to_owned).chain(acts);
    frames
        .map(|frame| frame.replace("g1", game.as_str()))
        .collect()
}

fn frame(game: &GameId) -> impl Strategy<Value = Frame> {
    let known = select(known(game));
    let damaged =
        (known.clone(), any::<Index>(), any::<char>()).prop_map(|(text, at, character)| {
            let mut text: Vec<char> = text.chars().collect();
            let at = at.index(text.len());
            text[at] = character;
            text.into_iter().collect()
        });
    let cut = (known.clone(), any::<Index>()).prop_map(|(text, at)| {
        let at = at.index(text.chars().count());
        text.chars().take(at).collect()
    });
    let text = prop_oneof![
        2 => known,
        2 => damaged,
        1 => cut,
        1 => ".{0,100}",
        1 => Just("[".repeat(30_000)),
    ];
    prop_oneof![
        8 => text.prop_map(Frame::Text),
        1 => prop::collection::vec(any::<u8>(), 0..100).prop_map(Frame::Binary),
    ]
}

/// Waits until the server answers a client's heartbeat.
async fn beats(client: &mut Client, n: u64) {
    client.send(&ToServer::Beat { n }).await;
    let alive = move |m: &ToClient| match m {
        ToClient::Beat { n: other, .. } if *other == n => Some(()),
        _ => None,
    };
    client.find(alive).await;
}

async fn poison(server: &TestServer, query: &str, frames: &[Frame]) {
    let mut client = server.stranger(query).await;
    for frame in frames {
        match frame {
            Frame::Text(text) => client.send_text(text).await,
            Frame::Binary(bytes) => client.send_bytes(bytes.clone()).await,
        }
    }
    beats(&mut client, 77_777).await;
}

#[test]
fn no_frames_of_one_client_disturb_another() {
    let runtime = Runtime::new().unwrap();
    let server = runtime.block_on(TestServer::new());
    let game = server.game(body("rulebook", QUICK), "rose", "lily");
    let game = runtime.block_on(game);
    let mut lily = runtime.block_on(server.client("lily"));
    let before = runtime.block_on(lily.join(&game));
    let elsewhere: GameId = "elsewhere".parse().unwrap();
    // Rose is a player of the game, so her frames must not be about it: they would have an effect.
    let roles = [
        ("?name=iris", &game),
        ("", &game),
        ("?name=rose", &elsewhere),
    ];
    for (query, about) in roles {
        let mut runner = TestRunner::new(Config {
            cases: std::env::var("PROPTEST_CASES").map_or(CASES, |n| n.parse().unwrap()),
            failure_persistence: None,
            ..Config::default()
        });
        let frames = prop::collection::vec(frame(about), 1..40);
        let tried = runner.run(&frames, |frames| {
            runtime.block_on(poison(&server, query, &frames));
            Ok(())
        });
        assert!(tried.is_ok(), "{query}: {tried:?}");
        runtime.block_on(beats(&mut lily, 1));
    }
    let after = runtime.block_on(lily.join(&game));
    assert_eq!(after.summary, before.summary);
    let played = runtime.block_on(lily.play(&game, 0, "R,W,K,B"));
    assert_eq!(played, Ok(2));
}
