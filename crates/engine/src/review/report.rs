//! The results of a review.

use paisho::notation::TurnLabel;
use paisho::{Seat, Turn};

use super::accuracy::Accuracy;
use super::assessment::Assessment;
use super::mark::Mark;
use super::reason::Reason;

/// The results of a review, complete once the review is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReview {
    /// Every turn of the game.
    pub plies: Vec<ReviewedPly>,
    /// The assessment of the position after the last turn.
    pub end: Option<Assessment>,
}

/// One reviewed turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedPly {
    /// Turn number and seat.
    pub label: TurnLabel,
    /// The turn that was played.
    pub turn: Turn,
    /// The assessment of the position before it; `None` for accents and opening flowers, which are
    /// not judged, and for turns that are not reviewed yet.
    pub before: Option<Assessment>,
    /// How much winning chance the turn lost, in thousandths; `None` if it is not judged.
    pub loss: Option<u32>,
    /// Whether it is the best turn, or wins at once, which is just as good.
    pub best: bool,
    /// Its mark, if it mattered.
    pub mark: Option<Mark>,
    /// The turn that would have been better; only for turns marked as bad.
    pub better: Option<Turn>,
    /// Why that turn would have been better, the most important reason first. Empty if only the
    /// evaluation is better, without a fact to show for it.
    pub reasons: Vec<Reason>,
}

impl ReviewedPly {
    /// A turn that is not reviewed yet.
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
    /// The turns that mattered, each with its index in [`GameReview::plies`].
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
