//! The sum over all lines of all files.

use std::fmt;

use anyhow::Error;
use serde::Serialize;

use super::report::{CaseReport, Counts, Finding};
use crate::error_text::error_text;

/// Everything that was checked, with all results.
#[derive(Default, Debug, Serialize)]
pub(crate) struct Summary {
    /// How much was checked.
    pub(crate) counts: Counts,
    /// Every place where the rules and a file disagree.
    pub(crate) findings: Vec<Located>,
    /// Lines that could not be parsed, and so were not checked.
    pub(crate) unreadable: Vec<Unreadable>,
}

/// A finding with file and line.
#[derive(Debug, Serialize)]
pub(crate) struct Located {
    file: String,
    line: u64,
    id: String,
    #[serde(flatten)]
    finding: Finding,
}

/// A line that could not be parsed.
#[derive(Debug, Serialize)]
pub(crate) struct Unreadable {
    file: String,
    line: u64,
    problem: String,
}

impl Summary {
    /// Adds the result of one line.
    pub(crate) fn add(&mut self, file: &str, line: u64, result: Result<CaseReport, Error>) {
        match result {
            Ok(report) => {
                self.counts += report.counts;
                let located = report.findings.into_iter().map(|finding| Located {
                    file: file.to_owned(),
                    line,
                    id: report.id.clone(),
                    finding,
                });
                self.findings.extend(located);
            }
            Err(error) => self.unreadable.push(Unreadable {
                file: file.to_owned(),
                line,
                problem: error_text(&error),
            }),
        }
    }

    /// Both summaries together, in the order of the lines.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.counts += other.counts;
        self.findings.extend(other.findings);
        self.unreadable.extend(other.unreadable);
        // Sorting is stable: the findings of one line stay in their order.
        self.findings.sort_by_key(|f| f.line);
        self.unreadable.sort_by_key(|u| u.line);
        self
    }

    /// Appends the summary of another file.
    pub(crate) fn append(&mut self, other: Self) {
        self.counts += other.counts;
        self.findings.extend(other.findings);
        self.unreadable.extend(other.unreadable);
    }

    /// Whether there was nothing to check.
    pub(crate) fn is_empty(&self) -> bool {
        self.counts == Counts::default() && self.unreadable.is_empty()
    }
}

impl fmt::Display for Located {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{} {}, {}",
            self.file, self.line, self.id, self.finding
        )
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.problem)
    }
}
