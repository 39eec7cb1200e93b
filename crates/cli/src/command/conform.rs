//! `paisho conform`: checks the rules against conformance files.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::Verdict;
use crate::conform::{self, CaseReport, Line, Source, Summary};
use crate::number::grouped;

/// Check the rules against conformance files.
///
/// Replays every game and sets up every position in the files, compares legal turns, tiles on the
/// board, hands, harmonies, rings and results, and prints every difference. The files contain JSON
/// lines, plain or compressed with gzip.
///
/// Exit codes: 0 no differences, 1 differences, 2 no differences, but some lines could not be read.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho conform conformance/*.jsonl.gz
  zcat games.jsonl.gz | paisho conform -
  paisho conform --json games.jsonl | jq .counts")]
pub(crate) struct Conform {
    /// Files to check; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print only the differences, without progress and summary.
    #[arg(short, long)]
    quiet: bool,
    /// Print everything as one JSON object.
    #[arg(long)]
    json: bool,
}

impl Conform {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let begin = Instant::now();
        // Open all files first: a wrong name must not waste the work on the files before it.
        let opened: Vec<Opened> = self.files.iter().map(|f| open(f)).collect::<Result<_>>()?;
        let mut summary = Summary::default();
        for file in opened {
            summary.append(self.check(file));
        }
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &summary)?;
            writeln!(out)?;
        } else {
            self.print(&summary, begin.elapsed(), out)?;
        }
        Ok(verdict(&summary))
    }

    /// Checks one file, on all cores.
    fn check(&self, file: Opened) -> Summary {
        let Opened { name, bytes, size } = file;
        let bar = self.progress(&name, size);
        let mut summary = match conform::lines(bar.wrap_read(bytes)) {
            Ok(lines) => check_lines(&name, lines),
            Err(error) => unreadable(&name, Error::new(error).context("cannot read the file")),
        };
        bar.finish_and_clear();
        if summary.is_empty() {
            summary = unreadable(&name, anyhow!("the file has no lines to check"));
        }
        summary
    }

    /// A progress bar over the bytes of the file; hidden if standard error is not a terminal.
    fn progress(&self, name: &str, size: Option<u64>) -> ProgressBar {
        if self.quiet {
            return ProgressBar::hidden();
        }
        let bar = size.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
        let template = if size.is_some() {
            "{msg} {wide_bar} {percent}% {eta}"
        } else {
            "{msg} {spinner} {bytes}"
        };
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message(name.to_owned());
        bar
    }

    fn print(&self, summary: &Summary, time: Duration, out: &mut dyn Write) -> Result<()> {
        for finding in &summary.findings {
            writeln!(out, "{finding}")?;
        }
        for line in &summary.unreadable {
            writeln!(out, "{line}")?;
        }
        if self.quiet {
            return Ok(());
        }
        let counts = summary.counts;
        let rows = [
            ("games", counts.games),
            ("plies", counts.plies),
            ("positions", counts.positions),
            ("legal turns", counts.turns),
            ("differences", summary.findings.len() as u64),
            ("unreadable lines", summary.unreadable.len() as u64),
        ];
        for (name, number) in rows {
            writeln!(out, "{name:<16} {:>14}", grouped(number))?;
        }
        writeln!(out, "{:<16} {:>12.2} s", "time", time.as_secs_f64())?;
        Ok(())
    }
}

/// An open file, or standard input.
struct Opened {
    name: String,
    bytes: Box<dyn Read + Send>,
    size: Option<u64>,
}

fn open(file: &str) -> Result<Opened> {
    let source = Source::from(file);
    let name = source.to_string();
    let (bytes, size) = source
        .open()
        .with_context(|| format!("cannot open {name}"))?;
    Ok(Opened { name, bytes, size })
}

fn check_lines(name: &str, lines: impl Iterator<Item = Line> + Send) -> Summary {
    lines
        .par_bridge()
        .fold(Summary::default, |mut summary, (number, line)| {
            summary.add(name, number, check_bytes(line));
            summary
        })
        .reduce(Summary::default, Summary::merge)
}

/// The summary of a file without a single line that could be checked.
fn unreadable(name: &str, error: Error) -> Summary {
    let mut summary = Summary::default();
    summary.add(name, 1, Err(error));
    summary
}

fn check_bytes(line: std::io::Result<Vec<u8>>) -> Result<CaseReport> {
    let line = line.context("cannot read the next line")?;
    let text = std::str::from_utf8(&line).context("not UTF-8")?;
    conform::check_line(text)
}

const fn verdict(summary: &Summary) -> Verdict {
    if !summary.findings.is_empty() {
        Verdict::Objection
    } else if !summary.unreadable.is_empty() {
        Verdict::Unreadable
    } else {
        Verdict::Fine
    }
}
