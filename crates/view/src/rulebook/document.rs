//! What the rulebook is made of once it is read: chapters, sections, blocks, words.

use super::diagram::Diagram;

/// A chapter: one file of the rulebook.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The file's name without its ending, such as `08-clash`.
    pub name: &'static str,
    /// The anchor, the same in every language.
    pub id: String,
    /// The title.
    pub title: Text,
    /// What comes before the first section.
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
    /// What the section says.
    pub blocks: Vec<Block>,
}

/// A block: what stands below the block before.
#[derive(Clone, Debug)]
pub enum Block {
    /// Sentences.
    Paragraph(Text),
    /// Points of a list; numbered from a number, or with bullets.
    List {
        /// The number of the first point, if they are numbered.
        first: Option<u64>,
        /// The points.
        items: Vec<Vec<Self>>,
    },
    /// A table.
    Table {
        /// The heads of the columns.
        head: Vec<Text>,
        /// The rows, with as many cells as the head.
        rows: Vec<Vec<Text>>,
    },
    /// Something set apart.
    Quote(Vec<Self>),
    /// Lines that are shown letter by letter, such as notation.
    Code(String),
    /// A picture of a position, with its claims checked by the tests.
    Figure {
        /// The picture.
        diagram: Box<Diagram>,
        /// What it shows, in the language of the book.
        caption: Text,
    },
}

/// Words in a row.
pub type Text = Vec<Inline>;

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain words.
    Plain(String),
    /// Words with a light stress.
    Emphasis(Text),
    /// Words with a heavy stress.
    Strong(Text),
    /// Notation and other letters that are not words.
    Code(String),
    /// A link to a chapter or section.
    Link {
        /// The anchor, without `#`.
        to: String,
        /// The words.
        text: Text,
    },
}

/// The bare words of a text.
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

/// The anchors that a text links to.
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
    /// All blocks of the chapter with those inside lists and quotes, in reading order.
    #[must_use]
    pub fn all_blocks(&self) -> Vec<&Block> {
        let mut found = Vec::new();
        collect_blocks(&self.opening, &mut found);
        for section in &self.sections {
            collect_blocks(&section.blocks, &mut found);
        }
        found
    }

    /// The anchor of the chapter and those of its sections.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.id.as_str()).chain(self.sections.iter().map(|s| s.id.as_str()))
    }

    /// The diagrams with their captions, in order.
    pub fn figures(&self) -> impl Iterator<Item = (&Diagram, &Text)> {
        self.all_blocks().into_iter().filter_map(|b| match b {
            Block::Figure { diagram, caption } => Some((&**diagram, caption)),
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
            Block::Paragraph(_) | Block::Table { .. } | Block::Code(_) | Block::Figure { .. } => {}
        }
    }
}

impl Block {
    /// The texts of the block itself, without those of blocks inside it.
    fn texts(&self) -> Vec<&Text> {
        match self {
            Self::Paragraph(text) => vec![text],
            Self::Figure { caption, .. } => vec![caption],
            Self::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
            Self::List { .. } | Self::Quote(_) | Self::Code(_) => Vec::new(),
        }
    }
}
