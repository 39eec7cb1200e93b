//! Every paragraph of the rules that the documentation or the code names exists, and in the
//! documentation it is a link to its place in the rules.

#![expect(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test may panic when its own preparation fails, and sources are files"
)]

use std::fs;
use std::path::{Path, PathBuf};

const RULES: &str = include_str!("../docs/rules.md");
const README: &str = include_str!("../README.md");

/// What a link to a paragraph leads to, before the number.
const TARGET: &str = "crate::text::rules#";

/// All source files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found
}

/// The numbers of all paragraphs and chapters that can be linked to.
fn anchors() -> Vec<&'static str> {
    let pieces = RULES.split("<a id=\"").skip(1);
    pieces.map(|p| p.split_once('"').unwrap().0).collect()
}

/// The number that a text begins with: `5.2` or `12`.
fn number(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.');
    text[..end.unwrap_or(text.len())].trim_end_matches('.')
}

/// The documentation in a source file, without code: line numbers and texts.
fn documentation(source: &str) -> Vec<(usize, String)> {
    let mut in_code = false;
    let mut found = Vec::new();
    for (i, line) in source.lines().enumerate() {
        let line = line.trim_start();
        let Some(text) = ["///", "//!"].iter().find_map(|m| line.strip_prefix(m)) else {
            in_code = false;
            continue;
        };
        if text.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            // Every second piece is between backquotes.
            let words: String = text.split('`').step_by(2).collect();
            found.push((i + 1, words));
        }
    }
    found
}

#[test]
fn every_paragraph_in_the_documentation_is_a_link_to_it() {
    let anchors = anchors();
    let (mut wrong, mut links) = (Vec::new(), 0);
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = fs::read_to_string(&path).unwrap();
        for (line, text) in documentation(&source) {
            for (at, _) in text.match_indices('§') {
                let named = number(&text[at + '§'.len_utf8()..]);
                let link = format!("[§{named}]({TARGET}{named})");
                let is_link = at > 0 && text[at - 1..].starts_with(&link);
                if !is_link || !anchors.contains(&named) {
                    wrong.push(format!("{}:{line}: §{named}", path.display()));
                }
                links += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "not linked:\n{}", wrong.join("\n"));
    assert!(links > 100, "only {links} links were looked at");
}

/// Paragraphs that refusals and stages cite are string literals.
#[test]
fn every_paragraph_in_the_code_exists() {
    let anchors = anchors();
    let mut cited = 0;
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = fs::read_to_string(&path).unwrap();
        for piece in source.split("\"§").skip(1) {
            let named = number(piece);
            assert!(anchors.contains(&named), "{}: §{named}", path.display());
            cited += 1;
        }
    }
    assert!(cited > 20, "only {cited} paragraphs were looked at");
}

#[test]
fn every_anchor_of_the_rules_stands_before_its_own_number() {
    let anchors = anchors();
    for (i, anchor) in anchors.iter().enumerate() {
        assert!(!anchors[..i].contains(anchor), "{anchor} appears twice");
        let mark = format!("<a id=\"{anchor}\"></a>");
        let after = RULES.split_once(&mark).unwrap().1.trim_start();
        let after = after.trim_start_matches(['#', ' ', '*', '§']);
        assert_eq!(number(after), *anchor);
    }
    let paragraphs = RULES.matches("\n<a id=").count();
    assert_eq!(
        RULES.matches("**§").count() + RULES.matches("\n##").count(),
        paragraphs
    );
}

/// The README is also shown outside the documentation, so its links are full addresses.
#[test]
fn every_name_and_paragraph_of_the_readme_has_an_address() {
    let is_definition = |line: &&str| line.starts_with('[') && line.contains("]: ");
    let definitions: Vec<&str> = README.lines().filter(is_definition).collect();
    let mut looked_at = 0;
    let mut in_code = false;
    for line in README.lines().filter(|line| !is_definition(line)) {
        in_code ^= line.starts_with("```");
        if in_code {
            continue;
        }
        for named in line.split('[').skip(1).filter_map(|p| p.split_once(']')) {
            let definition = format!("[{}]: https://docs.rs/paisho/latest/paisho/", named.0);
            let is_defined = definitions.iter().any(|d| d.starts_with(&definition));
            assert!(is_defined || named.1.starts_with('('), "{}", named.0);
            looked_at += 1;
        }
        for (at, _) in line.match_indices('§') {
            assert!(at > 0 && line[at - 1..].starts_with("[§"), "{line}");
        }
    }
    assert!(looked_at > 10, "only {looked_at} names were looked at");
}
