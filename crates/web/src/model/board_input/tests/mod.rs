//! Tests of board input.

mod chance;
mod every_turn;
mod news;
mod steps;
mod typed;

use paisho::case::Case;
use paisho::{Position, Ruleset, Turn};
use paisho_engine::Random;

use super::*;

fn at(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

/// Input for all seats with some tiles on the board, Guest to move.
fn input(board: &str) -> BoardInput {
    let text = format!("board {board}\nharmonies Host none");
    let position = Case::parse(&text).unwrap().position().unwrap().clone();
    let seats = position.seats();
    BoardInput::new(position, seats)
}

/// Input for all seats at the beginning, with accents chosen.
fn opening() -> BoardInput {
    let start = Position::start(Ruleset::RULEBOOK);
    let position = start.play(turn("R,W,K,B")).unwrap();
    let position = position.play(turn("R,W,K,B")).unwrap();
    BoardInput::new(position, start.seats())
}

fn tap(input: &mut BoardInput, x: i8, y: i8) -> Vec<Effect> {
    input.update(BoardInputEvent::Tap(at(x, y)))
}

/// The turn that is to be played.
fn played(effects: &[Effect]) -> Option<Turn> {
    effects.iter().find_map(|effect| match effect {
        Effect::Play(turn) => Some(*turn),
        Effect::Sound(_) | Effect::Describe(_) => None,
    })
}

/// A position after some random steps, never in the middle of a turn.
fn wander(ruleset: &str, steps: usize, seed: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start(ruleset.parse().unwrap());
    for done in 0.. {
        if done >= steps && position.stage() != Stage::Bonus {
            break;
        }
        let Some(step) = position.random_step(|n| random.below(n)) else {
            break;
        };
        position.step_unchecked(step);
    }
    position
}
