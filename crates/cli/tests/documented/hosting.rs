//! Runs the commands of `docs/hosting.md`. Commands that need root, systemd or another machine are
//! listed with the reason, and checked as far as possible here.

use std::fs;
use std::process::Command;

use crate::blocks::{Block, blocks, commands_of_table, read};
use crate::server::Server;
use crate::support::{program, run};

const PAGE: &str = "docs/hosting.md";

/// Tests a block, as far as that is possible here.
type Try = fn(&Block);

/// The test for each block, which is identified by one of its lines.
const BLOCKS: &[(&str, Try)] = &[
    (
        "cargo run --release        # or: paisho",
        compiles_for_minutes,
    ),
    ("sudo apt install ./paisho_0.1.0_amd64.deb", needs_root),
    ("tar -xzf paisho-0.1.0-x86_64-linux.tar.gz", needs_root),
    ("    reverse_proxy 127.0.0.1:7249", needs_a_proxy),
    ("# /etc/paisho.toml", is_a_settings_file),
];

#[test]
fn every_block_is_tried() {
    for block in blocks(PAGE) {
        let known = BLOCKS
            .iter()
            .find(|(line, _)| block.text.lines().any(|l| l == *line));
        let (_, try_it) = known.unwrap_or_else(|| {
            panic!(
                "{}: add to BLOCKS how this block is tested\n{}",
                block.place, block.text
            )
        });
        try_it(&block);
    }
    for (line, _) in BLOCKS {
        let is_there = read(PAGE).lines().any(|found| found == *line);
        assert!(is_there, "{PAGE} no longer has the line {line:?}");
    }
}

/// The script is valid as far as a shell can tell without running it.
fn is_shell(block: &Block) {
    let checked = Command::new("bash")
        .args(["-n", "-c", &block.text])
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{}: {complaint}", block.place);
}

/// `cargo run --release` rebuilds everything and serves until it is stopped: `ci/fresh.sh` runs it.
/// `hosting.rs` tests that the program without a command serves.
fn compiles_for_minutes(block: &Block) {
    is_shell(block);
    assert!(read("ci/fresh.sh").contains("cargo run --release"));
}

/// Installing needs root, and services need systemd; `ci/release.sh` creates these files and tests
/// them in an empty folder. Here: the names contain this version, and the installed files exist.
fn needs_root(block: &Block) {
    is_shell(block);
    let version = env!("CARGO_PKG_VERSION");
    let words = block.text.split_whitespace();
    for word in words.filter(|word| word.contains("paisho_") || word.contains("paisho-")) {
        assert!(
            word.contains(version),
            "{}: {word} is not {version}",
            block.place
        );
    }
    let release = read("ci/release.sh");
    for made in [
        "paisho.service",
        "man",
        "paisho-$version-x86_64-linux",
        "_amd64.deb",
    ] {
        assert!(release.contains(made), "ci/release.sh makes no {made}");
    }
    assert!(read("deploy/paisho.service").contains("[Service]"));
}

/// There is no proxy here. The port must be the default port of the server.
fn needs_a_proxy(block: &Block) {
    let settings = run(&["serve", "--help"]);
    assert!(settings.out.contains("127.0.0.1:7249"), "{}", settings.out);
    assert_eq!(
        block.text.matches("127.0.0.1:7249").count(),
        1,
        "{}",
        block.place
    );
}

fn is_a_settings_file(block: &Block) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("paisho.toml");
    fs::write(&file, &block.text).unwrap();
    let checked = run(&["serve", "--check", "--config", file.to_str().unwrap()]);
    let said = (checked.code, checked.out.as_str());
    assert_eq!(
        said,
        (0, "the settings are valid\n"),
        "{}: {}",
        block.place,
        checked.err
    );
}

/// The commands of the table in the order in which they are run, and a part of each output.
const ADMIN: [(&str, &str); 7] = [
    ("paisho admin create-moderator NAME", "/reset?link="),
    ("paisho admin reset-password NAME", "/reset?link="),
    (
        "paisho admin remove-second-factor NAME",
        "can now sign in without a second factor",
    ),
    ("paisho admin backup FILE", "wrote "),
    ("paisho admin restore FILE", "restored into "),
    ("paisho admin doctor", "found 0 problems"),
    ("paisho admin stats", " persons"),
];

#[test]
fn every_command_for_hosts_works_beside_a_running_server() {
    let listed = commands_of_table(PAGE, "Looking after it");
    let tried: Vec<&str> = ADMIN.iter().map(|(command, _)| *command).collect();
    assert_eq!(listed, tried, "the table of {PAGE} and this test differ");
    let server = Server::start();
    let file = server.folder().join("copy.db");
    let elsewhere = server.folder().join("elsewhere");
    for (command, answer) in ADMIN {
        // A backup is restored into a directory that has no database yet.
        let data = if command.contains("restore") {
            elsewhere.to_str().unwrap().to_owned()
        } else {
            server.data()
        };
        let words = command.split(' ').skip(1).map(|word| match word {
            "NAME" => "mona",
            "FILE" => file.to_str().unwrap(),
            word => word,
        });
        let done = program()
            .args(words)
            .args(["--data", &data])
            .output()
            .unwrap();
        let said = String::from_utf8(done.stdout).unwrap();
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{command}: {said}{complaint}");
        assert!(said.contains(answer), "{command}: {said}");
    }
    assert!(file.is_file() && elsewhere.is_dir());
}

/// Checks statements of the page outside of blocks and tables.
#[test]
fn what_is_said_in_passing_works_too() {
    let page = read(PAGE);
    for said in [
        "`--session-days 30`",
        "`PAISHO_SESSION_DAYS=30`",
        "`session_days = 30`",
    ] {
        assert!(page.contains(said), "{PAGE} no longer says {said}");
    }
    let sound = (0, "the settings are valid\n");
    let flag = run(&["serve", "--check", "--session-days", "30"]);
    assert_eq!((flag.code, flag.out.as_str()), sound);
    let variable = program()
        .args(["serve", "--check"])
        .env("PAISHO_SESSION_DAYS", "30")
        .output()
        .unwrap();
    assert!(variable.status.success());
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("paisho.toml");
    fs::write(&file, "session_days = 30\n").unwrap();
    let checked = program()
        .args(["serve", "--check"])
        .env("PAISHO_CONFIG", &file)
        .output()
        .unwrap();
    assert!(checked.status.success());
}
