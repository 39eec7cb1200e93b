//! Records by example: how they look, what they refuse, how they are edited.

use paisho::case::Case;
use paisho::notation::record::{Departure, EditError, MAX_DEPTH, NodeId, Record, TimeLeft};
use paisho::{Ending, Leaving, Outcome, Position, Ruleset, Seat, SeatCount, SeatSet};

const EXAMPLE: &str = r#"[Event "Evening in the garden"]
[Date "2026.11.15"]
[Host "Anna"]
[Guest "Ben \"the boat\""]
[TimeControl "10m+5s"]
[Result "Guest wins by resignation"]
[Ruleset "rulebook"]
[RulesVersion "1"]
[Mood "calm"]

{Both were early.} 0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) [%clk 0:09:58.3] {A quiet
beginning \{so far\}.\nMore to come.} (1G.R4(0,-8) 1H.R4(0,8) (1H.R4(0,8)
2G.R5(8,0))) (1G.R5(0,-8)) 1H.R3(0,8) 2G.(0,-8)-(0,-7)
"#;

/// The example without the variation that repeats a turn.
fn example() -> String {
    EXAMPLE.replace("(1H.R4(0,8)\n2G.R5(8,0))", "2G.R5(8,0)")
}

fn said(text: &str) -> String {
    Record::parse(text).unwrap_err().to_string()
}

/// South's only flower is walled in, and a Pond stands elsewhere: by the first version of the rules
/// South has to pass, by the second South plants beside the Pond.
#[test]
fn a_record_is_replayed_by_its_own_version_of_the_rules() {
    let board = "board SR3(0,-8) WR(1,-8) WK(-1,-8) WB(0,-7) WP(0,2)";
    let case = format!("rules rulebook.seats3.oasis\n{board}\ncount 0");
    let case = Case::parse(&case).unwrap();
    let start = case.position().expect("a valid position");
    let text = |version: u32, turn: &str| {
        format!("[RulesVersion \"{version}\"]\n[Position \"{start}\"]\n\n1S.{turn}\n")
    };
    for (version, legal, illegal) in [(1, "pass", "R3(0,1)"), (2, "R3(0,1)", "pass")] {
        let record = Record::parse(&text(version, legal)).unwrap();
        assert_eq!(record.ruleset().version.number(), version);
        let printed = record.to_string();
        assert!(printed.contains(&format!("[RulesVersion \"{version}\"]")));
        assert_eq!(Record::parse(&printed).unwrap().to_string(), printed);
        assert!(Record::parse(&text(version, illegal)).is_err());
    }
}

#[test]
fn an_example_is_read() {
    let record = Record::parse(&example()).unwrap();
    assert_eq!(record.player(Seat::GUEST), Some("Ben \"the boat\""));
    assert_eq!(record.tags.value("Mood"), Some("calm"));
    assert_eq!(
        record.result(),
        Some(Outcome {
            winners: Seat::GUEST.alone(),
            ending: Ending::Resignation
        })
    );
    assert_eq!(record.main_line().turns().len(), 5);
    let first = record.main_line().turns()[2];
    let path = record.path(record.last_of_main_line());
    assert_eq!(record.turn(path[3]), Some(first));
    assert_eq!(
        record.comment(path[3]),
        "A quiet beginning {so far}.\nMore to come."
    );
    assert_eq!(
        record.time_left(path[3]),
        Some(TimeLeft { millis: 598_300 })
    );
    assert_eq!(record.children(path[2]).len(), 3);
    assert_eq!(record.comment(NodeId::ROOT), "Both were early.");
}

#[test]
fn the_printed_example_looks_as_expected() {
    let printed = Record::parse(&example()).unwrap().to_string();
    let turns = printed.split_once("\n\n").unwrap().1;
    assert_eq!(
        turns,
        "{Both were early.} 0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) [%clk 0:09:58.3] {A quiet\n\
         beginning \\{so far\\}.\\nMore to come.} (1G.R4(0,-8) 1H.R4(0,8) 2G.R5(8,0))\n\
         (1G.R5(0,-8)) 1H.R3(0,8) 2G.(0,-8)-(0,-7)\n"
    );
    assert_eq!(printed.lines().next(), EXAMPLE.lines().next());
}

#[test]
fn errors_say_where_and_what() {
    assert_eq!(
        said(EXAMPLE),
        "line 12, column 64: the variation begins with a turn that the record already has there, \
         at \"1H.R4(0,8)\""
    );
    assert_eq!(
        said(""),
        "line 1, column 1: expected a record, but the text ends there"
    );
    assert_eq!(
        said("0H.R,W,K,B\n 0G.R,R,K,X"),
        "line 2, column 11: expected the code of a tile, at \"X\""
    );
    assert_eq!(
        said("0H.R,W,K,B 0H.R,R,K,K"),
        "line 1, column 12: expected the label 0G, found 0H, at \"0H.R,R,K,K\""
    );
    // The refusal itself is worded by the rules.
    let illegal = said("0H.R,W,K,B 0G.R,R,K,K\n{now} 1G.R3(0,8) 1H.R3(0,8)");
    assert!(illegal.starts_with("line 2, column 7: "), "{illegal}");
    assert!(illegal.ends_with("(0,-8), at \"1G.R3(0,8)\""), "{illegal}");
    for (text, problem) in [
        ("[Host \"a\"]\n[Host \"b\"]", "twice"),
        ("[Host \"a]", "never closed"),
        ("[Host \"\\x\"]", "backslash"),
        ("[Date \"today\"]", "2026.11.15"),
        ("[Two Words \"\"]", "expected '\"'"),
        ("[Ruleset \"chess\"]", "\"chess\""),
        ("[RulesVersion \"3\"]", "only versions 1 to 2"),
        ("[RulesVersion \"1\"]\n[RulesVersion \"2\"]", "twice"),
        ("[FirstTurn \"0\"]", "greater than 0"),
        ("[Position \"1~\"]", "preset"),
        ("[Result \"1-0\"]", "\"1-0\""),
        ("[Result \"Guest wins by ring\"]", "does not end"),
        ("[Result \"Guest wins by agreement\"]", "does not end"),
        ("0H.R,W,K,B {", "comment is never closed"),
        ("0H.R,W,K,B (", "variation is never closed"),
        ("0H.R,W,K,B ()", "no turns"),
        (
            "0H.R,W,K,B ({x} 0H.R,R,K,B)",
            "before the first turn of the variation",
        ),
        ("0H.R,W,K,B )", "no variation is open"),
        ("(0H.R,W,K,B)", "no turn before the variation"),
        ("0H.R,W,K,B [%clk 0:00:01] [%clk 0:00:01]", "already"),
        ("0H.R,W,K,B [%clk 1]", "expected ':'"),
        ("0H.R,W,K,B [%eval 1]", "[%clk 0:09:58]"),
        ("0H.R,W,K,Bx", "expected ' '"),
        ("0H.R,R,R,B", "R"),
        ("[Event \"a\"]\n\n[Event \"b\"]", "another one begins"),
    ] {
        let said = said(text);
        assert!(said.contains(problem), "{text}: {said}");
    }
}

#[test]
fn a_start_position_and_its_number_are_kept() {
    let position = Record::parse(&example()).unwrap().end();
    let mut record = Record::new(&position, 2);
    let turn = "(0,8)-(0,7)".parse().unwrap();
    record.add(NodeId::ROOT, turn).unwrap();
    let text = record.to_string();
    assert!(text.contains(&format!(
        "[Position \"{position}\"]\n[FirstTurn \"2\"]\n\n2H.(0,8)"
    )));
    assert_eq!(Record::parse(&text), Ok(record));
    let other = text.replace("[Ruleset \"rulebook\"]", "[Ruleset \"garden_gate\"]");
    assert!(said(&other).contains("different rules"));
}

#[test]
fn a_board_that_shows_the_result_outranks_declarations() {
    let game = include_str!("fixtures/base-1.txt").trim_end();
    let turns = game.strip_prefix("gameType=1&game=").unwrap();
    let record = Record::parse(&format!("[Ruleset \"garden_gate\"]\n\n{turns}")).unwrap();
    assert!(
        record
            .to_string()
            .starts_with("[Result \"Host wins by ring\"]")
    );
    let wrong = record.to_string().replace("Host wins", "Guest wins");
    assert!(said(&wrong).contains("does not end"));
    let mut shorter = record.clone();
    shorter.delete(record.last_of_main_line()).unwrap();
    assert_eq!(shorter.result(), None);
    let time = Outcome {
        winners: Seat::GUEST.alone(),
        ending: Ending::Time,
    };
    assert_eq!(shorter.declare(Some(time)), Ok(()));
    assert_eq!(shorter.result(), Some(time));
    // Playing the last turn again makes the declaration void.
    let last = record.turn(record.last_of_main_line()).unwrap().turn;
    shorter.add(shorter.last_of_main_line(), last).unwrap();
    assert_eq!(shorter, record);
    assert_eq!(shorter.declare(Some(time)), Err(EditError::ResultDiffers));
}

#[test]
fn editing_keeps_the_tree_in_order() {
    let mut record = Record::parse(&example()).unwrap();
    let third = record.path(record.last_of_main_line())[2];
    let [main, r4, r5] = *record.children(third) else {
        panic!("three continuations");
    };
    // A turn that is there is found.
    assert_eq!(record.add(third, record.turn(r4).unwrap().turn), Ok(r4));
    record.promote(r5).unwrap();
    assert_eq!(record.children(third), [r5, main, r4]);
    let below = record.children(r4)[0];
    record.delete(r4).unwrap();
    assert_eq!(record.children(third), [r5, main]);
    assert_eq!(record.set_comment(below, "x"), Err(EditError::NoSuchNode));
    assert_eq!(record.turn(below), None);
    assert_eq!(record.delete(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(record.promote(NodeId::ROOT), Err(EditError::Root));
    record.set_comment(r5, "").unwrap();
    let refused = record.add(r5, "R3(0,8)".parse().unwrap());
    assert!(matches!(refused, Err(EditError::Illegal(_))));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn variations_nest_only_so_deep() {
    // Each variation begins with another opening flower or arrangement than the line around it.
    let mut record = Record::parse("0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) 1H.R3(0,8)").unwrap();
    let mut node = record.last_of_main_line();
    for _ in 0..MAX_DEPTH {
        let turns = record.position(node).unwrap().legal_turns();
        record.add(node, turns[0]).unwrap();
        node = record.add(node, turns[1]).unwrap();
    }
    let turns = record.position(node).unwrap().legal_turns();
    let main = record.add(node, turns[0]).unwrap();
    assert_eq!(record.add(node, turns[1]), Err(EditError::TooDeep));
    let text = record.to_string();
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
    let label = record
        .turn(main)
        .unwrap()
        .label
        .display(SeatCount::Two)
        .to_string();
    let deeper = text.replacen("))", &format!(") ({label}.{}))", turns[1]), 1);
    assert!(
        said(&deeper).contains("deeper than 100"),
        "{}",
        said(&deeper)
    );
    // Promoting the innermost variation outwards never breaks the limit unnoticed.
    let variation = record.children(record.path(node)[4])[1];
    record.promote(variation).unwrap();
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
    let brackets = "0H.R,W,K,B ".to_owned() + &"(".repeat(100_000);
    assert!(said(&brackets).contains("no turn before the variation"));
}

#[test]
fn players_who_leave_are_written_down() {
    let rules = Ruleset {
        seats: SeatCount::Three,
        ..Ruleset::RULEBOOK
    };
    let mut record = Record::new(&Position::start(rules), 1);
    let mut node = NodeId::ROOT;
    for turn in ["R,W,K,B", "R,W,K,B", "R,W,K,B", "R3(0,-8)", "R4(-8,0)"] {
        node = record.add(node, turn.parse().unwrap()).unwrap();
    }
    let leave = |seat, reason| Departure { seat, reason };
    let north = leave(Seat::North, Leaving::Resignation);
    record.leave(node, north).unwrap();
    assert_eq!(record.leave(node, north), Err(EditError::CannotLeave));
    node = record.add(node, "(0,-8)-(0,-7)".parse().unwrap()).unwrap();
    record
        .leave(node, leave(Seat::West, Leaving::Time))
        .unwrap();
    let text = record.to_string();
    let flat = text.replace('\n', " ");
    assert!(flat.contains("1W.R4(-8,0) [%out N resignation] 2S.(0,-8)-(0,-7) [%out W time]"));
    assert!(text.contains("[Result \"South wins by time\"]"));
    assert_eq!(Record::parse(&text), Ok(record));
}

#[test]
fn a_draw_can_be_declared() {
    let mut record = Record::new(&Position::start(Ruleset::RULEBOOK), 1);
    let draw = Outcome {
        winners: SeatSet::EMPTY,
        ending: Ending::Agreement,
    };
    record.declare(Some(draw)).unwrap();
    assert!(
        record
            .to_string()
            .contains("[Result \"draw by agreement\"]")
    );
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let ring = Outcome {
        winners: SeatSet::EMPTY,
        ending: Ending::Ring,
    };
    assert_eq!(record.declare(Some(ring)), Err(EditError::ResultDiffers));
}
