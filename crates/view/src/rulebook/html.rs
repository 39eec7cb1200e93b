//! The rulebook as one self-contained page: no script, no font, no external pictures.
//!
//! The page is also well-formed XML, so that the tests can parse it. Its style sheet names sides by
//! reading direction, not left and right, so that Hebrew needs no rules of its own.

use super::document::{Block, Chapter, Inline, Subject, Text, plain};
use super::{Note, Rulebook};
use crate::words::Language;

/// A picture as it appears in the book.
#[derive(Clone, Copy, Debug)]
pub struct Figure<'a> {
    /// What to draw.
    pub subject: &'a Subject,
    /// The language of the book.
    pub language: Language,
    /// The caption, without links and emphasis.
    pub caption: &'a str,
    /// Its number on the page, counted from 1. A picture can be on a page more than once.
    pub number: usize,
}

/// Draws a figure as SVG.
pub type Draw<'a> = &'a dyn Fn(&Figure<'_>) -> String;

const STYLE: &str = include_str!("page.css");

impl Rulebook {
    /// The whole book as a page, with every picture drawn by `draw`.
    #[must_use]
    pub fn to_html(&self, draw: Draw<'_>) -> String {
        let edition = self.edition();
        let mut page = Page::new(self, draw);
        page.head(self);
        page.push("<header><h1>");
        page.escaped(edition.title);
        page.push("</h1></header>\n");
        page.contents(self);
        page.push("<main>\n");
        for chapter in self.chapters() {
            page.chapter(chapter);
        }
        page.push("</main>\n</body>\n</html>\n");
        page.html
    }

    /// The content of one chapter, counted from 1, to embed in another page.
    #[must_use]
    pub fn chapter_to_html(&self, number: usize, draw: Draw<'_>) -> Option<String> {
        let chapter = self.chapters().get(number.checked_sub(1)?)?;
        let mut page = Page::new(self, draw);
        page.chapter(chapter);
        Some(page.html)
    }
}

/// A page that is being written.
struct Page<'a> {
    draw: Draw<'a>,
    language: Language,
    figures: usize,
    html: String,
}

impl<'a> Page<'a> {
    const fn new(book: &Rulebook, draw: Draw<'a>) -> Self {
        Self {
            draw,
            language: book.edition().language,
            figures: 0,
            html: String::new(),
        }
    }

    fn push(&mut self, html: &str) {
        self.html.push_str(html);
    }

    fn head(&mut self, book: &Rulebook) {
        let edition = book.edition();
        self.push(&format!(
            "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n",
            edition.tag,
            edition.direction.attribute()
        ));
        self.push(
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<title>",
        );
        self.escaped(edition.title);
        self.push("</title>\n<style>\n");
        self.push(STYLE);
        self.push("</style>\n</head>\n<body>\n");
    }

    fn contents(&mut self, book: &Rulebook) {
        self.push("<nav><h2>");
        self.escaped(book.edition().contents);
        self.push("</h2><ol>\n");
        for chapter in book.chapters() {
            self.push(&format!("<li><a href=\"#{}\">", escape(&chapter.id)));
            self.text(&chapter.title);
            self.push("</a></li>\n");
        }
        self.push("</ol></nav>\n");
    }

    fn chapter(&mut self, chapter: &Chapter) {
        self.push(&format!(
            "<section class=\"chapter\" id=\"{}\">\n<h2>",
            escape(&chapter.id)
        ));
        self.text(&chapter.title);
        self.push("</h2>\n");
        self.blocks(&chapter.opening);
        for section in &chapter.sections {
            self.push(&format!("<section id=\"{}\">\n<h3>", escape(&section.id)));
            self.text(&section.title);
            self.push("</h3>\n");
            self.blocks(&section.blocks);
            self.push("</section>\n");
        }
        self.push("</section>\n");
    }

    fn blocks(&mut self, blocks: &[Block]) {
        blocks.iter().for_each(|b| self.block(b));
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph(text) => self.wrapped("p", text),
            Block::List { first, items } => self.list(*first, items),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Quote(inner) => {
                self.push("<blockquote>\n");
                self.blocks(inner);
                self.push("</blockquote>\n");
            }
            Block::Note(note) => self.note(note),
            Block::Code(text) => {
                self.push("<pre dir=\"ltr\">");
                self.html.push_str(&escape(text));
                self.push("</pre>\n");
            }
            Block::Figure { subject, caption } => self.figure(subject, caption),
        }
    }

    fn note(&mut self, note: &Note) {
        self.push(&format!(
            "<div role=\"note\" class=\"note\" data-books=\"{}\">\n",
            note.names()
        ));
        self.wrapped("p", &note.text);
        self.push("</div>\n");
    }

    /// A text within a tag.
    fn wrapped(&mut self, tag: &str, text: &Text) {
        self.push(&format!("<{tag}>"));
        self.text(text);
        self.push(&format!("</{tag}>\n"));
    }

    fn list(&mut self, first: Option<u64>, items: &[Vec<Block>]) {
        let (open, close) = match first {
            Some(first) => (format!("<ol start=\"{first}\">\n"), "</ol>\n"),
            None => ("<ul>\n".to_owned(), "</ul>\n"),
        };
        self.push(&open);
        for item in items {
            self.push("<li>");
            match item.as_slice() {
                // An item with a single paragraph needs no space around it.
                [Block::Paragraph(text)] => self.text(text),
                blocks => self.blocks(blocks),
            }
            self.push("</li>\n");
        }
        self.push(close);
    }

    fn table(&mut self, head: &[Text], rows: &[Vec<Text>]) {
        self.push("<table>\n<thead><tr>");
        head.iter().for_each(|cell| self.wrapped("th", cell));
        self.push("</tr></thead>\n<tbody>\n");
        for row in rows {
            self.push("<tr>");
            row.iter().for_each(|cell| self.wrapped("td", cell));
            self.push("</tr>\n");
        }
        self.push("</tbody>\n</table>\n");
    }

    fn figure(&mut self, subject: &Subject, caption: &Text) {
        self.figures += 1;
        let picture = (self.draw)(&Figure {
            subject,
            language: self.language,
            caption: &plain(caption),
            number: self.figures,
        });
        self.push(&format!("<figure data-diagram=\"{}\">\n", subject.name()));
        self.push(&picture);
        self.push("\n<figcaption>");
        self.text(caption);
        self.push("</figcaption>\n</figure>\n");
    }

    fn text(&mut self, text: &[Inline]) {
        for piece in text {
            match piece {
                Inline::Plain(words) => self.escaped(words),
                Inline::Emphasis(text) => self.inline("em", text),
                Inline::Strong(text) => self.inline("strong", text),
                Inline::Code(text) => {
                    self.push("<code dir=\"ltr\">");
                    self.html.push_str(&escape(text));
                    self.push("</code>");
                }
                Inline::Link { to, text } => {
                    self.push(&format!("<a href=\"#{}\">", escape(to)));
                    self.text(text);
                    self.push("</a>");
                }
            }
        }
    }

    fn inline(&mut self, tag: &str, text: &[Inline]) {
        self.push(&format!("<{tag}>"));
        self.text(text);
        self.push(&format!("</{tag}>"));
    }

    /// Escaped text in which points and paragraph numbers are isolated from the text direction
    /// around them: in Hebrew, `(3,-4)` must not become `(4-,3)`.
    fn escaped(&mut self, words: &str) {
        let mut rest = words;
        while let Some((before, kept, after)) = next_kept(rest) {
            self.html.push_str(&escape(before));
            self.push("<bdi dir=\"ltr\">");
            self.html.push_str(&escape(kept));
            self.push("</bdi>");
            rest = after;
        }
        self.html.push_str(&escape(rest));
    }
}

/// The next point or paragraph number in a text, with the text before and after it.
fn next_kept(text: &str) -> Option<(&str, &str, &str)> {
    text.char_indices()
        .filter(|(_, c)| matches!(c, '(' | '§'))
        .find_map(|(at, _)| {
            let length = kept_length(&text[at..])?;
            let (before, rest) = text.split_at(at);
            let (kept, after) = rest.split_at(length);
            Some((before, kept, after))
        })
}

/// The length in bytes of the point or paragraph number that a text begins with.
fn kept_length(text: &str) -> Option<usize> {
    if let Some(inside) = text.strip_prefix('(') {
        let (numbers, _) = inside.split_once(')')?;
        let (x, y) = numbers.split_once(',')?;
        x.parse::<i8>().ok()?;
        y.parse::<i8>().ok()?;
        return Some(numbers.len() + 2);
    }
    let number = text.strip_prefix('§')?;
    let digits = number
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(number.len());
    let number = number[..digits].trim_end_matches('.');
    (!number.is_empty()).then_some('§'.len_utf8() + number.len())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_paragraphs_are_found_and_other_brackets_are_not() {
        let kept = |text| next_kept(text).map(|(_, kept, _)| kept);
        assert_eq!(kept("from (3,-4) on"), Some("(3,-4)"));
        assert_eq!(kept("so it is (§5.2)."), Some("§5.2"));
        assert_eq!(kept("see §9."), Some("§9"));
        assert_eq!(kept("(a, b) and (not a point)"), None);
        assert_eq!(kept("(never closed"), None);
    }

    #[test]
    fn signs_of_html_are_escaped() {
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
