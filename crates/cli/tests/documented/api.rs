//! Runs the examples of `docs/api.md` against a real server.

use std::fs;
use std::process::Command;

use paisho_wire::{Problem, Refusal, ToServer};
use serde_json::{Map, Value};
use tungstenite::Message;

use crate::blocks::{Block, blocks};
use crate::server::Server;

const PAGE: &str = "docs/api.md";

/// The blocks of the page in one language.
fn in_language(language: &str) -> Vec<Block> {
    let all = blocks(PAGE).into_iter();
    all.filter(|block| block.language == language).collect()
}

/// Runs a program in the server's folder; returns its output.
fn ran(server: &Server, program: &str, file: &str, text: &str) -> String {
    fs::write(server.folder().join(file), text).unwrap();
    let arguments: &[&str] = match program {
        "bash" => &["-euo", "pipefail", file],
        _ => &[file],
    };
    let done = Command::new(program)
        .args(arguments)
        .current_dir(server.folder())
        .env("SERVER", &server.url)
        .output()
        .unwrap_or_else(|e| panic!("{program} is needed to run {PAGE}: {e}"));
    let said = String::from_utf8(done.stdout).unwrap();
    let complaint = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{file}:\n{said}\n{complaint}");
    said
}

/// The fields of an answer as it is printed in a comment, where `…` stands for anything.
fn fields(text: &str) -> Vec<String> {
    let text = text.replace("{…}", "{}").replace(",…}", "}");
    let read: Map<String, Value> =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
    read.into_iter().map(|(name, _)| name).collect()
}

/// Every answer that the script prints in a comment must really have been received, in the same
/// order, with these fields.
fn compare_answers(script: &str, said: &str) {
    let mut answers = said.lines().filter(|line| line.starts_with('{'));
    for expected in script.lines().filter_map(|line| line.strip_prefix("# {")) {
        let expected = format!("{{{expected}");
        let wanted = fields(&expected);
        let found = answers.by_ref().find(|answer| {
            let answer: Map<String, Value> = serde_json::from_str(answer).unwrap();
            wanted.iter().all(|field| answer.contains_key(field))
        });
        assert!(found.is_some(), "{expected} is not among\n{said}");
    }
}

#[test]
fn the_scripts_and_the_bot_do_what_the_page_says() {
    let server = Server::start();
    // The second script continues in the shell of the first.
    let scripts: Vec<String> = in_language("sh").into_iter().map(|b| b.text).collect();
    let script = scripts.join("\n");
    let said = ran(&server, "bash", "script.sh", &script);
    compare_answers(&script, &said);
    assert!(said.contains("R,W,K,B"), "{said}");

    let [bot] = &in_language("python")[..] else {
        panic!("{PAGE} has one program");
    };
    assert_eq!(ran(&server, "python3", "bot.py", &bot.text), "0H.R,W,K,B\n");
    play_over_the_socket(&server, &said);
}

/// Sends the frames of the page as they are printed, to a game that exists.
fn play_over_the_socket(server: &Server, said: &str) {
    let started = said
        .lines()
        .find(|line| line.contains("\"became\""))
        .unwrap();
    let started: Value = serde_json::from_str(started).unwrap();
    let game = started["game"].as_str().unwrap();
    let address = server.url.replace("http://", "ws://") + "/api/v1/socket";
    let (mut socket, _) = tungstenite::connect(address).unwrap();
    let frames = frames();
    for frame in &frames {
        let frame = frame.replace("jq4kruxttrif", game);
        ToServer::parse(&frame).unwrap_or_else(|e| panic!("{frame}: {e}"));
        socket.send(Message::text(frame)).unwrap();
    }
    let mut heard = Vec::new();
    // The lobby was requested last; an error about an earlier frame would have arrived before it.
    while !heard.contains(&"lobby".to_owned()) {
        let Message::Text(text) = socket.read().unwrap() else {
            continue;
        };
        let frame: Value = serde_json::from_str(&text).unwrap();
        heard.push(frame["say"].as_str().unwrap().to_owned());
    }
    assert_eq!(heard[0], "hello", "{heard:?}");
    assert!(heard.contains(&"game".to_owned()), "{heard:?}");
    assert!(!heard.contains(&"error".to_owned()), "{heard:?}");
    // An anonymous client can only watch.
    assert!(heard.contains(&"refused".to_owned()), "{heard:?}");
}

/// The frames that the page prints.
fn frames() -> Vec<String> {
    let texts = in_language("json").into_iter().map(|block| block.text);
    let lines: Vec<String> = texts
        .flat_map(|t| t.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    lines
        .into_iter()
        .filter(|line| line.starts_with("{\"do\""))
        .collect()
}

#[test]
fn every_piece_of_json_is_what_the_server_reads_or_writes() {
    let mut seen = 0;
    for block in in_language("json") {
        for line in block.text.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            let again = if value.get("do").is_some() {
                serde_json::to_value(ToServer::parse(line).unwrap())
            } else if value.get("why").is_some() {
                serde_json::to_value(serde_json::from_value::<Refusal>(value.clone()).unwrap())
            } else {
                serde_json::to_value(serde_json::from_value::<Problem>(value.clone()).unwrap())
            };
            assert_eq!(again.unwrap(), value, "{}", block.place);
            seen += 1;
        }
    }
    assert_eq!(
        seen, 6,
        "the JSON examples of {PAGE} and of this test differ"
    );
}

#[test]
fn the_page_has_no_block_that_is_not_tried() {
    for block in blocks(PAGE) {
        let tried = ["sh", "python", "json"].contains(&block.language.as_str());
        assert!(
            tried,
            "{}: this test does not run {:?}",
            block.place, block.language
        );
    }
}
