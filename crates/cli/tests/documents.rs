//! The documents of the repository: links lead to existing files, the index lists every document,
//! and the glossary names existing files.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "support/files.rs"]
mod files;

use std::fs;

use files::{read, root};

/// The index of all documents.
const INDEX: &str = "docs/README.md";
/// The meaning of terms in the code, and where they are used.
const GLOSSARY: &str = "docs/glossary.md";

/// All Markdown files.
fn documents() -> Vec<String> {
    files::with_endings(&[".md"])
}

/// Whether a document must be in the index: all but the chapters of the rulebook, the issue
/// templates, and the index itself.
fn belongs_in_the_index(path: &str) -> bool {
    let chapter = path.starts_with("crates/view/rulebook/") && path.matches('/').count() > 3;
    !chapter && !path.starts_with(".github/") && path != INDEX
}

/// The targets of all links and pictures of a Markdown text, except those in code.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            found.extend(links_of_line(line));
        }
    }
    found
}

/// The targets in one line. Text between back-ticks is code.
fn links_of_line(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for prose in line.split('`').step_by(2) {
        for after in prose.split("](").skip(1) {
            let target = after.split([')', ' ']).next().unwrap();
            found.push(target);
        }
    }
    found
}

/// The path from the root that a link target in the document at `path` refers to; `None` for other
/// sites, anchors in the same document, and the rulebook's diagrams.
fn linked(path: &str, target: &str) -> Option<String> {
    let file = target.split('#').next().unwrap();
    if file.is_empty() || file.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The broken links of a document.
fn broken(path: &str, text: &str, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let targets = links(text).into_iter();
    targets
        .filter(|target| linked(path, target).is_some_and(|file| !exists(&file)))
        .map(|target| format!("{path} links to `{target}`, which does not exist"))
        .collect()
}

fn exists(path: &str) -> bool {
    root().join(path).exists()
}

#[test]
fn every_relative_link_leads_to_something() {
    let documents = documents();
    assert!(documents.len() > 200 && documents.iter().any(|d| d == "README.md"));
    let broken: Vec<String> = documents
        .iter()
        .flat_map(|path| broken(path, &read(path), exists))
        .collect();
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn every_document_is_in_the_index() {
    let index = read(INDEX);
    let listed: Vec<String> = links(&index)
        .into_iter()
        .filter_map(|target| linked(INDEX, target))
        .collect();
    let mut wanted = documents();
    wanted.retain(|path| belongs_in_the_index(path));
    // All other files directly in docs/ must be listed too.
    for entry in fs::read_dir(root().join("docs")).unwrap() {
        let entry = entry.unwrap();
        let path = format!("docs/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_file() && path != INDEX && !wanted.contains(&path) {
            wanted.push(path);
        }
    }
    wanted.retain(|path| !listed.contains(path));
    assert_eq!(wanted, Vec::<String>::new(), "missing in {INDEX}");
}

#[test]
fn files_that_the_glossary_names_exist() {
    let glossary = read(GLOSSARY);
    let code = glossary.split('`').skip(1).step_by(2);
    let paths: Vec<&str> = code
        .filter(|text| text.starts_with("crates/") || text.starts_with("ci/"))
        .collect();
    assert!(paths.len() > 50);
    let missing: Vec<&str> = paths.into_iter().filter(|path| !exists(path)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn links_are_found_outside_code_only() {
    let text = "See [a](a.md), ![b](../b.png \"title\") and [`c`](c/#d).\n\
        `[no](no.md)`\n```md\n[no](no.md)\n```\n[e](#f) [g](https://g.example/h)";
    assert_eq!(
        links(text),
        ["a.md", "../b.png", "c/#d", "#f", "https://g.example/h"]
    );
}

#[test]
fn a_broken_link_is_reported() {
    let text = "[good](../there.md#part) [bad](there.md) [far](https://far.example) [here](#here)";
    assert_eq!(
        broken("docs/x.md", text, |path| path == "there.md"),
        ["docs/x.md links to `there.md`, which does not exist"]
    );
}
