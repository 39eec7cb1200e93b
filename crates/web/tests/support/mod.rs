//! Reads the language files, for tests about their texts.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Message};

/// The tags of all languages.
pub(crate) const LANGUAGES: [&str; 6] = ["en", "de", "es", "pl", "pt", "he"];

/// The folder of this crate.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files with an ending in a folder and in the folders within.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found
}

/// The messages of a language file.
pub(crate) fn messages_in(path: &Path) -> Vec<Message<String>> {
    let text = fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.collect()
}
