//! `paisho-lab calibrate`.

use std::io::Write;

use clap::Args;

use crate::Verdict;

/// Compares search scores with the results of games.
#[derive(Args, Debug)]
pub(crate) struct Calibrate {}

impl Calibrate {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        writeln!(out, "{self:?}")?;
        Ok(Verdict::Fine)
    }
}
