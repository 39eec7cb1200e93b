//! The layers of a diagram, from bottom to top: the board, areas and lines below the tiles, the
//! tiles, marks above them.

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

/// The usual length of a picture in bytes, allocated at once so that the string rarely grows.
const USUAL_LENGTH: usize = 32_000;

/// What is needed to draw a layer.
struct Canvas<'a> {
    pen: Pen,
    diagram: &'a Diagram,
    theme: &'a Theme,
    orientation: Orientation,
}

impl Diagram {
    /// Draws the diagram as SVG. The whole board is 2040 units wide and high with its centre at
    /// (0,0); neighbouring points are 100 units apart.
    #[must_use]
    pub fn to_svg(&self, theme: &Theme) -> String {
        self.drawn(theme, Canvas::draw)
    }

    /// The empty board without a root element, for pages that draw it once and move tiles over it.
    /// The page must set the style on an element around it: no fill by default, and lines with
    /// round ends and joins.
    #[must_use]
    pub fn ground_svg(&self, theme: &Theme) -> String {
        self.drawn(theme, Canvas::draw_ground)
    }

    /// Everything that lies between the board and the tiles; see [`Diagram::ground_svg`].
    #[must_use]
    pub fn under_svg(&self, theme: &Theme) -> String {
        self.drawn(theme, Canvas::draw_under)
    }

    /// Everything that lies above the tiles; see [`Diagram::ground_svg`].
    #[must_use]
    pub fn over_svg(&self, theme: &Theme) -> String {
        self.drawn(theme, Canvas::draw_over)
    }

    fn drawn<'a>(&'a self, theme: &'a Theme, draw: impl FnOnce(&mut Canvas<'a>)) -> String {
        let mut canvas = Canvas {
            pen: Pen::new(USUAL_LENGTH),
            diagram: self,
            theme,
            orientation: Orientation::new(self.bottom),
        };
        draw(&mut canvas);
        canvas.pen.finish()
    }
}

impl Canvas<'_> {
    fn draw(&mut self) {
        let view_box = self.diagram.window.view_box();
        Frame::new(&view_box).open(&mut self.pen, &self.diagram.title);
        self.define_tiles();
        self.draw_ground();
        self.draw_under();
        self.place_tiles();
        self.draw_over();
        Frame::close(&mut self.pen);
    }

    fn draw_ground(&mut self) {
        board::write(&mut self.pen, self.theme, self.orientation);
        if self.diagram.coordinates == Coordinates::Shown {
            board::write_coordinates(&mut self.pen, self.theme, self.orientation);
        }
    }

    fn draw_under(&mut self) {
        self.draw_highlights();
        self.draw_ring_areas();
        self.draw_last();
        self.draw_harmonies();
        self.draw_ring_lines();
        self.draw_clashes();
    }

    fn draw_over(&mut self) {
        self.draw_effects();
        self.draw_reach();
        self.draw_arrows();
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

    /// Begins a line. Path data must follow, then [`Pen::end_data`].
    fn open_line(&mut self, tint: &str, width: i32) {
        self.pen.open("path").attr("stroke", tint);
        self.pen.attr_int("stroke-width", width).data();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::{Point, Position};

    #[test]
    fn the_layers_by_themselves_are_those_of_the_whole_picture() {
        let position: Position = "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO"
            .parse()
            .unwrap();
        let from = Point::new(-2, 7).unwrap();
        let diagram = Diagram::of(&position)
            .with_coordinates()
            .with_harmonies_of(&position)
            .with_reach_of(&position, from);
        let theme = &Theme::GARDEN_LIGHT;
        let whole = diagram.to_svg(theme);
        let layers = [
            diagram.ground_svg(theme),
            diagram.under_svg(theme),
            diagram.over_svg(theme),
        ];
        let mut rest = whole.as_str();
        for layer in layers {
            rest = rest.split_once(&layer).unwrap().1;
        }
        assert_eq!(rest, "</svg>");
    }
}
