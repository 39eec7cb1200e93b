//! Counts all continuations to a depth: the classic test of a rules engine, since a single missing
//! or extra turn changes the sum.

use crate::position::Position;

impl Position {
    /// The number of ways to play `depth` steps. A bonus is a step of its own; ways that end the
    /// game earlier do not count.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            // The last level is counted, not played, which saves most of the work: it has most of
            // the positions.
            1 => self.count_steps() as u64,
            _ => self
                .steps()
                .map(|step| {
                    let mut next = self.clone();
                    next.step_unchecked(step);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }

    /// The number of ways to play `depth` whole turns. It differs from counting steps, because an
    /// arrangement with its bonus is one turn.
    #[must_use]
    pub fn perft_turns(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            // The last level is counted, as above.
            1 => self.count_turns() as u64,
            _ => {
                let mut sum = 0;
                self.for_each_turn(|turn| {
                    let mut next = self.clone();
                    next.play_unchecked(turn);
                    sum += next.perft_turns(depth - 1);
                });
                sum
            }
        }
    }
}
