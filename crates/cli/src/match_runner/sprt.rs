//! A sequential test: is A better by `elo0` or by `elo1`? It ends as soon as the answer is clear.
//!
//! This is the generalised sequential probability ratio test over the five results of a pair. Among
//! all distributions with the expected share `s`, the one that best explains the observed shares
//! `p` is `p / (1 + t (a - s))`, with `t` such that its mean is `s`. The logarithm of the ratio of
//! both likelihoods is compared with Wald's bounds.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::elo::{Pairs, SHARES, share};

/// The probability of each kind of error.
const ERROR: f64 = 0.05;
/// The count for a result that has not occurred yet, so that none is considered impossible.
const UNSEEN: f64 = 1e-3;
/// Enough bisections to reduce an interval to nothing.
const HALVINGS: usize = 100;

/// The two hypotheses that are compared.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// The decision of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Decision {
    /// `elo0` is the better explanation.
    Lower,
    /// `elo1` is the better explanation.
    Upper,
    /// More games are needed.
    Open,
}

/// A text that is not a pair of hypotheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SprtError {
    Form(String),
    Order,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(found) => write!(
                f,
                "expected two rating differences from -1000 to 1000 such as 0,20, found {found:?}"
            ),
            Self::Order => f.write_str("the first rating difference must be the smaller one"),
        }
    }
}

impl std::error::Error for SprtError {}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let form = || SprtError::Form(text.chars().take(60).collect());
        let (low, high) = text.split_once(',').ok_or_else(form)?;
        let number = |word: &str| {
            let number = word.trim().parse::<f64>().ok();
            number.filter(|n| n.abs() <= 1000.0).ok_or_else(form)
        };
        let (elo0, elo1) = (number(low)?, number(high)?);
        if elo0 < elo1 {
            Ok(Self { elo0, elo1 })
        } else {
            Err(SprtError::Order)
        }
    }
}

impl Sprt {
    /// The log-likelihood ratio from which `elo1` is accepted; below its negative, `elo0` is. Both
    /// kinds of error have the same probability, so the bounds are symmetric.
    pub(crate) fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The logarithm of the likelihood ratio.
    pub(crate) fn log_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|n| if n == 0 { UNSEEN } else { n as f64 });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|n| n / total);
        let [under0, under1] = [self.elo0, self.elo1].map(|e| best_with_mean(&observed, share(e)));
        let ratios = under1.iter().zip(under0).map(|(p1, p0)| (p1 / p0).ln());
        counts.iter().zip(ratios).map(|(n, ratio)| n * ratio).sum()
    }

    pub(crate) fn decision(&self, pairs: &Pairs) -> Decision {
        let ratio = self.log_ratio(pairs);
        if ratio >= Self::bound() {
            Decision::Upper
        } else if ratio <= -Self::bound() {
            Decision::Lower
        } else {
            Decision::Open
        }
    }
}

/// The distribution with a given mean under which the observed results are most likely.
fn best_with_mean(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    // The mean decreases as `t` grows; at either end some probability becomes infinite.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let mut t = 0.0;
    for _ in 0..HALVINGS {
        t = f64::midpoint(low, high);
        let terms = observed.iter().zip(SHARES);
        let slope: f64 = terms
            .map(|(p, a)| p * (a - mean) / (1.0 + t * (a - mean)))
            .sum();
        if slope > 0.0 {
            low = t;
        } else {
            high = t;
        }
    }
    std::array::from_fn(|i| observed[i] / (1.0 + t * (SHARES[i] - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(claims: &str, pairs: [u64; 5]) -> f64 {
        claims.parse::<Sprt>().unwrap().log_ratio(&Pairs(pairs))
    }

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
    }

    #[test]
    fn known_ratios() {
        // The values that well-known chess match programs print for these pairs.
        near(ratio("0.5,2.5", [223, 9863, 21_279, 10_037, 246]), -3.07);
        near(ratio("0,2", [871, 26_175, 55_983, 26_678, 821]), -4.98);
    }

    #[test]
    fn near_the_middle_the_normal_approximation_agrees() {
        let (pairs, sprt) = (Pairs([10, 20, 40, 24, 12]), "0,10".parse::<Sprt>().unwrap());
        let (s0, s1) = (share(0.0), share(10.0));
        let (count, mean) = (pairs.count() as f64, pairs.mean());
        let spread = pairs.0.iter().zip(SHARES);
        let variance: f64 = spread
            .map(|(n, a)| *n as f64 * (a - mean).powi(2))
            .sum::<f64>()
            / count;
        let approximation = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.log_ratio(&pairs), approximation);
    }

    #[test]
    fn claims_are_symmetric() {
        near(ratio("-10,10", [3, 5, 9, 5, 3]), 0.0);
        let one = ratio("0,10", [3, 5, 9, 6, 4]);
        near(ratio("-10,0", [4, 6, 9, 5, 3]), -one);
        near(ratio("0,10", [0; 5]), 0.0);
    }

    #[test]
    fn decisions_need_enough_pairs() {
        let sprt: Sprt = "0,50".parse().unwrap();
        near(Sprt::bound(), 2.944);
        assert_eq!(sprt.decision(&Pairs([0, 0, 1, 0, 1])), Decision::Open);
        assert_eq!(sprt.decision(&Pairs([1, 1, 20, 4, 60])), Decision::Upper);
        assert_eq!(sprt.decision(&Pairs([60, 4, 20, 1, 1])), Decision::Lower);
        assert!(sprt.log_ratio(&Pairs([0, 0, 0, 0, 100])).is_finite());
    }

    #[test]
    fn claims_are_two_numbers_in_order() {
        let problem = |text: &str| text.parse::<Sprt>().unwrap_err().to_string();
        assert!(problem("5").contains("\"5\""));
        assert!(problem("0,fast").contains("\"0,fast\""));
        assert!(problem("0,NaN").contains("NaN"));
        assert!(problem("5,0").contains("smaller"));
    }
}
