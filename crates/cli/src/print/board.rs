//! The board at its real size, on as many sheets as necessary.

use std::fmt::Write;

use paisho::Board;
use paisho_view::svg::{Diagram, Theme};

use super::paper::{MARGIN, Paper, placed};

/// The overlap of neighbouring sheets, for gluing, in millimetres.
const OVERLAP: f32 = 8.0;
/// The colour of cutting lines.
const CUT: &str = "#888";

/// The pages of a board with a diameter in millimetres.
pub(crate) fn board_pages(paper: Paper, diameter: f32) -> Vec<String> {
    let board = Diagram::new(Board::empty()).to_svg(&Theme::GARDEN_LIGHT);
    let columns = Split::of(diameter, paper.inner_width());
    let rows = Split::of(diameter, paper.inner_height());
    let places =
        (0..rows.count).flat_map(|row| (0..columns.count).map(move |column| (column, row)));
    places
        .map(|(column, row)| {
            let (x, y) = (columns.start(column), rows.start(row));
            let picture = placed(&board, MARGIN - x, MARGIN - y, diameter);
            let mut content = clipped(&picture, paper);
            draw_marks(&mut content, paper);
            draw_map(
                &mut content,
                paper,
                (columns.count, rows.count),
                (column, row),
            );
            paper.page(&content)
        })
        .collect()
}

/// The division of a length into sheets.
#[derive(Clone, Copy, Debug)]
struct Split {
    count: usize,
    length: f32,
    room: f32,
}

impl Split {
    /// As few sheets as possible; each but the first repeats a strip of the previous one.
    fn of(length: f32, room: f32) -> Self {
        let more = ((length - room) / (room - OVERLAP)).ceil().max(0.0);
        Self {
            count: more as usize + 1,
            length,
            room,
        }
    }

    /// Where a sheet begins. The sheets together are centred, so that the outer ones are cut alike.
    fn start(self, sheet: usize) -> f32 {
        let step = self.room - OVERLAP;
        let covered = step * (self.count - 1) as f32 + self.room;
        step * sheet as f32 - (covered - self.length) / 2.0
    }
}

/// Clips a picture to the area within the margins.
fn clipped(picture: &str, paper: Paper) -> String {
    let (width, height) = (paper.inner_width(), paper.inner_height());
    format!(
        "<clipPath id=\"c\"><rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{width}\" \
         height=\"{height}\"/></clipPath><g clip-path=\"url(#c)\">{picture}</g>"
    )
}

/// Cutting marks at the corners, outside the printed area, and fine ones where the next sheet
/// begins.
fn draw_marks(content: &mut String, paper: Paper) {
    let (right, bottom) = (paper.width() - MARGIN, paper.height() - MARGIN);
    let mut data = String::new();
    for x in [MARGIN, right, MARGIN + OVERLAP, right - OVERLAP] {
        push(
            &mut data,
            format_args!("M{x} {}v-5M{x} {}v5", MARGIN - 1.5, bottom + 1.5),
        );
    }
    for y in [MARGIN, bottom, MARGIN + OVERLAP, bottom - OVERLAP] {
        push(
            &mut data,
            format_args!("M{} {y}h-5M{} {y}h5", MARGIN - 1.5, right + 1.5),
        );
    }
    push(
        content,
        format_args!("<path d=\"{data}\" fill=\"none\" stroke=\"{CUT}\" stroke-width=\".2\"/>"),
    );
}

/// A small map in the lower margin, with this sheet filled. It needs no words.
fn draw_map(
    content: &mut String,
    paper: Paper,
    (columns, rows): (usize, usize),
    here: (usize, usize),
) {
    let cell = (MARGIN - 5.0) / rows.max(1) as f32;
    let wide = cell * paper.width() / paper.height();
    let left = paper.width() / 2.0 - wide * columns as f32 / 2.0;
    let top = paper.height() - MARGIN + 2.5;
    for row in 0..rows {
        for column in 0..columns {
            let fill = if (column, row) == here { CUT } else { "none" };
            let (x, y) = (left + wide * column as f32, top + cell * row as f32);
            push(
                content,
                format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{cell}\" \
                     fill=\"{fill}\" stroke=\"{CUT}\" stroke-width=\".2\"/>"
                ),
            );
        }
    }
}

fn push(text: &mut String, more: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = text.write_fmt(more);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_takes_as_few_sheets_as_possible() {
        assert_eq!(board_pages(Paper::A4, 400.0).len(), 6);
        assert_eq!(board_pages(Paper::A4, 180.0).len(), 1);
        assert_eq!(board_pages(Paper::Letter, 250.0).len(), 2);
    }

    #[test]
    fn sheets_overlap_and_cover_everything() {
        let split = Split::of(400.0, 186.0);
        assert!(split.start(0) <= 0.0);
        assert!(split.start(split.count - 1) + split.room >= 400.0);
        assert!((split.start(1) - split.start(0) - (split.room - OVERLAP)).abs() < 0.001);
    }
}
