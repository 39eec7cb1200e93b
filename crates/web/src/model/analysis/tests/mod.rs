//! Tests of the analysis board.

mod editing;
mod listening;
mod opening;
mod tree;

use paisho::{Ruleset, Turn};

use super::moves::Way;
use super::open::Opened;
use super::{Analysis, AnalysisEvent};

const OPENING: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";

pub(super) fn board(text: &str) -> Analysis {
    Analysis::new(Opened::parse(text, Ruleset::RULEBOOK).unwrap())
}

pub(super) fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

pub(super) fn walk(analysis: &mut Analysis, way: Way) {
    analysis.update(AnalysisEvent::Walk(way));
}

pub(super) fn play(analysis: &mut Analysis, text: &str) {
    analysis.update(AnalysisEvent::Play(turn(text)));
}

/// A game with one variation of Guest's second turn; the end of the variation is the current node.
pub(super) fn branched() -> Analysis {
    let mut analysis = board(&format!("{OPENING};2G.(0,-8)-(0,-5);2H.(0,8)-(0,5)"));
    for _ in 0..4 {
        walk(&mut analysis, Way::On);
    }
    play(&mut analysis, "(0,-8)-(1,-6)");
    play(&mut analysis, "(0,8)-(1,6)");
    analysis
}
