//! The rulebook as lines of plain text for a terminal, wrapped to its width.

use paisho::{Harmony, Position, Seat};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::document::{Block, Chapter, Inline, Subject, Text, plain};
use super::{Diagram, Rulebook};
use crate::text_board::{Frame, lines};
use crate::text_circle;
use crate::words::Words;

impl Rulebook {
    /// The whole book, with no line wider than `width` columns. A width below 8 counts as 8.
    #[must_use]
    pub fn to_terminal(&self, width: usize) -> String {
        let mut page = Page::new(self, width);
        page.title(self.edition().title, '=');
        for number in 1..=self.chapters().len() {
            page.chapter(number);
        }
        page.lines.join("\n") + "\n"
    }

    /// One chapter, counted from 1, in the same way; `None` if there is no such chapter.
    #[must_use]
    pub fn chapter_to_terminal(&self, number: usize, width: usize) -> Option<String> {
        self.chapters().get(number.checked_sub(1)?)?;
        let mut page = Page::new(self, width);
        page.chapter(number);
        Some(page.lines.join("\n") + "\n")
    }
}

/// The smallest width that is used; a table column or an indented list needs some space.
const LEAST_WIDTH: usize = 8;

/// Lines that are being written.
struct Page<'a> {
    book: &'a Rulebook,
    width: usize,
    lines: Vec<String>,
}

impl<'a> Page<'a> {
    fn new(book: &'a Rulebook, width: usize) -> Self {
        Self {
            book,
            width: width.max(LEAST_WIDTH),
            lines: Vec::new(),
        }
    }

    fn chapter(&mut self, number: usize) {
        let Some(chapter): Option<&Chapter> = self.book.chapters().get(number - 1) else {
            return;
        };
        self.title(&format!("{number}. {}", plain(&chapter.title)), '=');
        self.blocks(&chapter.opening);
        for section in &chapter.sections {
            self.title(&plain(&section.title), '-');
            self.blocks(&section.blocks);
        }
    }

    /// Writes a title and underlines it.
    fn title(&mut self, title: &str, rule: char) {
        let lines = wrapped(title, self.width);
        let longest = lines.iter().map(|l| l.width()).max().unwrap_or(0);
        self.lines.extend(lines);
        self.lines.push(rule.to_string().repeat(longest));
        self.lines.push(String::new());
    }

    /// Writes blocks, each followed by an empty line.
    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            let lines = self.block(block, self.width);
            self.lines.extend(lines);
            self.lines.push(String::new());
        }
    }

    fn block(&self, block: &Block, width: usize) -> Vec<String> {
        match block {
            Block::Paragraph(text) => wrapped(&self.styled(text), width),
            Block::List { first, items } => self.list(*first, items, width),
            Block::Table { head, rows } => self.table(head, rows, width),
            Block::Quote(inner) => self.indented(inner, "  ", "  ", width),
            Block::Note(note) => self.note(&note.text, width),
            Block::Code(text) => text.lines().flat_map(|l| split_hard(l, width)).collect(),
            Block::Figure { subject, caption } => {
                let mut lines = match subject {
                    Subject::Position(diagram) => figure(diagram, width),
                    Subject::Circle => self.circle(width),
                };
                lines.extend(wrapped(&self.styled(caption), width));
                lines
            }
        }
    }

    fn circle(&self, width: usize) -> Vec<String> {
        let words = Words::new(self.book.edition().language);
        let lines = text_circle::lines(&words);
        if lines.iter().any(|line| line.width() > width) {
            return wrapped(&text_circle::in_words(&words), width);
        }
        lines
    }

    /// A note, with a bar beside it that sets it apart from the rules.
    fn note(&self, text: &Text, width: usize) -> Vec<String> {
        const BAR: &str = "| ";
        let lines = wrapped(&self.styled(text), width.saturating_sub(BAR.len()).max(1));
        lines.iter().map(|line| format!("{BAR}{line}")).collect()
    }

    fn list(&self, first: Option<u64>, items: &[Vec<Block>], width: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for (item, number) in items.iter().zip(first.unwrap_or(0)..) {
            let sign = match first {
                Some(_) => format!("{number}. "),
                None => "- ".to_owned(),
            };
            let indent = " ".repeat(sign.len());
            lines.extend(self.indented(item, &sign, &indent, width));
        }
        lines
    }

    /// Blocks with a bullet or number before the first line; the other lines are indented as far.
    fn indented(&self, blocks: &[Block], sign: &str, indent: &str, width: usize) -> Vec<String> {
        let room = width.saturating_sub(indent.len()).max(1);
        let inner = blocks.iter().flat_map(|b| self.block(b, room));
        inner
            .enumerate()
            .map(|(i, line)| format!("{}{line}", if i == 0 { sign } else { indent }))
            .collect()
    }

    fn table(&self, head: &[Text], rows: &[Vec<Text>], width: usize) -> Vec<String> {
        let cells = |row: &[Text]| row.iter().map(|t| self.styled(t)).collect::<Vec<_>>();
        let head = cells(head);
        let rows: Vec<Vec<String>> = rows.iter().map(|r| cells(r)).collect();
        let natural: Vec<usize> = (0..head.len())
            .map(|i| {
                let column = std::iter::once(&head).chain(&rows).filter_map(|r| r.get(i));
                column.map(|c| c.width()).max().unwrap_or(0).max(1)
            })
            .collect();
        let Some(widths) = shrunk(natural, width) else {
            return stacked(&head, &rows, width);
        };
        let rule: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
        let mut lines = table_row(&head, &widths);
        lines.push(rule.join(GAP));
        lines.extend(rows.iter().flat_map(|r| table_row(r, &widths)));
        lines
    }

    /// Text with its emphasis, and links with the number of the chapter they lead to.
    fn styled(&self, text: &[Inline]) -> String {
        text.iter()
            .map(|piece| match piece {
                Inline::Plain(words) | Inline::Code(words) => words.clone(),
                Inline::Emphasis(text) => format!("_{}_", self.styled(text)),
                Inline::Strong(text) => format!("*{}*", self.styled(text)),
                Inline::Link { to, text } => match self.book.chapter_number(to) {
                    Some(number) => format!("{} [{number}]", self.styled(text)),
                    None => self.styled(text),
                },
            })
            .collect()
    }
}

/// The gap between two columns of a table.
const GAP: &str = "  ";
/// Columns narrower than this are unreadable.
const LEAST_COLUMN: usize = 6;

/// Narrows the widest columns until all fit; `None` if they would become too narrow.
fn shrunk(mut widths: Vec<usize>, width: usize) -> Option<Vec<usize>> {
    let gaps = GAP.len() * widths.len().saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > width {
        let widest = widths.iter_mut().max()?;
        if *widest <= LEAST_COLUMN {
            return None;
        }
        *widest -= 1;
    }
    Some(widths)
}

fn table_row(cells: &[String], widths: &[usize]) -> Vec<String> {
    let columns: Vec<Vec<String>> = cells
        .iter()
        .zip(widths)
        .map(|(cell, width)| wrapped(cell, *width))
        .collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    (0..height)
        .map(|i| {
            let parts: Vec<String> = columns
                .iter()
                .zip(widths)
                .map(|(column, width)| {
                    let line = column.get(i).map_or("", String::as_str);
                    format!("{line}{}", " ".repeat(width.saturating_sub(line.width())))
                })
                .collect();
            parts.join(GAP).trim_end().to_owned()
        })
        .collect()
}

/// A table that is too wide, as one entry per cell: the heading of its column and the text.
fn stacked(head: &[String], rows: &[Vec<String>], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows {
        for (name, cell) in head.iter().zip(row).filter(|(_, c)| !c.is_empty()) {
            let name = if name.is_empty() { "-" } else { name };
            lines.extend(wrapped(&format!("{name}: {cell}"), width));
        }
    }
    lines
}

/// The board of a diagram with its marks; a list of tiles instead if the board is too wide.
fn figure(diagram: &Diagram, width: usize) -> Vec<String> {
    let (position, marks) = (diagram.position(), &diagram.marks);
    let ways = marks.arrows.iter().flatten().copied().collect();
    let board = lines(position, &marks.highlighted(position), Frame::Around(ways));
    let mut lines = if board.iter().all(|l| l.width() <= width) {
        board
    } else {
        wrapped(&tile_list(position), width)
    };
    let arrows = marks.arrows.iter().map(|[a, b]| format!("{a} → {b}"));
    let harmonies = position.harmonies().map(|h| harmony_line(position, &h));
    let notes: Vec<String> = arrows.chain(harmonies).collect();
    if !notes.is_empty() {
        lines.extend(wrapped(&notes.join("; "), width));
    }
    lines
}

/// The tiles with their points, as in a case.
fn tile_list(position: &Position) -> String {
    let seats = position.ruleset().seats;
    let tiles = position
        .board()
        .tiles()
        .map(|(point, tile)| format!("{}{}{point}", tile.owner().letter(seats), tile.kind()));
    tiles.collect::<Vec<_>>().join(" ")
}

/// A harmony: its owners' letters and its ends.
fn harmony_line(position: &Position, harmony: &Harmony) -> String {
    let letter = |s: Seat| s.letter(position.ruleset().seats);
    let owners: String = harmony.owners.iter().map(letter).collect();
    format!("{owners} {} – {}", harmony.a, harmony.b)
}

/// Wraps text into lines; a word that is too long is split.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace().flat_map(|w| split_hard(w, width)) {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Splits a text into pieces of at most this width, even within words.
fn split_hard(text: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut used = 0;
    for letter in text.chars() {
        let room = letter.width().unwrap_or(0);
        if used + room > width && used > 0 {
            pieces.push(String::new());
            used = 0;
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
        }
        used += room;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_and_long_ones_split() {
        assert_eq!(wrapped("a bc def", 4), ["a bc", "def"]);
        assert_eq!(wrapped("abcdefg hi", 3), ["abc", "def", "g", "hi"]);
        assert_eq!(wrapped("Łódka Żółw", 6), ["Łódka", "Żółw"]);
        assert!(wrapped("", 5).is_empty());
    }

    #[test]
    fn emphasis_and_links_are_marked() {
        let book = Rulebook::load("en").unwrap();
        let number = book.chapter_number("clash-uncovered").unwrap();
        let page = Page::new(&book, 72);
        let words = |text: &str| vec![Inline::Plain(text.to_owned())];
        let link = |to: &str| Inline::Link {
            to: to.to_owned(),
            text: words("there"),
        };
        let text = [
            Inline::Emphasis(words("soft")),
            Inline::Plain(" and ".to_owned()),
            Inline::Strong(words("strong")),
            Inline::Plain(", ".to_owned()),
            link("clash-uncovered"),
            Inline::Plain(", ".to_owned()),
            link("nowhere"),
            Inline::Code(" R3".to_owned()),
        ];
        let expected = format!("_soft_ and *strong*, there [{number}], there R3");
        assert_eq!(page.styled(&text), expected);
    }

    #[test]
    fn tables_shrink_their_widest_columns() {
        assert_eq!(shrunk(vec![10, 30], 32), Some(vec![10, 20]));
        assert_eq!(shrunk(vec![10, 30], 60), Some(vec![10, 30]));
        assert_eq!(shrunk(vec![10, 30], 12), None);
    }
}
