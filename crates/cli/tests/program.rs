//! Tests of every command, which run the real program: its output and its exit code.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::io::Write;
use std::process::Stdio;

use support::{assert_unreadable, finished, program, run, run_with_input};

const GAME: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";
/// A Rose of Guest below a Jasmine of Host.
const POSITION: &str = "1~rulebook~G~HW3-cGR3---------------~G233333LO-H333233LO";

const COMMANDS: [&str; 17] = [
    "conform",
    "perft",
    "show",
    "explain",
    "convert",
    "repair",
    "render",
    "print",
    "rules",
    "analyze",
    "engine",
    "bench",
    "match",
    "completions",
    "serve",
    "admin",
    "online",
];

#[test]
fn long_help_and_the_rulebook_name_the_maker_of_the_game() {
    for arguments in [&["--help"][..], &["rules", "--chapter", "credits"]] {
        let run = run(arguments);
        assert_eq!(run.code, 0);
        assert!(run.out.contains("Zach Burnham"), "{arguments:?}");
    }
}

#[test]
fn help_names_every_command() {
    let run = run(&["--help"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for command in COMMANDS {
        assert!(run.out.contains(command), "{command}");
    }
}

#[test]
fn unknown_commands_and_arguments_are_usage_errors() {
    assert_unreadable(&run(&["frobnicate"]), "'frobnicate'");
    assert_unreadable(&run(&["perft", "--frob", "2"]), "'--frob'");
    assert_unreadable(&run(&["conform"]), "<FILE>");
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in COMMANDS {
        let run = run(&[command, "--help"]);
        assert_eq!(run.code, 0);
        assert!(run.out.contains("Examples:\n  "), "{}", run.out);
    }
}

#[test]
fn completions_name_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = run(&["completions", shell]);
        assert_eq!(run.code, 0);
        assert!(run.out.contains("perft"), "{shell}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man");
    let run = run(&["man", pages.to_str().unwrap()]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let page = |name: &str| {
        let page = fs::read_to_string(pages.join(format!("{name}.1")));
        page.unwrap_or_else(|e| panic!("{name}: {e}"))
    };
    for command in COMMANDS {
        let name = format!("paisho-{command}");
        let (head, examples) = page(&name)
            .split_once("\n.SH EXAMPLES\n.nf\n")
            .map(|(head, examples)| (head.to_owned(), examples.to_owned()))
            .unwrap_or_else(|| panic!("{name} has no examples"));
        assert!(head.contains(&format!(".TH {name} 1 ")), "{head}");
        for section in [".SH NAME\n", ".SH SYNOPSIS\n", ".SH DESCRIPTION\n"] {
            let (_, text) = head.split_once(section).unwrap();
            assert!(!text.starts_with('.') && !text.trim().is_empty(), "{head}");
        }
        assert!(
            examples.contains("paisho ") && examples.ends_with(".fi\n"),
            "{examples}"
        );
    }
    // The page of the program refers to those of its commands, and they to those of their
    // subcommands.
    assert!(page("paisho").contains("paisho\\-admin(1)"));
    assert!(page("paisho-admin").contains("paisho\\-admin\\-backup(1)"));
    assert!(page("paisho-admin-backup").contains(".SH OPTIONS\n"));
    let count = fs::read_dir(&pages).unwrap().count();
    assert!(run.out.starts_with(&format!("wrote {count} pages into ")));
    assert!(!pages.join("paisho-man.1").exists());
}

#[test]
fn manual_pages_need_a_folder_that_can_be_made() {
    assert_unreadable(&run(&["man", "Cargo.toml/man"]), "Cargo.toml/man");
}

#[test]
fn perft_counts_steps() {
    let run = run(&["perft", "--opening", "R3", "3"]);
    let counts: Vec<&str> = run
        .out
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().nth(1).unwrap())
        .collect();
    assert_eq!(counts, ["27", "747", "28,425"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}

#[test]
fn perft_divides_into_first_steps() {
    let run = run(&["perft", "--opening", "W5", "--divide", "2"]);
    let (parts, table) = run.out.split_once("\n\n").unwrap();
    assert_eq!(parts.lines().count(), 43);
    let number = |text: &str| text.replace(',', "").parse::<u64>().unwrap();
    let sum: u64 = parts
        .lines()
        .map(|line| number(line.split_whitespace().nth(1).unwrap()))
        .sum();
    assert_eq!(sum, 1963);
    assert!(table.contains("1,963"));
}

#[test]
fn perft_counts_from_positions_and_games() {
    let position = run(&["perft", "--turns", "--position", POSITION, "1"]);
    let steps = run(&["perft", "--position", POSITION, "1"]);
    assert_eq!((position.code, steps.code), (0, 0));
    let game = run(&["perft", "--position", GAME, "2"]);
    assert!(
        game.out.lines().nth(2).unwrap().contains(" 747 "),
        "{}",
        game.out
    );
}

#[test]
fn perft_refuses_nonsense() {
    assert_unreadable(&run(&["perft", "--opening", "R9", "2"]), "\"R9\"");
    assert_unreadable(&run(&["perft", "--ruleset", "mine", "2"]), "\"mine\"");
    assert_unreadable(&run(&["perft", "--position", "1~x", "2"]), "\"x\"");
    assert_unreadable(&run(&["perft", "deep"]), "'deep'");
    assert_unreadable(&run(&["perft", "--divide", "0"]), "--divide");
}

#[test]
fn show_draws_positions_and_games() {
    let shown = run(&["show", POSITION]);
    assert_eq!((shown.code, shown.err.as_str()), (0, ""));
    assert!(
        shown
            .out
            .contains("  8                 HW3  .   .   .  [ ]")
    );
    assert!(shown.out.contains("Guest to move: a turn"));
    assert!(shown.out.contains("Hand of Host: R3x3 R4x3 R5x3 W3x2"));
    assert!(shown.out.lines().all(|line| line.chars().count() <= 80));
    let piped = run_with_input(&["show", "-"], GAME.as_bytes());
    assert_eq!(piped.code, 0);
    assert!(piped.out.contains("HR3") && piped.out.contains("GR3"));
}

#[test]
fn show_uses_colours_only_when_asked() {
    let escape = '\u{1b}';
    assert!(!run(&["show", POSITION]).out.contains(escape));
    assert!(
        run(&["show", "--color", "always", POSITION])
            .out
            .contains(escape)
    );
    assert!(
        !run(&["show", "--color", "never", POSITION])
            .out
            .contains(escape)
    );
    assert_unreadable(&run(&["show", "--color", "pink", POSITION]), "'pink'");
}

#[test]
fn show_draws_the_impossible_with_its_problems() {
    let clash = "1~rulebook~G~GR3aHW3----------------~G233333LO-H333233LO";
    let shown = run(&["show", clash]);
    assert_eq!(shown.code, 1);
    assert!(shown.out.contains("GR3< .  HW3<"), "{}", shown.out);
    assert!(shown.out.contains("This is not a legal position:"));
}

#[test]
fn show_refuses_nonsense() {
    assert_unreadable(&run(&["show", "hello"]), "\"hello\"");
    assert_unreadable(&run(&["show", ""]), "the input is empty");
    assert_unreadable(
        &run_with_input(&["show", "-"], &[0xff, 0xfe]),
        "standard input",
    );
    let missing = run(&["show", "games/none.txt"]);
    assert_unreadable(&missing, "there is no file \"games/none.txt\"");
    assert_unreadable(&run(&["show", "crates"]), "cannot read crates");
    assert_unreadable(&run(&["show", "0H.R,W,K,B;0G.R,R,K,K;1G.R3(8,0)"]), "§3.2");
}

#[test]
fn explain_tells_what_a_legal_turn_does() {
    let capture = run(&["explain", POSITION, "(-2,7)-(-4,8)"]);
    assert_eq!(capture.code, 0);
    assert!(capture.out.contains("captures Host's Jasmine at (-4,8)"));
    let harmony = "1~garden_gate~G~GR3-cGR4---------------~G223333LORK-H333333LOBW";
    let bonus = run(&["explain", harmony, "3G.(-2,7)-(-2,8)+K(0,0)"]);
    assert_eq!(bonus.code, 0);
    assert!(
        bonus
            .out
            .contains("the turn earns a bonus for GR3 (-4,8) - GR4 (-2,8)")
    );
    assert!(bonus.out.contains("a Knotweed is placed at (0,0)"));
}

#[test]
fn explain_tells_what_boats_and_wheels_do_to_other_tiles() {
    // Host has a Knotweed at (2,4), a Lily at (1,-1) and a Boat beside it.
    let before = "1~garden_gate~G~GR3-cGR4---jHK-----iHW4HB-------~G223333LOBW-H333323LORR";
    let turn = "(-2,7)-(-2,8)";
    let boat = run(&["explain", before, &format!("{turn}+B(2,4)")]);
    assert_eq!(boat.code, 0, "{}{}", boat.out, boat.err);
    let both = "bonus: a Boat meets Host's Knotweed at (2,4), and both leave the game\n";
    assert!(boat.out.contains(both), "{}", boat.out);
    let wheel = run(&["explain", before, &format!("{turn}+W(0,-1)")]);
    assert_eq!(wheel.code, 0, "{}{}", wheel.out, wheel.err);
    let turned = [
        "bonus: a Wheel is placed at (0,-1)\n",
        "the Wheel turns Host's Lily at (1,-1) to (1,-2)\n",
    ];
    for line in turned {
        assert!(wheel.out.contains(line), "{}", wheel.out);
    }
    assert_eq!(
        wheel.out.matches("the Wheel turns").count(),
        1,
        "{}",
        wheel.out
    );
}

#[test]
fn explain_refuses_special_flowers_as_a_turn_by_rule() {
    for turn in ["L(0,-8)", "3G.O(8,0)", "K(3,3)"] {
        let refused = run(&["explain", POSITION, turn]);
        assert_eq!((refused.code, refused.err.as_str()), (1, ""), "{turn}");
        assert!(refused.out.contains("§6.5: the "), "{}", refused.out);
    }
}

/// Host's third turn clashes with Guest's Rose, and Guest goes on.
const CLASHING: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(1,-6);\
                        2H.W3(0,-8);3G.R4(8,0);3H.(0,-8)-(1,-7);4G.R5(0,-8)";

#[test]
fn repair_returns_tiles_that_clashed_unnoticed() {
    assert_unreadable(&run(&["show", CLASHING]), "§5.2");
    let repaired = run(&["repair", CLASHING]);
    assert_eq!(repaired.code, 0, "{}", repaired.err);
    let returned = "Returned after 4G: Host's Jasmine at (1,-7), Guest's Rose at (1,-6)\n";
    assert_eq!(repaired.err, returned);
    let words: Vec<&str> = repaired.out.split_whitespace().collect();
    let note = "3G.R4(8,0) {Played with a clash: 3H.(0,-8)-(1,-7) 4G.R5(0,-8); \
                W3 (1,-7) returned; R3 (1,-6) returned}";
    assert!(words.join(" ").contains(note), "{}", repaired.out);
    assert!(
        repaired.out.contains("[FirstTurn \"4\"]"),
        "{}",
        repaired.out
    );

    // The repaired game is two legal records, and repairing it again changes nothing.
    let again = run_with_input(&["convert", "--to", "record", "-"], repaired.out.as_bytes());
    assert_eq!(
        (again.code, &again.out),
        (0, &repaired.out),
        "{}",
        again.err
    );
    let fine = run(&["repair", GAME]);
    assert_eq!(fine.err, "warning: there is no clash to repair\n");
    assert_eq!(fine.out, run(&["convert", "--to", "record", GAME]).out);
}

#[test]
fn repair_goes_on_after_the_turn_at_which_a_clash_was_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("repaired.paisho");
    let file = file.to_str().unwrap();
    let game = format!("[Host \"Anna\"]\n\n{CLASHING} {{Oh!}} 4H.W3(-8,0) 5G.(8,0)-(6,1)");
    let repaired = run(&["repair", "--after", "4G", &game, "-o", file]);
    assert_eq!(
        (repaired.code, repaired.out.as_str()),
        (0, ""),
        "{}",
        repaired.err
    );
    let text = fs::read_to_string(file).unwrap();
    assert!(text.ends_with("\n4H.W3(-8,0) 5G.(8,0)-(6,1)\n"), "{text}");
    assert_eq!(text.matches("[Host \"Anna\"]").count(), 2, "{text}");
    assert!(text.contains("Oh!"), "{text}");
    let position = "1~rulebook~G~HW3bGR3----------------~G233333LO-H333233LO";
    let repaired = run(&["repair", position]);
    let clear = "1~rulebook~G~----------------~G333333LO-H333333LO\n";
    assert_eq!(
        (repaired.code, repaired.out.as_str()),
        (0, clear),
        "{}",
        repaired.err
    );
}

#[test]
fn repair_refuses_everything_but_clashes() {
    assert_unreadable(&run(&["repair", ""]), "the input is empty");
    assert_unreadable(&run(&["repair", "nowhere.paisho"]), "nowhere.paisho");
    assert_unreadable(
        &run(&["repair", "https://example.org/?game="]),
        "not a link",
    );
    let never = run(&["repair", "--after", "9G", CLASHING]);
    assert_unreadable(&never, "after \"9G\"");
    let other = run(&["repair", &format!("{CLASHING};4H.(0,8)-(0,1)")]);
    assert_unreadable(&other, "§6.1");
    let label = run(&["repair", &format!("{CLASHING};5H.W3(-8,0)")]);
    assert_unreadable(&label, "4H");
    let turns = run(&["repair", "--after", "1G", POSITION]);
    assert_unreadable(&turns, "--after");
    assert_unreadable(&run(&["repair", "1~rulebook~X"]), "\"X\"");
}

#[test]
fn explain_names_the_rule_and_draws_the_place() {
    let clash = run(&["explain", POSITION, "(-2,7)-(-2,8)"]);
    assert_eq!(clash.code, 1);
    assert!(clash.out.contains("§5.2"));
    assert!(clash.out.contains("HW3< . <GR3<"), "{}", clash.out);
    let pass = run(&["explain", POSITION, "pass"]);
    assert_eq!(pass.code, 1);
    assert!(pass.out.contains("§4.2"));
}

#[test]
fn explain_refuses_nonsense() {
    assert_unreadable(&run(&["explain", POSITION, "jump"]), "\"jump\"");
    assert_unreadable(&run(&["explain", "nowhere", "pass"]), "\"nowhere\"");
    assert_unreadable(&run(&["explain", POSITION]), "<TURN>");
    let other = run(&["explain", POSITION, "3H.(-2,7)-(-4,8)"]);
    assert_unreadable(&other, "a turn of Host, but Guest is to move");
}

#[test]
fn convert_goes_round_through_all_forms() {
    let rules = ["--ruleset", "garden_gate"];
    let to = |form: &str, text: &str| {
        let run = run(&[&["convert", "--to", form, text], &rules[..]].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{form}");
        run.out
    };
    let (record, link) = (to("record", GAME), to("link", GAME));
    assert_eq!(to("turns", &record).trim(), GAME);
    assert_eq!(to("turns", &link).trim(), GAME);
    assert_eq!(to("record", &link), record);
    let position = to("position", &link);
    assert_eq!(to("position", &position), position);
    assert!(to("json", &position).contains("\"turns\":[]"));
    let piped = run_with_input(&["convert", "--to", "link", "-"], record.as_bytes());
    assert_eq!(piped.out, link);
}

#[test]
fn convert_reads_files_and_says_what_is_lost() {
    let path = std::env::temp_dir().join(format!("paisho-{}.txt", std::process::id()));
    std::fs::write(&path, format!("[Host \"Anna\"]\n\n{{Hello.}} {GAME}")).unwrap();
    let run = run(&["convert", "--to", "turns", path.to_str().unwrap()]);
    std::fs::remove_file(&path).unwrap();
    assert_eq!((run.code, run.out.trim()), (0, GAME));
    assert_eq!(run.err, "warning: game no. 1: left out comments, tags\n");
}

#[test]
fn convert_warns_of_what_the_site_lets_pass() {
    let query = format!("gameType=1&game={GAME}&gameOptions=[\"Rain\"]");
    let run = run(&["convert", "--to", "turns", &query]);
    assert_eq!((run.code, run.out.trim()), (0, GAME));
    assert_eq!(run.err, "warning: unknown option \"Rain\"\n");
}

#[test]
fn convert_refuses_nonsense() {
    assert_unreadable(&run(&["convert", GAME]), "--to");
    assert_unreadable(&run(&["convert", "--to", "gold", GAME]), "'gold'");
    assert_unreadable(&run(&["convert", "--to", "turns", "hello"]), "\"hello\"");
    assert_unreadable(&run(&["convert", "--to", "turns", POSITION]), "no turns");
    assert_unreadable(&run(&["convert", "--to", "link", GAME]), "rulebook");
    let forced = run(&["convert", "--from", "position", "--to", "turns", GAME]);
    assert_unreadable(&forced, "as a position");
}

#[test]
fn conform_agrees_with_our_files() {
    let run = run(&["conform", "conformance/positions.jsonl.gz"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(
        run.out.contains("differences                   0"),
        "{}",
        run.out
    );
}

const TRUE_LINE: &str =
    r#"{"id":"a","side":"G","board":"0,8:GR3","hands":{"G":"R3","H":"R4"},"ring":[]}"#;
const FALSE_LINE: &str =
    r#"{"id":"b","side":"G","board":"0,8:GR3","hands":{"G":"R3","H":"R4"},"n":7}"#;

#[test]
fn conform_reports_differences_with_file_line_and_position() {
    let input = format!("{TRUE_LINE}\n\n{FALSE_LINE}\n");
    let run = run_with_input(&["conform", "-"], input.as_bytes());
    assert_eq!(run.code, 1);
    assert!(
        run.out
            .starts_with("standard input:3 b, position\n  position 1~garden_gate~G~")
    );
    assert!(
        run.out
            .contains("number of legal turns: expected 7, found ")
    );
}

#[test]
fn conform_reports_unreadable_lines() {
    let input = format!("{TRUE_LINE}\nnonsense\n");
    let quiet = run_with_input(&["conform", "--quiet", "-"], input.as_bytes());
    assert_eq!(quiet.code, 2);
    assert!(
        quiet
            .out
            .starts_with("standard input:2 cannot read the line as a case in JSON")
    );
    assert_eq!(quiet.out.lines().count(), 1);
    let both = run_with_input(&["conform", "-"], format!("{input}{FALSE_LINE}").as_bytes());
    assert_eq!(both.code, 1);
    let binary = run_with_input(&["conform", "-"], &[0xff, b'\n']);
    assert_eq!(binary.code, 2);
    assert!(binary.out.contains("standard input:1 not UTF-8"));
}

#[test]
fn conform_speaks_json() {
    let input = format!("{TRUE_LINE}\n{FALSE_LINE}\nnonsense\n");
    let run = run_with_input(&["conform", "--json", "-"], input.as_bytes());
    let summary: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(summary["counts"]["positions"], 2);
    assert_eq!(summary["findings"][0]["id"], "b");
    assert_eq!(summary["unreadable"][0]["line"], 3);
}

#[test]
fn conform_refuses_files_that_are_not_there_or_empty() {
    assert_unreadable(
        &run(&["conform", "no/such/file"]),
        "cannot open no/such/file",
    );
    let empty = run_with_input(&["conform", "-"], b"");
    assert_eq!(empty.code, 2);
    assert!(
        empty
            .out
            .contains("standard input:1 the file has no lines to check")
    );
    let folder = run(&["conform", "conformance"]);
    assert_eq!(folder.code, 2);
    assert!(
        folder.out.contains("conformance:1 cannot read the file"),
        "{}",
        folder.out
    );
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = program()
        .args(["perft", "--divide", "--turns", "--position"])
        .args([POSITION, "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let run = finished(child.wait_with_output().unwrap());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}

#[test]
fn the_engine_answers_and_ends_with_its_input() {
    let lines = b"newgame rulebook.accents_one_of_each\nnonsense\ngo nodes 500\ngo infinite\n";
    let run = run_with_input(&["engine"], lines);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("error "), "{}", run.out);
    assert!(run.out.contains("bestturn "), "{}", run.out);
}

/// A position in the middle of a game, where counting or searching to the end takes long.
const MIDDLE: &str = "position 1~garden_gate~G~-fGR3aHR5-----cHK-bHWaHWhGW-GW3lGKbHO-bGW3mGB-oGWHR3-\
    pHW5-bGR5HR---hGR5-cHR5~G231133LO-H231332L";

/// The engine's answers to lines after which its input ends.
fn engine_after(lines: &[&str]) -> String {
    let input = format!("{MIDDLE}\n{}\n", lines.join("\n"));
    let run = run_with_input(&["engine"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{lines:?}");
    run.out
}

#[test]
fn an_endless_search_is_answered_when_its_input_ends() {
    for endless in ["go infinite", "go"] {
        let out = engine_after(&[endless]);
        assert!(out.lines().last().unwrap().starts_with("bestturn "));
    }
    let limited = engine_after(&["go nodes 2000"]);
    assert!(limited.contains(" nodes 2000 "), "{limited}");
    assert!(limited.lines().last().unwrap().starts_with("bestturn "));
    let level = engine_after(&["option level 2", "go"]);
    assert!(level.lines().last().unwrap().starts_with("bestturn "));
}

#[test]
fn a_long_count_hears_stop_and_quit_and_the_end_of_its_input() {
    let stopped = "perft stopped at ";
    let out = engine_after(&["perft 6", "ready", "stop", "perft 1"]);
    let answers: Vec<&str> = out.lines().collect();
    assert!(matches!(answers[..], ["readyok", count, _] if count.starts_with(stopped)));
    assert!(engine_after(&["perft 6 turns", "quit"]).starts_with(stopped));
    assert!(engine_after(&["perft 6"]).starts_with(stopped));
    for lines in [&["perft 2", "quit"][..], &["perft 2"]] {
        assert_eq!(engine_after(lines), "perft 14004\n");
    }
}

#[cfg(unix)]
#[test]
fn an_engine_without_memory_for_a_table_keeps_the_one_it_has() {
    let mut child = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 1000000 && exec \"$0\" engine"])
        .arg(env!("CARGO_BIN_EXE_paisho"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = format!("option table 4096\nready\n{MIDDLE}\ngo nodes 100\n");
    let mut input = child.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    drop(input);
    let run = finished(child.wait_with_output().unwrap());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answers: Vec<&str> = run.out.lines().collect();
    assert_eq!(
        answers[..2],
        [
            "error there is not enough memory for a table of 4096 MiB",
            "readyok"
        ]
    );
    assert!(answers.last().unwrap().starts_with("bestturn "));
}
