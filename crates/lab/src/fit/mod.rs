//! `paisho-lab fit`: fits the weights of the evaluation to self-play games.

mod cholesky;
mod newton;
mod report;
mod split;
mod table;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use paisho_engine::{FEATURES, WEIGHTS, Weight};

use crate::Verdict;
use crate::curve::chance;
use crate::samples::{Sample, Samples};
use cholesky::Vector;
use newton::{Prior, Row, fit, fit_whole};
use report::Report;
use split::split;

/// Fits the weights of the evaluation to the results of games.
///
/// Prints the loss on held-out games, and the table of weights in the format of the engine's
/// source. The same files and arguments give the same weights.
#[derive(Args, Debug)]
pub(crate) struct Fit {
    /// Self-play files.
    #[arg(long, required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// Also write the table to this file.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The maximum number of Newton steps.
    #[arg(long, default_value_t = 30)]
    iterations: usize,
    /// Seed that selects which games are held out.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weight of the search score relative to the result, from 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    lambda: f64,
    /// How strongly weights are pulled towards the current ones; 0 for no pull.
    #[arg(long, default_value_t = 20.0)]
    pull: f64,
    /// The percentage of games that are held out.
    #[arg(long, default_value_t = 15)]
    hold_out: u64,
    /// Use about one in this many positions.
    #[arg(long, default_value_t = 2)]
    one_in: usize,
}

impl Fit {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        if !(0.0..=1.0).contains(&self.lambda) || self.pull.is_nan() || self.pull < 0.0 {
            bail!("--lambda must be from 0 to 1, and --pull must not be negative");
        }
        let samples = Samples::read(&self.data, self.one_in)?;
        let parts = split(&samples.all, self.seed, self.hold_out);
        let learnt = self.rows(&parts.learnt);
        let held_out = self.rows(&parts.held_out);
        if learnt.is_empty() || held_out.is_empty() {
            bail!("too few games to fit and hold out: {}", samples.games());
        }
        let prior = self.prior();
        let fitted = fit(&learnt, &prior, self.iterations);
        let report = Report {
            samples: &samples,
            learnt: learnt.len(),
            held_out: &held_out,
            settings: self.settings(),
            whole: fit_whole(&learnt, &prior, &fitted, self.iterations),
            fitted,
        };
        let text = report.to_string();
        out.write_all(text.as_bytes())?;
        if let Some(path) = &self.out {
            std::fs::write(path, text).with_context(|| path.display().to_string())?;
        }
        Ok(Verdict::Fine)
    }

    fn rows(&self, samples: &[&Sample]) -> Vec<Row> {
        let row = |sample: &&Sample| {
            let judged = chance(f64::from(sample.score));
            Row {
                features: sample.features,
                lateness: sample.lateness,
                target: (1.0 - self.lambda) * sample.result + self.lambda * judged,
            }
        };
        samples.iter().map(row).collect()
    }

    /// The current weights and their ranges. The prior standard deviation of a weight is a quarter
    /// of its range, divided by the square root of the pull.
    fn prior(&self) -> Prior {
        let both = |of: fn(&Weight) -> i32| columns(of, of);
        // A pull of 0 would leave weights undetermined that do not occur in the data.
        let loosened = self.pull.max(LEAST_PULL).sqrt();
        Prior {
            centre: present(),
            spread: both(|w| w.high - w.low).map(|range| range / 4.0 / loosened),
            low: both(|w| w.low),
            high: both(|w| w.high),
        }
    }

    /// The arguments that determine the result, without file names.
    fn settings(&self) -> String {
        let Self {
            seed,
            lambda,
            pull,
            hold_out,
            one_in,
            iterations,
            ..
        } = self;
        format!(
            "--seed {seed} --lambda {lambda} --pull {pull} --hold-out {hold_out} \
             --one-in {one_in} --iterations {iterations}"
        )
    }
}

/// The current weights.
fn present() -> Vector {
    columns(|w| w.early, |w| w.late)
}

/// A vector of values from the table, for the beginning and for the end of the game.
fn columns(early: fn(&Weight) -> i32, late: fn(&Weight) -> i32) -> Vector {
    std::array::from_fn(|i| {
        let of = if i < FEATURES { early } else { late };
        f64::from(of(&WEIGHTS[i % FEATURES]))
    })
}

/// So small that the data always dominate.
const LEAST_PULL: f64 = 1e-6;
