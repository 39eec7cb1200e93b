//! The board as text: one cell of four characters for each point, seventeen in a row.
//!
//! A cell is the owner's letter, the tile's code and a mark. The characters carry all information;
//! colours only repeat it.

use std::ops::RangeInclusive;

use anstyle::Style;
use paisho::{Board, Garden, Point, PointSet, SeatCount};

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

/// The part of the board to draw.
pub(crate) struct Window {
    columns: RangeInclusive<i8>,
    rows: RangeInclusive<i8>,
}

impl Window {
    /// The whole board.
    pub(crate) const WHOLE: Self = Self {
        columns: -8..=8,
        rows: -8..=8,
    };

    /// The smallest window that contains the points, with a margin of one point.
    pub(crate) fn around(points: &PointSet) -> Self {
        let range = |of: fn(Point) -> i8| {
            let numbers = points.iter().map(of);
            let low = numbers.clone().min().unwrap_or(-8);
            let high = numbers.max().unwrap_or(8);
            (low - 1).max(-8)..=(high + 1).min(8)
        };
        Self {
            columns: range(Point::x),
            rows: range(Point::y),
        }
    }
}

impl Picture<'_> {
    /// The picture with coordinates, one line for each row from the top.
    pub(crate) fn draw(&self, window: &Window) -> String {
        let mut lines = vec![column_numbers(&window.columns)];
        lines.extend(window.rows.clone().rev().map(|y| self.row(window, y)));
        lines.push(column_numbers(&window.columns));
        lines.join("\n") + "\n"
    }

    fn row(&self, window: &Window, y: i8) -> String {
        let cells: String = window.columns.clone().map(|x| self.cell(x, y)).collect();
        let row = format!("{y:>3} {cells}");
        row.trim_end().to_owned()
    }

    fn cell(&self, x: i8, y: i8) -> String {
        let Some(point) = Point::new(x, y) else {
            return " ".repeat(4);
        };
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
        if point.is_gate() {
            return format!("[ ]{mark}");
        }
        format!(" {} {mark}", self.garden(point))
    }

    /// A letter for the two gardens that exclude a colour; their borders exclude none.
    fn garden(&self, point: Point) -> char {
        let only = |garden: Garden, other: Garden| {
            point.is_in(garden) && !point.is_in(other) && !point.is_in(Garden::Neutral)
        };
        match self.palette {
            Palette::Plain if only(Garden::Red, Garden::White) => 'r',
            Palette::Plain if only(Garden::White, Garden::Red) => 'w',
            // With colours, the background shows the garden.
            Palette::Plain | Palette::Colours => '.',
        }
    }
}

fn column_numbers(columns: &RangeInclusive<i8>) -> String {
    let numbers: String = columns.clone().map(|x| format!("{x:>2}  ")).collect();
    format!("    {numbers}").trim_end().to_owned()
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
