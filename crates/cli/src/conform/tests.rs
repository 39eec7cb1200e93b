//! The rules agree with the conformance files of this repository, and no falsified line passes.

use std::path::PathBuf;

use rayon::iter::{ParallelBridge, ParallelIterator};
use serde_json::{Value, json};

use super::{Source, Summary, check_line, lines};

fn file(name: &str) -> Vec<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance");
    let (bytes, _) = Source::File(root.join(name)).open().unwrap();
    lines(bytes)
        .unwrap()
        .map(|(_, line)| String::from_utf8(line.unwrap()).unwrap())
        .collect()
}

fn check_file(name: &str) -> Summary {
    file(name)
        .into_iter()
        .enumerate()
        .par_bridge()
        .fold(Summary::default, |mut summary, (i, line)| {
            summary.add(name, i as u64 + 1, check_line(&line));
            summary
        })
        .reduce(Summary::default, Summary::merge)
}

fn assert_agrees(name: &str) {
    let summary = check_file(name);
    let first = summary.findings.first().map(ToString::to_string);
    assert_eq!(first, None, "{name}");
    let unread = summary.unreadable.first().map(ToString::to_string);
    assert_eq!(unread, None, "{name}");
    assert!(summary.counts.positions > 100, "{:?}", summary.counts);
    assert!(summary.counts.turns > 100_000, "{:?}", summary.counts);
}

#[test]
fn games_of_the_base_game_agree() {
    assert_agrees("base.jsonl.gz");
}

#[test]
fn games_with_ancient_oasis_agree() {
    assert_agrees("oasis.jsonl.gz");
}

#[test]
fn games_with_options_agree() {
    assert_agrees("options.jsonl.gz");
}

#[test]
fn made_up_positions_agree() {
    assert_agrees("positions.jsonl.gz");
}

/// The first line of a file that meets a condition.
fn case(name: &str, fits: impl Fn(&Value) -> bool) -> Value {
    file(name)
        .iter()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|value| fits(value))
        .unwrap()
}

/// A short game: its plies up to the eleventh.
fn game() -> Value {
    let mut game = case("base.jsonl.gz", |_| true);
    game["plies"].as_array_mut().unwrap().truncate(11);
    game["result"] = json!({ "winner": null, "by": "unfinished" });
    game.as_object_mut().unwrap().remove("turns");
    game
}

fn position() -> Value {
    case("positions.jsonl.gz", |p| {
        p.get("n").is_some() && p["legal"].is_array() && p["samples"].as_array().unwrap().len() > 2
    })
}

/// All findings for a line, as the user sees them.
fn findings(line: &Value) -> String {
    let report = check_line(&line.to_string()).unwrap();
    let texts: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
    texts.join("\n")
}

#[test]
fn the_lines_to_be_falsified_are_right_before() {
    assert_eq!(findings(&game()), "");
    assert_eq!(findings(&position()), "");
}

/// Falsifies a line and expects the report to mention it.
#[track_caller]
fn assert_reported(mut line: Value, falsify: impl Fn(&mut Value), mention: &str) {
    falsify(&mut line);
    let found = findings(&line);
    assert!(found.contains(mention), "{mention:?} is not in {found:?}");
}

#[test]
fn false_numbers_and_hashes_are_reported() {
    let false_hash = "0123456789abcdef";
    assert_reported(game(), |g| g["plies"][3]["n"] = json!(7), "ply 3, before");
    assert_reported(
        game(),
        |g| g["plies"][3]["n"] = json!(7),
        "number of legal turns: expected 7",
    );
    assert_reported(
        game(),
        |g| g["plies"][4]["h"] = json!(false_hash),
        "hash of all turns: expected 0123456789abcdef",
    );
    assert_reported(
        game(),
        |g| g["plies"][5]["hp"] = json!(false_hash),
        "hash of turns without bonus: expected 0123456789abcdef",
    );
    assert_reported(position(), |p| p["n"] = json!(0), "expected 0");
}

#[test]
fn false_lists_of_turns_are_reported_turn_by_turn() {
    let swap = |p: &mut Value| p["legal"][0] = json!("R3(1,1)");
    assert_reported(position(), swap, "missing 1: R3(1,1)");
    assert_reported(position(), swap, "extra 1: ");
}

#[test]
fn false_boards_hands_and_harmonies_are_reported() {
    assert_reported(
        game(),
        |g| g["plies"][2]["board"] = json!("0,0:GL"),
        "missing 1: 0,0:GL",
    );
    assert_reported(
        game(),
        |g| g["plies"][2]["hands"]["H"] = json!("R3x3"),
        "hand of Host: expected \"R3x3\", found \"",
    );
    assert_reported(
        game(),
        |g| g["plies"][2]["harm"]["G"] = json!(["(0,0)-(0,1)"]),
        "harmonies of Guest:\n    missing 1: (0,0)-(0,1)",
    );
    assert_reported(
        position(),
        |p| p["samples"][1]["board"] = json!(""),
        "sample 1, after",
    );
}

#[test]
fn false_marks_are_reported() {
    let drained = case("positions.jsonl.gz", |p| {
        p["board"].as_str().unwrap().contains("*")
    });
    let falsify = |p: &mut Value| p["board"] = json!(p["board"].as_str().unwrap().replace('*', ""));
    assert_reported(drained, falsify, "board:\n    missing");
    let trapped = case("positions.jsonl.gz", |p| {
        p["board"].as_str().unwrap().contains("!")
    });
    let falsify = |p: &mut Value| p["board"] = json!(p["board"].as_str().unwrap().replace('!', ""));
    assert_reported(trapped, falsify, "board:\n    missing");
}

#[test]
fn false_rings_ends_and_results_are_reported() {
    assert_reported(
        position(),
        |p| p["ring"] = json!(["G", "H"]),
        "owners of a ring",
    );
    assert_reported(
        position(),
        |p| p["over"] = json!(true),
        "over: expected true, found false",
    );
    assert_reported(
        game(),
        |g| g["result"] = json!({ "winner": "H", "by": "ring" }),
        "result: expected H by ring, found no winner by unfinished",
    );
    assert_reported(
        game(),
        |g| g["result"] = json!({ "winner": null, "by": "stuck" }),
        "result: expected no winner by stuck",
    );
    let won = case("base.jsonl.gz", |g| g["result"]["by"] == "ring");
    assert_reported(
        won,
        |g| g["result"]["winner"] = json!("draw"),
        "expected draw by ring",
    );
}

#[test]
fn false_sides_and_illegal_turns_are_reported() {
    assert_reported(
        game(),
        |g| g["plies"][3]["side"] = json!("H"),
        "side to move: expected H, found G",
    );
    assert_reported(
        game(),
        |g| g["plies"][3]["turn"] = json!("(0,0)-(0,1)"),
        "found refused (§4.1: there is no tile at (0,0))",
    );
    assert_reported(
        game(),
        |g| g["accents"]["H"] = json!(["R"]),
        "accents of Host: expected legal, found refused (§3.1",
    );
    assert_reported(
        game(),
        |g| g["turns"] = json!(["0H.R,W,K,B", "0G.R,W,K,B", "1H.R3(0,8)"]),
        "seat: expected legal, found refused (it is the turn of Guest)",
    );
}

#[test]
fn two_tellings_of_a_game_must_agree() {
    let whole = case("base.jsonl.gz", |_| true);
    assert_reported(
        whole,
        |g| drop(g["turns"].as_array_mut().unwrap().pop()),
        "position after all plies and after the notation",
    );
}

#[test]
fn a_clash_in_a_position_is_reported() {
    let clash = |p: &mut Value| p["board"] = json!("0,1:GR3 0,2:HW3");
    assert_reported(position(), clash, "setup: expected a valid position");
}

#[test]
fn notation_alone_is_enough_for_a_game() {
    let mut whole = case("base.jsonl.gz", |_| true);
    whole.as_object_mut().unwrap().remove("plies");
    whole.as_object_mut().unwrap().remove("accents");
    let report = check_line(&whole.to_string()).unwrap();
    assert!(report.findings.is_empty() && report.counts.plies > 10);
    whole["result"] = json!({ "winner": null });
    assert_ne!(findings(&whole), "");
}

#[test]
fn unknown_fields_are_ignored_and_missing_ones_not_compared() {
    let mut line = game();
    line["weather"] = json!("fine");
    line["plies"][1]["mood"] = json!(3);
    for field in ["n", "h", "hp", "legal", "board", "hands", "harm", "side"] {
        line["plies"][1].as_object_mut().unwrap().remove(field);
    }
    line.as_object_mut().unwrap().remove("id");
    assert_eq!(findings(&line), "");
}

/// The error for a line that can't be parsed.
fn complaint(line: &str) -> String {
    format!("{:#}", check_line(line).unwrap_err())
}

#[track_caller]
fn assert_unreadable(mut line: Value, spoil: impl Fn(&mut Value), mention: &str) {
    spoil(&mut line);
    let found = complaint(&line.to_string());
    assert!(found.contains(mention), "{mention:?} is not in {found:?}");
}

#[test]
fn unreadable_lines_say_what_is_wrong() {
    assert!(complaint("{\"id\":").contains("cannot read the line as a case in JSON"));
    assert!(complaint("[]").contains("cannot read the line as a case in JSON"));
    assert!(complaint("{}").contains("expected a game (with plies or turns) or a position"));
    assert_unreadable(
        game(),
        |g| g["options"] = json!(["Dragons"]),
        "unknown option \"Dragons\"",
    );
    assert_unreadable(
        game(),
        |g| g["ruleset"] = json!("rulebook.dragons"),
        "unknown ruleset \"rulebook.dragons\"",
    );
    assert_unreadable(
        game(),
        |g| g["plies"][2]["board"] = json!("9,9:GR3"),
        "ply 2: cannot read the board: \"9,9:GR3\" is not a tile on a point",
    );
    assert_unreadable(
        game(),
        |g| g["plies"][2]["turn"] = json!("R9(0,8)"),
        "cannot read turn \"R9(0,8)\"",
    );
    assert_unreadable(
        game(),
        |g| g["plies"][2]["h"] = json!("xyz"),
        "\"xyz\" is not a hash",
    );
    assert_unreadable(
        game(),
        |g| g["plies"][2]["side"] = json!("X"),
        "a game for 2 has no player \"X\"",
    );
    assert_unreadable(
        game(),
        |g| g["plies"][0]["hands"]["H"] = json!("R3x99"),
        "\"R3x99\" is not a tile in hand",
    );
    assert_unreadable(
        game(),
        |g| g["result"]["by"] = json!("magic"),
        "unknown ending \"magic\"",
    );
}

#[test]
fn only_a_pass_is_written_as_no_turn_or_as_pass() {
    let stuck = case("base.jsonl.gz", |g| g["result"]["by"] == "stuck");
    assert_eq!(findings(&stuck), "");
    let last = stuck["plies"].as_array().unwrap().len() - 1;
    let mut by_name = stuck.clone();
    by_name["plies"][last] = json!({ "side": "H", "n": 1, "legal": ["pass"] });
    assert_eq!(findings(&by_name), "");
    let mut wrong = stuck;
    wrong["plies"][last] = json!({ "side": "H", "n": 1, "legal": ["R3(0,8)"] });
    assert!(findings(&wrong).contains("legal turns:\n    missing 1: R3(0,8)"));
}

#[test]
fn rulesets_may_be_written_in_full_and_tables_may_be_larger() {
    let line = json!({
        "ruleset": "rulebook.oasis.seats4", "side": "E", "board": "8,0:ER3 0,-8:SR4",
        "hands": { "S": "R3", "W": "R3", "N": "R3", "E": "R3" },
        "over": false, "ring": [], "samples": [{ "turn": "(8,0)-(7,0)", "board": "7,0:ER3 0,-8:SR4" }],
    });
    assert_eq!(findings(&line), "");
    let by_letters = json!({
        "ruleset": "rulebook", "side": "W", "board": "0,-8:SR4", "n": 3,
        "hands": { "S": "R3", "W": "R3", "N": "R3" },
    });
    assert_eq!(findings(&by_letters), "");
}
