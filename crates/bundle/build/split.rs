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
        let content = without_names(&content).ok_or_else(|| failed(&"is no module"))?;
        others.push((name.into_owned(), content));
    }
    let script = fs::read_to_string(folder.join(LINK)).map_err(|e| failed(&e))?;
    Ok(Parts {
        main,
        script,
        others,
    })
}

/// A module without what only people read: the names of its functions and who made it.
fn without_names(module: &[u8]) -> Option<Vec<u8>> {
    /// The kind of section that holds neither code nor data.
    const CUSTOM: u8 = 0;
    let (head, mut rest) = module.split_at_checked(8)?;
    let mut kept = head.to_vec();
    while let [kind, after @ ..] = rest {
        let (length, width) = number(after)?;
        let (section, next) = rest.split_at_checked(1 + width + length)?;
        if *kind != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = next;
    }
    Some(kept)
}

/// The number at the beginning, seven bits in a byte, and how many bytes it has.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let width = bytes.iter().position(|byte| byte & 0x80 == 0)? + 1;
    let value = bytes[..width]
        .iter()
        .rev()
        .try_fold(0_usize, |value, byte| {
            Some(value.checked_mul(128)? + usize::from(byte & 0x7f))
        })?;
    Some((value, width))
}
