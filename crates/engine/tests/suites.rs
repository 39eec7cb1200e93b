//! Runs the tactical suites (`docs/suites.md`): all rings in one turn, and a sample with few nodes
//! of the others, which take longer.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho::{Ending, Position, Turn};
use paisho_engine::{Progress, Request, Search};

struct Problem {
    position: Position,
    solutions: Vec<Turn>,
}

/// Parses a suite; `paisho-lab verify` checks that its solutions are correct.
fn problems(suite: &str) -> Vec<Problem> {
    let lines = suite.lines().map(|l| l.split('#').next().unwrap().trim());
    let lines = lines.filter(|l| !l.is_empty() && !l.starts_with("suite "));
    lines
        .map(|line| {
            let (position, solutions) = line.split_once(';').unwrap();
            Problem {
                position: position.parse().unwrap(),
                solutions: solutions.split(';').map(|t| t.parse().unwrap()).collect(),
            }
        })
        .collect()
}

fn answer(position: &Position, nodes: u64) -> Turn {
    let mut request = Request::new(position.clone());
    request.nodes = Some(nodes);
    let mut search = Search::new(request, 4);
    while search.step(nodes) == Progress::Running {}
    search.report().best_turn().unwrap()
}

fn closes_ring(position: &Position, turn: Turn) -> bool {
    let outcome = position.play(turn).unwrap().outcome();
    outcome.is_some_and(|o| o.ending == Ending::Ring && o.winners == position.to_move().alone())
}

#[test]
fn every_ring_in_one_turn_is_closed_at_once() {
    let problems = problems(include_str!("../suites/ring-in-1.txt"));
    assert!(problems.len() >= 200);
    for Problem { position, .. } in problems {
        let turn = answer(&position, 50);
        assert!(closes_ring(&position, turn), "{turn} in {position}");
    }
}

/// Tries every `every`-th problem and returns how many were solved with the first step of a listed
/// turn, and how many were tried. `paisho-lab suite` tries all of them and judges more exactly.
fn solved(suite: &str, every: usize, nodes: u64) -> (usize, usize) {
    let sample: Vec<Problem> = problems(suite).into_iter().step_by(every).collect();
    let is_listed = |p: &&Problem| {
        let first = answer(&p.position, nodes).first_step();
        p.solutions.iter().any(|s| s.first_step() == first)
    };
    (sample.iter().filter(is_listed).count(), sample.len())
}

/// This few nodes take far less than a second. Half of the problems were solved when this was
/// written; the bound is a little lower, so that it fails only when the engine gets worse.
#[test]
fn some_of_a_sample_of_rings_in_two_turns_are_found_soon() {
    let (solved, all) = solved(include_str!("../suites/ring-in-2.txt"), 12, 3000);
    assert!(all > 10 && solved * 5 >= all * 2, "{solved} of {all}");
}

#[test]
fn a_sample_of_only_defences_is_found() {
    let (solved, all) = solved(include_str!("../suites/only-defence.txt"), 8, 2000);
    assert!(all > 10 && solved == all, "{solved} of {all}");
}
