//! All texts of a language, for tests; the app downloads only those of the language in use.

use std::path::Path;

use paisho_view::words::{Language, Words};

/// The words of a language, including the app's own texts.
pub(crate) fn words(language: Language) -> Words {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let entries = std::fs::read_dir(folder.join(language.tag())).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let files: Vec<_> = paths.map(|p| std::fs::read_to_string(p).unwrap()).collect();
    let files: Vec<_> = files.iter().map(String::as_str).collect();
    Words::new(language).and(&files)
}

#[test]
fn a_sentence_hands_its_values_to_the_part_it_contains() {
    let words = words(Language::English);
    let goal = words.phrase("board-in-reach").choice("brings", "ring");
    assert_eq!(goal.say(), "In reach, closes a ring");
}
