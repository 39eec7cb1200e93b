//! Random requests: bodies that are nearly valid, and paths and queries of arbitrary bytes.

use std::fmt::Write as _;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value};

use crate::host::PASSWORD;

/// Valid bodies, one on each line.
pub(crate) const BODIES: &str = concat!(
    include_str!("../../../wire/tests/golden/action_body.jsonl"),
    include_str!("../../../wire/tests/golden/bot_body.jsonl"),
    include_str!("../../../wire/tests/golden/email_body.jsonl"),
    include_str!("../../../wire/tests/golden/forgot_body.jsonl"),
    include_str!("../../../wire/tests/golden/measure_body.jsonl"),
    include_str!("../../../wire/tests/golden/password_body.jsonl"),
    include_str!("../../../wire/tests/golden/register_body.jsonl"),
    include_str!("../../../wire/tests/golden/report_body.jsonl"),
    include_str!("../../../wire/tests/golden/reset_body.jsonl"),
    include_str!("../../../wire/tests/golden/seek_body.jsonl"),
    include_str!("../../../wire/tests/golden/token_body.jsonl"),
    include_str!("../../../wire/tests/golden/verdict_body.jsonl"),
);

/// One request, except its route.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// The variable segment of the path: random, or none for one that exists.
    pub(crate) segment: Option<String>,
    pub(crate) query: String,
    pub(crate) kind: &'static str,
    pub(crate) body: Vec<u8>,
}

/// Arbitrary JSON.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        Just(Value::from("x".repeat(5000))),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec(("[a-z]{0,8}", inner), 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

fn known_body() -> impl Strategy<Value = String> {
    // With the right password, some requests would rightly delete the account.
    let lines = BODIES.lines().map(|line| line.replace(PASSWORD, "wrong"));
    select(lines.collect::<Vec<_>>())
}

/// A valid body with one byte changed.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    (known_body(), any::<Index>(), any::<u8>()).prop_map(|(line, at, byte)| {
        let mut bytes = line.into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        bytes
    })
}

/// A valid body with a value of another type in one of its fields.
fn mistyped() -> impl Strategy<Value = Vec<u8>> {
    (known_body(), any::<Index>(), value()).prop_map(|(line, at, value)| {
        let mut body: Map<String, Value> = serde_json::from_str(&line).unwrap();
        let key = body.keys().nth(at.index(body.len())).unwrap().clone();
        body.insert(key, value);
        serde_json::to_vec(&body).unwrap()
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    let listed = known_body().prop_map(|line| {
        let body: Map<String, Value> = serde_json::from_str(&line).unwrap();
        serde_json::to_vec(&body.values().collect::<Vec<_>>()).unwrap()
    });
    let cut = (known_body(), any::<Index>())
        .prop_map(|(line, at)| line.as_bytes()[..at.index(line.len())].to_vec());
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..200),
        value().prop_map(|value| serde_json::to_vec(&value).unwrap()),
        known_body().prop_map(String::into_bytes),
        Just("[".repeat(20_000).into_bytes()),
        listed,
        cut,
        damaged(),
        mistyped(),
    ]
}

/// Arbitrary bytes, encoded for a path or a query.
fn encoded() -> impl Strategy<Value = String> {
    let bytes = prop::collection::vec(any::<u8>(), 1..30);
    let text = ".{1,30}".prop_map(String::into_bytes);
    let encode = |bytes: Vec<u8>| {
        bytes.iter().fold(String::new(), |mut text, byte| {
            // Writing to a string does not fail.
            let _ = match byte {
                byte if byte.is_ascii_alphanumeric() => write!(text, "{}", char::from(*byte)),
                byte => write!(text, "%{byte:02x}"),
            };
            text
        })
    };
    prop_oneof![bytes, text, Just(vec![b'a'; 4000])].prop_map(encode)
}

fn segment() -> impl Strategy<Value = String> {
    // A client resolves one or two dots to another path before it sends the request.
    encoded().prop_filter("dots", |s| !["%2e", "%2e%2e"].contains(&s.as_str()))
}

fn query() -> impl Strategy<Value = String> {
    let keys = [
        "player", "opponent", "result", "ending", "ruleset", "speed", "rated", "opening", "from",
        "to", "after", "limit", "colour",
    ];
    let known = select(vec![
        "",
        "0",
        "-1",
        "4294967295",
        "18446744073709551615",
        "1e400",
        "true",
        "won",
        "quick",
        "ring",
        "%00",
        "anna",
        "1.anna",
        "18446744073709551615.x",
        "%27%20OR%201%3D1",
    ])
    .prop_map(str::to_owned);
    let pair = (select(keys.to_vec()), prop_oneof![known, encoded()]);
    let pairs = prop::collection::vec(pair.prop_map(|(k, v)| format!("{k}={v}")), 0..4);
    prop_oneof![3 => pairs.prop_map(|pairs| pairs.join("&")), 1 => encoded()]
}

pub(crate) fn case() -> impl Strategy<Value = Case> {
    let json = "application/json";
    let kind = select(vec![
        json,
        json,
        json,
        json,
        "text/plain",
        "application/xml",
    ]);
    let segment = prop::option::weighted(0.5, segment());
    (segment, query(), kind, body()).prop_map(|(segment, query, kind, body)| Case {
        segment,
        query,
        kind,
        body,
    })
}
