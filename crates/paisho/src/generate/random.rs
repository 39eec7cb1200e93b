//! One legal step by chance, all equally likely: for playouts, tests and weak players.

use arrayvec::ArrayVec;

use super::Choice;
use crate::position::{Position, Stage};
use crate::turn::Step;

/// Most choices of a position: 15 kinds to place and all blooming flowers to ferry.
const MOST_CHOICES: usize = 96;

impl Position {
    /// A legal step by chance. `below(n)` must return a number from 0 to n - 1; that is where the
    /// randomness comes from, which this crate does not have. `None` once the game is over.
    pub fn random_step(&self, mut below: impl FnMut(usize) -> usize) -> Option<Step> {
        if self.stage == Stage::Accents {
            let count = self.steps().count();
            return (count > 0).then(|| self.steps().nth(below(count)))?;
        }
        let choices: ArrayVec<Choice, MOST_CHOICES> = self.choices().take(MOST_CHOICES).collect();
        let counts: ArrayVec<usize, MOST_CHOICES> =
            choices.iter().map(|c| c.points.len()).collect();
        let on_board: usize = counts.iter().sum();
        let last = self.last_step(on_board > 0);
        let total = on_board + usize::from(last.is_some());
        if total == 0 {
            return None;
        }
        let mut n = below(total);
        for (choice, count) in choices.iter().zip(counts) {
            if n < count {
                return choice.points.nth(n).map(|p| choice.action.at(p));
            }
            n -= count;
        }
        last
    }
}
