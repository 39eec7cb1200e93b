//! Every text that the code uses is in the files of every language, with the same variables, and no
//! text is unused.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use support::{LANGUAGES, files, messages_in, root};

/// The messages of a language with their variables; parts that only other messages refer to begin
/// with `part-`.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("locales").join(language), "ftl") {
        let room = path.file_stem().unwrap().to_str().unwrap().to_owned();
        for message in messages_in(&path) {
            let name = message.id.name.clone();
            let own = name.starts_with(&format!("{room}-")) || name.starts_with("part-");
            assert!(own, "{language}: `{name}` does not begin with `{room}-`");
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut variables);
            }
            let twice = found.insert(name.clone(), variables);
            assert!(twice.is_none(), "{language} has `{name}` twice");
        }
    }
    found
}

fn collect(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

/// All sources, as one text.
fn source() -> String {
    let paths = files(&root().join("src"), "rs");
    let texts = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    texts.collect()
}

/// The keys that are used directly: `say("…")`, `phrase("…", …)`.
fn asked(source: &str) -> BTreeSet<String> {
    let calls = ["say(", "phrase("].into_iter();
    calls
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|after| after.trim_start().strip_prefix('"')?.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_values() {
    let english = messages("en");
    assert!(english.len() > 50);
    for language in LANGUAGES {
        let other = messages(language);
        let lacking: Vec<_> = english.keys().filter(|k| !other.contains_key(*k)).collect();
        let needless: Vec<_> = other.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(lacking.is_empty(), "{language} lacks {lacking:?}");
        assert!(needless.is_empty(), "{language} has needless {needless:?}");
        for (name, variables) in &english {
            assert_eq!(&other[name], variables, "{language} `{name}`");
        }
    }
}

#[test]
fn every_sentence_asked_for_is_there_and_none_is_needless() {
    let (there, source) = (messages("en"), source());
    let asked = asked(&source);
    assert!(asked.len() > 20);
    let missing: Vec<_> = asked.iter().filter(|id| !there.contains_key(*id)).collect();
    assert!(missing.is_empty(), "not in the files: {missing:?}");
    // Keys also occur in tables, so any mention counts.
    let needless: Vec<_> = there
        .keys()
        .filter(|name| !name.starts_with("part-") && !source.contains(&format!("\"{name}\"")))
        .collect();
    assert!(needless.is_empty(), "nobody asks for {needless:?}");
}
