//! Runs the conversations and commands of `docs/engine-protocol.md` with the real engine.

use crate::blocks::{Block, blocks, commands_of_table};
use crate::support::run_with_input;

const PAGE: &str = "docs/engine-protocol.md";

/// The engine's answers to these lines.
fn answers(lines: &str) -> Vec<String> {
    let run = run_with_input(&["engine"], lines.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{lines}");
    run.out.lines().map(str::to_owned).collect()
}

/// A line without the part that differs between runs: the time used.
fn timeless(line: &str) -> String {
    let mut words = line.split(' ');
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        kept.push(word);
        if word == "time" && line.starts_with("info ") {
            words.next();
            kept.push("…");
        }
    }
    kept.join(" ")
}

fn conversations() -> Vec<Block> {
    let all = blocks(PAGE).into_iter();
    all.filter(|block| block.text.starts_with("> ")).collect()
}

#[test]
fn conversations_go_as_they_are_printed() {
    let conversations = conversations();
    assert!(!conversations.is_empty(), "{PAGE} has no conversation");
    for block in conversations {
        let said = block
            .text
            .lines()
            .filter_map(|line| line.strip_prefix("> "));
        let mut input: Vec<&str> = said.collect();
        // `quit` would not wait for the search, as a person does.
        assert_eq!(input.pop(), Some("quit"), "{}", block.place);
        let heard: Vec<String> = answers(&(input.join("\n") + "\n"))
            .iter()
            .map(|line| timeless(line))
            .collect();
        let mut rest = heard.iter();
        let mut may_skip = false;
        for line in block.text.lines().filter(|line| !line.starts_with("> ")) {
            if line == "…" {
                may_skip = true;
                continue;
            }
            let line = timeless(line);
            let found = if may_skip {
                rest.any(|heard| *heard == line)
            } else {
                rest.next() == Some(&line)
            };
            may_skip = false;
            assert!(
                found,
                "{}: {line:?} is not in the answers:\n{}",
                block.place,
                heard.join("\n")
            );
        }
        assert_eq!(rest.next(), None, "{}: there are more lines", block.place);
    }
}

/// For each command of the table, lines that use it, and how the last answer begins; empty for
/// commands without an answer.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("paisho", "paisho", "paishook"),
    ("ready", "ready", "readyok"),
    ("option NAME VALUE", "option lines 2", ""),
    ("newgame [RULESET]", "newgame rulebook.seats3", ""),
    (
        "position start [RULESET] [turns T;T…]",
        "position start rulebook.accents_one_of_each turns R3(0,-8);R3(0,8)",
        "",
    ),
    (
        "position TEXT [turns T;T…]",
        "position 1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO",
        "",
    ),
    (
        "position turns T;T…",
        "newgame rulebook.accents_one_of_each\nposition turns R3(0,-8);R3(0,8)",
        "",
    ),
    (
        "play TURN",
        "newgame rulebook.accents_one_of_each\nplay R3(0,-8)",
        "",
    ),
    (
        "go …",
        "newgame rulebook.accents_one_of_each\ngo nodes 100",
        "bestturn ",
    ),
    (
        "review [nodes N] [depth N]",
        "newgame rulebook.accents_one_of_each\nposition turns R3(0,-8);R3(0,8)\n\
         review nodes 50 depth 1",
        "reviewed ",
    ),
    ("stop", "go infinite\nstop", "bestturn "),
    (
        "legal",
        "newgame rulebook.accents_one_of_each\nlegal",
        "legal ",
    ),
    (
        "legal ARRANGEMENT",
        "newgame rulebook.accents_one_of_each\nposition turns R3(0,-8);R3(0,8)\n\
         legal (0,-8)-(0,-7)",
        "legal 0",
    ),
    (
        "perft N",
        "newgame rulebook.accents_one_of_each\nperft 1",
        "perft ",
    ),
    (
        "perft N turns",
        "newgame rulebook.accents_one_of_each\nperft 1 turns",
        "perft ",
    ),
    (
        "eval",
        "newgame rulebook.accents_one_of_each\neval",
        "eval total ",
    ),
    ("show", "show", "position "),
    ("levels", "levels", "level 8 "),
    ("bench", "bench", "bench "),
    ("help", "help", "help commands: "),
    ("quit", "quit", ""),
];

#[test]
fn every_command_of_the_table_is_taken_and_answered() {
    let listed: Vec<String> = commands_of_table(PAGE, "Commands")
        .into_iter()
        .filter(|command| !is_option_or_limit(command))
        .collect();
    let tried: Vec<&str> = COMMANDS.iter().map(|(command, ..)| *command).collect();
    assert_eq!(listed, tried, "the table of {PAGE} and this test differ");
    for (command, lines, answer) in COMMANDS {
        let heard = answers(&format!("{lines}\n"));
        let complaint = heard.iter().find(|line| line.starts_with("error"));
        assert_eq!(complaint, None, "{command}");
        match heard.last() {
            None => assert_eq!(*answer, "", "{command} is not answered"),
            Some(last) => {
                assert_ne!(*answer, "", "{command} is answered: {last}");
                assert!(last.starts_with(answer), "{command}: {last}");
            }
        }
    }
}

/// The tables of options and limits are part of the same section.
fn is_option_or_limit(command: &str) -> bool {
    OPTIONS.iter().any(|(name, _)| *name == command)
        || LIMITS.iter().any(|(name, _)| *name == command)
}

const OPTIONS: [(&str, &str); 5] = [
    ("table", "option table 8"),
    ("threads", "option threads 2"),
    ("lines", "option lines 3"),
    ("level", "option level 3"),
    ("seed", "option seed 42"),
];

const LIMITS: [(&str, &str); 6] = [
    ("movetime MS", "go movetime 20"),
    ("time MS", "go time 1000"),
    ("inc MS", "go time 1000 inc 20"),
    ("nodes N", "go nodes 100"),
    ("depth N", "go depth 1"),
    ("infinite", "go infinite\nstop"),
];

#[test]
fn every_option_and_every_limit_is_taken() {
    let listed = commands_of_table(PAGE, "Commands");
    let all = OPTIONS
        .iter()
        .map(|o| (o, ""))
        .chain(LIMITS.iter().map(|l| (l, "bestturn ")));
    for ((name, line), answer) in all {
        assert!(
            listed.iter().any(|cell| cell == name),
            "{name} is not in {PAGE}"
        );
        let heard = answers(&format!("newgame rulebook.accents_one_of_each\n{line}\n"));
        let last = heard.last().map_or("", String::as_str);
        assert!(last.starts_with(answer), "{line}: {heard:?}");
        assert!(
            !heard.iter().any(|line| line.starts_with("error")),
            "{heard:?}"
        );
    }
}

/// The words of a form that are always present, in order: neither placeholders, which are in
/// capitals, nor parts in brackets.
fn fixed_words(form: &str) -> Vec<&str> {
    let mut depth = 0;
    let words = form.split(' ').filter(|word| {
        let opened = word.matches('[').count();
        let is_inside = depth + opened > 0;
        depth = depth + opened - word.matches(']').count();
        !is_inside && *word != "…" && word.chars().any(char::is_lowercase)
    });
    words.collect()
}

/// Whether the words of a line contain these words in this order.
fn follows(line: &str, words: &[&str]) -> bool {
    let mut of_line = line.split(' ');
    words.iter().all(|word| of_line.any(|found| found == *word))
}

#[test]
fn answers_have_the_forms_that_are_printed() {
    let forms: Vec<Block> = blocks(PAGE)
        .into_iter()
        .filter(|block| !block.text.starts_with("> "))
        .collect();
    assert_eq!(
        forms.len(),
        2,
        "the forms of {PAGE} and of this test differ"
    );
    let game = "newgame rulebook.accents_one_of_each\n\
                position turns R3(0,-8);R3(0,8);(0,-8)-(0,-7);(0,8)-(0,7)\n";
    for (block, command) in forms.iter().zip(["go depth 2", "review nodes 100"]) {
        let heard = answers(&format!("{game}{command}\n"));
        for line in &heard {
            let form = block
                .text
                .lines()
                .find(|form| form.split(' ').next() == line.split(' ').next());
            let form = form.unwrap_or_else(|| panic!("{}: no form for {line}", block.place));
            assert!(follows(line, &fixed_words(form)), "{}: {line}", block.place);
        }
        for form in block.text.lines() {
            let name = form.split(' ').next();
            let is_said = heard.iter().any(|line| line.split(' ').next() == name);
            assert!(is_said, "{}: no answer has the form {form}", block.place);
        }
    }
}
