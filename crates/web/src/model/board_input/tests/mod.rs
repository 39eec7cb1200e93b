//! Tests of board input.

mod chance;
mod every_turn;
mod news;
mod steps;
mod typed;

use paisho::case::Case;
use paisho::{Position, Ruleset, Turn};

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
        Effect::Sound(_) => None,
    })
}

/// Pseudo-random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }
}

/// A position after some random steps, never in the middle of a turn.
fn wander(ruleset: &str, steps: usize, seed: u64) -> Position {
    let mut dice = Dice(seed);
    let mut position = Position::start(ruleset.parse().unwrap());
    for done in 0.. {
        if done >= steps && position.stage() != Stage::Bonus {
            break;
        }
        let Some(step) = position.random_step(|n| dice.below(n)) else {
            break;
        };
        position.step_unchecked(step);
    }
    position
}
