//! Runs the real program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The result of a run.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, with the root of the workspace as its working directory.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_paisho"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    // The user's environment must not affect the tests.
    for variable in ["NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// The result of a finished process.
pub(crate) fn finished(output: Output) -> Run {
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program.
pub(crate) fn run(arguments: &[&str]) -> Run {
    finished(program().args(arguments).output().unwrap())
}

/// Runs the program with data on standard input.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn run_with_input(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    finished(child.wait_with_output().unwrap())
}

/// Expects an error about wrong input: exit code 2, one sentence on standard error that mentions
/// something, no panic.
#[allow(dead_code, reason = "not every test file needs it")]
#[track_caller]
pub(crate) fn assert_unreadable(run: &Run, mention: &str) {
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.starts_with("error: "), "{}", run.err);
    assert!(run.err.contains(mention), "{}", run.err);
    assert_eq!(run.out, "");
}
