//! `paisho-lab fit`: weights of the evaluation from games of self-play.

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
/// Prints the loss on games that were held out, and the table of weights as the engine's source
/// has it. The same files and arguments give the same weights.
#[derive(Args, Debug)]
pub(crate) struct Fit {
    /// Files of self-play.
    #[arg(long, required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// Also write the table to this file.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The most steps of Newton's method.
    #[arg(long, default_value_t = 30)]
    iterations: usize,
    /// Holds out other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How much the score of the search counts against the result, from 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    lambda: f64,
    /// How strongly weights are pulled towards the present ones; 0 to let them go.
    #[arg(long, default_value_t = 20.0)]
    pull: f64,
    /// How many of a hundred games are held out.
    #[arg(long, default_value_t = 15)]
    hold_out: u64,
    /// Take about one in so many positions.
    #[arg(long, default_value_t = 2)]
    one_in: usize,
}

impl Fit {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        if !(0.0..=1.0).contains(&self.lambda) || self.pull.is_nan() || self.pull < 0.0 {
            bail!("--lambda must be from 0 to 1, and --pull not negative");
        }
        let samples = Samples::read(&self.data, self.one_in)?;
        let parts = split(&samples.all, self.seed, self.hold_out);
        let learnt = self.rows(&parts.learnt);
        let held_out = self.rows(&parts.held_out);
        if learnt.is_empty() || held_out.is_empty() {
            bail!("too few games: {}", samples.games());
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

    /// The present weights and their ranges. A quarter of the range is how far off a weight may
    /// well be before any data are seen.
    fn prior(&self) -> Prior {
        let both = |of: fn(&Weight) -> i32| columns(of, of);
        // A pull of 0 would leave weights undecided that the data say nothing of.
        let loosened = self.pull.max(LEAST_PULL).sqrt();
        Prior {
            centre: present(),
            spread: both(|w| w.high - w.low).map(|range| range / 4.0 / loosened),
            low: both(|w| w.low),
            high: both(|w| w.high),
        }
    }

    /// The arguments that decide what comes out, without the names of files.
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

/// The weights as they are now.
fn present() -> Vector {
    columns(|w| w.early, |w| w.late)
}

/// Numbers of the table, for the beginning and for the end of the game.
fn columns(early: fn(&Weight) -> i32, late: fn(&Weight) -> i32) -> Vector {
    std::array::from_fn(|i| {
        let of = if i < FEATURES { early } else { late };
        f64::from(of(&WEIGHTS[i % FEATURES]))
    })
}

/// So little that data always win.
const LEAST_PULL: f64 = 1e-6;
