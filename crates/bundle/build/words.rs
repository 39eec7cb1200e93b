//! Writes one translation file per language, with the messages of the game and those of the app.

use std::path::Path;

use paisho_view::words::{self, Language};

use crate::files::Files;
use crate::shell::joined;

const WORDS: &str = "text/plain; charset=utf-8";

/// Adds the translation files, and returns the path of each: `en=/… de=/…`.
pub(crate) fn fill(root: &Path, files: &mut Files) -> Result<String, String> {
    let mut addresses = Vec::new();
    for language in Language::ALL {
        let tag = language.tag();
        let own = joined(&root.join("crates/web/locales").join(tag))?;
        let all = without_remarks(&(words::files(language).concat() + &own));
        let address = files.hashed(&format!("words-{tag}"), "ftl", WORDS, all.into_bytes());
        addresses.push(format!("{tag}={address}"));
    }
    Ok(addresses.join(" "))
}

/// Removes the comments, which are meant for translators.
fn without_remarks(words: &str) -> String {
    let lines = words.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}

/// Fails if the app contains the translations. They are meant to be fetched; if the linker kept
/// them, some code of the app depends on more than it needs.
pub(crate) fn check_absence(app: &[u8]) -> Result<(), String> {
    let contains = |text: &str| app.windows(text.len()).any(|part| part == text.as_bytes());
    let embedded = |language: &Language| words::files(*language).iter().any(|f| contains(f));
    match Language::ALL.iter().find(|language| embedded(language)) {
        None => Ok(()),
        Some(language) => Err(format!(
            "the app contains the texts of {}, which should be fetched separately",
            language.tag()
        )),
    }
}
