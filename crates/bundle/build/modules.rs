//! Adds the WebAssembly modules and the scripts that load them, under names with hashes.

use crate::compile::Module;
use crate::files::{Files, hash};
use crate::shell::SCRIPT;
use crate::split::{LINK, MAIN, Parts};

const WASM: &str = "application/wasm";

/// The paths of the app's files.
pub(crate) struct App {
    pub(crate) wasm: String,
    pub(crate) script: String,
    /// The script that loads the other modules.
    pub(crate) parts: String,
    /// The other modules, which contain all pages but the first.
    pub(crate) lazy_pages: Vec<String>,
}

/// Adds a module and the script that loads and starts it, and returns the path of the script.
pub(crate) fn add(files: &mut Files, name: &str, module: &Module) -> String {
    let wasm = files.hashed(name, "wasm", WASM, module.wasm.clone());
    let script = starting(&module.script, &wasm);
    files.hashed(name, "js", SCRIPT, script.into_bytes())
}

/// Adds the app. Its two scripts import each other, so both names contain one hash of both.
pub(crate) fn add_app(files: &mut Files, module: &Module, parts: &Parts) -> Result<App, String> {
    let wasm = files.hashed("app", "wasm", WASM, module.wasm.clone());
    let mut link = parts.script.clone();
    let mut lazy_pages = Vec::new();
    for (name, content) in &parts.others {
        let stem = name.trim_end_matches(".wasm");
        let page = files.hashed(stem, "wasm", WASM, content.clone());
        link = renamed(&link, &format!("\"./{name}\""), &format!("{page:?}"))?;
        lazy_pages.push(page);
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
        lazy_pages,
    })
}

/// A script that starts its module as soon as it is loaded. A failure to load is thrown from a
/// timer, because an uncaught error in a worker reaches the page and a rejected promise does not.
fn starting(script: &str, wasm: &str) -> String {
    format!(
        "{script}\n__wbg_init({{module_or_path: new URL({wasm:?}, import.meta.url)}})\
         .catch((error) => setTimeout(() => {{ throw error; }}));\n"
    )
}

/// Replaces a name in a script; it must occur.
fn renamed(script: &str, old: &str, new: &str) -> Result<String, String> {
    if script.contains(old) {
        Ok(script.replace(old, new))
    } else {
        Err(format!("a script of the app does not contain {old}"))
    }
}
