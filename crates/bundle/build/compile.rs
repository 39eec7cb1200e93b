//! From Rust to what a browser loads: cargo, then wasm-bindgen.

use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::Care;
use crate::split::{self, Parts};

const TARGET: &str = "wasm32-unknown-unknown";

/// A program for the browser.
struct Program {
    package: &'static str,
    /// Where cargo puts it.
    wasm: &'static str,
    profile: &'static str,
    /// What its linker is told.
    linker: &'static [&'static str],
}

impl Program {
    const fn profile(&self, care: Care) -> &'static str {
        match care {
            Care::Quick => "web-quick",
            Care::Full | Care::Skip => self.profile,
        }
    }
}

/// The page is optimised for size, the engine for speed.
const APP: Program = Program {
    package: "paisho-web",
    wasm: "paisho_web.wasm",
    profile: "web",
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
    wasm: "paisho_worker.wasm",
    profile: "web-worker",
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
    check_target()?;
    // Beside the folders of the usual profiles, so that `cargo clean` clears it too and both
    // debug and release builds share it.
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("the build folder is nowhere")?
        .join("web");
    let parts = split::split(&compile(root, &target, &APP, care)?, &out.join("parts"))?;
    Ok(Built {
        app: bind(&parts.main, &out.join("app"))?,
        parts,
        engine: bind(&compile(root, &target, &ENGINE, care)?, &out.join("engine"))?,
    })
}

/// Whether the compiler can make programs for browsers at all.
fn check_target() -> Result<(), String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|e| format!("rustc does not run: {e}"))?;
    let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
    if folder.is_dir() {
        return Ok(());
    }
    Err(format!(
        "the web app needs the target {TARGET}: run `rustup target add {TARGET}` and build again"
    ))
}

/// Lets cargo compile a program, and says where it is.
fn compile(root: &Path, target: &Path, program: &Program, care: Care) -> Result<PathBuf, String> {
    let profile = program.profile(care);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What the outer cargo says to its compiler (lints, wrappers, flags, folders) is not meant for
    // this build and would only make it compile everything again.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let ours = ["CARGO_HOME", "CARGO_HTTP_CAINFO", "CARGO_NET_OFFLINE"];
        let outer =
            text.starts_with("CARGO") || text.starts_with("RUST") || text.contains("CLIPPY");
        let kept = ours.contains(&text.as_ref()) || text.starts_with("RUSTUP");
        if outer && !kept {
            cargo.env_remove(&name);
        }
    }
    let status = cargo
        .current_dir(root)
        .args(["rustc", "--locked", "--package", program.package, "--lib"])
        // Asked for a library in other forms as well, cargo would not optimise across crates.
        .args(["--crate-type", "cdylib", "--target", TARGET])
        .args(["--profile", profile, "--target-dir"])
        .arg(target)
        .arg("--")
        .args(program.linker)
        .status()
        .map_err(|e| format!("cargo does not run: {e}"))?;
    if status.success() {
        Ok(target.join(TARGET).join(profile).join(program.wasm))
    } else {
        Err(format!("{} does not build for browsers", program.package))
    }
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
