//! The compiler's part for browsers: found, or added by rustup to the toolchain in use.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What browsers run, as the compiler calls it.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler in use, and what can add a target to it.
pub(crate) struct Compiler {
    pub(crate) rustc: OsString,
    /// The name by which rustup knows the compiler. rustup tells it to every cargo that it starts;
    /// without one, the compiler comes from elsewhere, and rustup would add to another.
    pub(crate) toolchain: Option<String>,
    pub(crate) rustup: PathBuf,
}

impl Compiler {
    /// The one that cargo uses now.
    pub(crate) fn in_use() -> Self {
        // rustup is beside its cargo, or wherever the system finds it.
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let beside = home.map(|home| home.join("bin/rustup"));
        let rustup = beside.filter(|path| Path::is_file(path));
        Self {
            rustc: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()),
            toolchain: env::var("RUSTUP_TOOLCHAIN").ok(),
            rustup: rustup.unwrap_or_else(|| "rustup".into()),
        }
    }

    /// Makes sure that it can make programs for browsers; `say` tells a person what is added.
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

    /// Whether the standard library for browsers is there.
    fn has_target(&self) -> Result<bool, String> {
        let printed = Command::new(&self.rustc)
            .args(["--print", "target-libdir", "--target", TARGET])
            .output()
            .map_err(|e| format!("rustc does not run: {e}"))?;
        let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
        Ok(folder.is_dir())
    }

    /// Lets rustup add the target. The error is the last one that rustup told.
    fn add_target(&self, toolchain: &str) -> Result<(), String> {
        let done = Command::new(&self.rustup)
            .args(["target", "add", TARGET, "--toolchain", toolchain])
            .stdin(Stdio::null())
            .output()
            .map_err(|e| format!("rustup does not run: {e}"))?;
        if done.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&done.stderr);
        let mut errors = said.lines().filter_map(|line| line.strip_prefix("error: "));
        Err(errors.next_back().unwrap_or("rustup failed").to_owned())
    }
}
