//! Builds the rulebook and the lessons in every language as files that the app fetches. The
//! rulebook is split into chapters. Its pictures stay data (a position and marks), which the app
//! draws.

use std::fs;
use std::path::Path;

use paisho_view::rulebook::{Chapter, EDITIONS, Figure, Rulebook, Subject, plain};
use serde_json::{Value, json};

use crate::files::Files;

const TEXT: &str = "text/html; charset=utf-8";
const WORDS: &str = "text/plain; charset=utf-8";
const LIST: &str = "application/json";

/// Adds the files, and returns the path of the table of contents in every language:
/// `en=/… de=/…`.
pub(crate) fn fill(root: &Path, files: &mut Files) -> Result<String, String> {
    let mut addresses = Vec::new();
    for edition in EDITIONS {
        let book = Rulebook::load(edition.tag).map_err(|e| e.to_string())?;
        let lessons = root.join(format!("crates/web/lessons/{}.ftl", edition.tag));
        let lessons = fs::read(&lessons).map_err(|e| format!("{}: {e}", lessons.display()))?;
        let contents = json!({
            "lessons": files.hashed(&format!("lessons-{}", edition.tag), "ftl", WORDS, lessons),
            "title": edition.title,
            "chapters": chapters(&book, files),
        });
        let name = format!("contents-{}", edition.tag);
        let address = files.hashed(&name, "json", LIST, contents.to_string().into_bytes());
        addresses.push(format!("{}={address}", edition.tag));
    }
    Ok(addresses.join(" "))
}

/// Fails if the app contains the rulebook. It is long and meant to be fetched; if the linker kept
/// it, some code of the app depends on more than it needs.
pub(crate) fn check_absence(app: &[u8]) -> Result<(), String> {
    let contains = |text: &str| app.windows(text.len()).any(|part| part == text.as_bytes());
    match EDITIONS.iter().find(|edition| contains(edition.title)) {
        None => Ok(()),
        Some(edition) => Err(format!(
            "the app contains the rulebook ({}), which should be fetched separately",
            edition.tag
        )),
    }
}

/// Adds all chapters of a rulebook, and returns their list.
fn chapters(book: &Rulebook, files: &mut Files) -> Vec<Value> {
    let mut list = Vec::new();
    for (i, chapter) in book.chapters().iter().enumerate() {
        let Some(html) = book.chapter_to_html(i + 1, &plate) else {
            continue;
        };
        let name = format!("{}-{}", book.edition().tag, chapter.id);
        let html = with_addresses(&as_page(&html), book);
        list.push(json!({
            "id": chapter.id,
            "title": plain(&chapter.title),
            "file": files.lent(&name, "html", TEXT, html.into_bytes()),
            "sections": sections(chapter),
        }));
    }
    list
}

fn sections(chapter: &Chapter) -> Vec<Value> {
    let sections = chapter.sections.iter();
    sections
        .map(|section| json!({ "id": section.id, "title": plain(&section.title) }))
        .collect()
}

/// A picture as data: the app draws it with the reader's colours and tile set.
fn plate(figure: &Figure<'_>) -> String {
    let Subject::Position(diagram) = figure.subject else {
        return "<div class=\"plate\" data-circle=\"\"></div>".to_owned();
    };
    let marks = diagram.marks.to_string();
    format!(
        "<div class=\"plate\" data-position=\"{}\" data-marks=\"{}\"></div>",
        diagram.position(),
        marks.trim_end()
    )
}

/// Raises all headings by one level, because each chapter becomes a page of its own.
fn as_page(html: &str) -> String {
    html.replace("<h2>", "<h1>")
        .replace("</h2>", "</h1>")
        .replace("<h3>", "<h2>")
        .replace("</h3>", "</h2>")
}

/// Turns links within the rulebook into paths of the chapters' pages.
fn with_addresses(html: &str, book: &Rulebook) -> String {
    const LINK: &str = "<a href=\"#";
    let mut parts = html.split(LINK);
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (anchor, rest) = part.split_once('"').unwrap_or((part, ""));
        let number = book.chapter_number(anchor).unwrap_or(1);
        let chapter = &book.chapters()[number - 1].id;
        page.push_str(&format!("<a href=\"/learn/rules/{chapter}"));
        if chapter != anchor {
            page.push_str(&format!("#{anchor}"));
        }
        page.push('"');
        page.push_str(rest);
    }
    page
}
