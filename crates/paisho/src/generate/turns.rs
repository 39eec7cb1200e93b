//! Whole turns: every arrangement with each of its bonuses. Each arrangement that earns a bonus is
//! played on a copy, to find the bonuses there.

use alloc::vec::Vec;

use super::Action;
use crate::position::{Position, Stage};
use crate::turn::{Step, Turn};

impl Position {
    /// All legal turns. There can be tens of thousands; the stages are cheaper. It allocates the
    /// only list of this module; counting and visiting do without.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.for_each_turn(|turn| turns.push(turn));
        turns
    }

    /// Calls a function with every legal turn, without building a list. In the bonus stage there is
    /// no whole turn to visit: see [`Position::steps`].
    pub fn for_each_turn(&self, mut visit: impl FnMut(Turn)) {
        for step in self.steps() {
            let Some(turn) = Turn::from_step(step) else {
                continue;
            };
            // First the turn without a bonus: none is earned, or it is declined.
            visit(turn);
            if let Step::Arrange { from, to } = step {
                self.for_each_bonus(step, |bonus| {
                    visit(Turn::Arrange {
                        from,
                        to,
                        bonus: Some(bonus),
                    });
                });
            }
        }
    }

    /// Calls a function with every bonus that an arrangement earns. None is visited if no bonus is
    /// due.
    fn for_each_bonus(&self, arrange: Step, mut visit: impl FnMut(crate::turn::Bonus)) {
        let mut arranged = self.clone();
        arranged.step_unchecked(arrange);
        if arranged.stage != Stage::Bonus {
            return;
        }
        for step in arranged.steps() {
            if let Step::Bonus(bonus) = step {
                visit(bonus);
            }
        }
    }

    /// The number of legal turns, without spelling them out.
    #[must_use]
    pub fn count_turns(&self) -> usize {
        if self.stage != Stage::Turn || self.outcome.is_some() {
            return self.steps().filter_map(Turn::from_step).count();
        }
        let count = self
            .choices()
            .map(|choice| match choice.action {
                // Only arrangements can earn a bonus, so plants are counted as sets.
                Action::Arrange(_) => choice.steps().map(|s| self.count_continuations(s)).sum(),
                _ => choice.points.len(),
            })
            .sum::<usize>();
        // A player without any other legal turn passes.
        count.max(1)
    }

    /// How many turns begin with an arrangement: one, and one for each bonus it earns. Declining
    /// counts as a step of the bonus stage, so the number of steps there is already right.
    fn count_continuations(&self, arrange: Step) -> usize {
        let mut arranged = self.clone();
        arranged.step_unchecked(arrange);
        if arranged.stage == Stage::Bonus {
            arranged.count_steps()
        } else {
            1
        }
    }
}
