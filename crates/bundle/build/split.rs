//! Cuts the app into what the first page needs and what comes after it (`#[wasm_split]` in
//! `crates/web` says where), so that nobody waits for rooms that they may never enter.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

/// What the part for the first page calls the script that fetches the others.
pub(crate) const LINK: &str = "./parts.js";

/// What that script calls the one of the first page.
pub(crate) const MAIN: &str = "./module.js";

/// The app, cut.
pub(crate) struct Parts {
    /// Where the part for the first page is; it is not bound to JavaScript yet.
    pub(crate) main: PathBuf,
    /// The script that fetches the others.
    pub(crate) script: String,
    /// The others, by the names that the script has for them.
    pub(crate) others: Vec<(String, Vec<u8>)>,
}

/// Cuts a program.
pub(crate) fn split(wasm: &Path, folder: &Path) -> Result<Parts, String> {
    let failed = |e: &dyn std::fmt::Display| format!("{}: {e:#}", wasm.display());
    // What an earlier build left there must not be taken for parts of this one.
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|e| failed(&e))?;
    let input = fs::read(wasm).map_err(|e| failed(&e))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&input);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = MAIN;
    options.link_name = LINK;
    let cut = transform(options).map_err(|e| failed(&e))?;
    let mut others = Vec::new();
    for path in cut.split_modules {
        let content = fs::read(&path).map_err(|e| failed(&e))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let content = shortened(&content).map_err(|e| failed(&e))?;
        others.push((name.into_owned(), content));
    }
    let script = fs::read_to_string(folder.join(LINK)).map_err(|e| failed(&e))?;
    Ok(Parts {
        main,
        script,
        others,
    })
}

/// A module without what only people read, the names of its functions and who made it, and with
/// numbers as short as they can be, which the linker had kept long to change them.
fn shortened(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false);
    config.generate_producers_section(false);
    let mut module = config.parse(module).map_err(|e| format!("{e:#}"))?;
    Ok(module.emit_wasm())
}
