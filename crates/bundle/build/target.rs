//! The compiler's part for browsers: found, or brought by rustup for the toolchain in use.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::progress::Progress;

/// What browsers run, as the compiler calls it.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that the compiler can make programs for browsers.
pub(crate) fn bring(progress: &Progress) -> Result<(), String> {
    if is_installed()? {
        return Ok(());
    }
    // rustup sets the variable for every cargo that it starts; without it, the compiler comes from
    // elsewhere and rustup could only add the target to another one.
    let Ok(toolchain) = env::var("RUSTUP_TOOLCHAIN") else {
        return Err(format!(
            "the web app needs the Rust target {TARGET}, and this compiler does not come from \
             rustup: install Rust with rustup (https://rustup.rs) or the target with your package \
             manager and build again, or set PAISHO_WEB=skip to build without the web app"
        ));
    };
    progress.say(&format!(
        "Adding the Rust target {TARGET}, which the web app needs, to the toolchain {toolchain}"
    ));
    add(&toolchain).map_err(|reason| {
        format!(
            "the Rust target {TARGET}, which the web app needs, could not be added ({reason}): \
             connect to the network and build again, or set PAISHO_WEB=skip to build without the \
             web app"
        )
    })?;
    if is_installed()? {
        Ok(())
    } else {
        Err(format!(
            "rustup added the Rust target {TARGET} to the toolchain {toolchain}, but the compiler in \
             use does not have it: run `rustup target add {TARGET}` and build again"
        ))
    }
}

/// Whether the compiler has the standard library for browsers.
fn is_installed() -> Result<bool, String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|e| format!("rustc does not run: {e}"))?;
    let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
    Ok(folder.is_dir())
}

/// Lets rustup add the target. The error is the last thing that rustup said.
fn add(toolchain: &str) -> Result<(), String> {
    let done = Command::new(rustup())
        .args(["target", "add", TARGET, "--toolchain", toolchain])
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("rustup does not run: {e}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let errors = said.lines().filter_map(|line| line.strip_prefix("error: "));
    Err(errors.last().unwrap_or("rustup failed").to_owned())
}

/// Where rustup is: beside its cargo, or wherever the system finds it.
fn rustup() -> PathBuf {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let beside = home.map(|home| home.join("bin/rustup"));
    beside
        .filter(|path| Path::is_file(path))
        .unwrap_or_else(|| PathBuf::from("rustup"))
}
