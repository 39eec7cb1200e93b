//! The glossary of the rules (§13 of `docs/rules.md`) against what people read: the names of the
//! tiles, the glossary of the rulebook and the labels of the web app use its words.

use std::fs;
use std::path::Path;

use paisho::Kind;
use paisho_view::rulebook::{Rulebook, plain};
use paisho_view::words::{Language, Words};

/// The languages in the order of the glossary's columns.
const COLUMNS: [Language; 6] = [
    Language::English,
    Language::German,
    Language::Spanish,
    Language::Polish,
    Language::Portuguese,
    Language::Hebrew,
];

/// English words of the glossary, and messages that must use the word of their language.
const LABELS: [(&str, &[&str]); 12] = [
    (
        "turn",
        &["board-play-this", "board-type", "online-offer-takeback"],
    ),
    ("capture", &["refusal-cannot-capture"]),
    ("drained", &["board-tile-at", "board-effects"]),
    ("trapped", &["board-tile-at", "board-effects"]),
    ("protected", &["board-tile-at", "board-effects"]),
    ("game", &["play-new-game", "play-all-games"]),
    ("pass", &["board-pass"]),
    ("resign", &["play-resign", "online-do-resign"]),
    ("take back", &["play-take-back", "online-offer-takeback"]),
    (
        "record",
        &[
            "analysis-download-record",
            "online-record",
            "play-copy",
            "play-record-new",
        ],
    ),
    (
        "review",
        &["analysis-review", "analysis-review-begin", "play-review"],
    ),
    ("rated", &["online-rated", "people-no-ratings"]),
];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of the glossary, without the heading, each with a cell for every language.
fn rows() -> Vec<Vec<String>> {
    let rules = read("../../docs/rules.md");
    let (_, glossary) = rules.split_once("## 13. Glossary").unwrap();
    let table = glossary.lines().skip_while(|line| !line.starts_with('|'));
    let rows = table.take_while(|line| line.starts_with('|')).skip(2);
    let cells = |row: &str| -> Vec<String> {
        let row = row.trim_matches('|');
        row.split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    rows.map(cells).collect()
}

/// The names in a cell, the usual one first: `schlagen (einnehmen)` has two.
fn names(cell: &str) -> Vec<String> {
    let pieces = cell.split(['(', ')', '/', ',']).map(str::trim);
    let names = pieces.filter(|name| !name.is_empty());
    names.map(str::to_lowercase).collect()
}

/// The beginning of a word, which most of its forms share.
fn stem(word: &str) -> String {
    without_final_letters(word).chars().take(4).collect()
}

/// A text with the usual form of the Hebrew letters that look different at the end of a word, so
/// that a word is found in its plural.
fn without_final_letters(text: &str) -> String {
    let usual = |letter| match letter {
        'ך' => 'כ',
        'ם' => 'מ',
        'ן' => 'נ',
        'ף' => 'פ',
        'ץ' => 'צ',
        other => other,
    };
    text.chars().map(usual).collect()
}

/// A message of a language with all its variants, as written in its file.
fn message(language: Language, key: &str) -> String {
    let (room, _) = key.split_once('-').unwrap();
    let file = match room {
        "refusal" => format!("locales/{}/refusals.ftl", language.tag()),
        _ => format!("../web/locales/{}/{room}.ftl", language.tag()),
    };
    let text = read(&file);
    let begin = format!("{key} =");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&begin));
    let first = lines.next().unwrap_or_else(|| panic!("{file}: no {key}"));
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    let all: Vec<&str> = std::iter::once(first).chain(rest).collect();
    let text = all.join("\n")[begin.len()..].to_lowercase();
    without_final_letters(&text)
}

#[test]
fn tiles_have_the_names_of_the_glossary() {
    for (kind, row) in Kind::ALL.into_iter().zip(rows()) {
        for (language, cell) in COLUMNS.into_iter().zip(&row) {
            assert_eq!(&Words::new(language).tile(kind), cell, "{language:?}");
        }
    }
}

#[test]
fn the_rulebook_explains_every_word_of_the_glossary_and_its_second_names() {
    let rows = rows();
    assert!(rows.len() > 40, "only {} rows", rows.len());
    for (i, language) in COLUMNS.into_iter().enumerate() {
        let book = Rulebook::load(language.tag()).unwrap();
        let chapter = book.chapters().iter().find(|c| c.id == "glossary").unwrap();
        let texts: Vec<String> = chapter.texts().into_iter().map(|t| plain(t)).collect();
        let text = texts.join("\n").to_lowercase();
        for row in &rows {
            for name in names(&row[i]) {
                assert!(text.contains(&name), "{language:?}: no {name}");
            }
        }
    }
}

#[test]
fn labels_use_the_words_of_the_glossary() {
    let rows = rows();
    let mut wrong = Vec::new();
    for (word, keys) in LABELS {
        let row = rows.iter().find(|row| names(&row[0])[0] == word);
        let row = row.unwrap_or_else(|| panic!("no {word} in the glossary"));
        for (language, cell) in COLUMNS.into_iter().zip(row) {
            let stem = stem(&names(cell)[0]);
            for key in keys {
                if !message(language, key).contains(&stem) {
                    wrong.push(format!("{language:?} {key}: no {cell}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
