//! Tests of `paisho match`, which run the real program: reproducible games, programs that
//! misbehave, matches that are continued.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use support::{Run, assert_unreadable, finished, program, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_paisho");

/// An empty folder path for a test's files.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// A match without progress output; returns its JSON summary.
fn play_match(a: &str, b: &str, more: &[&str]) -> Value {
    let run = run(&[&["match", a, b, "--json", "--quiet"], more].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    serde_json::from_str(&run.out).unwrap()
}

/// The same, stored in a folder; also returns the turns of all games.
fn kept(name: &str, a: &str, b: &str, more: &[&str]) -> (Value, Vec<String>) {
    let folder = place(name);
    let out = ["--out", folder.to_str().unwrap()];
    let summary = play_match(a, b, &[&out, more].concat());
    (summary, games(&folder))
}

/// The turns of all games in a folder, in the order of their numbers.
fn games(folder: &Path) -> Vec<String> {
    let texts = records(folder);
    let turns = |text: &String| text.split_once("\n\n").unwrap().1.to_owned();
    texts.iter().map(turns).collect()
}

fn records(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder.join("records")).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(fs::read_to_string);
    texts.map(Result::unwrap).collect()
}

fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn the_same_seed_and_nodes_give_the_same_games() {
    let players = ["engine:nodes=8,table=1", "uct:visits=12"];
    let play = |name, more: &[&str]| kept(name, players[0], players[1], more).1;
    let once = play("same-1", &["--games", "2", "--turn-limit", "60"]);
    let again = play(
        "same-2",
        &["--games", "2", "--turn-limit", "60", "--concurrency", "2"],
    );
    assert_eq!(once, again);
    let other = play(
        "same-3",
        &["--games", "2", "--turn-limit", "60", "--seed", "2"],
    );
    assert_ne!(once, other);
}

#[test]
fn the_engine_plays_alike_inside_and_as_a_program() {
    let more = ["--games", "2", "--turn-limit", "60"];
    let inside = kept("inside", "engine:nodes=8,level=3", "random", &more);
    let program = format!("cmd(nodes=8,level=3):{PROGRAM} engine");
    let outside = kept("outside", &program, "random", &more);
    assert_eq!(inside.1, outside.1);
    assert_eq!(
        inside.0["effort_a"]["nodes"],
        outside.0["effort_a"]["nodes"]
    );
}

#[test]
fn both_games_of_a_pair_begin_alike_with_seats_swapped() {
    let folder = place("pairs");
    let out = folder.to_str().unwrap();
    play_match(
        "random",
        "greedy",
        &["--games", "4", "--opening-turns", "3", "--out", out],
    );
    let beginning = |text: &String| {
        let turns = text.split_once("\n\n").unwrap().1;
        turns
            .split_whitespace()
            .take(7)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let texts = records(&folder);
    let beginnings: Vec<String> = texts.iter().map(beginning).collect();
    assert_eq!(beginnings[0], beginnings[1]);
    assert_eq!(beginnings[2], beginnings[3]);
    assert_ne!(beginnings[0], beginnings[2]);
    for (text, guest) in texts.iter().zip(["random", "greedy", "random", "greedy"]) {
        assert!(text.contains(&format!("[Guest \"{guest}\"]")), "{text}");
    }
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let (_, whole) = kept("whole", "random", "greedy", &["--games", "6"]);
    let folder = place("parts");
    let out = folder.to_str().unwrap();
    let part = |games| play_match("random", "greedy", &["--games", games, "--out", out]);
    assert_eq!(part("2")["games"], 2);
    let file = folder.join("results.jsonl");
    let first = fs::read_to_string(&file).unwrap();
    // A line that was incomplete when the program was stopped does not count.
    let mut cut = format!("{first}{{\"game\":3,\"note\":\"").into_bytes();
    cut.push("½".as_bytes()[0]);
    fs::write(&file, cut).unwrap();
    assert_eq!(part("6")["games"], 6);
    let all = fs::read_to_string(&file).unwrap();
    assert!(
        all.starts_with(&first),
        "finished games are not played again"
    );
    assert_eq!(games(&folder), whole);
    // All games are finished, so none is played.
    assert_eq!(part("6")["games"], 6);
    assert_eq!(fs::read_to_string(&file).unwrap(), all);
}

#[test]
fn another_match_in_the_same_folder_is_refused() {
    let folder = place("taken");
    let out = folder.to_str().unwrap();
    play_match("random", "random", &["--games", "2", "--out", out]);
    let again = |a, more: &[&str]| {
        run(&[&["match", a, "random", "--games", "2", "--out", out], more].concat())
    };
    assert_unreadable(&again("random", &["--seed", "2"]), "with seed 1, not 2");
    assert_unreadable(&again("greedy", &[]), "with a \"random\", not \"greedy\"");
    assert_unreadable(
        &again("random", &["--ruleset", "garden_gate"]),
        "garden_gate",
    );
    fs::write(folder.join("results.jsonl"), "hello\n").unwrap();
    assert_unreadable(&again("random", &[]), "cannot read line 1");
}

/// A program that speaks the protocol but misbehaves when it should think.
fn double(name: &str, thinking: &str) -> String {
    let folder = place(name);
    fs::create_dir_all(&folder).unwrap();
    let script = folder.join("double.sh");
    let text = format!(
        "while read -r line; do case \"$line\" in\n\
         paisho) echo id name double; echo paishook;;\n\
         ready) echo readyok;;\n\
         go*) {thinking};;\n\
         quit) exit 0;;\n\
         esac; done\n"
    );
    fs::write(&script, text).unwrap();
    format!("cmd:sh {}", script.display())
}

/// A misbehaving program loses both games of a pair in the expected way. Only a program that hangs
/// gets a short grace period: on a busy machine other answers may be late.
#[track_caller]
fn assert_loses(name: &str, thinking: &str, end: &str, note: &str) {
    let double = double(&format!("{name}-double"), thinking);
    let folder = place(name);
    let begun = Instant::now();
    let is_late = end == "no answer in time";
    let grace = if is_late { "250" } else { "20000" };
    let more = ["--games", "2", "--movetime", "50", "--grace", grace];
    let out = ["--out", folder.to_str().unwrap()];
    let summary = play_match(&double, "random", &[&more[..], &out].concat());
    assert!(begun.elapsed() < Duration::from_secs(120), "the match hung");
    assert_eq!(summary["losses"], 2);
    assert_eq!(summary["endings"][end]["won_by_b"], 2, "{summary}");
    for line in results(&folder) {
        let found = line["note"].as_str().unwrap();
        assert!(found.contains(note), "{found}");
    }
}

#[test]
fn nonsense_and_illegal_turns_lose() {
    assert_loses("fish", "echo bestturn fish", "illegal turn", "fish");
    assert_loses("none", "echo bestturn none", "illegal turn", "none");
    let far = "echo error I am lost; echo 'bestturn (0,0)-(0,1)'";
    assert_loses("far", far, "illegal turn", "(0,0)-(0,1) is not legal");
}

#[test]
fn programs_that_die_lose() {
    assert_loses("exits", "exit 3", "crash", "exit status: 3");
    assert_loses("mute", "exec >&-", "crash", "closed its output");
}

#[test]
fn programs_that_hang_lose() {
    assert_loses(
        "sleeps",
        "exec sleep 300",
        "no answer in time",
        "no bestturn",
    );
    let talk = "while echo info depth 1; do :; done";
    assert_loses("talks", talk, "no answer in time", "no bestturn");
}

#[test]
fn programs_that_cannot_be_spoken_to_are_no_players() {
    let tried = |a: &str| run(&["match", a, "random", "--games", "2"]);
    assert_unreadable(
        &tried("cmd:./no-such-program"),
        "cannot start \"./no-such-program\"",
    );
    assert_unreadable(&tried("cmd:true"), "\"true\" does not speak the protocol");
}

#[test]
fn the_test_stops_as_soon_as_it_is_clear() {
    let summary = play_match("greedy", "random", &["--games", "100", "--sprt", "0,400"]);
    assert_eq!(summary["sprt"]["decision"], "upper");
    assert!(summary["games"].as_u64().unwrap() < 40, "{summary}");
    let open = play_match("greedy", "random", &["--games", "2", "--sprt", "-5,5"]);
    assert_eq!(open["sprt"]["decision"], "open");
}

#[test]
fn the_summary_counts_everything_once() {
    let run = run(&[
        "match",
        "greedy",
        "random",
        "--games",
        "4",
        "--ruleset",
        "garden_gate",
    ]);
    assert_eq!(run.code, 0);
    assert_eq!(run.err.lines().count(), 4, "{}", run.err);
    assert!(run.err.starts_with("game 1 of 4: "), "{}", run.err);
    for word in [
        "score    A ",
        "Elo      A ",
        "rules    garden_gate",
        "seats    Guest won ",
    ] {
        assert!(run.out.contains(word), "{}", run.out);
    }
    let json = play_match(
        "greedy",
        "random",
        &["--games", "4", "--ruleset", "garden_gate"],
    );
    let number = |name: &str| json[name].as_u64().unwrap();
    assert_eq!(number("wins") + number("draws") + number("losses"), 4);
    assert_eq!(
        number("guest_wins") + number("host_wins") + number("draws"),
        4
    );
    let pairs = json["pairs"].as_array().unwrap();
    assert_eq!(pairs.iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 2);
}

#[test]
fn wrong_usage_is_explained() {
    let tried = |more: &[&str]| run(&[&["match"], more].concat());
    assert_unreadable(&tried(&["engine"]), "<B>");
    assert_unreadable(&tried(&["engine", "teapot"]), "unknown player \"teapot\"");
    assert_unreadable(&tried(&["engine:level=9", "uct"]), "from 1 to 8");
    assert_unreadable(&tried(&["uct", "uct", "--games", "3"]), "must be even: 3");
    assert_unreadable(&tried(&["uct", "uct", "--sprt", "5,0"]), "smaller");
    let three = ["uct", "uct", "--ruleset", "rulebook.seats3"];
    assert_unreadable(&tried(&three), "two players, not for 3");
}

/// Waits until a match has finished some games.
fn wait_for_results(folder: &Path, child: &mut std::process::Child) {
    let until = Instant::now() + Duration::from_secs(60);
    let file = folder.join("results.jsonl");
    while fs::read_to_string(&file).map_or(0, |text| text.lines().count()) < 2 {
        assert!(Instant::now() < until && child.try_wait().unwrap().is_none());
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn ctrl_c_loses_only_the_games_under_way() {
    let folder = place("interrupted");
    let out = folder.to_str().unwrap();
    let mut child = program()
        .args([
            "match", "random", "random", "--games", "100000", "--quiet", "--out", out,
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for_results(&folder, &mut child);
    // Meanwhile no other match may write there.
    let second = run(&["match", "random", "random", "--games", "2", "--out", out]);
    assert_unreadable(&second, "another match is being played");
    let signal = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(signal.unwrap().success());
    let Run { code, out, err } = finished(child.wait_with_output().unwrap());
    assert_eq!(code, 0, "{err}");
    let lines = results(&folder);
    assert!(
        err.contains(&format!("stopped after {} of 100000", lines.len())),
        "{err}"
    );
    assert!(out.contains(&format!(" of {} (", lines.len())), "{out}");
}
