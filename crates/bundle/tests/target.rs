//! Tests how the build handles a missing browser target, with fake rustc and rustup programs.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[path = "../build/target.rs"]
#[expect(dead_code, reason = "the build script uses the rest")]
mod target;

use target::{Compiler, TARGET};

/// Makes the tests run one at a time. A script can't be started while any process has it open for
/// writing, and a process that another test forks at that moment inherits the open file.
static ALONE: Mutex<()> = Mutex::new(());

/// A temporary folder with a fake compiler.
struct Scene {
    folder: tempfile::TempDir,
    _alone: MutexGuard<'static, ()>,
}

impl Scene {
    fn new() -> Self {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("lib");
        script(
            &folder.path().join("rustc"),
            &format!("echo {}", library.display()),
        );
        Self {
            folder,
            _alone: alone,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A fake compiler of this toolchain, with a rustup that runs these commands.
    fn compiler(&self, toolchain: Option<&str>, rustup: &str) -> Compiler {
        script(&self.path("rustup"), rustup);
        Compiler {
            rustc: self.path("rustc").into(),
            toolchain: toolchain.map(str::to_owned),
            rustup: self.path("rustup"),
        }
    }
}

fn script(path: &Path, commands: &str) {
    fs::write(path, format!("#!/bin/sh\n{commands}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Requires the target, and returns the result and the printed messages.
fn require(compiler: &Compiler) -> (Result<(), String>, Vec<String>) {
    let told = RefCell::new(Vec::new());
    let done = compiler.require_target(|line| told.borrow_mut().push(line.to_owned()));
    (done, told.into_inner())
}

#[test]
fn a_target_that_is_there_needs_no_rustup() {
    let scene = Scene::new();
    fs::create_dir(scene.path("lib")).unwrap();
    let (done, told) = require(&scene.compiler(None, "exit 1"));
    assert_eq!((done, told), (Ok(()), Vec::new()));
}

#[test]
fn a_missing_target_is_added_to_the_toolchain_in_use_with_a_message() {
    let scene = Scene::new();
    let (log, library) = (scene.path("log"), scene.path("lib"));
    let rustup = format!(
        "echo \"$@\" > {}; mkdir {}",
        log.display(),
        library.display()
    );
    let (done, told) = require(&scene.compiler(Some("1.95.0-test"), &rustup));
    assert_eq!(done, Ok(()));
    assert_eq!(
        fs::read_to_string(log).unwrap().trim(),
        format!("target add {TARGET} --toolchain 1.95.0-test")
    );
    assert_eq!(told.len(), 1);
    assert!(told[0].contains(TARGET) && told[0].contains("1.95.0-test"));
}

#[test]
fn without_rustup_a_sentence_tells_what_to_do() {
    let scene = Scene::new();
    let (done, told) = require(&scene.compiler(None, "exit 0"));
    let error = done.unwrap_err();
    assert!(error.contains("install Rust with rustup"), "{error}");
    assert!(error.contains("PAISHO_WEB=skip"), "{error}");
    assert_eq!(told, Vec::<String>::new());
}

#[test]
fn without_a_network_a_sentence_tells_the_reason_and_what_to_do() {
    let scene = Scene::new();
    let rustup = "echo 'info: downloading' >&2; echo 'error: no route to host' >&2; exit 1";
    let (done, _) = require(&scene.compiler(Some("1.95.0"), rustup));
    let error = done.unwrap_err();
    assert!(error.contains("(no route to host)"), "{error}");
    assert!(error.contains("connect to the network"), "{error}");
}

#[test]
fn a_rustup_that_adds_nothing_is_not_believed() {
    let scene = Scene::new();
    let (done, _) = require(&scene.compiler(Some("1.95.0"), "exit 0"));
    assert!(done.unwrap_err().contains("does not have it"));
}
