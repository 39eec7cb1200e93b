//! Marks for the turns that mattered.

use crate::score::Verdict;

/// The loss of winning chance, in thousandths, from which a turn is an inaccuracy.
///
/// Smaller losses are often within the engine's own uncertainty: the score of a position changes
/// with the number of nodes. The bounds are chosen, not fitted; each is twice the one before.
pub const INACCURACY: u32 = 75;
/// The loss from which a turn is a mistake.
pub const MISTAKE: u32 = 150;
/// The loss from which a turn is a blunder: an even game becomes one that the opponent wins four
/// times in five.
pub const BLUNDER: u32 = 300;

/// What stands out about a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// The best turn, and every other arrangement or planting would have been a blunder, or would
    /// have lost at once.
    OnlyTurn,
    /// A loss of [`INACCURACY`] or more.
    Inaccuracy,
    /// A loss of [`MISTAKE`] or more.
    Mistake,
    /// A loss of [`BLUNDER`] or more.
    Blunder,
    /// A proved win was available and is gone.
    MissedWin,
}

impl Mark {
    /// All marks, from good to bad.
    pub const ALL: [Self; 5] = [
        Self::OnlyTurn,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
        Self::MissedWin,
    ];

    /// Its name in the protocol.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::OnlyTurn => "only_turn",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
            Self::MissedWin => "missed_win",
        }
    }

    /// The mark of a turn that was not the best one, given the verdict that the player could have
    /// had, the verdict after the turn, and the loss.
    ///
    /// A win in one turn that was not taken is always missed. A longer win counts as missed only if
    /// the loss confirms it, since the turn that was played may win too and need more nodes to
    /// prove it. Needlessly letting the opponent win at once is at least an inaccuracy, however bad
    /// the position was.
    pub(super) const fn of_loss(had: Verdict, has: Verdict, loss: u32) -> Option<Self> {
        let missed = match (had, has) {
            (_, Verdict::WinsIn(_)) => false,
            (Verdict::WinsIn(turns), _) => turns == 1 || loss >= INACCURACY,
            _ => false,
        };
        match loss {
            _ if missed => Some(Self::MissedWin),
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            INACCURACY.. => Some(Self::Inaccuracy),
            _ if is_decided(had, has) => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// Whether a turn is decisive however little it seems to lose: it does not take a win in one turn,
/// or it allows the opponent one.
pub(super) const fn is_decided(had: Verdict, has: Verdict) -> bool {
    match (had, has) {
        (Verdict::WinsIn(1), Verdict::WinsIn(_)) | (Verdict::LosesIn(_), _) => false,
        (Verdict::WinsIn(1), _) | (_, Verdict::LosesIn(0..=1)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_graded() {
        let even = Verdict::Advantage(0);
        let mark = |loss| Mark::of_loss(even, even, loss);
        assert_eq!(mark(INACCURACY - 1), None);
        assert_eq!(mark(INACCURACY), Some(Mark::Inaccuracy));
        assert_eq!(mark(MISTAKE), Some(Mark::Mistake));
        assert_eq!(mark(1000), Some(Mark::Blunder));
    }

    #[test]
    fn wins_are_missed_only_if_they_are_gone() {
        let even = Verdict::Advantage(0);
        let win = Verdict::WinsIn;
        assert_eq!(Mark::of_loss(win(1), even, 10), Some(Mark::MissedWin));
        assert_eq!(Mark::of_loss(win(3), even, 10), None);
        assert_eq!(Mark::of_loss(win(3), even, 500), Some(Mark::MissedWin));
        assert_eq!(Mark::of_loss(win(1), win(2), 0), None);
        let lost = Verdict::LosesIn(1);
        assert_eq!(Mark::of_loss(even, lost, 500), Some(Mark::Blunder));
        assert_eq!(Mark::of_loss(even, lost, 20), Some(Mark::Inaccuracy));
        assert_eq!(Mark::of_loss(lost, lost, 0), None);
    }
}
