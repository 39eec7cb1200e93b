//! Input from outside: damaged, padded and invented messages are refused and never cause a panic.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::prelude::*;

use paisho_wire::{ActionBody, MAX_FRAME, SeekBody, ToServer};

const GOLDEN: &str = include_str!("golden/to_server.jsonl");
const BODIES: &str = concat!(
    include_str!("golden/action_body.jsonl"),
    include_str!("golden/seek_body.jsonl")
);

fn read_all(text: &str) -> usize {
    let frame = ToServer::parse(text).is_ok();
    let action = serde_json::from_str::<ActionBody>(text).is_ok();
    let seek = serde_json::from_str::<SeekBody>(text).is_ok();
    usize::from(frame) + usize::from(action) + usize::from(seek)
}

#[test]
fn a_field_too_much_is_refused_everywhere() {
    for line in GOLDEN.lines().chain(BODIES.lines()) {
        assert_eq!(read_all(line), 1, "{line}");
        let padded = line.replacen('{', "{\"surprise\":1,", 1);
        assert_eq!(read_all(&padded), 0, "{padded}");
    }
}

#[test]
fn errors_quote_the_offender() {
    let said = |text: &str| ToServer::parse(text).unwrap_err().to_string();
    assert!(said(r#"{"do":"dance"}"#).contains("`dance`"));
    assert!(said(r#"{"do":"join","game":"no id"}"#).contains("\"no id\""));
    for list in ["[]", r#"["beat",7]"#, r#"["watch_lobby"]"#] {
        assert!(said(list).contains("expected a JSON object"), "{list}");
    }
    let huge = "x".repeat(MAX_FRAME + 1);
    assert!(said(&huge).contains("32769"));
}

#[test]
fn lists_stand_for_nothing_inside_either() {
    let act = |action: &str| format!(r#"{{"do":"act","game":"g","id":"c","action":{action}}}"#);
    assert_eq!(read_all(&act(r#"{"act":"resign"}"#)), 1);
    assert_eq!(read_all(&act(r#"["resign"]"#)), 0);
    assert_eq!(read_all(r#"{"id":"c","action":["resign"]}"#), 0);
    let seek = |time: &str, ratings: &str| {
        format!(r#"{{"ruleset":"rulebook","time":{time},"ratings":{ratings}}}"#)
    };
    let (time, ratings) = (r#"{"kind":"unlimited"}"#, r#"{"min":1,"max":2}"#);
    assert_eq!(read_all(&seek(time, ratings)), 1);
    assert_eq!(read_all(&seek(time, "null")), 1);
    assert_eq!(read_all(&seek(r#"["unlimited"]"#, ratings)), 0);
    assert_eq!(read_all(&seek(time, "[1,2]")), 0);
}

#[test]
fn texts_are_limited() {
    let play = |turn: &str| {
        let action = format!(r#"{{"act":"play","ply":1,"turn":"{turn}"}}"#);
        format!(r#"{{"do":"act","game":"g","id":"c","action":{action}}}"#)
    };
    assert!(ToServer::parse(&play("pass")).is_ok());
    assert!(ToServer::parse(&play(&"x".repeat(65))).is_err());
    let rules = format!("rulebook{}", ".oasis".repeat(200));
    let seek = format!(r#"{{"ruleset":"{rules}","time":{{"kind":"unlimited"}}}}"#);
    assert!(serde_json::from_str::<SeekBody>(&seek).is_err());
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in ".{0,200}") {
        read_all(&text);
    }

    /// A message with one byte changed is either refused or parsed as a different message; a parsed
    /// message serializes to a form that parses to the same value.
    #[test]
    fn damage_is_survived(line in 0..9_usize, at in any::<prop::sample::Index>(), byte in b' '..b'~') {
        let mut bytes = GOLDEN.lines().nth(line).unwrap().as_bytes().to_vec();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) && let Ok(message) = ToServer::parse(&text) {
            let again = serde_json::to_string(&message).unwrap();
            prop_assert_eq!(ToServer::parse(&again).unwrap(), message);
        }
    }
}
