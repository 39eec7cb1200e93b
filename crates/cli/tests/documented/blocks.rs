//! The fenced blocks of a document.

use std::fs;

/// A block of a document.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The language that the fence names: `sh`, `json`, or nothing.
    pub(crate) language: String,
    /// The text between the fences.
    pub(crate) text: String,
    /// File and line where it begins, for messages.
    pub(crate) place: String,
}

/// The text of a document, by its path from the root of the repository.
pub(crate) fn read(path: &str) -> String {
    let full = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&full).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// All fenced blocks of a document.
pub(crate) fn blocks(path: &str) -> Vec<Block> {
    let text = read(path);
    let mut found = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix("```"), open.take()) {
            (Some(language), None) => {
                open = Some(Block {
                    language: language.to_owned(),
                    text: String::new(),
                    place: format!("{path}:{number}"),
                });
            }
            (Some(_), Some(block)) => found.push(block),
            (None, Some(mut block)) => {
                block.text += line;
                block.text.push('\n');
                open = Some(block);
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{open:?} has no end");
    found
}

/// The first cells of the table rows in a document's section that are code: the commands that the
/// section explains.
pub(crate) fn commands_of_table(path: &str, section: &str) -> Vec<String> {
    let text = read(path);
    let after = text.split_once(&format!("\n## {section}\n")).unwrap().1;
    let section = after.split("\n## ").next().unwrap();
    let cells = section.lines().filter_map(|line| {
        let cell = line.strip_prefix("| `")?;
        Some(cell.split_once('`')?.0.to_owned())
    });
    cells.collect()
}
