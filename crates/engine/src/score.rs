//! Scores: centi-units of advantage, proved wins, and the corresponding chance of winning.

use core::fmt;

/// The score of a game that is already won.
pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this are proved wins.
pub(crate) const PROVED: i32 = 29_000;
/// Scores beyond this are wins that hold against every likely bonus of the loser. Since not all
/// bonuses were tried, they are not reported as proved.
pub(crate) const LIKELY: i32 = 28_000;
/// Larger than every score.
pub(crate) const INFINITE: i32 = 31_000;
/// The score of a draw.
pub(crate) const DRAW: i32 = 0;

/// How many centi-units correspond to odds of ten to one. Weights are fitted to this scale;
/// self-play of the fitted engine gave 410 (`docs/training.md`). See [`Score::winning_chance`].
const ODDS_SCALE: f64 = 400.0;

/// A score from the view of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub(crate) i32);

/// The meaning of a score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// An advantage in centi-units; negative is a disadvantage.
    Advantage(i32),
    /// The player to move wins after this many turns of their own; 0 if they have already won.
    WinsIn(u32),
    /// The player to move loses after this many turns of the opponent; 0 if they have already lost.
    LosesIn(u32),
}

impl Verdict {
    /// The verdict from the view of the opponent in a game of two.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Advantage(centi) => Self::Advantage(-centi),
            Self::WinsIn(turns) => Self::LosesIn(turns),
            Self::LosesIn(turns) => Self::WinsIn(turns),
        }
    }
}

impl Score {
    /// A draw.
    pub const DRAW: Self = Self(DRAW);

    /// The score as a plain number: centi-units, or near 30000 for a proved win.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }

    /// The meaning of the score.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        if self.0 >= PROVED {
            // A win after t turns of both sides together is a win in t / 2 own turns, rounded up.
            Verdict::WinsIn((WIN - self.0 + 1) as u32 / 2)
        } else if self.0 <= -PROVED {
            Verdict::LosesIn((WIN + self.0) as u32 / 2)
        } else {
            Verdict::Advantage(self.0)
        }
    }

    /// The chance of winning in thousandths, counting a draw as half: a logistic curve fitted to
    /// results of self-play.
    #[must_use]
    pub fn winning_chance(self) -> u32 {
        match self.verdict() {
            Verdict::WinsIn(_) => 1000,
            Verdict::LosesIn(_) => 0,
            Verdict::Advantage(centi) => {
                let odds = 10f64.powf(f64::from(centi) / ODDS_SCALE);
                (1000.0 * odds / (1.0 + odds)).round() as u32
            }
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Advantage(centi) => write!(f, "cu {centi}"),
            Verdict::WinsIn(turns) => write!(f, "ring {turns}"),
            Verdict::LosesIn(turns) => write!(f, "ring -{turns}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proved_wins_count_turns_of_the_winner() {
        assert_eq!(Score(WIN - 1).verdict(), Verdict::WinsIn(1));
        assert_eq!(Score(WIN - 3).verdict(), Verdict::WinsIn(2));
        assert_eq!(Score(-WIN + 2).verdict(), Verdict::LosesIn(1));
        assert_eq!(Score(-WIN + 4).verdict(), Verdict::LosesIn(2));
        assert_eq!(Score(-WIN).verdict(), Verdict::LosesIn(0));
    }

    #[test]
    fn chances_are_symmetric() {
        assert_eq!(Score(0).winning_chance(), 500);
        for centi in [10, 150, 900, 5000] {
            let sum = Score(centi).winning_chance() + Score(-centi).winning_chance();
            assert!((999..=1001).contains(&sum), "{centi} gives {sum}");
        }
    }
}
