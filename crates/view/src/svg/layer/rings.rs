//! Harmony Rings: the area they enclose, and a double line around it.

use super::Canvas;
use crate::svg::diagram::RingMark;

impl Canvas<'_> {
    /// Fills the area inside each ring, under everything else.
    pub(super) fn draw_ring_areas(&mut self) {
        for ring in &self.diagram.rings {
            let tint = self.theme.seats[ring.owner].line;
            self.pen.open("path").attr("fill", tint);
            self.pen.attr("fill-opacity", ".25").data();
            self.outline(ring);
            self.pen.end_data();
        }
    }

    /// Draws each ring as a wide line with a casing and a thin line inside it.
    pub(super) fn draw_ring_lines(&mut self) {
        for ring in &self.diagram.rings {
            let tint = self.theme.seats[ring.owner].line;
            for (tint, width) in [(tint, 34), (self.theme.marks.casing, 18), (tint, 8)] {
                self.open_line(tint, width);
                self.outline(ring);
                self.pen.end_data();
            }
        }
    }

    fn outline(&mut self, ring: &RingMark) {
        for (i, point) in ring.points.iter().enumerate() {
            let (x, y) = self.orientation.place(*point);
            self.pen.raw(if i == 0 { "M" } else { "L" }).int(x).int(y);
        }
        self.pen.raw("Z");
    }
}
