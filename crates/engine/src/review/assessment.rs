//! The engine's assessment of a position, convertible to the view of any seat.

use paisho::{Ending, Outcome, Position, Seat, SeatCount, Turn};

use crate::score::{Score, Verdict, WIN};
use crate::search::{Line, Report};

/// The engine's assessment of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The seat whose view the score is: the player who decides next.
    pub seat: Seat,
    /// The score from that view.
    pub score: Score,
    /// The best line; `None` if the game is over.
    pub line: Option<Line>,
    /// The deepest finished iteration, in turns.
    pub depth: u32,
    /// The number of players.
    seats: SeatCount,
}

impl Assessment {
    /// The assessment from a search result.
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

    /// The assessment of a game that is over.
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

    /// The chance of winning in thousandths from the view of a seat. With three or four players it
    /// is known only for [`Assessment::seat`].
    #[must_use]
    pub fn chance_of(&self, seat: Seat) -> Option<u32> {
        let chance = self.score.winning_chance();
        if seat == self.seat {
            Some(chance)
        } else {
            (self.seats == SeatCount::Two).then(|| 1000 - chance.min(1000))
        }
    }

    /// The verdict from the view of a seat; `None` where [`Assessment::chance_of`] is `None`.
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
