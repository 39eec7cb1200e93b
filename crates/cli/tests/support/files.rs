//! The files of the repository, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders without files of ours.
const SKIPPED: &[&str] = &[".git", "target", "artifacts", "corpus", "paisho-data"];

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn read(path: &str) -> String {
    let full = root().join(path);
    fs::read_to_string(&full).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// All files with one of these endings, as sorted paths from the root with `/`. Symbolic links are
/// skipped: their targets are read where they are.
pub(crate) fn with_endings(endings: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            let path = format!("{folder}{name}");
            let sort = entry.file_type().unwrap();
            if sort.is_dir() && !SKIPPED.contains(&name.as_str()) {
                folders.push(format!("{path}/"));
            } else if sort.is_file() && endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
