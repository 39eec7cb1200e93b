//! `paisho man`: manual pages, for packagers.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use super::{Cli, Verdict};

/// Write a manual page for every command into a folder.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho man target/man")]
pub(crate) struct Manual {
    /// The folder; it is created if it does not exist.
    folder: PathBuf,
}

impl Manual {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let folder = &self.folder;
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        // `help` needs no page, and would get one for each of the other commands.
        let mut cli = Cli::command().disable_help_subcommand(true);
        cli.build();
        let pages = write(&cli, folder)?;
        writeln!(out, "wrote {pages} pages into {}", folder.display())?;
        Ok(Verdict::Fine)
    }
}

/// Writes the pages of a command and its subcommands, and returns how many.
fn write(command: &Command, folder: &Path) -> Result<usize> {
    let path = folder.join(format!("{}.1", name(command)));
    fs::write(&path, page(command)?).with_context(|| format!("cannot write {}", path.display()))?;
    let inner = command.get_subcommands().filter(|c| !c.is_hide_set());
    inner
        .map(|c| write(c, folder))
        .try_fold(1, |sum, pages| Ok(sum + pages?))
}

/// The name of a command's page, such as `paisho-admin-backup`.
fn name(command: &Command) -> &str {
    command
        .get_display_name()
        .unwrap_or_else(|| command.get_name())
}

fn page(command: &Command) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command.clone().after_help(None::<&str>))
        // No date: the version is more useful. The generator does not quote an empty argument.
        .date("\"\"")
        .source(concat!("paisho ", env!("CARGO_PKG_VERSION")))
        .manual("Manual of paisho")
        .render(&mut page)?;
    if let Some(after) = command.get_after_help() {
        examples(&after.to_string()).to_writer(&mut page)?;
    }
    Ok(page)
}

/// The examples below the help, one per line; the generator would fill the lines.
fn examples(after: &str) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]).control("nf", []);
    for line in after.lines().filter(|line| *line != "Examples:") {
        roff.text([roman(line.trim_start())]);
    }
    roff.control("fi", []);
    roff
}
