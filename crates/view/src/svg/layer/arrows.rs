//! Arrows above the tiles.

use super::Canvas;
use crate::svg::diagram::{Arrow, Weight};

/// The distance between an arrow's ends and the middle of its points.
const FROM_MIDDLE: f32 = 30.0;
/// The length of the head.
const HEAD: f32 = 52.0;
/// Half the width of the head.
const HALF_HEAD: f32 = 32.0;

impl Canvas<'_> {
    pub(super) fn draw_arrows(&mut self) {
        for arrow in &self.diagram.arrows {
            if arrow.from != arrow.to {
                self.draw_arrow(*arrow);
            }
        }
    }

    /// Draws the shaft and the head as one path. Square roots are safe to use here: they give the
    /// same digits on every machine.
    fn draw_arrow(&mut self, arrow: Arrow) {
        let (ax, ay) = self.orientation.place(arrow.from);
        let (bx, by) = self.orientation.place(arrow.to);
        let (dx, dy) = ((bx - ax) as f32, (by - ay) as f32);
        let length = (dx * dx + dy * dy).sqrt();
        let (ux, uy) = (dx / length, dy / length);
        let at = |along: f32, across: f32| {
            (
                ax as f32 + ux * along - uy * across,
                ay as f32 + uy * along + ux * across,
            )
        };
        let tip = length - FROM_MIDDLE;
        let opacity = match arrow.weight {
            Weight::Strong => ".9",
            Weight::Faint => ".45",
        };
        let tint = self.theme.marks.arrow;
        self.pen.open("path").attr("fill", tint);
        self.pen.attr("opacity", opacity).data();
        let corners = [
            at(FROM_MIDDLE, -9.0),
            at(tip - HEAD, -9.0),
            at(tip - HEAD, -HALF_HEAD),
            at(tip, 0.0),
            at(tip - HEAD, HALF_HEAD),
            at(tip - HEAD, 9.0),
            at(FROM_MIDDLE, 9.0),
        ];
        for (i, (x, y)) in corners.into_iter().enumerate() {
            self.pen.raw(if i == 0 { "M" } else { "L" });
            self.pen.int(x.round() as i32).int(y.round() as i32);
        }
        self.pen.raw("Z");
        self.pen.end_data();
    }
}
