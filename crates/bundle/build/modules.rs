//! Programs with the scripts that load them, under names with hashes.

use crate::compile::Module;
use crate::files::{Files, hash};
use crate::shell::SCRIPT;
use crate::split::{LINK, MAIN, Parts};

const WASM: &str = "application/wasm";

/// Where the files of the app will be.
pub(crate) struct App {
    pub(crate) wasm: String,
    pub(crate) script: String,
    /// The script that fetches the other parts.
    pub(crate) parts: String,
    /// The other parts.
    pub(crate) rooms: Vec<String>,
}

/// Adds a program and the script that loads and starts it, and says where the script will be.
pub(crate) fn add(files: &mut Files, name: &str, module: &Module) -> String {
    let wasm = files.hashed(name, "wasm", WASM, module.wasm.clone());
    let script = starting(&module.script, &wasm);
    files.hashed(name, "js", SCRIPT, script.into_bytes())
}

/// Adds the app. Its two scripts name each other, so their names have the hash of both.
pub(crate) fn add_app(files: &mut Files, module: &Module, parts: &Parts) -> Result<App, String> {
    let wasm = files.hashed("app", "wasm", WASM, module.wasm.clone());
    let mut link = parts.script.clone();
    let mut rooms = Vec::new();
    for (name, content) in &parts.others {
        let stem = name.trim_end_matches(".wasm");
        let room = files.hashed(stem, "wasm", WASM, content.clone());
        link = renamed(&link, &format!("\"./{name}\""), &format!("{room:?}"))?;
        rooms.push(room);
    }
    let main = starting(&module.script, &wasm);
    let both = hash(format!("{main}{link}").as_bytes());
    let script = format!("/assets/app-{both:016x}.js");
    let parts = format!("/assets/parts-{both:016x}.js");
    let main = renamed(&main, &format!("from {LINK:?}"), &format!("from {parts:?}"))?;
    let link = renamed(
        &link,
        &format!("from {MAIN:?}"),
        &format!("from {script:?}"),
    )?;
    files.forever(&script, SCRIPT, main.into_bytes());
    files.forever(&parts, SCRIPT, link.into_bytes());
    Ok(App {
        wasm,
        script,
        parts,
        rooms,
    })
}

/// A script that starts its program as soon as it is loaded. A program that can't be loaded is an error
/// of the page or the worker, which is heard of; a promise that breaks in a worker is not.
fn starting(script: &str, wasm: &str) -> String {
    format!(
        "{script}\n__wbg_init({{module_or_path: new URL({wasm:?}, import.meta.url)}})\
         .catch((error) => setTimeout(() => {{ throw error; }}));\n"
    )
}

/// A script in which a file is called by another name.
fn renamed(script: &str, old: &str, new: &str) -> Result<String, String> {
    if script.contains(old) {
        Ok(script.replace(old, new))
    } else {
        Err(format!("a script of the app does not mention {old}"))
    }
}
