//! Writes two translation files per language, with the messages of the game and those of the app: one
//! with those that the home page needs, and one with the rest, which is fetched with the other pages.

use std::fs;
use std::path::Path;

use paisho_view::words::{self, Language};

use crate::files::Files;
use crate::shell::text;

const WORDS: &str = "text/plain; charset=utf-8";

/// The files of the app with messages of the home page and of the frame around every page. Of the
/// game's, it needs terms and names.
const HOME: [&str; 5] = [
    "learn.ftl",
    "online.ftl",
    "people.ftl",
    "play.ftl",
    "shell.ftl",
];
/// The other files of the app.
const REST: [&str; 3] = ["analysis.ftl", "board.ftl", "rules.ftl"];

/// The paths of the translation files, by language: `en=/… de=/…`.
pub(crate) struct Addresses {
    /// The files with the messages of the home page.
    pub(crate) home: String,
    /// The files with all others.
    pub(crate) rest: String,
}

/// Adds the translation files.
pub(crate) fn fill(root: &Path, files: &mut Files) -> Result<Addresses, String> {
    let (mut home, mut rest) = (Vec::new(), Vec::new());
    for language in Language::ALL {
        let tag = language.tag();
        let folder = root.join("crates/web/locales").join(tag);
        check_names(&folder)?;
        let [terms, names, sentences @ ..] = words::files(language);
        let first = [terms, names].concat() + &read(&folder, &HOME)?;
        home.push(add(files, "words", tag, &first));
        let others = sentences.concat() + &read(&folder, &REST)?;
        rest.push(add(files, "more-words", tag, &others));
    }
    Ok(Addresses {
        home: home.join(" "),
        rest: rest.join(" "),
    })
}

fn add(files: &mut Files, name: &str, tag: &str, words: &str) -> String {
    let words = without_remarks(words).into_bytes();
    let address = files.hashed(&format!("{name}-{tag}"), "ftl", WORDS, words);
    format!("{tag}={address}")
}

fn read(folder: &Path, names: &[&str]) -> Result<String, String> {
    names.iter().map(|name| text(&folder.join(name))).collect()
}

/// Fails if a folder has a file that neither list names, because its messages would be missing.
fn check_names(folder: &Path) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("{}: {e}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        let is_known = HOME.iter().chain(&REST).any(|known| name == *known);
        if !is_known {
            let path = folder.join(name);
            return Err(format!("{} is in no list of {}", path.display(), file!()));
        }
    }
    Ok(())
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
