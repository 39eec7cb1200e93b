//! Words and phrases that are out of use in the texts, and a check that none of them comes back.
//!
//! Each language has a list, `words_out/<tag>.txt`. A line is `phrase => what to write instead`. It
//! may end in ` @ ` and the keys of messages in which the phrase is right. Lines that begin with
//! `#` are comments. Add a phrase when it is replaced everywhere, with its inflected forms.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeMap;
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use support::{LANGUAGES, files, messages_in, root};

/// A line of a list.
struct Out {
    phrase: String,
    instead: String,
    /// The keys of messages in which the phrase is right.
    allowed: Vec<String>,
}

impl Out {
    /// Reads a line; `None` if it is malformed.
    fn parse(line: &str) -> Option<Self> {
        let (phrase, rest) = line.split_once(" => ")?;
        let (instead, keys) = match rest.split_once(" @ ") {
            Some((instead, keys)) => (instead, Some(keys)),
            None => (rest, None),
        };
        let is_whole = |part: &str| !part.is_empty() && part.trim() == part;
        let is_good = is_whole(phrase) && is_whole(instead) && keys.is_none_or(is_whole);
        is_good.then(|| Self {
            phrase: phrase.to_owned(),
            instead: instead.to_owned(),
            allowed: keys
                .unwrap_or_default()
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        })
    }

    /// The messages in which the phrase should not be, and the exceptions that are not needed.
    fn findings(&self, texts: &BTreeMap<String, String>) -> Vec<String> {
        let Self {
            phrase,
            instead,
            allowed,
        } = self;
        let has = |key: &String| texts.get(key).is_some_and(|text| has_phrase(text, phrase));
        let wrong = texts
            .keys()
            .filter(|key| has(key) && !allowed.contains(key));
        let wrong = wrong.map(|key| format!("`{key}`: not `{phrase}`, but `{instead}`"));
        let needless = allowed.iter().filter(|key| !has(key));
        let needless = needless.map(|key| format!("`{key}` is allowed `{phrase}` and lacks it"));
        wrong.chain(needless).collect()
    }
}

/// The entries of a list, or its first malformed line.
fn entries(list: &str) -> Result<Vec<Out>, &str> {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Out::parse(line).ok_or(line)).collect()
}

/// Whether a text contains a phrase, in any case of letters, that is not part of a longer word.
fn has_phrase(text: &str, phrase: &str) -> bool {
    let (text, phrase) = (text.to_lowercase(), phrase.to_lowercase());
    text.match_indices(&phrase).any(|(start, found)| {
        let before = text[..start].chars().next_back();
        let after = text[start + found.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// The texts of all messages of a language: the app, the sentences about the game, the lessons.
fn texts(language: &str) -> BTreeMap<String, String> {
    let mut paths = files(&root().join("locales").join(language), "ftl");
    paths.extend(files(&root().join("../view/locales").join(language), "ftl"));
    paths.push(root().join(format!("lessons/{language}.ftl")));
    let messages = paths.iter().flat_map(|path| messages_in(path));
    messages
        .map(|message| (message.id.name.clone(), text_of(&message)))
        .collect()
}

/// The text of a message with all variants and attributes. Values that are filled in, and the ends
/// of variants, are line breaks.
fn text_of(message: &Message<String>) -> String {
    let mut text = String::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        collect(pattern, &mut text);
    }
    text
}

fn collect(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(&value.replace('\n', " ")),
            PatternElement::Placeable { expression } => {
                text.push('\n');
                collect_expression(expression, text);
            }
        }
    }
    text.push('\n');
}

fn collect_expression(expression: &Expression<String>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().for_each(|v| collect(&v.value, text));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            collect_expression(expression, text);
        }
        Expression::Inline(_) => {}
    }
}

#[test]
fn no_phrase_that_is_out_comes_back() {
    let mut found = Vec::new();
    for language in LANGUAGES {
        let path = format!("tests/words_out/{language}.txt");
        let list = fs::read_to_string(root().join(&path)).unwrap();
        let entries = entries(&list).unwrap_or_else(|line| panic!("{path}: malformed: `{line}`"));
        assert!(!entries.is_empty(), "{path} is empty");
        let texts = texts(language);
        assert!(texts.len() > 1000, "{language}: only {}", texts.len());
        let all = entries.iter().flat_map(|out| out.findings(&texts));
        found.extend(all.map(|finding| format!("{language} {finding}")));
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn a_phrase_is_found_as_whole_words_only() {
    for (phrase, text) in [
        ("house", "this house."),
        ("house", "“House”"),
        ("come in", "Come in, please"),
        ("tura", "nowa tura"),
        ("Łódka", "(łódka)"),
        ("בית", "בית, ועוד"),
    ] {
        assert!(has_phrase(text, phrase), "{phrase}: {text}");
    }
    for (phrase, text) in [
        ("house", "warehouse"),
        ("house", "houses"),
        ("house", "house2"),
        ("come in", "welcome in"),
        ("tur", "turę"),
        ("dka", "łódka"),
        ("בית", "הבית"),
        ("בית", "ביתי"),
    ] {
        assert!(!has_phrase(text, phrase), "{phrase}: {text}");
    }
}

#[test]
fn variants_and_attributes_are_read_and_values_are_not() {
    let file = "a = One { $n ->\n    [one] house\n   *[other] two { $house } houses\n\
        } end\n    .b = More";
    let resource = fluent_syntax::parser::parse(file.to_owned()).unwrap();
    let [Entry::Message(message)] = resource.body.as_slice() else {
        panic!("{resource:?}");
    };
    let text = text_of(message);
    let words: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(words, ["One", "house", "two", "houses", "end", "More"]);
}

#[test]
fn malformed_lines_and_needless_exceptions_are_found() {
    let good = "# A comment.\nold => new @ a b\nolder => new, newer";
    let entries = entries(good).unwrap();
    let texts = [("a", "old"), ("b", "new"), ("c", "Old.")];
    let texts = texts.map(|(key, text)| (key.to_owned(), text.to_owned()));
    let found = entries[0].findings(&BTreeMap::from(texts));
    let expected = [
        "`c`: not `old`, but `new`",
        "`b` is allowed `old` and lacks it",
    ];
    assert_eq!(found, expected);
    assert!(entries[1].allowed.is_empty());
    for bad in [
        "",
        "old",
        "old =>",
        "old => ",
        " => new",
        "old => new ",
        "old => new @ ",
    ] {
        assert!(Out::parse(bad).is_none(), "{bad}");
    }
}
