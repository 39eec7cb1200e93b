//! Parses suites.

use core::fmt;
use core::str::FromStr;
use std::fs;
use std::path::Path;

use anyhow::Context;
use paisho::notation::{ParsePositionError, SyntaxError};

use super::{Problem, Suite, Task};

/// An error in a line of a suite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SuiteError {
    line: usize,
    fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Fault {
    NoTask,
    UnknownTask(String),
    Position(ParsePositionError),
    Turn { text: String, reason: SyntaxError },
    NoSolution,
}

impl fmt::Display for SuiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTask => f.write_str("the line `suite TASK` is missing before the positions"),
            Self::UnknownTask(word) => write!(f, "unknown task `{word}`"),
            Self::Position(reason) => write!(f, "not a position: {reason}"),
            Self::Turn { text, reason } => write!(f, "not a turn: `{text}`: {reason}"),
            Self::NoSolution => f.write_str("a position without solutions"),
        }
    }
}

impl core::error::Error for SuiteError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.fault {
            Fault::Position(error) => Some(error),
            Fault::Turn { reason, .. } => Some(reason),
            Fault::NoTask | Fault::UnknownTask(_) | Fault::NoSolution => None,
        }
    }
}

impl Suite {
    /// Reads a suite from a file.
    pub(crate) fn load(path: &Path) -> anyhow::Result<Self> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        text.parse().with_context(|| path.display().to_string())
    }
}

impl FromStr for Suite {
    type Err = SuiteError;

    fn from_str(text: &str) -> Result<Self, SuiteError> {
        let lines = text.lines().enumerate();
        let mut lines = lines.filter(|(_, line)| !without_note(line).0.is_empty());
        let error = |index: usize, fault| SuiteError {
            line: index + 1,
            fault,
        };
        let (first, head) = lines.next().ok_or_else(|| error(0, Fault::NoTask))?;
        let task = read_task(without_note(head).0).map_err(|f| error(first, f))?;
        let problems = lines
            .map(|(i, line)| read_problem(line).map_err(|f| error(i, f)))
            .collect::<Result<_, _>>()?;
        Ok(Self { task, problems })
    }
}

/// Splits a line into its content and its note.
fn without_note(line: &str) -> (&str, &str) {
    let (content, note) = line.split_once('#').unwrap_or((line, ""));
    (content.trim(), note.trim())
}

fn read_task(head: &str) -> Result<Task, Fault> {
    let word = head.strip_prefix("suite ").ok_or(Fault::NoTask)?.trim();
    let known = Task::ALL.into_iter().find(|t| t.word() == word);
    known.ok_or_else(|| Fault::UnknownTask(word.to_owned()))
}

fn read_problem(line: &str) -> Result<Problem, Fault> {
    let (content, note) = without_note(line);
    let mut parts = content.split(';').map(str::trim);
    let position = parts.next().unwrap_or_default();
    let position = position.parse().map_err(Fault::Position)?;
    let solutions = parts.map(read_turn).collect::<Result<Vec<_>, _>>()?;
    if solutions.is_empty() {
        return Err(Fault::NoSolution);
    }
    Ok(Problem {
        position,
        solutions,
        note: note.to_owned(),
    })
}

fn read_turn(text: &str) -> Result<paisho::Turn, Fault> {
    text.parse().map_err(|reason| Fault::Turn {
        text: text.to_owned(),
        reason,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "1~rulebook~G~dGL-bGR5-hHR4---fHW3---GW3------cGR4cGR3dGW5-\
        cGBGR5bGR4-aGR3GR3bGR4GR5~G000232ORWK-H323233LOWWBB";

    fn reason(text: &str) -> String {
        text.parse::<Suite>().unwrap_err().to_string()
    }

    #[test]
    fn a_suite_is_read_and_written() {
        let line = format!("{POSITION};(0,-8)-(1,-7);R5(8,0) # game 3");
        let suite: Suite = format!("# head\n\nsuite ring2 # a note\n{line}\n")
            .parse()
            .unwrap();
        assert_eq!((suite.task, suite.problems.len()), (Task::Ring2, 1));
        assert_eq!(suite.problems[0].note, "game 3");
        assert_eq!(suite.problems[0].to_string(), line);
    }

    #[test]
    fn faults_are_reported_with_their_line() {
        assert!(reason("# nothing").starts_with("line 1: the line `suite TASK`"));
        assert_eq!(reason("\nsuite teapot"), "line 2: unknown task `teapot`");
        assert!(reason("suite ring1\nteapot;R5(8,0)").starts_with("line 2: not a position"));
        let turn = format!("suite ring1\n\n{POSITION};teapot");
        assert!(reason(&turn).starts_with("line 3: not a turn: `teapot`"));
        let none = format!("suite ring1\n{POSITION} # a;b");
        assert_eq!(reason(&none), "line 2: a position without solutions");
    }
}
