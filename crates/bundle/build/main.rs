//! Build script: compiles the web app and its engine for browsers and writes the files to embed.
//!
//! `PAISHO_WEB=skip` leaves the app out, and the program shows its plain front page instead. This
//! saves time during work on other crates. `PAISHO_WEB=quick` builds the app without optimising
//! it, for work on the app itself.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "build scripts talk to cargo on stdout, and cargo shows stderr if they fail"
)]

mod compile;
mod files;
mod icons;
mod library;
mod modules;
mod progress;
mod shell;
mod split;
mod target;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use files::Files;

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed=PAISHO_WEB");
    println!("cargo::rerun-if-changed=build");
    match make() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            println!("cargo::error={}", reason.replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

fn make() -> Result<(), String> {
    let out = PathBuf::from(variable("OUT_DIR")?);
    let mut files = Files::default();
    let care = Care::asked()?;
    if care != Care::Skip {
        let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
        compile::watch(&root);
        let built = compile::build(&root, &out, care)?;
        shell::gather(&root, &built, &mut files)?;
    }
    files.write(&out, care)
}

/// How much work goes into the app.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// As small and as fast as possible.
    Full,
    /// Good enough to try something out.
    Quick,
    /// No app at all.
    Skip,
}

impl Care {
    fn asked() -> Result<Self, String> {
        match std::env::var("PAISHO_WEB").as_deref() {
            Err(_) | Ok("") => Ok(Self::Full),
            Ok("quick") => Ok(Self::Quick),
            Ok("skip") => Ok(Self::Skip),
            Ok(other) => Err(format!(
                "PAISHO_WEB is `{other}`, expected `quick` or `skip`"
            )),
        }
    }
}

/// An environment variable that cargo sets for build scripts.
fn variable(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| format!("cargo did not set {name}"))
}
