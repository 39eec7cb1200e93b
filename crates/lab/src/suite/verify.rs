//! `paisho-lab verify`: checks the solutions of suites with the exhaustive solver.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use paisho::Turn;

use super::{Problem, Suite, Task};
use crate::Verdict;

/// Verifies by exhaustive search that the listed turns, and no others, solve the positions of
/// suites.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// Suite files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

impl Verify {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let mut verdict = Verdict::Fine;
        for file in &self.files {
            let suite = Suite::load(file)?;
            let mut faults = 0;
            for (index, problem) in suite.problems.iter().enumerate() {
                for fault in faults_of(&suite, index) {
                    writeln!(out, "{}: {problem}: {fault}", file.display())?;
                    faults += 1;
                }
            }
            let count = suite.problems.len();
            writeln!(
                out,
                "{}: {count} positions, {faults} faults",
                file.display()
            )?;
            out.flush()?;
            if faults > 0 {
                verdict = Verdict::Objection;
            }
        }
        Ok(verdict)
    }
}

fn faults_of(suite: &Suite, index: usize) -> Vec<String> {
    let problem = &suite.problems[index];
    let mut faults = check(suite.task, problem);
    let earlier = &suite.problems[..index];
    if earlier.iter().any(|p| p.position == problem.position) {
        faults.push("the position appears twice".to_owned());
    }
    faults
}

/// The differences between the listed solutions and those that the solver finds.
pub(crate) fn check(task: Task, problem: &Problem) -> Vec<String> {
    let listed: HashSet<Turn> = problem.solutions.iter().copied().collect();
    let found: HashSet<Turn> = task.solutions(&problem.position).into_iter().collect();
    let wrong = problem.solutions.iter().filter(|t| !found.contains(t));
    let missing = found.difference(&listed);
    wrong
        .map(|t| format!("{t} is not a solution"))
        .chain(missing.map(|t| format!("{t} is missing")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Guest can close a ring by either of two turns; one of them needs its bonus.
    const POSITION: &str = "1~rulebook~G~dGL-bGR5-hHR4---fHW3---GW3------cGR4cGR3dGW5-\
        cGBGR5bGR4-aGR3GR3bGR4GR5~G000232ORWK-H323233LOWWBB";

    fn faults(solutions: &str) -> Vec<String> {
        let suite: Suite = format!("suite ring1\n{POSITION};{solutions}")
            .parse()
            .unwrap();
        faults_of(&suite, 0)
    }

    #[test]
    fn wrong_and_missing_solutions_are_reported() {
        let found = faults("R5(8,0)");
        assert!(
            found.contains(&"R5(8,0) is not a solution".to_owned()),
            "{found:?}"
        );
        let missing: Vec<&str> = found
            .iter()
            .filter_map(|f| f.strip_suffix(" is missing"))
            .collect();
        assert!(!missing.is_empty(), "{found:?}");
        assert_eq!(faults(&missing.join(";")), Vec::<String>::new());
        assert_eq!(faults(&missing[1..].join(";")).len(), 1);
    }

    #[test]
    fn a_position_may_be_there_once() {
        let line = format!("{POSITION};R5(8,0)");
        let suite: Suite = format!("suite ring1\n{line}\n{line}").parse().unwrap();
        let found = faults_of(&suite, 1);
        assert!(found.contains(&"the position appears twice".to_owned()));
    }
}
