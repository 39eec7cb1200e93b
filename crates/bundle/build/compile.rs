//! From Rust to what a browser loads: cargo, then wasm-bindgen.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wasm_bindgen_cli_support::Bindgen;

use crate::Care;
use crate::progress::Progress;
use crate::split::{self, Parts};
use crate::target::{Compiler, TARGET};

/// A program for the browser.
struct Program {
    package: &'static str,
    /// What a person calls it.
    name: &'static str,
    /// Where cargo puts it.
    wasm: &'static str,
    /// How it is optimised, where the profile `web` says otherwise. A profile of its own would compile
    /// all macros and build scripts once more.
    optimisation: Option<&'static str>,
    /// What its linker is told.
    linker: &'static [&'static str],
}

/// The page is optimised for size, the engine for speed.
const APP: Program = Program {
    package: "paisho-web",
    name: "pages",
    wasm: "paisho_web.wasm",
    optimisation: None,
    linker: &[
        // Says who needs whom, so that it can be cut.
        "-Clink-arg=--emit-relocs",
        // Whoever cuts it wants addresses to be positive. But the compiler may subtract from that of
        // a table the number of all characters (0x110000), for words of up to eight bytes, because
        // it adds them again: so data begins above that. The memory before it is never touched.
        "-Clink-arg=--global-base=9437184",
    ],
};
const ENGINE: Program = Program {
    package: "paisho-worker",
    name: "engine",
    wasm: "paisho_worker.wasm",
    optimisation: Some("profile.web.opt-level=3"),
    linker: &[],
};

/// A module with the script that loads it.
pub(crate) struct Module {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
}

/// Both programs.
pub(crate) struct Built {
    /// The part of the app that the first page needs.
    pub(crate) app: Module,
    /// The other parts.
    pub(crate) parts: Parts,
    pub(crate) engine: Module,
}

/// Tells cargo what the app is made of, so that it is built again only when something changed.
pub(crate) fn watch(root: &Path) {
    for part in ["paisho", "engine", "view", "wire", "web", "worker"] {
        let folder = root.join("crates").join(part);
        for inside in [
            "src",
            "Cargo.toml",
            "locales",
            "rulebook",
            "style",
            "page",
            "lessons",
        ] {
            let path = folder.join(inside);
            if path.exists() {
                println!("cargo::rerun-if-changed={}", path.display());
            }
        }
    }
    println!(
        "cargo::rerun-if-changed={}",
        root.join("Cargo.lock").display()
    );
    println!(
        "cargo::rerun-if-changed={}",
        root.join("Cargo.toml").display()
    );
}

pub(crate) fn build(root: &Path, out: &Path, care: Care) -> Result<Built, String> {
    let progress = Progress::open();
    Compiler::in_use().require_target(|line| progress.say(line))?;
    // Beside the folders of the usual profiles, so that `cargo clean` clears it too and both
    // debug and release builds share it.
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("the build folder is nowhere")?
        .join("web");
    let app = compile(root, &target, &APP, care, &progress)?;
    let engine = compile(root, &target, &ENGINE, care, &progress)?;
    progress.say("files: making them small");
    let parts = split::split(&app, &out.join("parts"))?;
    Ok(Built {
        app: bind(&parts.main, &out.join("app"))?,
        parts,
        engine: bind(&engine, &out.join("engine"))?,
    })
}

/// Lets cargo compile a program, and says where it is.
fn compile(
    root: &Path,
    target: &Path,
    program: &Program,
    care: Care,
    progress: &Progress,
) -> Result<PathBuf, String> {
    let profile = match care {
        Care::Quick => "web-quick",
        Care::Full | Care::Skip => "web",
    };
    let mut cargo = inner_cargo();
    cargo.current_dir(root);
    if let (Care::Full, Some(setting)) = (care, program.optimisation) {
        cargo.args(["--config", setting]);
    }
    let mut running = cargo
        .args(["rustc", "--locked", "--package", program.package, "--lib"])
        // Asked for a library in other forms as well, cargo would not optimise across crates.
        .args(["--crate-type", "cdylib", "--target", TARGET])
        .args(["--profile", profile, "--target-dir"])
        .arg(target)
        .arg("--")
        .args(program.linker)
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cargo does not run: {e}"))?;
    let printed = progress.follow(program.name, &mut running);
    let status = running.wait().map_err(|e| format!("cargo is lost: {e}"))?;
    if status.success() {
        Ok(target.join(TARGET).join(profile).join(program.wasm))
    } else {
        eprint!("{printed}");
        Err(format!("{} does not build for browsers", program.package))
    }
}

/// A cargo that knows nothing of the one that runs this script: what that one says to its compiler
/// (lints, wrappers, flags, folders) is not meant for browsers and would only make the inner one
/// compile everything again.
fn inner_cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let ours = [
            "CARGO_HOME",
            "CARGO_HTTP_CAINFO",
            "CARGO_NET_OFFLINE",
            // Names this very build; `ci/release.sh` hides the paths of its machine with it.
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        ];
        let outer =
            text.starts_with("CARGO") || text.starts_with("RUST") || text.contains("CLIPPY");
        let kept = ours.contains(&text.as_ref()) || text.starts_with("RUSTUP");
        if outer && !kept {
            cargo.env_remove(&name);
        }
    }
    cargo
}

fn bind(wasm: &Path, folder: &Path) -> Result<Module, String> {
    let failed = |e: &dyn std::fmt::Display| format!("{}: {e:#}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .map_err(|e| failed(&e))?
        .omit_default_module_path(true)
        // The parts of the app share the table of functions.
        .keep_lld_exports(true)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .input_path(wasm)
        .out_name("module")
        .generate(folder)
        .map_err(|e| failed(&e))?;
    let read = |name: &str| std::fs::read(folder.join(name)).map_err(|e| failed(&e));
    Ok(Module {
        script: String::from_utf8_lossy(&read("module.js")?).into_owned(),
        wasm: read("module_bg.wasm")?,
    })
}
