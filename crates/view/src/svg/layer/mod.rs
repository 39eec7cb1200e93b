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
use super::tile::{Defs, Id, Style};

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
    /// Draws the diagram as SVG, 2040 units wide and high with the centre in the middle; two
    /// neighbouring points are 100 units apart.
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
        let view_box = self.diagram.window.view_box();
        Frame::new(&view_box).open(&mut self.pen, &self.diagram.title);
        self.define_tiles();
        board::write(&mut self.pen, self.theme, self.orientation);
        if self.diagram.coordinates == Coordinates::Shown {
            board::write_coordinates(&mut self.pen, self.theme, self.orientation);
        }
        self.draw_highlights();
        self.draw_ring_areas();
        self.draw_last();
        self.draw_harmonies();
        self.draw_ring_lines();
        self.draw_clashes();
        self.place_tiles();
        self.draw_effects();
        self.draw_reach();
        self.draw_arrows();
        Frame::close(&mut self.pen);
    }

    fn define_tiles(&mut self) {
        let defs = Defs {
            set: self.diagram.set,
            theme: self.theme,
            prefix: &self.diagram.prefix,
            style: Style::Framed,
        };
        let tiles = self.diagram.board.tiles();
        defs.write(&mut self.pen, tiles.map(|(_, tile)| tile));
    }

    fn place_tiles(&mut self) {
        for (point, tile) in self.diagram.board.tiles() {
            let (x, y) = self.orientation.place(point);
            Id::Tile(tile).open_use(&mut self.pen, &self.diagram.prefix);
            self.pen.attr_int("x", x).attr_int("y", y).end();
        }
    }

    /// Begins a line; path data follows, then [`Pen::end_data`].
    fn open_line(&mut self, tint: &str, width: i32) {
        self.pen.open("path").attr("stroke", tint);
        self.pen.attr_int("stroke-width", width).data();
    }
}
