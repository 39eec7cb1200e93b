//! `paisho-lab torture`.

use std::io::Write;

use clap::Args;

use crate::Verdict;

/// Plays fast games over random rulesets and looks for crashes, hangs and illegal turns.
#[derive(Args, Debug)]
pub(crate) struct Torture {}

impl Torture {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        writeln!(out, "{self:?}")?;
        Ok(Verdict::Fine)
    }
}
