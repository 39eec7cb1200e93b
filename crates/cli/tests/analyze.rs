//! Tests of `paisho analyze` and `paisho bench`, which run the real program.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeSet;

use serde_json::Value;
use support::{assert_unreadable, run, run_with_input};

const GAME: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(0,-6)";

/// Guest misses a ring, and then Host does nothing about the threat.
const MISSED: &str = "[Host \"Anna\"]\n[Position \"POSITION\"]\n\n\
    1G.(-3,-5)-(-3,-4) 1H.(5,2)-(6,2) 2G.(-3,-4)-(-3,-6)";

/// A position with three sides of a ring of Guest.
fn almost_a_ring() -> String {
    use paisho::case::Case;
    let scene = "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR5(1,7) HW4(5,2)\n\
        hand Guest W3\nharmonies Host none";
    Case::parse(scene).unwrap().position().unwrap().to_string()
}

fn missed_ring() -> String {
    MISSED.replace("POSITION", &almost_a_ring())
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_position_gets_lines_with_chances() {
    let position = run(&["convert", "--to", "position", GAME]).out;
    let run = run(&[
        "analyze",
        "--nodes",
        "1500",
        "--lines",
        "2",
        position.trim(),
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "Host to move: a turn");
    assert!(lines[1].starts_with("depth "), "{}", run.out);
    assert!(lines[2].starts_with(" 1. ") && lines[2].contains(" % "));
    assert!(lines[3].starts_with(" 2. "));
    assert_eq!(lines.len(), 4);
    // Progress goes to standard error, a line for each depth where there is no terminal.
    assert!(run.err.starts_with("depth 1, "), "{}", run.err);
}

#[test]
fn a_proved_ring_is_announced_and_the_board_is_drawn() {
    let ring = run(&[
        "analyze",
        "--quiet",
        "--board",
        "--depth",
        "1",
        &almost_a_ring(),
    ]);
    assert_eq!((ring.code, ring.err.as_str()), (0, ""));
    assert!(ring.out.contains(" 1. ring in 1"), "{}", ring.out);
    let shown = run(&["show", &almost_a_ring()]).out;
    let board = shown.split("\n\n").next().unwrap();
    assert!(ring.out.starts_with(board), "{}", ring.out);
}

#[test]
fn a_position_as_json() {
    let text = almost_a_ring();
    let run = run(&["analyze", "--quiet", "--json", "--nodes", "500", &text]);
    let found = json(&run.out);
    assert_eq!(
        (&found["position"], &found["seat"]),
        (&text.into(), &"Guest".into())
    );
    let best = &found["lines"][0];
    assert_eq!(
        (&best["wins_in"], &best["chance"]),
        (&1.into(), &1000.into())
    );
    assert_eq!(
        (&best["ring"], &best["loses_in"]),
        (&true.into(), &Value::Null)
    );
    assert_eq!(found["complete"], true);
}

#[test]
fn a_game_is_reviewed_with_reasons() {
    let arguments = ["analyze", "--nodes", "1500", "-"];
    let run = run_with_input(&arguments, missed_ring().as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    let expected = [
        "Anna (Host)",
        "Guest wins by a Harmony Ring",
        "Guest: ring in 1",
        "Turning points",
        "1G.(-3,-5)-(-3,-4): missed win",
        "  misses a Harmony Ring in 1 turn\n",
        "1H.(5,2)-(6,2): blunder",
        "  allows Guest a Harmony Ring in 1 turn\n",
        "1 missed win",
        "1 blunder",
    ];
    for text in expected {
        assert!(run.out.contains(text), "{text:?} is missing:\n{}", run.out);
    }
    assert!(run.err.contains("4 of 4 positions"), "{}", run.err);
}

#[test]
fn a_game_as_json() {
    let arguments = ["analyze", "--quiet", "--json", "--nodes", "1500", "-"];
    let run = run_with_input(&arguments, missed_ring().as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let found = json(&run.out);
    let first = &found["plies"][0];
    assert_eq!(first["turn"], "1G.(-3,-5)-(-3,-4)");
    assert_eq!(first["mark"], "missed_win");
    assert_eq!(first["reasons"][0]["reason"], "missed_ring");
    assert_eq!(first["reasons"][0]["turns"], 1);
    assert_eq!(first["before"]["chances"]["Guest"], 1000);
    assert_eq!(first["before"]["chances"]["Host"], 0);
    assert_eq!(found["players"][1]["marks"]["blunder"], 1);
    assert_eq!(found["end"]["loses_in"], 0);
    assert_eq!(found["result"], "Guest wins by ring");
}

/// All keys of objects in a value, except those of tags, seats and marks, which are data.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                if !["tags", "chances"].contains(&key.as_str()) {
                    keys(value, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|v| keys(v, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_the_json_is_documented() {
    let docs = include_str!("../../../docs/analysis.md");
    let position = run(&["analyze", "-q", "--json", "--depth", "1", &almost_a_ring()]).out;
    let arguments = ["analyze", "-q", "--json", "--nodes", "1500", "-"];
    let game = run_with_input(&arguments, missed_ring().as_bytes()).out;
    let mut found = BTreeSet::new();
    keys(&json(&position), &mut found);
    keys(&json(&game), &mut found);
    assert!(found.len() > 30);
    for key in found {
        assert!(
            docs.contains(&format!("`{key}`")),
            "{key} is not documented"
        );
    }
}

#[test]
fn several_games_are_reviewed_in_turn() {
    let records = format!("[Host \"A\"]\n\n{GAME}\n\n[Host \"B\"]\n\n{GAME}\n").replace(';', " ");
    let both = run_with_input(
        &["analyze", "-q", "--nodes", "100", "-"],
        records.as_bytes(),
    );
    assert!(both.out.contains("Game no. 2\nB (Host)"), "{}", both.out);
    let arguments = ["analyze", "-q", "--json", "--nodes", "100", "-"];
    let objects = run_with_input(&arguments, records.as_bytes()).out;
    assert_eq!(objects.lines().map(json).count(), 2);
}

#[test]
fn nonsense_is_refused() {
    assert_unreadable(&run(&["analyze", "hello"]), "\"hello\"");
    assert_unreadable(&run(&["analyze", "--depth", "0", GAME]), "'0'");
    assert_unreadable(
        &run(&["analyze", "--infinite", "--nodes", "5", GAME]),
        "--infinite",
    );
    assert_unreadable(
        &run(&["analyze", "--movetime", "5", GAME]),
        "--movetime applies to positions only",
    );
    assert_unreadable(&run(&["analyze", "1~rulebook~X"]), "\"X\"");
    assert_unreadable(&run(&["bench", "--stops", "0"]), "'0'");
    assert_unreadable(&run(&["bench", "--threads", "2"]), "--stops");
}

#[test]
fn the_bench_is_as_expected_and_stops_are_measured() {
    let bench = run(&["bench", "--check"]);
    assert_eq!(bench.code, 0, "{}", bench.out);
    assert!(bench.out.contains("\nBench: ") && bench.out.ends_with("as expected\n"));
    let stops = run(&["bench", "--stops", "3"]);
    assert_eq!((stops.code, stops.err.as_str()), (0, ""));
    assert!(
        stops.out.starts_with("stops            3\n"),
        "{}",
        stops.out
    );
    assert!(stops.out.contains("worst"), "{}", stops.out);
}

/// The first Ctrl-C ends an endless analysis and prints its report.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_the_report() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};
    let mut child = support::program()
        .args(["analyze", "--infinite", "--lines", "1"])
        .arg(run(&["convert", "--to", "position", GAME]).out.trim())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut progress = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    progress.read_line(&mut line).unwrap();
    assert!(line.starts_with("depth 1, "), "{line}");
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let mut out = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut out)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(out.starts_with("Host to move: a turn\ndepth "), "{out}");
    assert_eq!(out.lines().count(), 3);
}
