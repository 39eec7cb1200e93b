//! The tree of variations, its comments and drawings.

use paisho::notation::record::{NodeId, Record};
use paisho::{Point, Turn};
use proptest::prelude::*;

use super::{OPENING, board, branched, turn, walk};
use crate::model::analysis::moves::{Way, rows};
use crate::model::analysis::{Analysis, AnalysisEvent, share};

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

proptest! {
    /// Any sequence of edits leaves a valid tree: every node has a position, the rows show every
    /// turn once, links can be read back, and undoing everything leads to the beginning.
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
}

fn count(record: &Record, node: NodeId) -> usize {
    let below = record.children(node).iter();
    1 + below.map(|child| count(record, *child)).sum::<usize>()
}

#[test]
fn accents_that_were_chosen_are_not_asked_for_again() {
    let mut analysis = board(OPENING);
    assert!(analysis.may().is_empty(), "the game goes on from here");
    walk(&mut analysis, Way::Last);
    assert_eq!(analysis.may(), analysis.position().seats());
    assert!(
        !Analysis::default().may().is_empty(),
        "a new game begins with them"
    );
}
