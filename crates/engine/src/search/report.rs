//! The result of a search.

use core::fmt;

use paisho::{Ending, Position, Step, Turn};

use crate::score::{Score, Verdict};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The deepest finished iteration, in turns.
    pub depth: u32,
    /// How many nodes were visited.
    pub nodes: u64,
    /// The best lines, best first; each begins with a different step. Empty only if the game is
    /// over.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The best turn, unless the position is in the bonus stage.
    #[must_use]
    pub fn best_turn(&self) -> Option<Turn> {
        self.best()?.turns.first().copied()
    }

    /// The best step.
    #[must_use]
    pub fn best_step(&self) -> Option<Step> {
        self.best()?.steps.first().copied()
    }
}

/// A line of play and its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The score from the view of the player to move.
    pub score: Score,
    /// The steps.
    pub steps: Vec<Step>,
    /// The same as whole turns; a bonus that completes an already started turn is left out.
    pub turns: Vec<Turn>,
    /// How the game ends at the end of the line, if it does.
    pub ending: Option<Ending>,
}

impl Line {
    /// A line from a position. It ends before the first illegal step: a line that was put together
    /// from the transposition table may contain some.
    pub(crate) fn new(position: &Position, score: Score, steps: Vec<Step>) -> Self {
        let mut line = Self {
            score,
            steps: Vec::new(),
            turns: Vec::new(),
            ending: None,
        };
        let mut at = position.clone();
        for step in steps {
            let Ok(after) = at.play_step(step) else { break };
            line.steps.push(step);
            match (Turn::from_step(step), step, line.turns.last_mut()) {
                (Some(turn), ..) => line.turns.push(turn),
                (None, Step::Bonus(taken), Some(Turn::Arrange { bonus, .. })) => {
                    *bonus = Some(taken);
                }
                _ => {}
            }
            at = after;
        }
        line.ending = at.outcome().map(|o| o.ending);
        line
    }

    /// The score as protocol text: `cu 35`, `ring 2`, `ring -1`, or `flower 1` where the last basic
    /// flower decides instead of a ring.
    #[must_use]
    pub fn score_text(&self) -> impl fmt::Display {
        let by_flower = matches!(self.ending, Some(Ending::LastFlower(_) | Ending::Stuck(_)));
        match self.score.verdict() {
            Verdict::WinsIn(turns) if by_flower => format!("flower {turns}"),
            Verdict::LosesIn(turns) if by_flower => format!("flower -{turns}"),
            _ => self.score.to_string(),
        }
    }
}
