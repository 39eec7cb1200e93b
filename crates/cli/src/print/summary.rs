//! The rules on one page: the summary chapter of the rulebook in two columns, in the largest font
//! that fits.

use anyhow::{Result, anyhow, ensure};
use paisho_view::rulebook::{self, Block, Chapter, Figure, Rulebook, Text, plain};
use paisho_view::words::{Direction, Language};

use super::font::{Ruler, Weight};
use super::paper::{MARGIN, Paper, placed};
use super::typeset::{self, Line, Word};

/// The anchor of the chapter in the rulebook.
const CHAPTER: &str = "summary";
/// The space between the columns, in millimetres.
const GUTTER: f32 = 9.0;
/// Font sizes to try, in tenths of a millimetre.
const SIZES: std::ops::RangeInclusive<u8> = 20..=38;
/// Heights in units of the font size.
const LINE: f32 = 1.42;
const TITLE: f32 = 2.2;
const HEADING: f32 = 1.25;
const SMALL_GAP: f32 = 0.35;
const LARGE_GAP: f32 = 0.75;
/// The share of a column's width that a picture fills.
const PICTURE: f32 = 0.58;
const INDENT: f32 = 1.1;

/// The page with the summary.
pub(crate) fn summary_page(book: &Rulebook, paper: Paper) -> Result<String> {
    let chapter = book.chapters().iter().find(|c| c.id == CHAPTER);
    let chapter = chapter.ok_or_else(|| anyhow!("the rulebook has no chapter {CHAPTER:?}"))?;
    let ruler = Ruler::new()?;
    let missing = chapter
        .texts()
        .iter()
        .find_map(|t| ruler.missing(&plain(t)));
    ensure!(
        missing.is_none(),
        "the font has no letter {:?}",
        missing.unwrap_or(' ')
    );
    let language = book.edition().language;
    SIZES
        .rev()
        .find_map(|tenths| {
            Sheet::new(&ruler, paper, language, f32::from(tenths) / 10.0).set(chapter)
        })
        .ok_or_else(|| anyhow!("the summary does not fit on one page"))
}

/// The page during layout.
struct Sheet<'a> {
    ruler: &'a Ruler,
    paper: Paper,
    language: Language,
    direction: Direction,
    /// The font size.
    size: f32,
    column: usize,
    /// The current vertical position in the column.
    y: f32,
    top: f32,
    figures: usize,
    content: String,
}

impl<'a> Sheet<'a> {
    fn new(ruler: &'a Ruler, paper: Paper, language: Language, size: f32) -> Self {
        Self {
            ruler,
            paper,
            language,
            direction: language.direction(),
            size,
            column: 0,
            y: MARGIN,
            top: MARGIN,
            figures: 0,
            content: String::new(),
        }
    }

    /// The page, or none if the font is too large for it.
    fn set(mut self, chapter: &Chapter) -> Option<String> {
        let title = typeset::words(&chapter.title, Weight::Bold);
        self.y += self.size * TITLE;
        self.text(&title, self.y, 0.0, Ink::Heading(TITLE));
        self.y += self.size * 1.6;
        self.top = self.y;
        self.blocks(&chapter.opening)?;
        for section in &chapter.sections {
            // A heading must not stand alone at the foot of a column.
            self.need(self.size * LINE * 4.0)?;
            let heading = typeset::words(&section.title, Weight::Bold);
            self.y += self.size * HEADING;
            self.text(&heading, self.y, 0.0, Ink::Heading(HEADING));
            self.y += self.size * SMALL_GAP;
            self.blocks(&section.blocks)?;
            self.y += self.size * LARGE_GAP;
        }
        let content = format!(
            "<g font-family=\"{}\" fill=\"#222\">{}</g>",
            super::font::FAMILY,
            self.content
        );
        Some(self.paper.page(&content))
    }

    fn column_width(&self) -> f32 {
        (self.paper.inner_width() - GUTTER) / 2.0
    }

    /// Begins the next column if the space is used up; returns none if there is no further column.
    fn need(&mut self, height: f32) -> Option<()> {
        if self.y + height <= self.paper.height() - MARGIN {
            return Some(());
        }
        self.column += 1;
        self.y = self.top;
        (self.column < 2).then_some(())
    }

    fn blocks(&mut self, blocks: &[Block]) -> Option<()> {
        blocks.iter().try_for_each(|block| self.block(block))
    }

    fn block(&mut self, block: &Block) -> Option<()> {
        match block {
            Block::Paragraph(text) => self.paragraph(text, 0.0),
            Block::List { first, items } => self.list(*first, items),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Quote(inner) => self.blocks(inner),
            Block::Note(note) => self.paragraph(&note.text, INDENT),
            Block::Code(text) => self.lines(&[Word::new(text, Weight::Plain)], 0.0),
            Block::Figure { subject, caption } => {
                self.figures += 1;
                let picture = rulebook::picture(&Figure {
                    subject,
                    language: self.language,
                    caption: &plain(caption),
                    number: self.figures,
                });
                self.picture(&picture)?;
                self.paragraph(caption, 0.0)
            }
        }
    }

    fn paragraph(&mut self, text: &Text, indent: f32) -> Option<()> {
        self.lines(&typeset::words(text, Weight::Plain), indent)?;
        self.y += self.size * SMALL_GAP;
        Some(())
    }

    fn lines(&mut self, words: &[Word], indent: f32) -> Option<()> {
        let room = self.column_width() / self.size - indent;
        for line in typeset::lines(words, room, self.ruler) {
            self.need(self.size * LINE)?;
            self.y += self.size * LINE;
            self.text(&line, self.y, indent * self.size, Ink::Body);
        }
        Some(())
    }

    fn list(&mut self, first: Option<u64>, items: &[Vec<Block>]) -> Option<()> {
        for (item, number) in items.iter().zip(first.unwrap_or(0)..) {
            self.need(self.size * LINE)?;
            let sign = first.map_or_else(|| "•".to_owned(), |_| format!("{number}."));
            let sign = [Word::new(&sign, Weight::Plain)];
            self.text(&sign, self.y + self.size * LINE, 0.0, Ink::Body);
            for block in item {
                match block {
                    Block::Paragraph(text) => self.paragraph(text, INDENT)?,
                    other => self.block(other)?,
                }
            }
        }
        Some(())
    }

    fn table(&mut self, head: &[Text], rows: &[Vec<Text>]) -> Option<()> {
        let heads: Vec<_> = head
            .iter()
            .map(|t| typeset::words(t, Weight::Bold))
            .collect();
        let rows: Vec<Vec<Vec<Word>>> = rows
            .iter()
            .map(|row| {
                row.iter()
                    .map(|t| typeset::words(t, Weight::Plain))
                    .collect()
            })
            .collect();
        let widths = self.column_widths(&heads, &rows);
        for row in std::iter::once(&heads).chain(&rows) {
            self.row(row, &widths)?;
        }
        Some(())
    }

    /// The widths of a table's columns in units of the font size: as wide as their widest cell but
    /// at most two fifths, and the last one takes the rest.
    fn column_widths(&self, head: &[Vec<Word>], rows: &[Vec<Vec<Word>>]) -> Vec<f32> {
        let room = self.column_width() / self.size;
        let natural = |i: usize| {
            let cells = rows.iter().filter_map(|row| row.get(i)).chain(head.get(i));
            let widest = cells
                .map(|c| typeset::width(c, self.ruler))
                .fold(0.0, f32::max);
            (widest + 1.0).min(room * 0.4)
        };
        let mut widths: Vec<f32> = (0..head.len().saturating_sub(1)).map(natural).collect();
        widths.push(room - widths.iter().sum::<f32>());
        widths
    }

    fn row(&mut self, cells: &[Vec<Word>], widths: &[f32]) -> Option<()> {
        let columns: Vec<Vec<Line>> = cells
            .iter()
            .zip(widths)
            .map(|(cell, width)| typeset::lines(cell, width - 0.8, self.ruler))
            .collect();
        let height = columns.iter().map(Vec::len).max().unwrap_or(0) as f32;
        self.need(self.size * (LINE * height + SMALL_GAP))?;
        let mut start = 0.0;
        for (lines, width) in columns.iter().zip(widths) {
            for (line, number) in lines.iter().zip(1u8..) {
                let y = self.y + self.size * LINE * f32::from(number);
                self.text(line, y, start * self.size, Ink::Body);
            }
            start += width;
        }
        self.y += self.size * (LINE * height + SMALL_GAP);
        self.rule(self.y);
        Some(())
    }

    /// A fine line across the column.
    fn rule(&mut self, y: f32) {
        let x = self.place(0.0);
        let width = match self.direction {
            Direction::LeftToRight => self.column_width(),
            Direction::RightToLeft => -self.column_width(),
        };
        let line =
            format!("<path d=\"M{x} {y}h{width}\" stroke=\"#c9bfa8\" stroke-width=\".15\"/>");
        self.content.push_str(&line);
    }

    fn picture(&mut self, svg: &str) -> Option<()> {
        let size = self.column_width() * PICTURE;
        self.need(size + self.size * LINE * 2.0)?;
        let from_start = (self.column_width() - size) / 2.0;
        let x = match self.direction {
            Direction::LeftToRight => self.place(from_start),
            Direction::RightToLeft => self.place(from_start) - size,
        };
        let y = self.y + self.size * SMALL_GAP;
        self.content.push_str(&placed(svg, x, y, size));
        self.y += size + self.size * SMALL_GAP;
        Some(())
    }

    /// Converts a distance from the side where reading begins to an x coordinate.
    fn place(&self, from_start: f32) -> f32 {
        let column = (self.column_width() + GUTTER) * self.column as f32;
        let x = MARGIN + column + from_start;
        match self.direction {
            Direction::LeftToRight => x,
            Direction::RightToLeft => self.paper.width() - x,
        }
    }

    /// Writes a line with its baseline at `y`.
    fn text(&mut self, line: &[Word], y: f32, from_start: f32, ink: Ink) {
        let (size, fill) = match ink {
            Ink::Body => (self.size, "#222"),
            Ink::Heading(times) => (self.size * times, "#5b7442"),
        };
        let anchor = match self.direction {
            Direction::LeftToRight => "start",
            Direction::RightToLeft => "end",
        };
        let x = self.place(from_start);
        let content = typeset::svg(line, self.direction);
        self.content.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\" \
             text-anchor=\"{anchor}\" xml:space=\"preserve\">{content}</text>"
        ));
    }
}

/// The style of a line.
#[derive(Clone, Copy, Debug)]
enum Ink {
    /// Body text.
    Body,
    /// A heading, with its size relative to the body text.
    Heading(f32),
}
