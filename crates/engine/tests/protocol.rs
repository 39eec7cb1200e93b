//! Tests of the engine protocol, line by line.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho::{Position, Ruleset, Turn};
use paisho_engine::{BenchPosition, Clock, Greedy, PlainPlayer, Session, Status, StoppedClock};

/// Sends lines, finishes the work of each, and collects the session's output.
fn converse(lines: &[&str]) -> Vec<String> {
    let mut session = Session::new(Vec::new(), StoppedClock);
    for line in lines {
        session.line(line).unwrap();
        session.think_to_end().unwrap();
    }
    said(&mut session)
}

fn said<C: Clock>(session: &mut Session<Vec<u8>, C>) -> Vec<String> {
    let bytes = core::mem::take(session.output_mut());
    String::from_utf8(bytes)
        .unwrap()
        .lines()
        .map(str::to_owned)
        .collect()
}

fn start_of(lines: &[String]) -> Vec<&str> {
    lines
        .iter()
        .map(|l| l.split(' ').next().unwrap_or(""))
        .collect()
}

#[test]
fn it_says_who_it_is_and_what_can_be_set() {
    let said = converse(&["paisho"]);
    assert_eq!(said[0], "id name paisho");
    assert!(said.contains(&"option threads default 1 from 1 to 64".to_owned()));
    assert_eq!(said.last().unwrap(), "paishook");
    assert_eq!(converse(&["ready"]), ["readyok"]);
    assert_eq!(converse(&["levels"]).len(), 8);
}

#[test]
fn a_short_game_is_played_through_by_every_preset() {
    for (preset, _) in Ruleset::presets() {
        play_a_short_game(&format!("{preset}.accents_one_of_each"));
    }
}

fn play_a_short_game(rules: &str) {
    let mut session = Session::new(Vec::new(), StoppedClock);
    session.line(&format!("newgame {rules}")).unwrap();
    for _ in 0..6 {
        session.line("go nodes 300").unwrap();
        assert_eq!(session.think_to_end().unwrap(), Status::Waiting);
        let lines = said(&mut session);
        let best = lines
            .last()
            .unwrap()
            .strip_prefix("bestturn ")
            .unwrap()
            .to_owned();
        session.line(&format!("play {best}")).unwrap();
        assert!(said(&mut session).is_empty(), "{rules}: {best} was refused");
    }
    session.line("show").unwrap();
    let shown = said(&mut session);
    let text = shown[0].strip_prefix("position ").unwrap();
    let position: Position = text.parse().unwrap();
    assert_eq!(&position, session.position());
    assert_eq!(position.ruleset().to_string(), rules);
}

#[test]
fn positions_are_set_by_text_and_by_turns() {
    let said = converse(&[
        "position start rulebook turns 0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)",
        "show",
        "position turns R,R,K,B W,W,K,K",
        "show",
    ]);
    assert!(said[0].starts_with("position 1~rulebook~G~"), "{said:?}");
    assert!(said[1].starts_with("position 1~rulebook~Go~"), "{said:?}");
    let text = said[0].strip_prefix("position ").unwrap();
    let again = converse(&[
        &format!("position {text} turns (0,-8)-(0,-6)"),
        "legal",
        "perft 1",
    ]);
    let legal: Vec<&str> = again[0].split(' ').collect();
    let position: Position = text.parse().unwrap();
    let after = position.play("(0,-8)-(0,-6)".parse().unwrap()).unwrap();
    assert_eq!(legal[1], after.count_steps().to_string());
    assert_eq!(legal.len() - 2, after.count_steps());
    assert!(
        legal[2..]
            .iter()
            .all(|t| after.play(t.parse::<Turn>().unwrap()).is_ok())
    );
    assert_eq!(again[1], format!("perft {}", after.perft(1)));
}

#[test]
fn bonuses_are_listed_chosen_and_declined_in_the_middle_of_a_turn() {
    const BOARD: &str = "position start rulebook.accents_one_of_each turns R3(0,-8) R3(0,8) \
        (0,-8)-(0,-6) R4(8,0) R4(0,-8) R5(-8,0)";
    let said = converse(&[BOARD, "legal (0,-8)-(1,-6)", "legal (0,-6)-(1,-6)"]);
    assert!(
        said[0].starts_with("legal ") && said[0].contains(" +R(") && said[0].ends_with(" decline")
    );
    assert_eq!(said[1], "legal 0");
    let mut session = Session::new(Vec::new(), StoppedClock);
    session.line(BOARD).unwrap();
    let arranged = session
        .position()
        .play_step("(0,-8)-(1,-6)".parse::<Turn>().unwrap().first_step());
    let text = arranged.unwrap().to_string();
    let said = converse(&[&format!("position {text}"), "go nodes 500"]);
    let best = said.last().unwrap();
    assert!(
        best.starts_with("bestturn +") || best == "bestturn decline",
        "{best}"
    );
}

#[test]
fn several_lines_begin_differently_and_are_in_order() {
    let said = converse(&[
        "option lines 3",
        "position start rulebook.accents_one_of_each turns R3(0,-8);R3(0,8)",
        "go depth 2 nodes 20000",
    ]);
    let last: Vec<&String> = said
        .iter()
        .filter(|l| l.starts_with("info depth 2"))
        .collect();
    assert!(last.len() >= 3, "{said:?}");
    let mut firsts: Vec<&str> = last[..3]
        .iter()
        .map(|l| {
            l.split(" pv ")
                .nth(1)
                .unwrap()
                .split(['+', ' '])
                .next()
                .unwrap()
        })
        .collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn garbage_is_answered_by_errors_and_never_ends_the_session() {
    let garbage = [
        "xyzzy",
        "go sideways",
        "go nodes",
        "go nodes -1",
        "go movetime 99999999999999999999999",
        "position",
        "position 1~rulebook",
        "position start nonsense",
        "position start rulebook turns (0,0)-(1,1)",
        "position start rulebook and more",
        "option",
        "option level 9",
        "option colour blue",
        "option table 0",
        "newgame rulebook.dragons",
        "newgame rulebook x",
        "perft",
        "perft 99",
        "perft x",
        "play",
        "play (0,0)",
        "legal (0,0)-(1,1)",
        "legal nonsense",
        "ready steady",
        "\u{0}\u{ffff} ☃",
        "position ☃☃☃ turns ☃",
    ];
    for line in garbage {
        let said = converse(&[line, "ready"]);
        assert_eq!(
            start_of(&said),
            ["error", "readyok"],
            "{line:?} gave {said:?}"
        );
    }
    assert!(converse(&["", "   ", "\t"]).is_empty());
    let long = "9".repeat(100_000);
    let said = converse(&[&long]);
    assert!(said[0].len() < 200, "an error quotes the beginning only");
}

#[test]
fn an_infinite_search_waits_for_stop() {
    let mut session = Session::new(Vec::new(), StoppedClock);
    session
        .line("position start rulebook.accents_one_of_each turns R3(0,-8)")
        .unwrap();
    // Host has one legal step, so the search is done at once, but the answer waits.
    session.line("go infinite").unwrap();
    assert_eq!(session.think_to_end().unwrap(), Status::Waiting);
    assert!(!said(&mut session).iter().any(|l| l.starts_with("bestturn")));
    session.line("newgame").unwrap();
    assert_eq!(start_of(&said(&mut session)), ["error"]);
    session.line("stop").unwrap();
    assert_eq!(said(&mut session).last().unwrap(), "bestturn R3(0,8)");
    session.line("stop").unwrap();
    assert!(said(&mut session).is_empty());
    assert_eq!(session.line("quit").unwrap(), Status::Ended);
}

/// A `position` line with a position from the middle of a game.
fn middle_of_a_game() -> String {
    let all = BenchPosition::all();
    let middle = all.iter().find(|b| b.turns > 20).unwrap();
    format!("position {}", middle.position)
}

#[test]
fn a_count_can_be_stopped_left_and_finished() {
    let mut session = Session::new(Vec::new(), StoppedClock);
    for line in [&middle_of_a_game(), "perft 6", "ready"] {
        session.line(line).unwrap();
    }
    assert_eq!(start_of(&said(&mut session)), ["readyok"]);
    assert_eq!(session.think().unwrap(), Status::Thinking);
    assert_eq!(session.line("stop").unwrap(), Status::Waiting);
    let stopped = said(&mut session);
    assert!(stopped[0].starts_with("perft stopped at "), "{stopped:?}");
    let steps = session.position().count_steps() as u64;
    let turns = session.position().perft_turns(1);
    // Lines that arrive all at once, as from a file, are all answered.
    for line in ["perft 1", "show", "perft 1 turns", "quit"] {
        session.line(line).unwrap();
    }
    let answers = said(&mut session);
    assert_eq!(answers[0], format!("perft {steps}"));
    assert!(answers[1].starts_with("position "), "{answers:?}");
    assert_eq!(answers[2..], [format!("perft {turns}")]);
    assert_eq!(session.status(), Status::Ended);
}

#[test]
fn a_long_count_does_not_keep_a_session_from_ending() {
    let mut session = Session::new(Vec::new(), StoppedClock);
    for line in [&middle_of_a_game(), "perft 6 turns", "quit"] {
        session.line(line).unwrap();
    }
    assert_eq!(session.status(), Status::Ended);
    let answers = said(&mut session);
    assert!(answers[0].starts_with("perft stopped at "), "{answers:?}");
}

/// The output of a session that is closed while it works on a line.
fn said_at_the_end(line: &str) -> Vec<String> {
    let mut session = Session::new(Vec::new(), StoppedClock);
    session.line(&middle_of_a_game()).unwrap();
    session.line(line).unwrap();
    session.think().unwrap();
    said(&mut session);
    assert_eq!(session.close().unwrap(), Status::Ended);
    said(&mut session)
}

#[test]
fn whoever_closes_a_session_gets_the_answer() {
    for endless in ["go", "go infinite"] {
        let lines = said_at_the_end(endless);
        assert_eq!(start_of(&lines), ["info", "bestturn"], "{endless}");
    }
    for limited in ["go nodes 300", "go infinite nodes 300"] {
        let lines = said_at_the_end(limited);
        let [.., info, best] = &lines[..] else {
            panic!("{lines:?}")
        };
        assert!(info.contains(" nodes 300 "), "{limited}: {info}");
        assert!(best.starts_with("bestturn "), "{best}");
    }
    let count = middle_of_a_game()
        .replacen("position ", "", 1)
        .parse::<Position>();
    let count = count.unwrap().perft(3);
    assert_eq!(said_at_the_end("perft 3"), [format!("perft {count}")]);
    assert!(said_at_the_end("ready").is_empty());
}

#[test]
fn a_level_with_a_limit_answers_a_plain_go() {
    let said = converse(&[&middle_of_a_game(), "option level 1", "go"]);
    assert!(said.last().unwrap().starts_with("bestturn "), "{said:?}");
}

#[test]
fn a_game_that_is_over_has_no_best_turn() {
    let over = "position start rulebook.seats3";
    let said = converse(&[over, "go nodes 100"]);
    assert!(said.last().unwrap().starts_with("bestturn "));
    let ring = "1~rulebook~G~----dGR3eGR4";
    let said = converse(&[&format!("position {ring}")]);
    assert_eq!(start_of(&said), ["error"]);
    let (mut position, mut player) = (Position::start(Ruleset::RULEBOOK), Greedy::new(3));
    let mut line = "position start rulebook turns".to_owned();
    while let Some(turn) = player.turn(&position) {
        line += &format!(" {turn}");
        position.play_unchecked(turn);
    }
    let said = converse(&[&line, "go nodes 100"]);
    assert_eq!(said, ["error the game is over", "bestturn none"]);
}

#[test]
fn a_game_is_reviewed_backwards_line_by_line() {
    let lines = converse(&[
        "newgame rulebook.accents_one_of_each",
        "position turns R3(0,-8);R3(0,8);(0,-8)-(0,-5);(0,8)-(0,5)",
        "review nodes 200",
    ]);
    let known: Vec<_> = lines.iter().filter(|l| l.starts_with("review ")).collect();
    let starts: Vec<String> = (0..5).rev().map(|i| format!("review {i} of 5")).collect();
    assert_eq!(known.len(), 5, "{lines:?}");
    assert!(known.iter().zip(&starts).all(|(l, s)| l.starts_with(s)));
    assert!(known[0].contains(" score ") && known[0].contains(" chance "));
    assert!(
        !known[0].contains(" loss "),
        "the last position has no turn"
    );
    assert!(known[1].contains(" loss ") && known[1].contains(" pv "));
    assert_eq!(known[4], "review 0 of 5", "opening flowers are not judged");
    assert!(lines.iter().any(|l| l.starts_with("player G turns 1 ")));
    assert!(lines.last().unwrap().starts_with("reviewed 5 of 5 nodes "));
}

#[test]
fn a_review_can_be_stopped_and_refuses_other_work_until_then() {
    let mut session = Session::new(Vec::new(), StoppedClock);
    let game = "position start rulebook.accents_one_of_each turns R3(0,-8);R3(0,8);(0,-8)-(0,-5)";
    for line in [game, "review nodes 100000000", "go nodes 1"] {
        session.line(line).unwrap();
    }
    assert_eq!(session.think().unwrap(), Status::Thinking);
    session.line("stop").unwrap();
    assert_eq!(session.status(), Status::Waiting);
    let lines = said(&mut session);
    assert!(lines[0].starts_with("error a search is under way"));
    assert!(lines.last().unwrap().starts_with("reviewed 0 of 4 nodes "));
}

#[test]
fn a_review_knows_its_limits_and_needs_no_turns() {
    assert_eq!(converse(&["review"]), ["reviewed 0 of 0 nodes 0"]);
    let errors = converse(&["review movetime 5", "review nodes", "review 7"]);
    assert!(errors.iter().all(|l| l.starts_with("error ")), "{errors:?}");
    assert_eq!(errors.len(), 3);
}
