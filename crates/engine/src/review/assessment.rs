//! What the engine thinks of a position, from whichever side one looks.

use paisho::{Ending, Outcome, Position, Seat, SeatCount, Turn};

use crate::score::{Score, Verdict, WIN};
use crate::search::{Line, Report};

/// What the engine thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// Whose view the score is: the player who decides next.
    pub seat: Seat,
    /// The score from that view.
    pub score: Score,
    /// The best line; none if the game is over.
    pub line: Option<Line>,
    /// The deepest finished iteration, in turns.
    pub depth: u32,
    /// How many play.
    seats: SeatCount,
}

impl Assessment {
    /// What a search found.
    pub(super) fn found(position: &Position, report: Report) -> Self {
        let line = report.lines.into_iter().next();
        Self {
            seat: position.decider(),
            score: line.as_ref().map_or(Score::DRAW, |l| l.score),
            line,
            depth: report.depth,
            seats: position.ruleset().seats,
        }
    }

    /// A game that is over.
    pub(super) fn over(position: &Position, outcome: Outcome) -> Self {
        let seat = position.decider();
        let score = if outcome.is_draw() {
            Score::DRAW
        } else if outcome.winners.contains(seat) {
            Score(WIN)
        } else {
            Score(-WIN)
        };
        Self {
            seat,
            score,
            line: None,
            depth: 0,
            seats: position.ruleset().seats,
        }
    }

    /// The chance of winning in thousandths from the view of a seat. With three or four players
    /// only that of [`Assessment::seat`] is known.
    #[must_use]
    pub fn chance_of(&self, seat: Seat) -> Option<u32> {
        let chance = self.score.winning_chance();
        if seat == self.seat {
            Some(chance)
        } else {
            (self.seats == SeatCount::Two).then(|| 1000 - chance.min(1000))
        }
    }

    /// What the score says from the view of a seat; none where [`Assessment::chance_of`] has none.
    #[must_use]
    pub fn verdict_of(&self, seat: Seat) -> Option<Verdict> {
        let verdict = self.score.verdict();
        if seat == self.seat {
            Some(verdict)
        } else {
            (self.seats == SeatCount::Two).then(|| verdict.reversed())
        }
    }

    /// The best turn.
    #[must_use]
    pub fn best_turn(&self) -> Option<Turn> {
        self.line.as_ref()?.turns.first().copied()
    }

    /// Whether the best line is known to its end, and ends with a Harmony Ring.
    #[must_use]
    pub fn ends_with_ring(&self) -> bool {
        let ending = self.line.as_ref().and_then(|l| l.ending);
        ending == Some(Ending::Ring)
    }
}
