//! The frame of every picture: the root element, its size and its title.

use super::pen::Pen;

/// The default width of lines.
pub(super) const USUAL_WIDTH: i32 = 3;

/// Writes the style that all pictures share: shapes are not filled by default, and lines have round
/// ends and joins.
pub(super) fn write_style(pen: &mut Pen) {
    pen.attr("fill", "none");
    pen.attr("stroke-linecap", "round");
    pen.attr("stroke-linejoin", "round");
    pen.attr_int("stroke-width", USUAL_WIDTH);
}

/// The `viewBox` of diagrams: the whole board with its rim, with the centre at (0,0) and
/// neighbouring points 100 units apart.
pub const BOARD_VIEW_BOX: &str = "-1020 -1020 2040 2040";
/// The `viewBox` of a single tile, at the same scale as on the board.
pub const TILE_VIEW_BOX: &str = "-50 -50 100 100";

/// The part of the plane that a picture shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<'a> {
    view_box: &'a str,
}

impl<'a> Frame<'a> {
    /// One tile.
    pub(super) const TILE: Self = Self::new(TILE_VIEW_BOX);

    /// The frame with this `viewBox`.
    pub(super) const fn new(view_box: &'a str) -> Self {
        Self { view_box }
    }

    /// Opens the root element. A picture with a title is an image to screen readers; one without
    /// is decoration, which they skip.
    pub(super) fn open(self, pen: &mut Pen, title: &str) {
        pen.open("svg").attr("xmlns", "http://www.w3.org/2000/svg");
        pen.attr("viewBox", self.view_box);
        write_style(pen);
        if title.is_empty() {
            pen.attr("aria-hidden", "true").body();
        } else {
            pen.attr("role", "img").body();
            pen.raw("<title>").text(title).raw("</title>");
        }
    }

    /// Closes the root element.
    pub(super) fn close(pen: &mut Pen) {
        pen.raw("</svg>");
    }
}
