//! A small run of `paisho-lab load` against the real program.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

const LAB: &str = env!("CARGO_BIN_EXE_paisho-lab");

/// The path of the `paisho` program next to ours. A test run of the whole workspace has already
/// built it; when only this crate is tested, it is built here.
fn paisho() -> PathBuf {
    let directory = Path::new(LAB).parent().unwrap();
    let program = directory.join(format!("paisho{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--package", "paisho-cli", "--bin", "paisho"]);
        if directory.ends_with("release") {
            cargo.arg("--release");
        }
        assert!(cargo.status().unwrap().success());
    }
    program
}

fn load(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut lab = Command::new(LAB);
    let done = lab.arg("load").args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

#[test]
fn twenty_games_with_spectators_and_a_storm_go_well() {
    let program = paisho();
    let size = "--games 20 --spectators 30 --turns 40 --seconds 4 --json --paisho";
    let mut arguments: Vec<&str> = size.split(' ').collect();
    arguments.push(program.to_str().unwrap());
    let (code, said, complaint) = load(&arguments);
    assert_eq!(code, Some(0), "{said}{complaint}");
    let report: Value = serde_json::from_str(&said).unwrap();
    let number = |path: &str| report.pointer(path).and_then(Value::as_f64).unwrap();
    assert_eq!(report["errors"], json!({}));
    assert_eq!(report["yardstick"]["errors"], json!({}));
    assert!(number("/times/count") >= 20.0, "{said}");
    assert!(number("/times/p50") > 0.0 && number("/times/p50") <= number("/times/p99"));
    assert!(number("/yardstick/times/count") >= 20.0, "{said}");
    assert!(number("/watched") > 0.0, "{said}");
    assert_eq!(report["storm"]["clients"], json!(70));
    assert_eq!(report["storm"]["times"]["count"], json!(70));
    #[cfg(target_os = "linux")]
    assert!(number("/memory/end/most") > 1.0, "{said}");
}

#[test]
fn nobody_elses_server_is_put_under_load() {
    let size = "--games 1 --spectators 0 --seconds 1 --address 192.0.2.1:80";
    let (code, said, complaint) = load(&size.split(' ').collect::<Vec<_>>());
    assert_eq!((code, said.as_str()), (Some(2), ""));
    assert!(complaint.contains("found 192.0.2.1:80"), "{complaint}");
}

#[test]
fn the_size_of_a_run_is_bounded() {
    for (setting, value) in [("--games", "5001"), ("--turns", "0"), ("--seconds", "601")] {
        let (code, _, complaint) = load(&["--paisho", "paisho", setting, value]);
        assert_eq!(code, Some(2), "{setting} {value}");
        assert!(complaint.contains(value), "{complaint}");
    }
}
