//! The frame of every picture: the root element, its size and its title.

use super::pen::Pen;

/// The part of the plane a picture shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    view_box: &'static str,
}

impl Frame {
    /// One tile.
    pub(super) const TILE: Self = Self {
        view_box: "-50 -50 100 100",
    };
    /// The whole board with its rim.
    pub(super) const BOARD: Self = Self {
        view_box: "-1000 -1000 2000 2000",
    };

    /// Opens the root element. A picture with a title is an image to screen readers; one without
    /// is decoration, which they skip.
    pub(super) fn open(self, pen: &mut Pen, title: &str) {
        pen.open("svg").attr("xmlns", "http://www.w3.org/2000/svg");
        pen.attr("viewBox", self.view_box);
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
