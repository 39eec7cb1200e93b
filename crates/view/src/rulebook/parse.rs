//! Reads a chapter, which is written in a small subset of Markdown.
//!
//! Allowed are headings with an anchor, paragraphs, emphasis, lists, tables,
//! quotes, notes on other rulebooks ([`super::note`]), code, links to anchors (`[text](#id)`),
//! diagrams (`![caption](diagram:id)`) and the circle of flowers (`![caption](picture:circle)`),
//! both alone in a paragraph.

use std::fmt;
use std::iter::Peekable;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::diagram::{Diagram, DiagramError};
use super::document::{Block, Chapter, Inline, Section, Subject, Text};
use super::note::{self, NoteError};

/// Why a chapter can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseError {
    /// A heading has no anchor.
    NoAnchor(String),
    /// The chapter does not begin with its title, or has a second one.
    Title(String),
    /// Markdown that the rulebook does not use.
    Unexpected(String),
    /// A link whose target is not an anchor.
    Link(String),
    /// An image that is neither a diagram nor the circle, or not alone in its paragraph.
    Image(String),
    /// A note on other rulebooks that can't be read.
    Note(NoteError),
    /// A diagram that can't be read, with its name.
    Diagram(String, DiagramError),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAnchor(title) => write!(f, "the heading {title:?} has no {{#anchor}}"),
            Self::Title(title) => write!(
                f,
                "expected one title at the beginning of the chapter, found {title:?}"
            ),
            Self::Unexpected(what) => write!(f, "the rulebook does not support {what}"),
            Self::Link(to) => write!(f, "a link must be an #anchor, not {to:?}"),
            Self::Image(to) => {
                write!(
                    f,
                    "an image must be a diagram or the circle, alone in its paragraph: {to:?}"
                )
            }
            Self::Note(error) => error.fmt(f),
            Self::Diagram(id, error) => write!(f, "diagram {id:?}: {error}"),
        }
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Note(error) => Some(error),
            Self::Diagram(_, error) => Some(error),
            _ => None,
        }
    }
}

/// Reads a chapter.
pub(super) fn chapter(name: &'static str, text: &str) -> Result<Chapter, ParseError> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut reader = Reader {
        events: Parser::new_ext(text, options).peekable(),
    };
    let (level, id, title) = reader
        .heading()?
        .ok_or_else(|| ParseError::Title(first_line(text)))?;
    if level != HeadingLevel::H1 {
        return Err(ParseError::Title(super::plain(&title)));
    }
    let opening = reader.blocks()?;
    let mut sections = Vec::new();
    while let Some((level, id, title)) = reader.heading()? {
        if level != HeadingLevel::H2 {
            return Err(ParseError::Title(super::plain(&title)));
        }
        sections.push(Section {
            id,
            title,
            blocks: reader.blocks()?,
        });
    }
    Ok(Chapter {
        name,
        id,
        title,
        opening,
        sections,
    })
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

fn unexpected(event: &Event<'_>) -> ParseError {
    ParseError::Unexpected(format!("{event:?}"))
}

struct Reader<'a> {
    events: Peekable<Parser<'a>>,
}

impl<'a> Reader<'a> {
    /// Takes the next event, if it fits.
    fn next_if(&mut self, fits: impl Fn(&Event<'a>) -> bool) -> Option<Event<'a>> {
        self.events.next_if(fits)
    }

    /// Reads a heading with its anchor; returns `None` at the end of the text.
    fn heading(&mut self) -> Result<Option<(HeadingLevel, String, Text)>, ParseError> {
        let (level, id) = match self.events.next() {
            None => return Ok(None),
            Some(Event::Start(Tag::Heading { level, id, .. })) => (level, id),
            Some(other) => return Err(unexpected(&other)),
        };
        let title = self.text()?;
        let id = id.ok_or_else(|| ParseError::NoAnchor(super::plain(&title)))?;
        Ok(Some((level, id.to_string(), title)))
    }

    /// Reads blocks up to the next heading, or up to and including the end of the parent element.
    fn blocks(&mut self) -> Result<Vec<Block>, ParseError> {
        let mut blocks = Vec::new();
        loop {
            match self.events.peek() {
                None | Some(Event::Start(Tag::Heading { .. })) => return Ok(blocks),
                Some(Event::End(_)) => {
                    self.events.next();
                    return Ok(blocks);
                }
                Some(Event::Start(tag)) if !is_inline(tag) => blocks.push(self.block()?),
                // The items of a tight list contain text without a paragraph.
                Some(_) => blocks.push(Block::Paragraph(self.words()?)),
            }
        }
    }

    fn block(&mut self) -> Result<Block, ParseError> {
        match self.events.next() {
            Some(Event::Start(Tag::Paragraph)) => self.paragraph(),
            Some(Event::Start(Tag::List(first))) => self.list(first),
            Some(Event::Start(Tag::Table(_))) => self.table(),
            Some(Event::Start(Tag::BlockQuote(_))) => self.quote(),
            Some(Event::Start(Tag::CodeBlock(kind))) => self.code(&kind),
            Some(other) => Err(unexpected(&other)),
            None => Err(ParseError::Unexpected("an unexpected end".to_owned())),
        }
    }

    /// Reads a quotation, which is a note if it begins with a tag.
    fn quote(&mut self) -> Result<Block, ParseError> {
        let inner = self.inner_blocks()?;
        match note::read(&inner) {
            Some(note) => note.map(Block::Note).map_err(ParseError::Note),
            None => Ok(Block::Quote(inner)),
        }
    }

    /// Reads the blocks inside another block, where no note may stand.
    fn inner_blocks(&mut self) -> Result<Vec<Block>, ParseError> {
        let inner = self.blocks()?;
        if inner.iter().any(|block| matches!(block, Block::Note(_))) {
            return Err(ParseError::Note(NoteError::Nested));
        }
        Ok(inner)
    }

    fn paragraph(&mut self) -> Result<Block, ParseError> {
        let image = |e: &Event<'_>| matches!(e, Event::Start(Tag::Image { .. }));
        let Some(Event::Start(Tag::Image { dest_url, .. })) = self.next_if(image) else {
            return self.text().map(Block::Paragraph);
        };
        let caption = self.text()?;
        let alone = self.next_if(|e| *e == Event::End(TagEnd::Paragraph));
        let (Some(subject), Some(_)) = (subject(&dest_url)?, alone) else {
            return Err(ParseError::Image(dest_url.to_string()));
        };
        Ok(Block::Figure { subject, caption })
    }

    fn list(&mut self, first: Option<u64>) -> Result<Block, ParseError> {
        let mut items = Vec::new();
        while self.next_if(|e| *e == Event::Start(Tag::Item)).is_some() {
            items.push(self.inner_blocks()?);
        }
        self.events.next();
        Ok(Block::List { first, items })
    }

    fn table(&mut self) -> Result<Block, ParseError> {
        let mut head = Vec::new();
        let mut rows = Vec::new();
        loop {
            match self.events.next() {
                Some(Event::Start(Tag::TableHead)) => head = self.row()?,
                Some(Event::Start(Tag::TableRow)) => rows.push(self.row()?),
                Some(Event::End(TagEnd::Table)) => return Ok(Block::Table { head, rows }),
                Some(other) => return Err(unexpected(&other)),
                None => return Err(ParseError::Unexpected("an unexpected end".to_owned())),
            }
        }
    }

    fn row(&mut self) -> Result<Vec<Text>, ParseError> {
        let mut cells = Vec::new();
        while self
            .next_if(|e| *e == Event::Start(Tag::TableCell))
            .is_some()
        {
            cells.push(self.text()?);
        }
        self.events.next();
        Ok(cells)
    }

    fn code(&mut self, kind: &CodeBlockKind<'_>) -> Result<Block, ParseError> {
        if let CodeBlockKind::Fenced(info) = kind
            && !info.is_empty()
        {
            return Err(ParseError::Unexpected(format!(
                "a code block with the language {info:?}"
            )));
        }
        let text = self.text()?;
        Ok(Block::Code(super::plain(&text)))
    }

    /// Reads text up to and including the end of the parent element.
    fn text(&mut self) -> Result<Text, ParseError> {
        let words = self.words()?;
        match self.events.next() {
            Some(Event::End(_)) => Ok(words),
            Some(other) => Err(unexpected(&other)),
            None => Err(ParseError::Unexpected("an unexpected end".to_owned())),
        }
    }

    /// Reads text up to the next block or the end of the parent element, without consuming these.
    fn words(&mut self) -> Result<Text, ParseError> {
        let mut words = Text::new();
        loop {
            let piece = match self.events.peek() {
                None | Some(Event::End(_)) => return Ok(words),
                Some(Event::Start(tag)) if !is_inline(tag) => return Ok(words),
                Some(_) => self.inline()?,
            };
            push(&mut words, piece);
        }
    }

    fn inline(&mut self) -> Result<Inline, ParseError> {
        match self.events.next() {
            Some(Event::Text(text)) => Ok(Inline::Plain(text.to_string())),
            Some(Event::SoftBreak) => Ok(Inline::Plain(" ".to_owned())),
            Some(Event::Code(text)) => Ok(Inline::Code(text.to_string())),
            Some(Event::Start(Tag::Emphasis)) => self.text().map(Inline::Emphasis),
            Some(Event::Start(Tag::Strong)) => self.text().map(Inline::Strong),
            Some(Event::Start(Tag::Link { dest_url, .. })) => {
                let to = dest_url
                    .strip_prefix('#')
                    .ok_or_else(|| ParseError::Link(dest_url.to_string()))?
                    .to_owned();
                Ok(Inline::Link {
                    to,
                    text: self.text()?,
                })
            }
            Some(Event::Start(Tag::Image { dest_url, .. })) => {
                Err(ParseError::Image(dest_url.to_string()))
            }
            Some(other) => Err(unexpected(&other)),
            None => Err(ParseError::Unexpected("an unexpected end".to_owned())),
        }
    }
}

/// What an image shows; `None` for addresses that the rulebook does not use.
fn subject(address: &str) -> Result<Option<Subject>, ParseError> {
    if address == "picture:circle" {
        return Ok(Some(Subject::Circle));
    }
    let Some(id) = address.strip_prefix("diagram:") else {
        return Ok(None);
    };
    match Diagram::named(id) {
        Ok(diagram) => Ok(Some(Subject::Position(Box::new(diagram)))),
        Err(error) => Err(ParseError::Diagram(id.to_owned(), error)),
    }
}

const fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. }
    )
}

/// Adds a piece. Neighbouring plain texts are joined, because the parser may split within a word.
fn push(words: &mut Text, piece: Inline) {
    match (words.last_mut(), piece) {
        (Some(Inline::Plain(before)), Inline::Plain(more)) => before.push_str(&more),
        (_, piece) => words.push(piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        chapter("test", text).unwrap_err().to_string()
    }

    #[test]
    fn a_chapter_is_read_with_everything_it_may_hold() {
        let text = "# Title {#t}\n\nSome *soft* and **strong**\nwords, [there](#b).\n\n- one\n- `two`\n\n## Second {#b}\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> said\n\n```\n0H.R\n```\n\n![A ring.](diagram:ring-square)\n\n![All.](picture:circle)\n";
        let chapter = chapter("test", text).unwrap();
        assert_eq!((chapter.id.as_str(), chapter.sections.len()), ("t", 1));
        assert_eq!(chapter.links(), ["b"]);
        assert_eq!(chapter.opening.len(), 2);
        assert_eq!(chapter.sections[0].blocks.len(), 5);
        let Block::Paragraph(words) = &chapter.opening[0] else {
            panic!("{:?}", chapter.opening[0])
        };
        assert_eq!(
            super::super::plain(words),
            "Some soft and strong words, there."
        );
        let figures: Vec<_> = chapter.figures().map(|(what, _)| what.name()).collect();
        assert_eq!(figures, ["ring-square", "circle"]);
    }

    #[test]
    fn what_the_rulebook_does_not_use_is_refused() {
        assert_eq!(
            error("words"),
            "the rulebook does not support Start(Paragraph)"
        );
        assert_eq!(
            error(""),
            "expected one title at the beginning of the chapter, found \"\""
        );
        assert_eq!(error("# T"), "the heading \"T\" has no {#anchor}");
        assert_eq!(
            error("# T {#t}\n\n# U {#u}"),
            "expected one title at the beginning of the chapter, found \"U\""
        );
        assert_eq!(
            error("# T {#t}\n\n[x](https://example.org)"),
            "a link must be an #anchor, not \"https://example.org\""
        );
        assert_eq!(
            error("# T {#t}\n\nand ![x](diagram:ring-square)"),
            "an image must be a diagram or the circle, alone in its paragraph: \"diagram:ring-square\""
        );
        assert_eq!(
            error("# T {#t}\n\n![x](picture:tea)"),
            "an image must be a diagram or the circle, alone in its paragraph: \"picture:tea\""
        );
        assert_eq!(
            error("# T {#t}\n\n![x](diagram:tea)"),
            "diagram \"tea\": there is no diagram \"tea\""
        );
        assert!(error("# T {#t}\n\n<b>x</b>").contains("does not support"));
    }

    #[test]
    fn a_note_has_books_a_switch_and_a_label() {
        let text = "# T {#t}\n\n> [polish, hebrew: gardens_closed]\n> **In both:** No way.\n\n> [spanish] **There:** Same.";
        let chapter = chapter("test", text).unwrap();
        let [Block::Note(first), Block::Note(second)] = chapter.opening.as_slice() else {
            panic!("{:?}", chapter.opening)
        };
        assert_eq!(first.names(), "polish hebrew");
        assert_eq!(first.switch, Some("gardens_closed"));
        assert_eq!(super::super::plain(&first.text), "In both: No way.");
        assert_eq!((second.names().as_str(), second.switch), ("spanish", None));
    }

    #[test]
    fn a_note_with_a_wrong_tag_is_refused() {
        let note = |tag: &str| error(&format!("# T {{#t}}\n\n> {tag}"));
        let form = "a note is one paragraph that begins with [books] or [books: switch]";
        assert_eq!(note("[polish **In it:** x"), form);
        assert_eq!(note("[polish] **In it:** x\n>\n> y"), form);
        assert_eq!(
            note("[elvish] **In it:** x"),
            "there is no rulebook \"elvish\""
        );
        assert_eq!(
            note("[polish: tea] **In it:** x"),
            "there is no switch \"tea\" of the rules"
        );
        let order = "a note must name each rulebook once, in this order: german, polish, portuguese, spanish, hebrew";
        assert_eq!(note("[hebrew, polish] **In both:** x"), order);
        assert_eq!(note("[polish, polish] **In both:** x"), order);
        assert_eq!(
            note("[german, polish: walk_exact] **In both:** x"),
            "the preset \"german\" does not have \"walk_exact\""
        );
        let label = "the text of a note must begin in bold";
        assert_eq!(note("[polish] In it: x"), label);
        assert_eq!(note("[polish] so **In it:** x"), label);
        assert_eq!(
            error("# T {#t}\n\n- > [polish] **In it:** x"),
            "a note can't stand inside a list or a quotation"
        );
    }
}
