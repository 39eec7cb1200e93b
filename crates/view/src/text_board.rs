//! A position drawn with letters, for terminals and plain text.
//!
//! ```text
//!   5   .  R4  .
//!   4   .  :  r3
//!   3  *.  :  :
//!       1  2  3
//! ```
//!
//! With two players, Guest's tiles are in capitals and Host's in lower case;
//! with more, the seat's letter precedes the code. Empty points: `.` can hold
//! every flower, `:` is entirely red, `'` is entirely white, `#` is a gate. A
//! star precedes marked points.
//!
//! [`rows`], [`column_numbers`] and [`Window`] also draw boards with other cells, such as those of
//! `paisho show`.

use paisho::{Garden, Point, PointSet, Position, Seat, SeatCount, Tile};

/// The part of the board that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The whole board.
    Whole,
    /// Only the part around the tiles, the marked points and these points.
    Around(PointSet),
}

/// The bounds of the drawn part, inclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    left: i8,
    right: i8,
    bottom: i8,
    top: i8,
}

/// What an empty point can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A gate.
    Gate,
    /// Entirely red.
    Red,
    /// Entirely white.
    White,
    /// Every flower may stand here: neutral, or on a border.
    Open,
}

impl Ground {
    /// The ground of a point.
    #[must_use]
    pub fn of(point: Point) -> Self {
        let is = |garden| point.is_in(garden);
        if point.is_gate() {
            Self::Gate
        } else if is(Garden::Neutral) || (is(Garden::Red) && is(Garden::White)) {
            Self::Open
        } else if is(Garden::Red) {
            Self::Red
        } else {
            Self::White
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::Gate => "#",
            Self::Red => ":",
            Self::White => "'",
            Self::Open => ".",
        }
    }
}

/// The lines of the board, from top to bottom; the last one has the numbers of the columns.
#[must_use]
pub fn lines(position: &Position, marked: &PointSet, frame: Frame) -> Vec<String> {
    let window = match frame {
        Frame::Whole => Window::WHOLE,
        Frame::Around(points) => {
            let tiles: PointSet = position.board().tiles().map(|(p, _)| p).collect();
            Window::around(&tiles.union(marked).union(&points))
        }
    };
    let cell_width = match position.ruleset().seats {
        SeatCount::Two => 3,
        SeatCount::Three | SeatCount::Four => 4,
    };
    let mut lines = rows(&window, cell_width, |point| cell(position, marked, point));
    lines.push(column_numbers(&window, cell_width));
    lines
}

/// The rows of a board with their numbers, from top to bottom. A cell that is shorter than the
/// width is filled up with blanks; escape codes for colours count as characters.
pub fn rows(window: &Window, cell_width: usize, cell: impl Fn(Point) -> String) -> Vec<String> {
    let text = |x, y| Point::new(x, y).map_or_else(String::new, &cell);
    let row_at = |y| {
        let cells = (window.left..=window.right).map(|x| text(x, y));
        row(&format!("{y:>3} "), cells, cell_width)
    };
    (window.bottom..=window.top).rev().map(row_at).collect()
}

/// The numbers of the columns, for a line above or below the rows.
#[must_use]
pub fn column_numbers(window: &Window, cell_width: usize) -> String {
    let numbers = (window.left..=window.right).map(|x| format!("{x:>2}"));
    row("    ", numbers, cell_width)
}

/// A label followed by a row of cells, without trailing blanks.
fn row(label: &str, cells: impl Iterator<Item = String>, cell_width: usize) -> String {
    let mut line = label.to_owned();
    for cell in cells {
        line.push_str(&format!("{cell:<cell_width$}"));
    }
    line.truncate(line.trim_end().len());
    line
}

/// The text for a point.
fn cell(position: &Position, marked: &PointSet, point: Point) -> String {
    let star = if marked.contains(point) { '*' } else { ' ' };
    let sign = match position.board().get(point) {
        Some(tile) => tile_sign(tile, position.ruleset().seats),
        None => Ground::of(point).sign().to_owned(),
    };
    format!("{star}{sign}")
}

/// The letters for a tile: capitals for Guest and lower case for Host, or with the seat's letter.
#[must_use]
pub fn tile_sign(tile: Tile, seats: SeatCount) -> String {
    let code = tile.kind().code();
    match (seats, tile.owner()) {
        (SeatCount::Two, Seat::HOST) => code.to_ascii_lowercase(),
        (SeatCount::Two, _) => code.to_owned(),
        (_, owner) => format!("{}{code}", owner.letter(seats)),
    }
}

impl Window {
    /// The whole board.
    pub const WHOLE: Self = Self {
        left: -8,
        right: 8,
        bottom: -8,
        top: 8,
    };

    /// The bounds of some points, plus one point on every side; the whole board if there are none.
    #[must_use]
    pub fn around(points: &PointSet) -> Self {
        let span = |number: fn(Point) -> i8| {
            let least = points.iter().map(number).min().unwrap_or(-8);
            let most = points.iter().map(number).max().unwrap_or(8);
            ((least - 1).max(-8), (most + 1).min(8))
        };
        let (left, right) = span(Point::x);
        let (bottom, top) = span(Point::y);
        Self {
            left,
            right,
            bottom,
            top,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::case::Case;

    fn drawn(case: &str, frame: Frame) -> String {
        let case = Case::parse(case).unwrap();
        let marked = PointSet::only(Point::new(1, 3).unwrap());
        lines(case.position().unwrap(), &marked, frame).join("\n")
    }

    #[test]
    fn owners_gardens_and_marks_are_told_apart() {
        let picture = "
  6  .  .  .  .  .
  5  .  :  R4 .  .
  4  .  :  :  r3 .
  3  . *:  :  :  .
  2  .  :  :  :  :
     0  1  2  3  4";
        let case = "board GR4(2,5) HR3(3,4)\noutcome none";
        assert_eq!(
            format!("\n{}", drawn(case, Frame::Around(PointSet::EMPTY))),
            picture
        );
    }

    #[test]
    fn the_frame_grows_to_hold_what_is_asked_for() {
        let case = "board GR4(2,5) HR3(3,4)\noutcome none";
        let far = Frame::Around(PointSet::only(Point::new(-8, 0).unwrap()));
        assert!(drawn(case, far).contains('#'));
    }

    #[test]
    fn seats_are_named_at_larger_tables() {
        let case = "rules rulebook.seats4\nboard WR4(2,5)\noutcome none";
        assert!(drawn(case, Frame::Around(PointSet::EMPTY)).contains("WR4"));
    }

    #[test]
    fn the_whole_board_has_seventeen_rows() {
        let board = drawn("board GR4(2,5)\noutcome none", Frame::Whole);
        assert_eq!(board.lines().count(), 18);
        assert_eq!(board.matches('#').count(), 4);
        assert!(board.lines().all(|l| l.len() <= 55));
    }
}
