//! Three simple players that never change, so that strength can always be measured against them.
//!
//! They share only the rules with the engine; their evaluation is their own and frozen. A change in
//! this folder invalidates all earlier measurements.

mod greedy;
mod measure;
mod random;
mod uct;

use paisho::{Position, Stage, Step, Turn};

pub use greedy::Greedy;
pub use random::RandomPlayer;
pub use uct::Uct;

/// A player that chooses each step on its own, without planning ahead.
pub trait PlainPlayer {
    /// Chooses a legal step; `None` only if the game is over.
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

/// Combines an arrangement and its bonus into a turn.
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
