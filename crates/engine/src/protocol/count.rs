//! Perft in slices: counts all ways to play to a depth, with pauses to read input lines.
//!
//! [`Position::perft`] does the same in one call, which in the middle of a game may take hours.

use std::io::{self, Write};
use std::vec::IntoIter;

use paisho::{Position, Stage, Step};

use super::command::Unit;
use crate::search::Progress;

/// How many steps are played between two pauses: some milliseconds on a slow machine.
const SLICE: u64 = 256;

/// A running count, with its own stack.
#[derive(Debug)]
pub(super) struct Counting {
    unit: Unit,
    count: u64,
    stack: Vec<Branch>,
}

/// A position whose steps are tried one after another.
#[derive(Debug)]
struct Branch {
    position: Position,
    steps: IntoIter<Step>,
    /// The steps or turns left to play.
    left: u32,
}

impl Counting {
    /// A count from a position to a depth. In the bonus stage no whole turn can begin, so there are
    /// no turns to count there.
    pub(super) fn new(position: &Position, depth: u32, unit: Unit) -> Self {
        let mut counting = Self {
            unit,
            count: 0,
            stack: Vec::new(),
        };
        if depth == 0 || unit == Unit::Steps || position.stage() != Stage::Bonus {
            counting.arrive(position.clone(), depth);
        }
        counting
    }

    /// Plays one slice of steps.
    pub(super) fn go_on(&mut self) -> Progress {
        self.step(SLICE)
    }

    /// Plays at most `steps` steps.
    pub(super) fn step(&mut self, steps: u64) -> Progress {
        for _ in 0..steps {
            let Some(branch) = self.stack.last_mut() else {
                return Progress::Done;
            };
            match branch.steps.next() {
                Some(step) => {
                    let (mut next, left) = (branch.position.clone(), branch.left);
                    next.step_unchecked(step);
                    let left = left - u32::from(self.unit.is_complete(&next));
                    self.arrive(next, left);
                }
                None => drop(self.stack.pop()),
            }
        }
        self.progress()
    }

    const fn progress(&self) -> Progress {
        if self.stack.is_empty() {
            Progress::Done
        } else {
            Progress::Running
        }
    }

    /// Counts the position directly if possible, otherwise pushes it on the stack.
    fn arrive(&mut self, position: Position, left: u32) {
        if left == 0 {
            self.count += 1;
        } else if left == 1 && self.unit.ends_with_any_step(&position) {
            self.count += position.count_steps() as u64;
        } else {
            let steps = position.steps().collect::<Vec<_>>().into_iter();
            self.stack.push(Branch {
                position,
                steps,
                left,
            });
        }
    }

    /// Writes the count, or how far it got.
    pub(super) fn finish(&self, out: &mut impl Write) -> io::Result<()> {
        match self.progress() {
            Progress::Done => writeln!(out, "perft {}", self.count),
            Progress::Running => writeln!(out, "perft stopped at {}", self.count),
        }
    }
}

impl Unit {
    /// Whether the step that led to a position was the last one of its unit.
    fn is_complete(self, position: &Position) -> bool {
        self == Self::Steps || position.stage() != Stage::Bonus
    }

    /// Whether every step of a position is the last one of its unit: an arrangement may be followed
    /// by a bonus, a bonus by nothing.
    fn ends_with_any_step(self, position: &Position) -> bool {
        self == Self::Steps || position.stage() != Stage::Turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::BenchPosition;

    fn counted(position: &Position, depth: u32, unit: Unit) -> u64 {
        let mut counting = Counting::new(position, depth, unit);
        while counting.step(7) == Progress::Running {}
        counting.count
    }

    /// Asserts that counting in slices gives the same result as in one call.
    #[track_caller]
    fn assert_counted(position: &Position, depth: u32) {
        let steps = counted(position, depth, Unit::Steps);
        assert_eq!(steps, position.perft(depth), "{position} {depth}");
        let turns = counted(position, depth, Unit::Turns);
        assert_eq!(turns, position.perft_turns(depth), "{position} {depth}");
    }

    #[test]
    fn slices_count_what_is_counted_in_one_go() {
        for BenchPosition { turns, position } in BenchPosition::all() {
            let deepest = if turns < 10 { 2 } else { 1 };
            (0..=deepest).for_each(|depth| assert_counted(&position, depth));
        }
    }

    #[test]
    fn positions_in_the_middle_of_a_turn_are_counted_too() {
        let arranged = |position: &Position| {
            let after = position.steps().map(|s| position.play_step(s).unwrap());
            after.into_iter().find(|p| p.stage() == Stage::Bonus)
        };
        let all = BenchPosition::all();
        let bonuses: Vec<Position> = all.iter().filter_map(|b| arranged(&b.position)).collect();
        assert!(bonuses.len() > 4);
        for position in bonuses {
            (0..=1).for_each(|depth| assert_counted(&position, depth));
        }
    }

    #[test]
    fn beginnings_are_counted() {
        for rules in [
            "rulebook",
            "rulebook.accents_one_of_each",
            "rulebook.seats3",
        ] {
            let position = Position::start(rules.parse().unwrap());
            (0..=3).for_each(|depth| assert_counted(&position, depth));
        }
    }
}
