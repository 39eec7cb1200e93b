//! The board for `show` and `explain`, with marks and colours: one cell of four characters for each
//! point, seventeen in a row.
//!
//! A cell is the owner's letter, the tile's code and a mark. The characters carry all information;
//! colours only repeat it.

use anstyle::Style;
use paisho::{Board, Point, PointSet, SeatCount};
use paisho_view::text_board::{Ground, Window, column_numbers, rows};

use crate::colour::{self, Palette};

/// A board to draw, with its marks.
pub(crate) struct Picture<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seats: SeatCount,
    /// Flowers trapped by an Orchid: marked `!`.
    pub(crate) trapped: PointSet,
    /// Flowers drained by Knotweed: marked `*`, and `&` if they are trapped too.
    pub(crate) drained: PointSet,
    /// Points to highlight: marked `<`.
    pub(crate) pointed_out: PointSet,
    pub(crate) palette: Palette,
}

/// The number of characters of a cell.
const CELL: usize = 4;

impl Picture<'_> {
    /// The picture with coordinates, one line for each row from the top.
    pub(crate) fn draw(&self, window: &Window) -> String {
        let numbers = column_numbers(window, CELL);
        let mut lines = vec![numbers.clone()];
        lines.extend(rows(window, CELL, |point| self.cell(point)));
        lines.push(numbers);
        lines.join("\n") + "\n"
    }

    fn cell(&self, point: Point) -> String {
        let (text, style) = match self.board.get(point) {
            Some(tile) => {
                let owner = tile.owner();
                let letter = owner.letter(self.seats);
                let code = tile.kind().code();
                let text = format!("{letter}{code:<2}{}", self.mark(point));
                (text, colour::owner(owner))
            }
            None => (self.empty(point), colour::ground(point)),
        };
        self.palette.paint(&text, self.attention(point, style))
    }

    fn attention(&self, point: Point, style: Style) -> Style {
        if self.pointed_out.contains(point) {
            colour::highlight()
        } else {
            style
        }
    }

    fn mark(&self, point: Point) -> char {
        let (trapped, drained) = (self.trapped.contains(point), self.drained.contains(point));
        match (self.pointed_out.contains(point), trapped, drained) {
            (true, ..) => '<',
            (_, true, true) => '&',
            (_, true, false) => '!',
            (_, false, true) => '*',
            (_, false, false) => ' ',
        }
    }

    fn empty(&self, point: Point) -> String {
        let mark = if self.pointed_out.contains(point) {
            '<'
        } else {
            ' '
        };
        match (Ground::of(point), self.palette) {
            (Ground::Gate, _) => format!("[ ]{mark}"),
            (Ground::Red, Palette::Plain) => format!(" r {mark}"),
            (Ground::White, Palette::Plain) => format!(" w {mark}"),
            // With colours, the background shows the garden.
            _ => format!(" . {mark}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Position;

    fn draw(palette: Palette, window: &Window) -> String {
        let text = "1~rulebook~G~----aHW5---------eHR4---cGR3~G233333LO-H323332LO";
        let position: Position = text.parse().unwrap();
        let picture = Picture {
            board: position.board(),
            seats: SeatCount::Two,
            trapped: PointSet::only(Point::new(-7, 4).unwrap()),
            drained: PointSet::EMPTY,
            pointed_out: PointSet::EMPTY,
            palette,
        };
        picture.draw(window)
    }

    #[test]
    fn the_whole_board_fits_into_eighty_columns() {
        let board = draw(Palette::Plain, &Window::WHOLE);
        assert_eq!(board.lines().count(), 19);
        assert!(board.lines().all(|line| line.chars().count() <= 80));
        let rows: Vec<&str> = board.lines().collect();
        assert_eq!(
            rows[1],
            "  8                  .   .   .   .  [ ]  .   .   .   ."
        );
        assert!(rows[5].starts_with("  4  .  HW5! .   .   .   .   w   w   .   r"));
        assert!(board.contains("GR3"));
    }

    #[test]
    fn colours_add_nothing_but_escapes() {
        let coloured = draw(Palette::Colours, &Window::WHOLE);
        assert!(coloured.contains("\u{1b}["));
        let mut bare = String::new();
        let mut parts = coloured.split('\u{1b}');
        bare.push_str(parts.next().unwrap());
        for part in parts {
            bare.push_str(part.split_once('m').unwrap().1);
        }
        let plain = draw(Palette::Plain, &Window::WHOLE).replace(['r', 'w'], ".");
        let trimmed: Vec<&str> = bare.lines().map(str::trim_end).collect();
        let expected: Vec<&str> = plain.lines().map(str::trim_end).collect();
        assert_eq!(trimmed, expected);
    }

    #[test]
    fn a_window_shows_a_margin() {
        let window = Window::around(&PointSet::only(Point::new(-7, 4).unwrap()));
        let part = draw(Palette::Plain, &window);
        assert_eq!(
            part,
            "    -8  -7  -6\n  5      .   .\n  4  .  HW5! .\n  3  .   .   .\n    -8  -7  -6\n"
        );
    }
}
