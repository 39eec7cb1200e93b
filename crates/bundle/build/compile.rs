//! Compiles the app and the engine to WebAssembly with cargo, and generates the JavaScript that
//! loads them with wasm-bindgen.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wasm_bindgen_cli_support::Bindgen;

use crate::Care;
use crate::progress::Progress;
use crate::split::{self, Parts};
use crate::target::{Compiler, TARGET};

/// A crate that is compiled to WebAssembly.
struct Program {
    package: &'static str,
    /// Its name in progress messages.
    name: &'static str,
    /// The name of the file that cargo writes.
    wasm: &'static str,
    /// A cargo setting that overrides the optimisation of the profile `web`. A separate profile
    /// would compile all macros and build scripts again.
    optimisation: Option<&'static str>,
    /// Compiler flags for linking.
    linker: &'static [&'static str],
}

/// The page is optimised for size, the engine for speed.
const APP: Program = Program {
    package: "paisho-web",
    name: "pages",
    wasm: "paisho_web.wasm",
    optimisation: None,
    linker: &[
        // The relocations tell the splitter which function uses which.
        "-Clink-arg=--emit-relocs",
        // The splitter requires addresses to be positive. But the compiler may compute the address
        // of a table minus 0x110000 elements (the number of all characters) of up to eight bytes
        // each, and add the offset back later. So data starts above that distance. The memory below
        // is never touched.
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

/// A WebAssembly module with the script that loads it.
pub(crate) struct Module {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
}

/// The compiled app and engine.
pub(crate) struct Built {
    /// The part of the app that the first page needs.
    pub(crate) app: Module,
    /// The other parts.
    pub(crate) parts: Parts,
    pub(crate) engine: Module,
}

/// Lists the sources of the app for cargo, so that it is rebuilt only when one of them changed.
pub(crate) fn watch(root: &Path) {
    for part in ["paisho", "engine", "view", "wire", "table", "web", "worker"] {
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
    // Next to the folders of the standard profiles, so that `cargo clean` removes it too and debug
    // and release builds share it.
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("OUT_DIR is not inside a target directory")?
        .join("web");
    let app = compile(root, &target, &APP, care, &progress)?;
    let engine = compile(root, &target, &ENGINE, care, &progress)?;
    progress.say("(files): compressing");
    let parts = split::split(&app, &out.join("parts"))?;
    Ok(Built {
        app: bind(&parts.main, &out.join("app"))?,
        parts,
        engine: bind(&engine, &out.join("engine"))?,
    })
}

/// Compiles a program with cargo and returns the path of the module.
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
        // With more than one crate type, cargo would not optimise across crates.
        .args(["--crate-type", "cdylib", "--target", TARGET])
        .args(["--profile", profile, "--target-dir"])
        .arg(target)
        .arg("--")
        .args(program.linker)
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cargo can't be started: {e}"))?;
    let printed = progress.follow(program.name, &mut running);
    let status = running
        .wait()
        .map_err(|e| format!("waiting for cargo failed: {e}"))?;
    if status.success() {
        Ok(target.join(TARGET).join(profile).join(program.wasm))
    } else {
        eprint!("{printed}");
        Err(format!("compiling {} for browsers failed", program.package))
    }
}

/// A cargo command without the environment of the cargo that runs this script. The outer settings
/// (lints, wrappers, flags, folders) are not meant for the browser build and would only make the
/// inner cargo compile everything again.
fn inner_cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let ours = [
            "CARGO_HOME",
            "CARGO_HTTP_CAINFO",
            "CARGO_NET_OFFLINE",
            // Applies to this build only; `ci/release.sh` uses it to remove local paths.
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
        // The split modules share the function table, so it must stay exported.
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
