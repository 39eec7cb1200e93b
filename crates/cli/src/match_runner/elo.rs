//! The rating difference that follows from points, with the uncertainty that follows from pairs.

use serde::Serialize;

/// The number of standard errors on either side of the mean that cover 95 of 100 cases.
const TWO_SIDED_95: f64 = 1.959_964;

/// The number of pairs of games for each number of points that A made: 0, ½, 1, 1½, 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub(crate) struct Pairs(pub(crate) [u64; 5]);

impl Pairs {
    pub(crate) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of points that A made, from 0 to 1.
    pub(crate) fn mean(&self) -> f64 {
        let points = self
            .0
            .iter()
            .zip(SHARES)
            .map(|(n, share)| *n as f64 * share);
        points.sum::<f64>() / self.count() as f64
    }

    /// The variance of a pair's share, estimated from the sample.
    fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares = self.0.iter().zip(SHARES);
        let sum: f64 = squares
            .map(|(n, share)| *n as f64 * (share - mean).powi(2))
            .sum();
        sum / (self.count() as f64 - 1.0)
    }

    /// The 95 % confidence interval of the share of points that A can expect.
    ///
    /// If every pair was won (or lost), the variance is zero, and the bound is the exact one of the
    /// binomial distribution for the pairs.
    pub(crate) fn interval(&self) -> Option<(f64, f64)> {
        let count = self.count() as f64;
        let certain = 0.025_f64.powf(1.0 / count);
        match self.0 {
            [0, 0, 0, 0, won] if won > 0 => Some((certain, 1.0)),
            [lost, 0, 0, 0, 0] if lost > 0 => Some((0.0, 1.0 - certain)),
            _ if self.count() < 2 || self.variance() <= 0.0 => None,
            _ => {
                let error = TWO_SIDED_95 * (self.variance() / count).sqrt();
                let mean = self.mean();
                Some(((mean - error).max(0.0), (mean + error).min(1.0)))
            }
        }
    }
}

/// The share of a pair's points for each number of half points.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The rating difference that corresponds to a share of points; infinite for all or nothing.
pub(crate) fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of points to expect from a rating difference.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
    }

    #[test]
    fn shares_and_ratings() {
        near(elo(0.5), 0.0);
        near(elo(0.75), 190.85);
        near(elo(0.64), 99.95);
        near(elo(10.0 / 11.0), 400.0);
        near(share(400.0), 10.0 / 11.0);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn the_error_follows_from_the_pairs() {
        // Ten pairs: mean 0.6, sum of squares 2 × 0.36 + 4 × 0.01 + 4 × 0.16 = 1.4, variance
        // 1.4 / 9, standard error 0.124722.
        let pairs = Pairs([2, 0, 4, 0, 4]);
        near(pairs.mean(), 0.6);
        let (low, high) = pairs.interval().unwrap();
        near(low, 0.6 - 0.2444);
        near(high, 0.6 + 0.2444);
    }

    #[test]
    fn pairs_that_hang_together_leave_less_doubt_than_single_games() {
        // Always one win each: the only thing that varies is which seat wins.
        assert_eq!(Pairs([0, 0, 50, 0, 0]).interval(), None);
        let (low, high) = Pairs([1, 0, 50, 0, 1]).interval().unwrap();
        assert!(high - low < 0.1);
    }

    #[test]
    fn all_or_nothing_has_one_bound() {
        let (low, high) = Pairs([0, 0, 0, 0, 100]).interval().unwrap();
        near(low, 0.9638);
        assert_eq!(high, 1.0);
        let (low, high) = Pairs([100, 0, 0, 0, 0]).interval().unwrap();
        assert_eq!(low, 0.0);
        near(high, 0.0362);
        assert_eq!(Pairs::default().interval(), None);
    }
}
