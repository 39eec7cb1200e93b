//! Three plain players that never change, so that strength can be measured against them for ever.
//!
//! They share nothing with the engine but the rules: their evaluation is a frozen one of their own.
//! A change in this folder makes all earlier measurements void.

mod greedy;
mod measure;
mod random;
mod uct;

use paisho::{Position, Stage, Step, Turn};

pub use greedy::Greedy;
pub use random::RandomPlayer;
pub use uct::Uct;

/// A player that decides step by step without thinking ahead.
pub trait PlainPlayer {
    /// Chooses a legal step; none only if the game is over.
    fn step(&mut self, position: &Position) -> Option<Step>;

    /// Chooses a whole turn.
    fn turn(&mut self, position: &Position) -> Option<Turn> {
        let first = self.step(position)?;
        let mut after = position.clone();
        after.step_unchecked(first);
        let bonus_due = after.stage() == Stage::Bonus && position.stage() == Stage::Turn;
        let second = if bonus_due { self.step(&after) } else { None };
        whole_turn(first, second)
    }
}

/// The turn that an arrangement and a bonus make.
fn whole_turn(first: Step, second: Option<Step>) -> Option<Turn> {
    match (Turn::from_step(first)?, second) {
        (Turn::Arrange { from, to, .. }, Some(Step::Bonus(bonus))) => Some(Turn::Arrange {
            from,
            to,
            bonus: Some(bonus),
        }),
        (turn, _) => Some(turn),
    }
}
