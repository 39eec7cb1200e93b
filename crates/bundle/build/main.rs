//! Builds the web app and its engine for the browser, and writes down what came out.
//!
//! `PAISHO_WEB=skip` leaves the app out: the program then shows its plain front page. That is for
//! work on other crates, which must not wait for this one. `PAISHO_WEB=quick` builds it without
//! making it small or fast, for work on the app itself.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is how cargo is told, and what it shows of a script that failed"
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
    /// As small and as fast as it gets.
    Full,
    /// Good enough to try something out.
    Quick,
    /// None: there is no app.
    Skip,
}

impl Care {
    fn asked() -> Result<Self, String> {
        match std::env::var("PAISHO_WEB").as_deref() {
            Err(_) | Ok("") => Ok(Self::Full),
            Ok("quick") => Ok(Self::Quick),
            Ok("skip") => Ok(Self::Skip),
            Ok(other) => Err(format!("PAISHO_WEB is `{other}`, not `quick` or `skip`")),
        }
    }
}

/// A variable that cargo sets for build scripts.
fn variable(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| format!("cargo did not set {name}"))
}
