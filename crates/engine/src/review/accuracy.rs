//! How well each player played.

use paisho::Seat;

use super::mark::Mark;
use super::report::ReviewedPly;

/// A turn that loses this much winning chance, in thousandths, counts half.
const HALF: u64 = 100;

/// How well a player played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accuracy {
    /// The player.
    pub seat: Seat,
    /// How many of the player's turns were judged.
    pub turns: u32,
    /// How many of them were the best turn.
    pub best: u32,
    /// The mean loss of winning chance in thousandths.
    pub mean_loss: u32,
    /// The mean value of the player's turns in thousandths: a turn without loss counts 1000, a turn
    /// that loses a tenth of the winning chance counts half of that, and so on.
    pub accuracy: u32,
    /// How many turns have each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; Mark::ALL.len()],
}

impl Accuracy {
    /// The summary of a player's turns; `None` if none was judged.
    pub(super) fn of(seat: Seat, plies: &[ReviewedPly]) -> Option<Self> {
        let judged = || plies.iter().filter(|p| p.label.seat == seat);
        let losses = || judged().filter_map(|p| p.loss).map(u64::from);
        let turns = losses().count() as u64;
        if turns == 0 {
            return None;
        }
        let worth: u64 = losses().map(|l| 1000 * HALF / (HALF + l)).sum();
        Some(Self {
            seat,
            turns: turns as u32,
            best: judged().filter(|p| p.best).count() as u32,
            mean_loss: (losses().sum::<u64>() / turns) as u32,
            accuracy: (worth / turns) as u32,
            marks: Mark::ALL.map(|m| judged().filter(|p| p.mark == Some(m)).count() as u32),
        })
    }

    /// How many turns have a mark.
    #[must_use]
    pub fn count(&self, mark: Mark) -> u32 {
        let counts = Mark::ALL.iter().zip(self.marks);
        counts.filter(|(m, _)| **m == mark).map(|(_, n)| n).sum()
    }
}
