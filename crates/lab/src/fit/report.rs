//! The report of a fit, with a table of weights to paste into the source.

use std::fmt;

use paisho_engine::{FEATURES, WEIGHTS};

use super::cholesky::Vector;
use super::newton::{Fitted, Row, average_loss};
use super::{present, table};
use crate::curve::best_stretch;
use crate::samples::Samples;

/// The results of a fit.
#[derive(Debug)]
pub(super) struct Report<'a> {
    pub(super) samples: &'a Samples,
    /// The number of training positions.
    pub(super) learnt: usize,
    pub(super) held_out: &'a [Row],
    pub(super) settings: String,
    pub(super) fitted: Fitted,
    /// The fitted weights in whole centi-units.
    pub(super) whole: Vector,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_losses(f)?;
        self.write_comparison(f)?;
        self.write_provenance(f)?;
        let values = self.whole.map(|w| w as i32);
        writeln!(f, "{}", table::with_values(&values))
    }
}

impl Report<'_> {
    fn loss(&self, weights: &Vector) -> f64 {
        average_loss(self.held_out, weights)
    }

    /// How well old and new weights predict the results of held-out games.
    fn write_losses(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<(f64, f64)> = self
            .held_out
            .iter()
            .map(|row| (row.advantage(&present()), row.target))
            .collect();
        let stretch = best_stretch(&pairs);
        let stretched = present().map(|w| w * stretch);
        let knows_nothing = self.loss(&present().map(|_| 0.0));
        writeln!(f, "loss on held-out positions:")?;
        writeln!(f, "  {knows_nothing:.5}  all weights zero")?;
        writeln!(f, "  {:.5}  current weights", self.loss(&present()))?;
        let all = self.loss(&stretched);
        writeln!(
            f,
            "  {all:.5}  current weights, all multiplied by {stretch:.2}"
        )?;
        writeln!(f, "  {:.5}  fitted", self.loss(&self.fitted.weights))?;
        writeln!(f, "  {:.5}  fitted and rounded", self.loss(&self.whole))
    }

    /// Every weight before and after the fit, for the beginning and for the end of the game.
    fn write_comparison(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (present, whole) = (present(), &self.whole);
        let Fitted { weights, errors } = &self.fitted;
        let head = "weight             present  fitted   error | present  fitted   error";
        writeln!(f, "\n{head}")?;
        for (i, weight) in WEIGHTS.iter().enumerate() {
            let edges = [f64::from(weight.low), f64::from(weight.high)];
            let half = |i: usize| {
                let mark = if edges.contains(&whole[i]) { '!' } else { ' ' };
                let (now, then, error) = (present[i], weights[i], errors[i]);
                format!("{now:>7} {then:>7.2}{mark} {error:>6.2}")
            };
            let (early, late) = (half(i), half(i + FEATURES));
            writeln!(f, "{:<18} {early} | {late}", weight.name)?;
        }
        writeln!(
            f,
            "(!: at the limit of its range; standard errors assume independent positions)"
        )
    }

    /// The provenance text for the head of the source file of the weights.
    fn write_provenance(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sources: Vec<String> = self
            .samples
            .sources
            .iter()
            .map(|(header, games)| {
                let rulesets: Vec<String> = header.rulesets.iter().map(|r| r.to_string()).collect();
                let rulesets = rulesets.join(",");
                format!(
                    "`paisho-lab selfplay --games {games} --nodes {} --seed {} --ruleset {rulesets}`",
                    header.nodes, header.seed
                )
            })
            .collect();
        writeln!(
            f,
            "\nProvenance: fitted by `paisho-lab fit {}` on {} positions of {} games of\n{}.\n\
             Loss on {} positions of other games: {:.5} before, {:.5} after.\n",
            self.settings,
            self.learnt,
            self.samples.games(),
            sources.join(" and\n"),
            self.held_out.len(),
            self.loss(&present()),
            self.loss(&self.whole),
        )
    }
}
