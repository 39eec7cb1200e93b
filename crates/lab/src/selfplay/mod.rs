//! `paisho-lab selfplay`.

use std::io::Write;

use clap::Args;

use crate::Verdict;

/// Plays games of the engine against itself and writes samples of their positions.
#[derive(Args, Debug)]
pub(crate) struct Selfplay {}

impl Selfplay {
    /// Does what the arguments ask for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        writeln!(out, "{self:?}")?;
        Ok(Verdict::Fine)
    }
}
