//! Logistic regression by Newton's method, within ranges, with a pull towards given weights.
//!
//! The evaluation is linear in its weights, so there is a single best set of weights, and Newton's
//! method finds it in a few steps.

use paisho_engine::{FEATURES, Features};

use super::cholesky::{Matrix, SIZE, Vector, solve};
use crate::curve::{ODDS_SCALE, logistic, loss};

/// Converts centi-units to the argument of the logistic function.
const UNIT: f64 = std::f64::consts::LN_10 / ODDS_SCALE;

/// One position and the chance of winning that the evaluation should predict for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) features: Features,
    /// The progress of the game, from 0 to 1.
    pub(super) lateness: f64,
    pub(super) target: f64,
}

impl Row {
    /// The factor of each weight.
    fn inputs(&self) -> Vector {
        std::array::from_fn(|i| {
            let share = if i < FEATURES {
                1.0 - self.lateness
            } else {
                self.lateness
            };
            f64::from(self.features[i % FEATURES]) * share
        })
    }

    /// The advantage in centi-units under these weights.
    pub(super) fn advantage(&self, weights: &Vector) -> f64 {
        self.inputs().iter().zip(weights).map(|(f, w)| f * w).sum()
    }
}

/// The prior distribution of the weights.
#[derive(Clone, Debug)]
pub(super) struct Prior {
    /// The most likely values.
    pub(super) centre: Vector,
    /// Their standard deviations.
    pub(super) spread: Vector,
    /// The smallest and the largest allowed values.
    pub(super) low: Vector,
    pub(super) high: Vector,
}

/// Fitted weights and their uncertainty.
#[derive(Clone, Debug)]
pub(super) struct Fitted {
    pub(super) weights: Vector,
    /// Standard errors as if all rows were independent.
    pub(super) errors: Vector,
}

/// The average loss of weights on rows.
pub(super) fn average_loss(rows: &[Row], weights: &Vector) -> f64 {
    total_loss(rows, weights) / rows.len().max(1) as f64
}

fn total_loss(rows: &[Row], weights: &Vector) -> f64 {
    let losses = rows
        .iter()
        .map(|row| loss(UNIT * row.advantage(weights), row.target));
    losses.sum()
}

/// The best weights for some rows.
pub(super) fn fit(rows: &[Row], prior: &Prior, iterations: usize) -> Fitted {
    let mut weights = prior.nearest(&prior.centre);
    let mut cost = prior.cost(rows, &weights);
    for _ in 0..iterations {
        let (mut slope, mut bend) = prior.slope_and_bend(rows, &weights);
        prior.hold_at_edges(&weights, &mut slope, &mut bend);
        let step = solve(&bend, &slope);
        let Some((better, lower)) = prior.descend(rows, &weights, &step, cost) else {
            break;
        };
        (weights, cost) = (better, lower);
    }
    let (_, bend) = prior.slope_and_bend(rows, &weights);
    let variance = |i: usize| {
        let mut axis = [0.0; SIZE];
        axis[i] = 1.0;
        solve(&bend, &axis)[i]
    };
    Fitted {
        weights,
        errors: std::array::from_fn(|i| variance(i).max(0.0).sqrt()),
    }
}

/// Nearly the best integer weights. Weights with a narrow range, for which a unit is large, are
/// rounded first, and the others are fitted again to compensate.
pub(super) fn fit_whole(rows: &[Row], prior: &Prior, first: &Fitted, iterations: usize) -> Vector {
    let mut rest = prior.clone();
    for i in (0..SIZE).filter(|i| prior.high[*i] - prior.low[*i] <= NARROW) {
        let whole = first.weights[i].round();
        (rest.low[i], rest.high[i]) = (whole, whole);
    }
    fit(rows, &rest, iterations).weights.map(f64::round)
}

/// A range up to this width is narrow.
const NARROW: f64 = 100.0;

/// How often a step is halved before the fit stops.
const MOST_HALVINGS: i32 = 20;
/// The smallest improvement of the cost that counts.
const LEAST_GAIN: f64 = 1e-7;

impl Prior {
    /// The nearest weights within their ranges.
    fn nearest(&self, weights: &Vector) -> Vector {
        std::array::from_fn(|i| weights[i].clamp(self.low[i], self.high[i]))
    }

    /// The cost that the fit minimises.
    fn cost(&self, rows: &[Row], weights: &Vector) -> f64 {
        let pulls = (0..SIZE).map(|i| ((weights[i] - self.centre[i]) / self.spread[i]).powi(2));
        total_loss(rows, weights) + pulls.sum::<f64>() / 2.0
    }

    /// The first and second derivatives of the cost.
    fn slope_and_bend(&self, rows: &[Row], weights: &Vector) -> (Vector, Matrix) {
        let mut slope = [0.0; SIZE];
        let mut bend = [[0.0; SIZE]; SIZE];
        for row in rows {
            let f = row.inputs().map(|f| f * UNIT);
            let p = logistic(UNIT * row.advantage(weights));
            let spread = p * (1.0 - p);
            for i in (0..SIZE).filter(|i| f[*i] != 0.0) {
                slope[i] += (p - row.target) * f[i];
                for j in 0..=i {
                    bend[i][j] += spread * f[i] * f[j];
                }
            }
        }
        for i in 0..SIZE {
            let stiffness = self.spread[i].powi(-2);
            slope[i] += (weights[i] - self.centre[i]) * stiffness;
            bend[i][i] += stiffness;
        }
        (slope, bend)
    }

    /// Excludes weights at a bound that would leave their range from the next step.
    fn hold_at_edges(&self, weights: &Vector, slope: &mut Vector, bend: &mut Matrix) {
        for i in 0..SIZE {
            let low = weights[i] <= self.low[i] && slope[i] > 0.0;
            let high = weights[i] >= self.high[i] && slope[i] < 0.0;
            if low || high {
                slope[i] = 0.0;
                bend[i][..i].fill(0.0);
                bend[i + 1..].iter_mut().for_each(|row| row[i] = 0.0);
            }
        }
    }

    /// Takes the step, halved until the cost decreases.
    fn descend(
        &self,
        rows: &[Row],
        weights: &Vector,
        step: &Vector,
        cost: f64,
    ) -> Option<(Vector, f64)> {
        (0..MOST_HALVINGS).find_map(|halvings| {
            let part = 0.5f64.powi(halvings);
            let moved = std::array::from_fn(|i| weights[i] - part * step[i]);
            let tried = self.nearest(&moved);
            let lower = self.cost(rows, &tried);
            (lower < cost - LEAST_GAIN).then_some((tried, lower))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::chance;
    use paisho_engine::Random;

    const TRUE_SCALE: f64 = 5.0;

    fn true_weights() -> Vector {
        std::array::from_fn(|i| (i as f64 % 17.0 - 8.0) * TRUE_SCALE)
    }

    fn wide() -> Prior {
        Prior {
            centre: [0.0; SIZE],
            spread: [1000.0; SIZE],
            low: [-500.0; SIZE],
            high: [500.0; SIZE],
        }
    }

    /// Positions with random features, and random results with the probability that the true
    /// weights give.
    fn rows(count: usize) -> Vec<Row> {
        let mut random = Random::new(11);
        let mut row = || {
            let features: Features = std::array::from_fn(|_| random.below(9) as i32 - 4);
            let mut row = Row {
                features,
                lateness: random.below(17) as f64 / 16.0,
                target: 0.0,
            };
            let p = chance(row.advantage(&true_weights()));
            let won = (random.below(1_000_000) as f64) < p * 1e6;
            row.target = f64::from(u8::from(won));
            row
        };
        (0..count).map(|_| row()).collect()
    }

    #[test]
    fn known_weights_are_recovered() {
        let rows = rows(8000);
        let fitted = fit(&rows, &wide(), 30);
        for (i, truth) in true_weights().iter().enumerate() {
            let off = (fitted.weights[i] - truth).abs();
            assert!(off < 5.0 * fitted.errors[i], "{i}: {fitted:?}");
            assert!(fitted.errors[i] < 15.0);
        }
        let before = average_loss(&rows, &[0.0; SIZE]);
        let after = average_loss(&rows, &fitted.weights);
        assert!((before - std::f64::consts::LN_2).abs() < 1e-9);
        assert!(after <= average_loss(&rows, &true_weights()) && after < 0.8 * before);
    }

    #[test]
    fn weights_stay_in_their_ranges_and_the_others_make_up_for_it() {
        let rows = rows(3000);
        let mut prior = wide();
        prior.high[SIZE - 1] = -40.0;
        let fitted = fit(&rows, &prior, 30);
        assert_eq!(fitted.weights[SIZE - 1], -40.0);
        let mut clamped = fit(&rows, &wide(), 30).weights;
        clamped[SIZE - 1] = -40.0;
        assert!(average_loss(&rows, &fitted.weights) < average_loss(&rows, &clamped));
    }

    #[test]
    fn rounding_the_coarse_weights_first_costs_less() {
        let mut rows = rows(3000);
        // A feature with values in the hundreds, and a fractional weight.
        for row in &mut rows {
            row.features[0] *= 100;
            row.target = chance(row.advantage(&true_weights()) + 0.45 * row.inputs()[0]);
        }
        let mut prior = wide();
        (prior.low[0], prior.high[0]) = (-50.0, 50.0);
        (prior.low[FEATURES], prior.high[FEATURES]) = (-50.0, 50.0);
        let first = fit(&rows, &prior, 30);
        let whole = fit_whole(&rows, &prior, &first, 30);
        let plain = average_loss(&rows, &first.weights.map(f64::round));
        assert!(whole.iter().all(|w| w.fract() == 0.0));
        assert!(average_loss(&rows, &whole) <= plain + 1e-6);
    }

    #[test]
    fn what_the_data_do_not_show_stays_as_it_was() {
        let mut rows = rows(1000);
        rows.iter_mut().for_each(|row| row.features[3] = 0);
        let mut prior = wide();
        prior.centre[3] = 45.0;
        assert_eq!(fit(&rows, &prior, 30).weights[3], 45.0);
    }
}
