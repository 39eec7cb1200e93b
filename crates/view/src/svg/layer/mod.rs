//! The layers of a diagram, from the ground up: areas and lines below the tiles, the tiles, marks
//! above them.

mod arrows;
mod lines;
mod marks;
mod rings;

use super::board;
use super::diagram::{Coordinates, Diagram};
use super::frame::Frame;
use super::orientation::{Orientation, STEP};
use super::pen::Pen;
use super::theme::Theme;
use super::tile;

/// A good guess of how long a picture gets, so that the string seldom grows.
const USUAL_LENGTH: usize = 32_000;

/// What every layer needs to know.
struct Canvas<'a> {
    pen: Pen,
    diagram: &'a Diagram,
    theme: &'a Theme,
    orientation: Orientation,
}

impl Diagram {
    /// Draws the diagram as SVG, 2000 units wide and high.
    #[must_use]
    pub fn to_svg(&self, theme: &Theme) -> String {
        let mut canvas = Canvas {
            pen: Pen::new(USUAL_LENGTH),
            diagram: self,
            theme,
            orientation: Orientation::new(self.bottom),
        };
        canvas.draw();
        canvas.pen.finish()
    }
}

impl Canvas<'_> {
    fn draw(&mut self) {
        Frame::BOARD.open(&mut self.pen, &self.diagram.title);
        self.define_tiles();
        board::write(&mut self.pen, self.theme, self.orientation);
        if self.diagram.coordinates == Coordinates::Shown {
            board::write_coordinates(&mut self.pen, self.theme, self.orientation);
        }
        self.pen
            .raw("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        self.draw_highlights();
        self.draw_ring_areas();
        self.draw_last();
        self.draw_harmonies();
        self.draw_ring_lines();
        self.draw_clashes();
        self.pen.raw("</g>");
        self.place_tiles();
        self.pen
            .raw("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        self.draw_effects();
        self.draw_reach();
        self.draw_arrows();
        self.pen.raw("</g>");
        Frame::close(&mut self.pen);
    }

    fn define_tiles(&mut self) {
        let Diagram {
            board, set, prefix, ..
        } = self.diagram;
        self.pen.raw("<defs>");
        let tiles = board.tiles().map(|(_, tile)| tile);
        tile::write_defs(&mut self.pen, tiles, *set, self.theme, prefix);
        self.pen.raw("</defs>");
    }

    fn place_tiles(&mut self) {
        for (point, tile) in self.diagram.board.tiles() {
            let (x, y) = self.orientation.place(point);
            self.pen.raw("<use href=\"#");
            tile::write_id(&mut self.pen, tile, &self.diagram.prefix);
            self.pen.raw("\" x=\"").int(x);
            self.pen.raw("\" y=\"").int(y).raw("\"/>");
        }
    }

    /// Opens a path that is drawn as a line; path data follows, then [`Canvas::close_path`].
    fn open_line(&mut self, tint: &str, width: i32) {
        self.pen
            .raws(&["<path stroke=\"", tint, "\" stroke-width=\""]);
        self.pen.int(width).raw("\" d=\"");
    }

    fn close_path(&mut self) {
        self.pen.raw("\"/>");
    }
}
