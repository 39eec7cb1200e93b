//! The problems that a game contains.

use core::cmp::Reverse;

use super::game::Record;
use super::manner::Manner;
use crate::solve;
use crate::suite::{Problem, Task};

/// Most problems of one game, so that a suite does not repeat itself.
const MOST_OF_A_GAME: usize = 2;
/// Fewest plies between two problems of a game.
const APART: usize = 5;
/// Problems with more solutions than this are no problems.
const MOST_SOLUTIONS: usize = 4;

/// The best problems of a game.
pub(super) fn harvest(task: Task, record: &Record) -> Vec<Problem> {
    let mut found: Vec<(usize, Problem)> = (0..record.plies.len())
        .filter(|i| is_promising(task, record, *i))
        .filter_map(|i| Some((i, problem(task, record, i)?)))
        .collect();
    found.sort_by_key(|(_, p)| (Reverse(Manner::of(p).rank()), p.solutions.len()));
    let mut kept: Vec<(usize, Problem)> = Vec::new();
    for (i, problem) in found {
        let far = kept.iter().all(|(other, _)| other.abs_diff(i) >= APART);
        if far && kept.len() < MOST_OF_A_GAME {
            kept.push((i, problem));
        }
    }
    kept.into_iter().map(|(_, problem)| problem).collect()
}

/// Whether a position is worth a search for solutions: a ring in two is likely where the same
/// player had a ring in one a turn later.
fn is_promising(task: Task, record: &Record, index: usize) -> bool {
    let had_ring = |i: usize| {
        let ply = record.plies.get(i);
        ply.is_some_and(|(position, _)| solve::first_ring(position).is_some())
    };
    match task {
        Task::Ring1 | Task::Defence => true,
        Task::Ring2 => had_ring(index + 2) && !had_ring(index),
    }
}

fn problem(task: Task, record: &Record, index: usize) -> Option<Problem> {
    let position = &record.plies[index].0;
    let solutions = task.solutions(position);
    if solutions.is_empty() || solutions.len() > MOST_SOLUTIONS {
        return None;
    }
    let mut problem = Problem {
        position: position.clone(),
        solutions,
        note: String::new(),
    };
    let manner = Manner::of(&problem);
    problem.note = format!("game {}, ply {index}, {manner}", record.number);
    Some(problem)
}
