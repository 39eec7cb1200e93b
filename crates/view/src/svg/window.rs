//! The part of the board that a diagram shows.

use std::borrow::Cow;

use paisho::Point;

use super::diagram::{Coordinates, Diagram};
use super::frame::BOARD_VIEW_BOX;
use super::orientation::{Orientation, STEP};

/// The visible part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Window {
    /// The whole board with its rim.
    #[default]
    Whole,
    /// A square, in units of the picture.
    Square {
        /// Its left edge.
        left: i32,
        /// Its upper edge.
        top: i32,
        /// Its width and height.
        side: i32,
    },
}

/// Half the width of the board with its rim.
const HALF: i32 = 1020;
/// The space shown around the outermost relevant points.
const MARGIN: i32 = STEP + 50;
/// With fewer than nine rows it is hard to tell which part of the board this is.
const SMALLEST: i32 = 9 * STEP;
/// A square larger than this might as well be the whole board.
const LARGEST: i32 = 15 * STEP;

impl Window {
    /// The `viewBox` of this part.
    pub(super) fn view_box(self) -> Cow<'static, str> {
        match self {
            Self::Whole => BOARD_VIEW_BOX.into(),
            Self::Square { left, top, side } => format!("{left} {top} {side} {side}").into(),
        }
    }

    /// The smallest square around these picture coordinates with some margin, within the board.
    fn around(places: impl Iterator<Item = (i32, i32)>) -> Self {
        let bounds = places.fold(None, |bounds, (x, y)| {
            let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
            Some((left.min(x), top.min(y), right.max(x), bottom.max(y)))
        });
        let Some((left, top, right, bottom)) = bounds else {
            return Self::Whole;
        };
        let side = (right - left).max(bottom - top) + 2 * MARGIN;
        let side = side.max(SMALLEST);
        if side > LARGEST {
            return Self::Whole;
        }
        let within = |middle: i32| (middle - side / 2).clamp(-HALF, HALF - side);
        Self::Square {
            left: within(i32::midpoint(left, right)),
            top: within(i32::midpoint(top, bottom)),
            side,
        }
    }
}

impl Diagram {
    /// Shows only the part of the board that has tiles, marks or arrows. A diagram with coordinates
    /// or highlighted lines is not cropped.
    #[must_use]
    pub fn cropped(mut self) -> Self {
        if self.coordinates == Coordinates::Hidden && self.lines.is_empty() {
            let orientation = Orientation::new(self.bottom);
            let places = self.busy_points().map(|point| orientation.place(point));
            self.window = Window::around(places);
        }
        self
    }

    /// Shows only the marked points and their neighbourhood. Tiles elsewhere are not visible.
    #[must_use]
    pub fn cropped_to_marks(mut self) -> Self {
        let orientation = Orientation::new(self.bottom);
        let places = self.marked_points().map(|point| orientation.place(point));
        self.window = Window::around(places);
        self
    }

    /// All points with a tile or a mark.
    fn busy_points(&self) -> impl Iterator<Item = Point> {
        let tiles = self.board.tiles().map(|(point, _)| point);
        tiles.chain(self.marked_points())
    }

    /// All points with an arrow, a reach mark or a highlight.
    fn marked_points(&self) -> impl Iterator<Item = Point> {
        let arrows = self.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        let reach = self.reach.iter().map(|(point, _)| *point);
        arrows.chain(reach).chain(self.highlights)
    }
}

#[cfg(test)]
mod tests {
    use paisho::{Board, PointSet, Seat};

    use super::*;

    fn window(points: &[(i8, i8)], bottom: Seat) -> Window {
        let points: PointSet = points
            .iter()
            .filter_map(|(x, y)| Point::new(*x, *y))
            .collect();
        let diagram = Diagram::new(Board::empty()).with_highlights(&points);
        diagram.seen_from(bottom).cropped().window
    }

    #[test]
    fn a_corner_is_shown_large_and_never_beyond_the_rim() {
        let square = |left, top, side| Window::Square { left, top, side };
        assert_eq!(window(&[(0, 0)], Seat::South), square(-450, -450, 900));
        assert_eq!(window(&[(0, -8)], Seat::South), square(-450, 120, 900));
        assert_eq!(window(&[(0, -8)], Seat::North), square(-450, -1020, 900));
        assert_eq!(
            window(&[(-3, 2), (5, 1)], Seat::South),
            square(-450, -700, 1100)
        );
        assert_eq!(square(-1, -2, 900).view_box(), "-1 -2 900 900");
    }

    #[test]
    fn marks_alone_are_shown_without_the_tiles_far_from_them() {
        let position: paisho::Position = "1~rulebook~G~----------------dGR3~G233333LO-H333333LO"
            .parse()
            .unwrap();
        let mark = PointSet::only(Point::new(4, 5).unwrap());
        let diagram = Diagram::of(&position).with_highlights(&mark);
        let (left, top, side) = (-50, -950, 900);
        assert_eq!(
            diagram.clone().cropped_to_marks().window,
            Window::Square { left, top, side }
        );
        assert_eq!(diagram.cropped().window, Window::Whole);
    }

    #[test]
    fn what_is_everywhere_or_nowhere_is_shown_whole() {
        assert_eq!(window(&[(0, -8), (0, 8)], Seat::South), Window::Whole);
        assert_eq!(window(&[], Seat::South), Window::Whole);
        let numbered = Diagram::new(Board::empty()).with_coordinates();
        let centre = PointSet::only(Point::CENTRE);
        assert_eq!(
            numbered.with_highlights(&centre).cropped().window,
            Window::Whole
        );
    }
}
