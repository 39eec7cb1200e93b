//! Finds the problems that a game and short variations of it contain.

use core::cmp::Reverse;

use paisho::{Position, Turn};
use paisho_engine::{PlainPlayer, RandomPlayer};

use super::game::Record;
use super::manner::Manner;
use crate::solve;
use crate::suite::{Problem, Task};

/// The maximum number of problems from one game, so that a suite does not repeat itself.
const MOST_OF_A_GAME: usize = 2;
/// The minimum distance in plies between two problems of a game.
const APART: usize = 8;
/// Positions with more solutions than this are too easy.
const MOST_SOLUTIONS: usize = 6;
/// How many turns that threaten a ring are tried per position, for tasks to close a ring and for
/// tasks to prevent one. The latter need more, because there is rarely only one defence.
const THREATS_TO_CLOSE: usize = 3;
const THREATS_TO_PREVENT: usize = 24;
/// The same for rings in two: the threat is answered, and the next one must be unstoppable.
const THREATS_TO_REPEAT: usize = 3;
/// Searching all bonuses for a ring in two takes seconds, so it is done in one of this many games.
const GAMES_PER_BONUS: u64 = 4;

/// A candidate position for a problem, at or near a ply of a game.
struct Scene {
    ply: usize,
    position: Position,
    /// The turns that lead to it from the position of the game.
    variation: Vec<Turn>,
}

/// The best problems of a game.
pub(super) fn harvest(task: Task, record: &Record) -> Vec<Problem> {
    let mut found: Vec<(usize, Problem)> = (0..record.plies.len())
        .flat_map(|ply| scenes(task, record, ply))
        .filter_map(|scene| Some((scene.ply, problem(task, record, scene)?)))
        .collect();
    found.sort_by_key(|(_, p)| (Reverse(Manner::of(p).rank()), p.solutions.len()));
    let mut kept: Vec<(usize, Problem)> = Vec::new();
    for (ply, problem) in found {
        let far = kept.iter().all(|(other, _)| other.abs_diff(ply) >= APART);
        if far && kept.len() < MOST_OF_A_GAME {
            kept.push((ply, problem));
        }
    }
    kept.into_iter().map(|(_, problem)| problem).collect()
}

/// The candidate positions at a ply. Quick games miss many chances, so besides the position of the
/// game these include positions after turns that threaten a ring.
fn scenes(task: Task, record: &Record, ply: usize) -> Vec<Scene> {
    let position = &record.plies[ply].0;
    let played = Scene {
        ply,
        position: position.clone(),
        variation: Vec::new(),
    };
    let mut scenes = vec![played];
    let followed = match task {
        _ if !solve::is_near_ring(position, position.to_move()) => 0,
        Task::Ring1 => THREATS_TO_CLOSE,
        Task::Ring2 => THREATS_TO_REPEAT,
        Task::Defence => THREATS_TO_PREVENT,
    };
    let threats = solve::threats(position).take(followed);
    scenes.extend(threats.filter_map(|threat| follow(task, record, ply, threat)));
    scenes
}

/// The position after a threat. For `Task::Defence` the opponent is to move. For `Task::Ring1` a
/// random reply follows, for `Task::Ring2` a reply that prevents the ring.
fn follow(task: Task, record: &Record, ply: usize, threat: Turn) -> Option<Scene> {
    let mut position = record.plies[ply].0.play(threat).ok()?;
    let mut variation = vec![threat];
    let reply = match task {
        Task::Ring1 => Some(RandomPlayer::new(position.key()).turn(&position)?),
        Task::Ring2 => Some(solve::refutation(&position)?),
        Task::Defence => None,
    };
    if let Some(reply) = reply {
        position = position.play(reply).ok()?;
        variation.push(reply);
    }
    Some(Scene {
        ply,
        position,
        variation,
    })
}

fn problem(task: Task, record: &Record, scene: Scene) -> Option<Problem> {
    let solutions = match task {
        Task::Ring1 | Task::Defence => task.solutions(&scene.position),
        Task::Ring2 => rings_in_two(record, &scene),
    };
    if solutions.is_empty() || solutions.len() > MOST_SOLUTIONS {
        return None;
    }
    let mut problem = Problem {
        position: scene.position,
        solutions,
        note: String::new(),
    };
    let manner = Manner::of(&problem);
    let turns = scene.variation.iter().map(|t| format!(" {t}"));
    let turns = turns.collect::<String>();
    problem.note = format!("game {}, ply {}{turns}, {manner}", record.number, scene.ply);
    Some(problem)
}

/// The solutions, searched only where a ring is near, or where the game had a ring in one a turn
/// later.
fn rings_in_two(record: &Record, scene: &Scene) -> Vec<Turn> {
    let had_ring = scene.variation.is_empty() && had_ring(record, scene.ply + 2);
    let near = solve::is_near_ring(&scene.position, scene.position.to_move());
    if had_ring && record.number.is_multiple_of(GAMES_PER_BONUS) {
        solve::ring_in_two(&scene.position)
    } else if near || had_ring {
        solve::plain_ring_in_two(&scene.position)
    } else {
        Vec::new()
    }
}

/// Whether there was a ring in one at a ply of a game.
fn had_ring(record: &Record, ply: usize) -> bool {
    let position = record.plies.get(ply);
    position.is_some_and(|(position, _)| solve::first_ring(position).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::Suite;

    /// A made-up game that consists of positions of a suite. It is so long that every ply has
    /// another one far enough from it.
    fn record() -> Record {
        let suite = include_str!("../../../engine/suites/ring-in-1.txt");
        let suite: Suite = suite.parse().unwrap();
        let problems = suite.problems.into_iter().take(2 * APART);
        let plies = problems.map(|p| (p.position, p.solutions[0]));
        Record {
            number: 1,
            plies: plies.collect(),
        }
    }

    /// The ply in the note of a problem, such as `game 1, ply 7, capture`.
    fn ply(problem: &Problem) -> usize {
        let (_, rest) = problem.note.split_once("ply ").unwrap();
        rest.split([',', ' ']).next().unwrap().parse().unwrap()
    }

    #[test]
    fn a_game_gives_two_problems_that_are_far_apart() {
        let found = harvest(Task::Ring1, &record());
        let plies: Vec<usize> = found.iter().map(ply).collect();
        assert_eq!(plies.len(), MOST_OF_A_GAME);
        assert!(plies[0].abs_diff(plies[1]) >= APART, "{plies:?}");
        for problem in &found {
            assert_eq!(problem.solutions, solve::ring_in_one(&problem.position));
        }
    }
}
