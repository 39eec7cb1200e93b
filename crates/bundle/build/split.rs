//! Splits the app's module into the code for the first page and the rest, at the functions marked
//! `#[wasm_split]` in `crates/web`. The first page loads without waiting for the others.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

/// The name by which the main module imports the script that loads the others.
pub(crate) const LINK: &str = "./parts.js";

/// The name by which that script imports the script of the main module.
pub(crate) const MAIN: &str = "./module.js";

/// The app after splitting.
pub(crate) struct Parts {
    /// The path of the main module, before wasm-bindgen.
    pub(crate) main: PathBuf,
    /// The script that loads the other modules.
    pub(crate) script: String,
    /// The other modules, with their names in the script.
    pub(crate) others: Vec<(String, Vec<u8>)>,
}

/// Splits a module.
pub(crate) fn split(wasm: &Path, folder: &Path) -> Result<Parts, String> {
    let failed = |e: &dyn std::fmt::Display| format!("{}: {e:#}", wasm.display());
    // Files of an earlier build must not be mistaken for output of this one.
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

/// A module without function names and producer information, and with numbers in their shortest
/// encoding. The linker pads them so that it can patch them.
fn shortened(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false);
    config.generate_producers_section(false);
    let mut module = config.parse(module).map_err(|e| format!("{e:#}"))?;
    Ok(module.emit_wasm())
}
