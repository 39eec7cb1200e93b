//! Questions to the engine and its answers.

use paisho::{Kind, Point, Ruleset, Seat, SeatCount, Tile};
use paisho_engine::{Mark, Reason, Session, StoppedClock};
use proptest::prelude::*;

use super::{OPENING, board, branched, turn, walk};
use crate::model::analysis::engine::Silence;
use crate::model::analysis::moves::Way;
use crate::model::analysis::open::Opened;
use crate::model::analysis::said::{By, Outlook, Said};
use crate::model::analysis::stored::StoredReviews;
use crate::model::analysis::{Analysis, AnalysisEvent, Effect};
use crate::model::settings::Switch;

/// Sends lines to a real engine and passes its answers to the analysis. Returns all other effects.
fn converse(analysis: &mut Analysis, effects: Vec<Effect>) -> Vec<Effect> {
    let mut session = Session::new(Vec::new(), StoppedClock);
    let (mut waiting, mut others) = (effects, Vec::new());
    while !waiting.is_empty() {
        for effect in core::mem::take(&mut waiting) {
            let Effect::Say(line) = effect else {
                others.push(effect);
                continue;
            };
            // Time stands still in this test, so a limit of depth ends the search.
            let line = line.replace("go movetime 180000", "go depth 1");
            session
                .line(&line.replace("nodes 6000", "nodes 100"))
                .unwrap();
        }
        session.think_to_end().unwrap();
        let said = String::from_utf8(core::mem::take(session.output_mut())).unwrap();
        for line in said.lines() {
            assert!(!line.starts_with("error"), "{line}");
            waiting.extend(analysis.update(AnalysisEvent::Heard(line.to_owned())));
        }
    }
    others
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
    assert_eq!(analysis.silence(), None);
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
fn a_silent_engine_has_a_reason() {
    let mut analysis = board(OPENING);
    walk(&mut analysis, Way::Last);
    assert_eq!(analysis.silence(), Some(Silence::Off));
    analysis.update(AnalysisEvent::Engine(Switch::On));
    assert_eq!(analysis.silence(), Some(Silence::Thinking));
    analysis.update(AnalysisEvent::Review);
    analysis.update(AnalysisEvent::Heard("bestturn none".to_owned()));
    assert_eq!(analysis.silence(), Some(Silence::Reviewing));
    analysis.update(AnalysisEvent::Heard("reviewed 0 of 5 nodes 5".to_owned()));
    assert_eq!(analysis.silence(), Some(Silence::Thinking));
    analysis.update(AnalysisEvent::Heard("bestturn none".to_owned()));
    assert_eq!(analysis.silence(), Some(Silence::Nothing));
}

#[test]
fn words_about_a_place_that_was_left_are_not_heard() {
    let mut analysis = board(OPENING);
    analysis.update(AnalysisEvent::Engine(Switch::On));
    let effects = analysis.update(AnalysisEvent::Walk(Way::Last));
    let said: Vec<_> = effects.iter().take(1).collect();
    assert_eq!(said, [&Effect::Say("stop".to_owned())]);
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
fn a_finished_review_is_stored_and_recalled() {
    let mut analysis = branched();
    let effects = analysis.update(AnalysisEvent::Review);
    let kept = converse(&mut analysis, effects);
    let [Effect::KeepReview(review)] = kept.as_slice() else {
        panic!("{kept:?}");
    };
    let mut stored = StoredReviews::default();
    stored.put(review.clone());
    // Another visit: nothing is computed.
    let mut again = branched();
    assert!(
        again
            .update(AnalysisEvent::Recall(stored.clone()))
            .is_empty()
    );
    assert_eq!(again.review(), analysis.review());
    // Another game, and a review that was stopped.
    let mut other = board(OPENING);
    other.update(AnalysisEvent::Recall(stored));
    assert!(other.review().is_none());
    other.update(AnalysisEvent::Review);
    let stopped = AnalysisEvent::Heard("reviewed 0 of 5 nodes 5".to_owned());
    assert!(other.update(stopped).is_empty());
}

#[test]
fn a_review_that_the_engine_does_not_understand_ends() {
    let mut analysis = branched();
    analysis.update(AnalysisEvent::Review);
    let line = "error unknown command \"review\"".to_owned();
    analysis.update(AnalysisEvent::Heard(line));
    assert!(!analysis.review().unwrap().is_running);
}

#[test]
fn a_review_that_is_left_does_not_stop_the_engine_for_ever() {
    let mut analysis = branched();
    analysis.update(AnalysisEvent::Engine(Switch::On));
    analysis.update(AnalysisEvent::Review);
    let opened = Opened::parse(OPENING, Ruleset::RULEBOOK).unwrap();
    let effects = analysis.update(AnalysisEvent::Open(opened));
    assert!(effects.contains(&Effect::Say("stop".to_owned())));
    assert!(analysis.review().is_none());
    analysis.update(AnalysisEvent::Heard("bestturn none".to_owned()));
    let effects = analysis.update(AnalysisEvent::Heard("reviewed 0 of 7 nodes 5".to_owned()));
    let go = |e: &Effect| matches!(e, Effect::Say(line) if line.starts_with("go"));
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
    for (line, is_turn) in [("review 8 of 9", true), ("review 9 of 9", false)] {
        let said = Said::parse(line, SeatCount::Two);
        assert_eq!(matches!(said, Said::Review(_)), is_turn, "{line}");
    }
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
}

#[test]
fn without_an_engine_no_review_pretends_to_have_found_nothing_and_one_may_try_again() {
    let mut analysis = board(OPENING);
    analysis.update(AnalysisEvent::Review);
    analysis.update(AnalysisEvent::EngineGone);
    assert!(analysis.panel().is_gone());
    assert!(analysis.review().is_none(), "half a review is none");
    let effects = analysis.update(AnalysisEvent::Review);
    assert!(!analysis.panel().is_gone() && !effects.is_empty());
    analysis.update(AnalysisEvent::EngineGone);
    let effects = analysis.update(AnalysisEvent::Engine(Switch::On));
    assert!(!analysis.panel().is_gone() && !effects.is_empty());
}
