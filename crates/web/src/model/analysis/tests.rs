//! The analysis board, headless.

use paisho::notation::record::Record;
use paisho::{Kind, Point, Problem, Ruleset, Seat, SeatCount, Tile};
use paisho_engine::{Mark, Reason, Session, StoppedClock};
use paisho_view::words::Language;
use proptest::prelude::*;

use super::bring::BringError;
use super::editor::{Brush, EditorEvent};
use super::moves::{Way, rows};
use super::said::{By, Outlook, Said};
use super::*;
use crate::model::settings::Switch;
use crate::model::speech;

const OPENING: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";

fn board(text: &str) -> Analysis {
    Analysis::new(Brought::parse(text, Ruleset::RULEBOOK).unwrap())
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn walk(analysis: &mut Analysis, way: Way) {
    analysis.update(AnalysisEvent::Walk(way));
}

fn play(analysis: &mut Analysis, text: &str) {
    analysis.update(AnalysisEvent::Play(turn(text)));
}

/// A game with one variation of Guest's second turn, looked at its end.
fn branched() -> Analysis {
    let mut analysis = board(&format!("{OPENING};2G.(0,-8)-(0,-5);2H.(0,8)-(0,5)"));
    for _ in 0..4 {
        walk(&mut analysis, Way::On);
    }
    play(&mut analysis, "(0,-8)-(1,-6)");
    play(&mut analysis, "(0,8)-(1,6)");
    analysis
}

fn shape(analysis: &Analysis) -> Vec<(usize, usize)> {
    let rows = rows(analysis.record());
    rows.iter().map(|r| (r.depth, r.nodes.len())).collect()
}

#[test]
fn a_turn_becomes_a_variation_and_rows_show_it() {
    let analysis = branched();
    assert_eq!(shape(&analysis), [(0, 5), (1, 2), (0, 1)]);
    assert_eq!(analysis.last(), Some(turn("(0,8)-(1,6)")));
    let mut again = analysis.clone();
    walk(&mut again, Way::Back);
    walk(&mut again, Way::Previous);
    assert_eq!(again.last(), Some(turn("(0,-8)-(0,-5)")));
    walk(&mut again, Way::Next);
    walk(&mut again, Way::Next);
    assert_eq!(again.last(), Some(turn("(0,-8)-(1,-6)")));
    walk(&mut again, Way::First);
    assert_eq!(again.at(), NodeId::ROOT);
    walk(&mut again, Way::Last);
    assert_eq!(again.last(), Some(turn("(0,8)-(0,5)")));
}

#[test]
fn variations_are_promoted_cut_deleted_and_brought_back() {
    let mut analysis = branched();
    let end = analysis.at();
    analysis.update(AnalysisEvent::Promote(end));
    assert_eq!(analysis.record().last_of_main_line(), end);
    assert_eq!(shape(&analysis), [(0, 5), (1, 2), (0, 1)]);
    let branch = analysis.record().parent(end).unwrap();
    analysis.update(AnalysisEvent::Cut(branch));
    assert_eq!(analysis.at(), branch, "the place is the last that is left");
    analysis.update(AnalysisEvent::Delete(branch));
    assert_eq!(shape(&analysis), [(0, 6)]);
    for _ in 0..3 {
        assert!(analysis.can_undo());
        analysis.update(AnalysisEvent::Undo);
    }
    assert_eq!(analysis.at(), end);
    assert_eq!(analysis.record(), branched().record());
}

#[test]
fn an_illegal_turn_changes_nothing() {
    let mut analysis = board(OPENING);
    let before = analysis.record().clone();
    assert!(
        analysis
            .update(AnalysisEvent::Play(turn("(0,0)-(0,1)")))
            .is_empty()
    );
    assert!(
        analysis
            .update(AnalysisEvent::Delete(NodeId::ROOT))
            .is_empty()
    );
    assert_eq!(*analysis.record(), before);
}

#[test]
fn comments_and_drawings_share_a_place() {
    let mut analysis = board(OPENING);
    let at = Point::new(3, 3).unwrap();
    analysis.update(AnalysisEvent::Draw(Point::CENTRE, at));
    analysis.update(AnalysisEvent::Comment(NodeId::ROOT, "Hello.".to_owned()));
    let (marks, words) = analysis.notes();
    assert_eq!((marks.arrows.len(), words), (1, "Hello."));
    let (again, _) = share::from_fragment(&analysis.fragment().unwrap()).unwrap();
    assert_eq!(again, *analysis.record());
    analysis.update(AnalysisEvent::Wipe);
    assert_eq!(analysis.record().comment(NodeId::ROOT), "Hello.");
}

/// Says lines to a real engine and lets the analysis hear its answers.
fn converse(analysis: &mut Analysis, effects: Vec<AnalysisEffect>) {
    let mut session = Session::new(Vec::new(), StoppedClock);
    let mut waiting = effects;
    while !waiting.is_empty() {
        for effect in core::mem::take(&mut waiting) {
            if let AnalysisEffect::Say(line) = effect {
                // Time stands still here, so a search is ended by its depth.
                let line = line.replace("go movetime 180000", "go depth 1");
                session
                    .line(&line.replace("nodes 6000", "nodes 100"))
                    .unwrap();
            }
        }
        session.think_to_end().unwrap();
        let said = String::from_utf8(core::mem::take(session.output_mut())).unwrap();
        for line in said.lines() {
            assert!(!line.starts_with("error"), "{line}");
            waiting.extend(analysis.update(AnalysisEvent::Heard(line.to_owned())));
        }
    }
}

#[test]
fn the_engine_thinks_about_the_place_that_is_looked_at() {
    let mut analysis = board(OPENING);
    walk(&mut analysis, Way::Last);
    analysis.update(AnalysisEvent::Lines(3));
    let effects = analysis.update(AnalysisEvent::Engine(Switch::On));
    converse(&mut analysis, effects);
    let found = analysis.panel().found(analysis.at());
    assert_eq!(found.len(), 3);
    assert!(!analysis.panel().is_thinking());
    let best = found[0].turns[0];
    let (seat, _) = analysis.worth().unwrap();
    assert_eq!(seat, Seat::GUEST);
    let effects = analysis.update(AnalysisEvent::PlayLine { line: 0, turns: 1 });
    assert_eq!(analysis.last(), Some(best));
    assert!(analysis.panel().found(analysis.at()).is_empty());
    converse(&mut analysis, effects);
    assert_eq!(analysis.worth().unwrap().0, Seat::HOST);
}

#[test]
fn words_about_a_place_that_was_left_are_not_heard() {
    let mut analysis = board(OPENING);
    analysis.update(AnalysisEvent::Engine(Switch::On));
    let effects = analysis.update(AnalysisEvent::Walk(Way::Last));
    let said: Vec<_> = effects.iter().take(1).collect();
    assert_eq!(said, [&AnalysisEffect::Say("stop".to_owned())]);
    let old = "info depth 1 line 1 score cu 5 chance 507 nodes 9 time 1 pv R,W,K,B";
    let new = "info depth 1 line 1 score ring 1 chance 1000 nodes 9 time 1 pv (0,-8)-(0,-5)";
    let mut hear = |line: &str| {
        analysis.update(AnalysisEvent::Heard(line.to_owned()));
        analysis.panel().found(analysis.at()).len()
    };
    assert_eq!(hear(old), 0);
    assert_eq!(hear("bestturn R,W,K,B"), 0);
    assert_eq!(hear(new), 1);
    assert!(analysis.worth().unwrap().1.is_decided());
}

#[test]
fn a_game_is_reviewed_with_a_curve() {
    let mut analysis = branched();
    let effects = analysis.update(AnalysisEvent::Review);
    assert!(
        analysis.update(AnalysisEvent::Review).is_empty(),
        "one at a time"
    );
    converse(&mut analysis, effects);
    let review = analysis.review().unwrap();
    assert!(!review.is_running);
    assert_eq!((review.done(), review.total()), (7, 7));
    let curve = review.curve();
    assert_eq!(curve.len(), 7);
    assert!(
        curve[..4].iter().all(Option::is_none),
        "openings are not judged"
    );
    assert!(curve[4..].iter().all(Option::is_some));
    assert_eq!(review.players.len(), 2);
}

#[test]
fn a_review_that_is_left_does_not_stop_the_engine_for_ever() {
    let mut analysis = branched();
    analysis.update(AnalysisEvent::Engine(Switch::On));
    analysis.update(AnalysisEvent::Review);
    let brought = Brought::parse(OPENING, Ruleset::RULEBOOK).unwrap();
    let effects = analysis.update(AnalysisEvent::Open(brought));
    assert!(effects.contains(&AnalysisEffect::Say("stop".to_owned())));
    assert!(analysis.review().is_none());
    analysis.update(AnalysisEvent::Heard("bestturn none".to_owned()));
    let effects = analysis.update(AnalysisEvent::Heard("reviewed 0 of 7 nodes 5".to_owned()));
    let go = |e: &AnalysisEffect| matches!(e, AnalysisEffect::Say(line) if line.starts_with("go"));
    assert!(effects.iter().any(go), "{effects:?}");
}

#[test]
fn lines_of_the_engine_are_understood() {
    let line = "review 3 of 9 score ring -2 chance 0 depth 4 loss 310 mark blunder \
        better (0,-8)-(3,-6) reason lost_tile GR3 (3,2) (1,2)-(3,2)+R(0,0) \
        reason other_bonus decline reason declined_bonus +B(1,1)-(2,2) pv (0,-8)-(3,-6) R3(0,8)";
    let Said::Review(judged) = Said::parse(line, SeatCount::Two) else {
        panic!("{line}");
    };
    assert_eq!(judged.worth.unwrap().outlook, Outlook::Loses(By::Ring, 2));
    assert_eq!((judged.loss, judged.mark), (Some(310), Some(Mark::Blunder)));
    assert_eq!(judged.turns.len(), 2);
    let tile = Tile::new(Seat::GUEST, Kind::Rose);
    let lost = Reason::LostTile {
        tile,
        at: Point::new(3, 2).unwrap(),
        by: turn("(1,2)-(3,2)+R(0,0)"),
    };
    assert_eq!(judged.reasons[0], lost);
    assert_eq!(judged.reasons[1], Reason::OtherBonus { better: None });
    assert_eq!(judged.reasons.len(), 3);
    let bonus = "info depth 1 line 1 score flower 3 chance 1000 nodes 2 time 0 pv +R(3,-1) W4(8,0)";
    let Said::Info(info) = Said::parse(bonus, SeatCount::Two) else {
        panic!("{bonus}");
    };
    assert_eq!(info.begun.as_deref(), Some("+R(3,-1)"));
    assert_eq!(
        (info.turns.len(), info.worth.outlook),
        (1, Outlook::Wins(By::Flower, 3))
    );
}

proptest! {
    #[test]
    fn any_line_is_heard(
        line in "(info|review|player|reviewed|error|x)?( (depth|1|of|9|score|cu|ring|-2|pv|chance|reason|lost_tile|GR3|\\(3,2\\)|R3\\(0,8\\)|\\PC)){0,12}",
    ) {
        let _ = Said::parse(&line, SeatCount::Two);
        let mut analysis = branched();
        analysis.update(AnalysisEvent::Review);
        analysis.update(AnalysisEvent::Heard(line));
    }

    /// Whatever is done to a tree, it stays one: every place has a position, the rows show every
    /// turn once, links lead back to it, and undoing leads to the beginning.
    #[test]
    fn trees_stay_trees(steps in proptest::collection::vec((0_u8..9, any::<u16>()), 1..40)) {
        let mut analysis = board(OPENING);
        let beginning = analysis.record().clone();
        walk(&mut analysis, Way::Last);
        for (what, number) in steps {
            let number = usize::from(number);
            let nodes: Vec<NodeId> = rows(analysis.record()).into_iter().flat_map(|r| r.nodes).collect();
            let node = nodes.get(number % nodes.len().max(1)).copied().unwrap_or(NodeId::ROOT);
            analysis.update(match what {
                0 => AnalysisEvent::Go(node),
                1 => AnalysisEvent::Delete(node),
                2 => AnalysisEvent::Cut(node),
                3 => AnalysisEvent::Promote(node),
                4 => AnalysisEvent::MakeMain(node),
                5 => AnalysisEvent::Comment(node, format!("no. {number}")),
                6 => AnalysisEvent::Walk(Way::Back),
                _ => {
                    let position = analysis.position();
                    let count = position.count_steps().max(1);
                    let step = position.steps().nth(number % count);
                    match step.and_then(Turn::from_step) {
                        Some(turn) => AnalysisEvent::Play(turn),
                        None => AnalysisEvent::Undo,
                    }
                }
            });
            let record = analysis.record();
            let position = record.position(analysis.at());
            prop_assert_eq!(position.as_ref(), Some(analysis.position()));
            let fragment = analysis.fragment().unwrap();
            prop_assert_eq!(&share::from_fragment(&fragment).unwrap().0, record);
            let text = record.to_string();
            prop_assert_eq!(&Record::parse(&text).unwrap(), record);
            let shown: usize = rows(record).iter().map(|r| r.nodes.len()).sum();
            prop_assert_eq!(shown, count(record, NodeId::ROOT) - 1);
        }
        while analysis.can_undo() {
            analysis.update(AnalysisEvent::Undo);
        }
        prop_assert_eq!(analysis.record(), &beginning);
    }

    #[test]
    fn any_text_is_opened_or_explained(text in "\\PC{0,80}|[0-9GH.(),;RW+\\[\\]{}~%#=&/:-]{0,60}") {
        if let Err(error) = Brought::parse(&text, Ruleset::RULEBOOK) {
            let words = speech::words(Language::English);
            prop_assert!(!sentences::trouble(&words, &error).is_empty());
        }
    }
}

fn count(record: &Record, node: NodeId) -> usize {
    let below = record.children(node).iter();
    1 + below.map(|child| count(record, *child)).sum::<usize>()
}

#[test]
fn every_form_can_be_brought() {
    let analysis = branched();
    let record = analysis.record().to_string();
    let position = analysis.position().to_string();
    let game = board(OPENING);
    let link = game.record().main_line();
    let query = format!("gameType=1&game={link}&gameOptions=");
    let ours = format!(
        "https://example.org/analysis#{}",
        analysis.fragment().unwrap()
    );
    for text in [OPENING, &record, &position, &query, &ours] {
        let brought = Brought::parse(text, Ruleset::RULEBOOK);
        assert_eq!(brought.as_ref().map(|b| b.games.len()), Ok(1), "{text}");
    }
    let two = format!("{record}\n{record}");
    assert_eq!(
        Brought::parse(&two, Ruleset::RULEBOOK).unwrap().games.len(),
        2
    );
}

#[test]
fn trouble_is_told_in_all_languages() {
    let invalid = "1~rulebook~G~GRGRGR----------------~G333333LO-H333333LO";
    let brought = [
        "",
        "hello",
        "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,8)",
        "0H.R,W,K,B;0G.R,R,K,K;1H.R3(0,-8)",
        "0H.R,W,K,B;0G.R,R,K",
        "[Host \"Ana]",
        "[Host \"Ana\"]\n\n0H.R,W,K,B {never closed",
        "[Host \"Ana\"]\n\n0H.R,W,K,B ()",
        "[Result \"nobody\"]\n\n0H.R,W,K,B",
        invalid,
        "1~rulebook~X",
        "https://example.org/?gameType=2&game=x",
        "https://example.org/?notAGame",
        "https://example.org/analysis#g9zz",
        "https://example.org/analysis#g1zz",
    ];
    for language in Language::ALL {
        let words = speech::words(language);
        for text in brought {
            let error = Brought::parse(text, Ruleset::RULEBOOK).unwrap_err();
            let said = sentences::trouble(&words, &error);
            assert!(said.iter().all(|s| !s.contains("analysis-")), "{said:?}");
        }
    }
    let words = speech::words(Language::English);
    let said = |text| {
        let error: BringError = Brought::parse(text, Ruleset::RULEBOOK).unwrap_err();
        sentences::trouble(&words, &error).join(" ")
    };
    assert!(said(brought[2]).starts_with("Turn no. 3, 1G.R3(0,8): "));
    assert!(said(brought[3]).contains("The label 1G is due here, not 1H."));
    assert!(
        said(brought[5]).starts_with("Line 1, column"),
        "{}",
        said(brought[5])
    );
    assert!(said(invalid).contains("Rock"));
    let error = Brought::parse(invalid, Ruleset::RULEBOOK).unwrap_err();
    assert!(error.setup().is_some(), "it can be repaired in the editor");
}

#[test]
fn reasons_are_told_in_all_languages() {
    let tile = Tile::new(Seat::GUEST, Kind::Lotus);
    let at = Point::CENTRE;
    let bonus = turn("(0,0)-(0,1)+R(3,-1)").bonus().unwrap();
    let by = turn("(1,2)-(3,2)");
    let mut reasons = vec![
        Reason::LostTile { tile, at, by },
        Reason::MissedCapture { tile, at },
        Reason::MissedBonus,
        Reason::DeclinedBonus { better: bonus },
        Reason::OtherBonus { better: None },
        Reason::AllowedBonus { by },
    ];
    for turns in 0..3 {
        reasons.push(Reason::MissedRing { turns });
        reasons.push(Reason::MissedWin { turns });
        reasons.push(Reason::AllowedRing { turns });
        reasons.push(Reason::AllowedWin { turns });
    }
    let line = "review 3 of 9 score cu 5 chance 507 loss 310 mark blunder better (0,-8)-(3,-6)";
    let Said::Review(mut judged) = Said::parse(line, SeatCount::Two) else {
        panic!("{line}");
    };
    judged.reasons = reasons;
    for language in Language::ALL {
        let words = speech::words(language);
        let point = review::TurningPoint {
            node: NodeId::ROOT,
            seat: Seat::GUEST,
            judged: &judged,
        };
        let said = sentences::turning_point(&words, point, SeatCount::Two);
        assert_eq!(said.len(), 19);
        assert!(said.iter().all(|s| !s.contains("analysis-")), "{said:?}");
        for mark in Mark::ALL {
            assert!(!sentences::mark(&words, mark).contains("analysis-"));
        }
        for outlook in [
            Outlook::Open,
            Outlook::Over,
            Outlook::Wins(By::Ring, 2),
            Outlook::Loses(By::Flower, 1),
        ] {
            let worth = said::Worth {
                chance: 630,
                outlook,
            };
            let said = sentences::worth(&words, Seat::HOST, worth, SeatCount::Two);
            assert!(!said.contains("analysis-"), "{said}");
        }
    }
}

#[test]
fn the_editor_names_problems_and_gives_a_position() {
    let mut analysis = board(OPENING);
    analysis.update(AnalysisEvent::Edit);
    let mut edit = |event| {
        analysis.update(AnalysisEvent::Editor(event));
        analysis.editor().unwrap().problems().to_vec()
    };
    assert!(edit(EditorEvent::Clear).is_empty());
    let rose = Tile::new(Seat::GUEST, Kind::Rose);
    let jasmine = Tile::new(Seat::HOST, Kind::Jasmine);
    let gate = Point::new(0, 8).unwrap();
    edit(EditorEvent::Brush(Brush::Put(rose)));
    assert!(edit(EditorEvent::Tap(Point::new(1, 1).unwrap())).is_empty());
    edit(EditorEvent::Brush(Brush::Put(jasmine)));
    let clash = edit(EditorEvent::Tap(Point::new(1, 0).unwrap()));
    assert!(matches!(clash[..], [Problem::Clash(_)]), "{clash:?}");
    assert!(analysis.update(AnalysisEvent::FinishEditing).is_empty());
    let mut edit = |event| {
        analysis.update(AnalysisEvent::Editor(event));
        analysis.editor().unwrap().problems().to_vec()
    };
    edit(EditorEvent::Brush(Brush::Move));
    edit(EditorEvent::Tap(Point::new(1, 0).unwrap()));
    assert!(edit(EditorEvent::Tap(gate)).is_empty());
    edit(EditorEvent::ToMove(Seat::HOST));
    let editor = analysis.editor().unwrap();
    assert_eq!(editor.setup().hands[Seat::GUEST].count(Kind::Rose), 2);
    analysis.update(AnalysisEvent::FinishEditing);
    assert!(analysis.editor().is_none());
    assert_eq!(analysis.position().to_move(), Seat::HOST);
    assert_eq!(analysis.position().board().get(gate), Some(jasmine));
}

#[test]
fn tiles_return_to_the_hand_and_everything_can_be_undone() {
    let mut editor = Editor::new(Setup::from(board(OPENING).position()));
    let before = editor.setup().clone();
    let rock = Tile::new(Seat::HOST, Kind::Rock);
    let at = Point::CENTRE;
    editor.update(EditorEvent::Clear);
    editor.update(EditorEvent::Brush(Brush::Put(rock)));
    editor.update(EditorEvent::Tap(at));
    assert_eq!(editor.setup().hands[Seat::HOST].count(Kind::Rock), 0);
    editor.update(EditorEvent::Tap(at));
    assert_eq!(editor.setup().hands[Seat::HOST].count(Kind::Rock), 1);
    editor.update(EditorEvent::More(Seat::HOST, Kind::Rock));
    editor.update(EditorEvent::More(Seat::HOST, Kind::Rock));
    assert!(matches!(editor.problems(), [Problem::TooMany { .. }]));
    while editor.can_undo() {
        editor.update(EditorEvent::Undo);
    }
    assert_eq!(*editor.setup(), before);
}
