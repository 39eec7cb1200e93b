//! Names and phrases that are out, and a check that none of them comes back.
//!
//! The code once had a private language: a server was a house, signing in was coming in, the script
//! that starts the page was the dawn. Readers had to learn it first. Add a name here when it is
//! replaced everywhere by the usual word; never a word that the trade or the game needs.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "support/files.rs"]
mod files;
#[path = "support/literals.rs"]
mod literals;

/// Names that may stand nowhere. Two words or a path mean a module, where the word alone is
/// ordinary English.
const NAMES: &[&str] = &[
    "THE_APP",
    "THE_NET",
    "HouseError",
    "HouseShown",
    "of_the_house",
    "ComeIn",
    "come_in",
    "come_as_guest",
    "farewell",
    "append_and_lay",
    "dawn",
    "end_dawn",
    "contest::",
    "mod contest",
    "edge::",
    "mod edge",
    "together::",
    "mod together",
];

/// Types whose names may also be ordinary words. In Rust they are found outside quotes, elsewhere
/// in back-ticks.
const TYPES: &[&str] = &["Crew", "Deed", "House", "Seen", "Studio"];

/// Phrases of old comments, in any case of letters. Each has a shorter or more precise form.
const PHRASES: &[&str] = &[
    "after so many",
    "came of",
    "comes in",
    "everybody who is somebody",
    "lets happen",
    "so many may",
    "somebody wants",
    "who we are",
    "whoever",
];

/// Words and phrases of old messages, in any case of letters. They are out in sentences that people
/// read: string literals with a space, and the files below that are not Rust. In names and data they
/// may stand: a mail server knows the user `nobody`.
const MESSAGES: &[&str] = &[
    "a mail",
    "anew",
    "are told",
    "as one may",
    "be told",
    "broke off",
    "by itself",
    "by mail",
    "come as",
    "come in",
    "coming as",
    "could not do it",
    "do not count",
    "everything is kept",
    "fit each other",
    "goes down",
    "going down",
    "house",
    "is gone",
    "kept a copy",
    "nobody",
    "not concerned",
    "not known here",
    "not told",
    "once more",
    "one does not",
    "persons",
    "so many",
    "somebody",
    "that count",
    "under way",
    "was begun",
    "was over",
];

/// Where messages are checked: the server, its contract, its pages and its deployment.
const MESSAGE_FOLDERS: &[&str] = &[
    "crates/bundle/build/",
    "crates/server/pages/",
    "crates/server/src/",
    "crates/table/src/",
    "crates/wire/src/",
    "deploy/",
];

/// The endings of files with messages.
const MESSAGE_ENDINGS: &[&str] = &[".rs", ".html", ".yml", ".service", "Containerfile", "inst"];

/// The change log tells the past; rules and rulebook are texts for players, and this file is the
/// list itself.
const EXEMPT: &[&str] = &[
    "CHANGELOG.md",
    "docs/rules.md",
    "crates/view/rulebook/",
    "crates/cli/tests/vocabulary.rs",
];

/// All that is out in a text, with path and line.
fn findings(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in out_in_line(path, line) {
            found.push(format!("{path}:{}: `{word}` is out", index + 1));
        }
    }
    found
}

/// The entries of all lists that a line contains.
fn out_in_line(path: &str, line: &str) -> Vec<&'static str> {
    let lower = line.to_lowercase();
    let types = type_parts(path, line);
    let names = NAMES.iter().filter(|name| has_word(line, name));
    let types = TYPES.iter().filter(|name| has_word(&types, name));
    let phrases = PHRASES.iter().filter(|phrase| has_word(&lower, phrase));
    names.chain(types).chain(phrases).copied().collect()
}

/// All that is out in the messages of a file, with path and line. Unit tests at the end of a file
/// are left out: they contain titles of servers, not messages.
fn findings_in_messages(path: &str, text: &str) -> Vec<String> {
    let messages: Vec<(usize, String)> = if path.ends_with(".rs") {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        literals::literals(code)
    } else {
        (1..).zip(text.lines().map(str::to_owned)).collect()
    };
    let mut found = Vec::new();
    for (line, message) in messages {
        let lower = message.to_lowercase();
        let is_sentence = lower.trim().contains(' ');
        for phrase in MESSAGES.iter().filter(|_| is_sentence) {
            if has_word(&lower, phrase) {
                found.push(format!("{path}:{line}: `{phrase}` is out"));
            }
        }
    }
    found
}

/// The parts of a line in which a capitalised word is a type.
fn type_parts(path: &str, line: &str) -> String {
    let parts: Vec<&str> = if path.ends_with(".rs") {
        line.split('"').step_by(2).collect()
    } else {
        line.split('`').skip(1).step_by(2).collect()
    };
    parts.join(" ")
}

/// Whether a text contains a word or phrase that is not part of a longer name.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + word.len()..].chars().next();
        // A path such as `edge::` is followed by a name.
        let is_path = word.ends_with(':');
        !before.is_some_and(is_of_a_name) && (is_path || !after.is_some_and(is_of_a_name))
    })
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn is_checked(path: &str) -> bool {
    !EXEMPT.iter().any(|exempt| path.starts_with(exempt))
}

#[test]
fn no_name_or_phrase_that_is_out_comes_back() {
    let mut paths = files::with_endings(&[".rs", ".sh", ".py", ".md"]);
    paths.retain(|path| is_checked(path));
    assert!(paths.len() > 500 && paths.iter().any(|path| path == "ARCHITECTURE.md"));
    let found: Vec<String> = paths
        .iter()
        .flat_map(|path| findings(path, &files::read(path)))
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn no_phrase_that_is_out_comes_back_into_messages() {
    let mut paths = files::with_endings(MESSAGE_ENDINGS);
    paths.retain(|path| {
        MESSAGE_FOLDERS
            .iter()
            .any(|folder| path.starts_with(folder))
    });
    for folder in MESSAGE_FOLDERS {
        assert!(
            paths.iter().any(|path| path.starts_with(folder)),
            "{folder}"
        );
    }
    let found: Vec<String> = paths
        .iter()
        .flat_map(|path| findings_in_messages(path, &files::read(path)))
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn every_phrase_is_found_in_messages_and_nowhere_else() {
    for phrase in MESSAGES {
        let code = format!("// {phrase} x\nlet a = '\"';\nlet b = \"X \\\n    {phrase}, {{c}}\";");
        let found = findings_in_messages("a.rs", &code);
        assert_eq!(found, [format!("a.rs:3: `{phrase}` is out")], "{code}");
        let page = format!("<p>a</p>\n<p>X {phrase}.</p>");
        let found = findings_in_messages("a.html", &page);
        assert_eq!(found, [format!("a.html:2: `{phrase}` is out")], "{page}");
    }
    let fine = "const NAMES: [&str; 1] = [\"nobody\"];\n#[cfg(test)]\nlet a = \"the house\";";
    assert_eq!(findings_in_messages("a.rs", fine), Vec::<String>::new());
}

#[test]
fn literals_of_every_form_are_read() {
    let code = r###"
fn a<'a>(b: &'a str) { // "no"
    c('"', '\'', "one \"d\"", r#"two "e""#, b"three");
    f("four \
       five\\", '/', "six");
}"###;
    let read = literals::literals(code);
    let expected = [
        (3, r#"one \"d\""#),
        (3, r#"two "e""#),
        (3, "three"),
        (4, r"four five\\"),
        (5, "six"),
    ];
    let expected = expected.map(|(line, text)| (line, text.to_owned()));
    assert_eq!(read, expected);
}

#[test]
fn every_entry_is_found() {
    for entry in NAMES.iter().chain(TYPES) {
        let code = format!("fn a() {{}}\n    let b = &{entry} {{ c }};");
        let found = findings("a.rs", &code);
        assert!(
            found.contains(&format!("a.rs:2: `{entry}` is out")),
            "{entry}: {found:?}"
        );
    }
    for phrase in PHRASES {
        let capital = phrase[..1].to_uppercase() + &phrase[1..];
        for text in [format!("# a {phrase}, b"), format!("\n{capital} b")] {
            assert!(!findings("a.md", &text).is_empty(), "{text}");
        }
    }
}

#[test]
fn parts_of_names_titles_and_ordinary_words_are_not_found() {
    let code = "let title = \"The Lily House\"; HouseCat::new(); knowledge::of(seen, together);";
    assert_eq!(findings("a.rs", code), Vec::<String>::new());
    let prose = "The House of Lords. Both together, at the edge, a contest.";
    assert_eq!(findings("a.md", prose), Vec::<String>::new());
    let named = findings("a.md", "The type `House`, and `a::Seen`.");
    assert_eq!(named, ["a.md:1: `House` is out", "a.md:1: `Seen` is out"]);
}

#[test]
fn texts_for_players_and_the_past_are_exempt() {
    assert!(!is_checked("CHANGELOG.md") && !is_checked("crates/view/rulebook/en/24-ring.md"));
    assert!(is_checked("crates/view/src/lib.rs") && is_checked("docs/glossary.md"));
}
