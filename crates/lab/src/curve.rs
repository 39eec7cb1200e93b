//! The curve from centi-units to chances of winning, and the loss of chances against results.

/// How many centi-units correspond to odds of ten to one, as in
/// [`paisho_engine::Score::winning_chance`]. Weights are fitted to this scale, so it never needs to
/// change.
pub(crate) const ODDS_SCALE: f64 = 400.0;

/// The chance of winning for an advantage in centi-units.
pub(crate) fn chance(centi: f64) -> f64 {
    logistic(centi * std::f64::consts::LN_10 / ODDS_SCALE)
}

/// The logistic function.
pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The cross-entropy of a result, or any target from 0 to 1, under a chance of `logistic(x)`.
pub(crate) fn loss(x: f64, target: f64) -> f64 {
    // The logarithm of 1 + e^x, without overflow.
    let soft = x.max(0.0) + (-x.abs()).exp().ln_1p();
    soft - target * x
}

/// The factor by which advantages must be multiplied to fit the targets best.
pub(crate) fn best_stretch(pairs: &[(f64, f64)]) -> f64 {
    let unit = std::f64::consts::LN_10 / ODDS_SCALE;
    let mut stretch = 1.0;
    for _ in 0..MOST_STEPS {
        let (mut slope, mut bend) = (0.0, 0.0);
        for (centi, target) in pairs {
            let x = centi * unit;
            let p = logistic(stretch * x);
            slope += (p - target) * x;
            bend += p * (1.0 - p) * x * x;
        }
        if bend <= f64::EPSILON {
            break;
        }
        // Small steps: far from the curve Newton's method overshoots.
        stretch = (stretch - slope / bend).clamp(stretch / 2.0, stretch * 2.0);
    }
    stretch
}

/// The limit of iterations; Newton's method needs about five.
const MOST_STEPS: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_the_engines() {
        // The engine has no public conversion from a number to a score, so compare documented
        // points.
        assert!((chance(0.0) - 0.5).abs() < 1e-12);
        assert!((chance(ODDS_SCALE) - 10.0 / 11.0).abs() < 1e-12);
        assert!((chance(-ODDS_SCALE) - 1.0 / 11.0).abs() < 1e-12);
        let source = include_str!("../../engine/src/score.rs");
        assert!(source.contains(&format!("const ODDS_SCALE: f64 = {ODDS_SCALE:.1};")));
    }

    #[test]
    fn loss_is_the_cross_entropy() {
        for (x, target) in [(0.3, 1.0), (-2.0, 0.5), (4.0, 0.0)] {
            let p = logistic(x);
            let plain = -(target * p.ln() + (1.0 - target) * (1.0 - p).ln());
            assert!((loss(x, target) - plain).abs() < 1e-12);
        }
        assert!(loss(2000.0, 0.0).is_finite());
    }

    #[test]
    fn a_stretch_is_found_again() {
        let pairs: Vec<(f64, f64)> = (-50..=50)
            .map(|i| f64::from(i) * 10.0)
            .map(|centi| (centi, chance(centi * 1.7)))
            .collect();
        assert!((best_stretch(&pairs) - 1.7).abs() < 1e-6);
    }
}
