//! What a review has found.

use paisho::notation::TurnLabel;
use paisho::{Seat, Turn};

use super::accuracy::Accuracy;
use super::assessment::Assessment;
use super::mark::Mark;
use super::reason::Reason;

/// The findings of a review, complete once the review is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReview {
    /// Every turn of the game.
    pub plies: Vec<ReviewedPly>,
    /// The position after the last turn.
    pub end: Option<Assessment>,
}

/// One turn under review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedPly {
    /// Number and seat.
    pub label: TurnLabel,
    /// The turn that was played.
    pub turn: Turn,
    /// The position before it; none for accents and opening flowers, which are not judged, and
    /// for turns that have not been looked at yet.
    pub before: Option<Assessment>,
    /// How much winning chance the turn gave away, in thousandths; none if it is not judged.
    pub loss: Option<u32>,
    /// Whether it is judged to be the best turn, or wins at once, which is as good.
    pub best: bool,
    /// What stands out about it.
    pub mark: Option<Mark>,
    /// The turn that would have been better; only for turns marked as bad.
    pub better: Option<Turn>,
    /// Why it would have been better, the weightiest reason first. Empty if the engine only judges
    /// the position to be better, without a single fact that says so.
    pub reasons: Vec<Reason>,
}

impl ReviewedPly {
    /// A turn that has not been looked at.
    pub(super) const fn blank(label: TurnLabel, turn: Turn) -> Self {
        Self {
            label,
            turn,
            before: None,
            loss: None,
            best: false,
            mark: None,
            better: None,
            reasons: Vec::new(),
        }
    }
}

impl GameReview {
    /// The turns that mattered: their numbers in [`GameReview::plies`] and themselves.
    pub fn turning_points(&self) -> impl Iterator<Item = (usize, &ReviewedPly)> {
        self.plies
            .iter()
            .enumerate()
            .filter(|(_, p)| p.mark.is_some())
    }

    /// How well each player played, in the order of the seats. Empty with three or four players.
    #[must_use]
    pub fn accuracy(&self) -> Vec<Accuracy> {
        let seats = Seat::ALL.into_iter();
        seats.filter_map(|s| Accuracy::of(s, &self.plies)).collect()
    }
}
