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

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;

    /// The first turns of a game that a player plays against itself.
    fn opening(mut choose: impl FnMut(&Position) -> Option<Turn>) -> String {
        let mut position = Position::start(Ruleset::RULEBOOK);
        let mut turns = Vec::new();
        while turns.len() < 16
            && let Some(turn) = choose(&position)
        {
            position.play_unchecked(turn);
            turns.push(turn.to_string());
        }
        turns.join(" ")
    }

    // If one of these fails, all measurements of strength are worthless, unless the rules changed.

    #[test]
    fn the_random_player_has_not_changed() {
        let mut random = RandomPlayer::new(1);
        let turns = "W,W,K,B R,W,B,B W5(0,-8) W5(0,8) (0,-8)-(4,-8) (0,8)-(1,7) (4,-8)-(4,-5) \
            (1,7)-(0,5) W5(0,-8) (0,5)-(2,6) (0,-8)-(0,-6) (2,6)-(4,5) (4,-5)-(6,-4) \
            (4,5)-(0,4) (6,-4)-(6,-3) R5(0,8)";
        assert_eq!(opening(|position| random.turn(position)), turns);
    }

    #[test]
    fn the_greedy_player_has_not_changed() {
        let mut greedy = Greedy::new(1);
        let turns = "R,W,W,K W,W,K,B R5(0,-8) R5(0,8) (0,-8)-(3,-7) W5(8,0) W3(-8,0) \
            (0,8)-(3,7) (-8,0)-(-5,0) (8,0)-(4,-1) R5(-8,0) R5(0,-8) (-8,0)-(-5,2)+R3(0,8) \
            R3(8,0) (0,8)-(1,7) (8,0)-(6,-1)+K(-6,2)";
        assert_eq!(opening(|position| greedy.turn(position)), turns);
    }

    #[test]
    fn the_tree_search_has_not_changed() {
        let uct = |position: &Position| {
            let mut uct = Uct::new(position.clone(), 1);
            uct.visit(1_000);
            uct.best_turn()
        };
        let turns = "W,W,K,B W,W,K,B W5(0,-8) W5(0,8) (0,-8)-(0,-7) W3(-8,0) W3(0,-8) R3(8,0) \
            (0,-8)-(-2,-7) W3(0,-8) (0,-7)-(4,-7) (0,-8)-(-2,-8) W3(0,-8) (0,8)-(3,6) \
            (0,-8)-(1,-8) W5(0,8)";
        assert_eq!(opening(uct), turns);
    }
}
