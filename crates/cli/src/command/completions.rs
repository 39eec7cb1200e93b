//! `paisho completions`: completion scripts for shells.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use super::{Cli, Verdict};

/// Print a completion script for a shell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho completions bash > ~/.local/share/bash-completion/completions/paisho
  paisho completions fish > ~/.config/fish/completions/paisho.fish")]
pub(crate) struct Completions {
    /// The shell.
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        // The generator panics if it can't write, so it writes into memory first.
        let mut script = Vec::new();
        generate(self.shell, &mut Cli::command(), "paisho", &mut script);
        out.write_all(&script)?;
        Ok(Verdict::Fine)
    }
}
