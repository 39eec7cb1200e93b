//! The rulebook as parsed: chapters, sections, blocks, text.

use super::diagram::Diagram;
use super::note::{Note, Notes};

/// A chapter: one file of the rulebook.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The file's name without its extension, such as `08-clash`.
    pub name: &'static str,
    /// The anchor, the same in every language.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The blocks before the first section.
    pub opening: Vec<Block>,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of a chapter.
#[derive(Clone, Debug)]
pub struct Section {
    /// The anchor, the same in every language.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The content of the section.
    pub blocks: Vec<Block>,
}

/// A block. Blocks are set below each other.
#[derive(Clone, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(Text),
    /// A list, numbered or with bullets.
    List {
        /// The number of the first item, if the list is numbered.
        first: Option<u64>,
        /// The items.
        items: Vec<Vec<Self>>,
    },
    /// A table.
    Table {
        /// The headings of the columns.
        head: Vec<Text>,
        /// The rows, each with as many cells as the head.
        rows: Vec<Vec<Text>>,
    },
    /// A quotation, set apart from the rest.
    Quote(Vec<Self>),
    /// A note on what other rulebooks say. It is never inside another block.
    Note(Note),
    /// Preformatted lines, such as notation.
    Code(String),
    /// A picture.
    Figure {
        /// What it shows.
        subject: Subject,
        /// The caption, in the language of the book.
        caption: Text,
    },
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Subject {
    /// A position, whose claims the tests check.
    Position(Box<Diagram>),
    /// The circle of flowers.
    Circle,
}

impl Subject {
    /// The name of the picture, the same in every language.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Position(diagram) => diagram.id,
            Self::Circle => "circle",
        }
    }
}

/// Text with inline formatting.
pub type Text = Vec<Inline>;

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain text.
    Plain(String),
    /// Emphasised text.
    Emphasis(Text),
    /// Strongly emphasised text.
    Strong(Text),
    /// Notation and other text that is not prose.
    Code(String),
    /// A link to a chapter or section.
    Link {
        /// The anchor, without `#`.
        to: String,
        /// The text of the link.
        text: Text,
    },
}

/// A text without its formatting.
#[must_use]
pub fn plain(text: &[Inline]) -> String {
    let mut words = String::new();
    collect_plain(text, &mut words);
    words
}

fn collect_plain(text: &[Inline], words: &mut String) {
    for piece in text {
        match piece {
            Inline::Plain(more) | Inline::Code(more) => words.push_str(more),
            Inline::Emphasis(text) | Inline::Strong(text) | Inline::Link { text, .. } => {
                collect_plain(text, words);
            }
        }
    }
}

/// Collects the anchors that a text links to.
fn collect_links<'a>(text: &'a [Inline], links: &mut Vec<&'a str>) {
    for piece in text {
        match piece {
            Inline::Plain(_) | Inline::Code(_) => {}
            Inline::Emphasis(text) | Inline::Strong(text) => collect_links(text, links),
            Inline::Link { to, text } => {
                links.push(to);
                collect_links(text, links);
            }
        }
    }
}

impl Chapter {
    /// All blocks of the chapter, including those inside lists and quotes, in reading order.
    #[must_use]
    pub fn all_blocks(&self) -> Vec<&Block> {
        let mut found = Vec::new();
        collect_blocks(&self.opening, &mut found);
        for section in &self.sections {
            collect_blocks(&section.blocks, &mut found);
        }
        found
    }

    /// Removes all notes but these.
    pub(super) fn keep_notes(&mut self, notes: Notes) {
        let is_kept = |block: &Block| match block {
            Block::Note(note) => notes.show(&note.books),
            _ => true,
        };
        self.opening.retain(is_kept);
        for section in &mut self.sections {
            section.blocks.retain(is_kept);
        }
    }

    /// The anchor of the chapter and those of its sections.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.id.as_str()).chain(self.sections.iter().map(|s| s.id.as_str()))
    }

    /// What the pictures show, with their captions, in order.
    pub fn figures(&self) -> impl Iterator<Item = (&Subject, &Text)> {
        self.all_blocks().into_iter().filter_map(|b| match b {
            Block::Figure { subject, caption } => Some((subject, caption)),
            _ => None,
        })
    }

    /// The anchors that the chapter links to.
    #[must_use]
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        for text in self.texts() {
            collect_links(text, &mut links);
        }
        links
    }

    /// Every text of the chapter: titles, paragraphs, cells, captions.
    #[must_use]
    pub fn texts(&self) -> Vec<&Text> {
        let titles = std::iter::once(&self.title).chain(self.sections.iter().map(|s| &s.title));
        titles
            .chain(self.all_blocks().into_iter().flat_map(Block::texts))
            .collect()
    }
}

fn collect_blocks<'a>(blocks: &'a [Block], found: &mut Vec<&'a Block>) {
    for block in blocks {
        found.push(block);
        match block {
            Block::List { items, .. } => items.iter().for_each(|i| collect_blocks(i, found)),
            Block::Quote(inner) => collect_blocks(inner, found),
            Block::Paragraph(_)
            | Block::Table { .. }
            | Block::Note(_)
            | Block::Code(_)
            | Block::Figure { .. } => {}
        }
    }
}

impl Block {
    /// The texts of the block itself, without those of the blocks inside it.
    fn texts(&self) -> Vec<&Text> {
        match self {
            Self::Paragraph(text) => vec![text],
            Self::Note(note) => vec![&note.text],
            Self::Figure { caption, .. } => vec![caption],
            Self::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
            Self::List { .. } | Self::Quote(_) | Self::Code(_) => Vec::new(),
        }
    }
}
