//! What a fit found, in words and as a table to paste.

use std::fmt;

use paisho_engine::WEIGHTS;

use super::cholesky::Vector;
use super::newton::{Fitted, Row, advantage, average_loss};
use super::table;
use crate::curve::best_stretch;
use crate::samples::Samples;

/// The findings of a fit.
#[derive(Debug)]
pub(super) struct Report<'a> {
    pub(super) samples: &'a Samples,
    /// How many positions were learnt from.
    pub(super) learnt: usize,
    pub(super) held_out: &'a [Row],
    pub(super) settings: String,
    pub(super) fitted: Fitted,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_losses(f)?;
        self.write_comparison(f)?;
        self.write_provenance(f)?;
        let values = self.rounded().map(|w| w as i32);
        writeln!(f, "{}", table::with_values(&values))
    }
}

fn present() -> Vector {
    WEIGHTS.map(|w| f64::from(w.value))
}

impl Report<'_> {
    fn rounded(&self) -> Vector {
        self.fitted.weights.map(f64::round)
    }

    fn loss(&self, weights: &Vector) -> f64 {
        average_loss(self.held_out, weights)
    }

    /// How well old and new weights tell the results of games that were held out.
    fn write_losses(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<(f64, f64)> = self
            .held_out
            .iter()
            .map(|row| (advantage(&row.features, &present()), row.target))
            .collect();
        let stretch = best_stretch(&pairs);
        let stretched = present().map(|w| w * stretch);
        let knows_nothing = self.loss(&present().map(|_| 0.0));
        writeln!(f, "loss on positions held out:")?;
        writeln!(f, "  {knows_nothing:.5}  without any weights")?;
        writeln!(f, "  {:.5}  present weights", self.loss(&present()))?;
        let all = self.loss(&stretched);
        writeln!(f, "  {all:.5}  present weights, all times {stretch:.2}")?;
        writeln!(f, "  {:.5}  fitted", self.loss(&self.fitted.weights))?;
        writeln!(f, "  {:.5}  fitted and rounded", self.loss(&self.rounded()))
    }

    /// Every weight before and after.
    fn write_comparison(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\nweight              present   fitted  error (if all positions were independent)"
        )?;
        for (i, weight) in WEIGHTS.iter().enumerate() {
            let Fitted { weights, errors } = &self.fitted;
            let rounded = weights[i].round() as i32;
            let edge = if rounded <= weight.low || rounded >= weight.high {
                "  at the edge of its range"
            } else {
                ""
            };
            writeln!(
                f,
                "{:<18} {:>8} {:>8.2} {:>6.2}{edge}",
                weight.name, weight.value, weights[i], errors[i]
            )?;
        }
        Ok(())
    }

    /// The sentence that belongs above the table, where the weights live.
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
            self.loss(&self.rounded()),
        )
    }
}
