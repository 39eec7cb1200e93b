//! Makes sure that the compiler has the browser target, adding it with rustup if it is missing.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The compiler's name of the browser target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler in use, and the rustup that can add a target to it.
pub(crate) struct Compiler {
    pub(crate) rustc: OsString,
    /// rustup's name of the toolchain, which it sets for every cargo that it starts. `None` means
    /// that the compiler does not come from rustup, which would then add the target to another one.
    pub(crate) toolchain: Option<String>,
    pub(crate) rustup: PathBuf,
}

impl Compiler {
    /// The compiler that the running cargo uses.
    pub(crate) fn in_use() -> Self {
        // rustup is next to its cargo, or on the search path.
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let beside = home.map(|home| home.join("bin/rustup"));
        let rustup = beside.filter(|path| Path::is_file(path));
        Self {
            rustc: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()),
            toolchain: env::var("RUSTUP_TOOLCHAIN").ok(),
            rustup: rustup.unwrap_or_else(|| "rustup".into()),
        }
    }

    /// Adds the browser target if it is missing, and announces that with `say`.
    pub(crate) fn require_target(&self, say: impl Fn(&str)) -> Result<(), String> {
        if self.has_target()? {
            return Ok(());
        }
        let Some(toolchain) = &self.toolchain else {
            return Err(format!(
                "the web app needs the Rust target {TARGET}, and this compiler does not come from \
                 rustup: install Rust with rustup (https://rustup.rs) or the target with your \
                 package manager and build again, or set PAISHO_WEB=skip to build without the web app"
            ));
        };
        say(&format!(
            "Adding the Rust target {TARGET}, which the web app needs, to the toolchain {toolchain}"
        ));
        self.add_target(toolchain).map_err(|reason| {
            format!(
                "the Rust target {TARGET}, which the web app needs, could not be added ({reason}): \
                 connect to the network and build again, or set PAISHO_WEB=skip to build without \
                 the web app"
            )
        })?;
        if self.has_target()? {
            Ok(())
        } else {
            Err(format!(
                "rustup added the Rust target {TARGET} to the toolchain {toolchain}, but the compiler \
                 in use does not have it: run `rustup target add {TARGET}` and build again"
            ))
        }
    }

    /// Whether the standard library for the browser target is installed.
    fn has_target(&self) -> Result<bool, String> {
        let printed = Command::new(&self.rustc)
            .args(["--print", "target-libdir", "--target", TARGET])
            .output()
            .map_err(|e| format!("rustc can't be started: {e}"))?;
        let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
        Ok(folder.is_dir())
    }

    /// Adds the target with rustup. The error is the last one that rustup printed.
    fn add_target(&self, toolchain: &str) -> Result<(), String> {
        let done = Command::new(&self.rustup)
            .args(["target", "add", TARGET, "--toolchain", toolchain])
            .stdin(Stdio::null())
            .output()
            .map_err(|e| format!("rustup can't be started: {e}"))?;
        if done.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&done.stderr);
        let mut errors = said.lines().filter_map(|line| line.strip_prefix("error: "));
        Err(errors.next_back().unwrap_or("rustup failed").to_owned())
    }
}
