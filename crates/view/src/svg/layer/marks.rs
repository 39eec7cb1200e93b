//! Marks on single points: highlights, the last turn, traps, drains and protection, and reach.
//!
//! Every mark has its own shape, so that people who see no colours can tell them apart: highlights
//! are filled squares and bands, the last turn corners, a trap a barred badge, a drain a drop,
//! protection a shield, a step a dot, a capture a thick ring with gaps, a bonus a plus, the closing
//! of a ring a target.

use paisho::{Line, Point, PointSet, Turn};

use super::{Canvas, STEP};
use crate::svg::diagram::{Diagram, ReachMark};

// All marks are paths relative to the middle of their point, so that they can be written unchanged
// at any point.

/// Four corners around a tile.
const CORNERS: &str = "m-48-30v-18h18m60 0h18v18m0 60v18h-18m-60 0h-18v-18";
/// A round badge at the upper left of a tile, and the bars on it.
const BADGE: &str = "m-33-53c26 0 26 40 0 40s-26-40 0-40z";
const BARS: &str = "m-40-43v20m7-22v24m7-22v20";
/// A drop that hangs at the lower right of a tile.
const DROP: &str = "m32 8c12 16 16 24 16 30s-7 14-16 14-16-8-16-14 4-14 16-30z";
/// A shield at the upper right of a tile.
const SHIELD: &str = "m17-53h32v18c0 12-8 18-16 22-8-4-16-10-16-22z";
const SQUARE: &str = "m-50-50h100v100h-100z";
const CROSS: &str = "m-17 0h34m-17-17v34";
/// A thick ring with four gaps.
const CLAWS: &str = "m-50-18c4-16 16-28 32-32m36 0c16 4 28 16 32 32m0 36c-4 16-16 28-32 32\
                     m-36 0c-16-4-28-16-32-32";
/// A line of length 0, whose round ends make a dot as wide as the line.
const DOT: &str = "h0";

impl Canvas<'_> {
    /// Draws a mark on points as a line, or as several lines of decreasing width on top of each
    /// other.
    fn draw_marks(&mut self, mark: &str, points: &PointSet, lines: &[(&str, i32)]) {
        if points.is_empty() {
            return;
        }
        for (tint, width) in lines {
            self.open_line(tint, *width);
            points.iter().for_each(|p| self.stamp(mark, p));
            self.pen.end_data();
        }
    }

    /// Writes a mark at a point.
    fn stamp(&mut self, mark: &str, point: Point) {
        let (x, y) = self.orientation.place(point);
        self.pen.raw("M").int(x).int(y).raw(mark);
    }

    fn fill(&mut self, tint: &str, opacity: &str, mark: &str, points: &PointSet) {
        if points.is_empty() {
            return;
        }
        self.pen.open("path").attr("fill", tint);
        self.pen.attr("fill-opacity", opacity).data();
        points.iter().for_each(|p| self.stamp(mark, p));
        self.pen.end_data();
    }

    /// Squares under highlighted points, bands under highlighted rows and columns.
    pub(super) fn draw_highlights(&mut self) {
        let tint = self.theme.marks.highlight;
        if !self.diagram.lines.is_empty() {
            self.pen.open("path").attr("stroke", tint);
            self.pen.attr("stroke-opacity", ".45");
            self.pen.attr_int("stroke-width", STEP).data();
            for line in &self.diagram.lines {
                self.trace_line(*line);
            }
            self.pen.end_data();
        }
        self.fill(tint, ".75", SQUARE, &self.diagram.highlights);
    }

    /// Writes a row or column from its first point to its last; nothing for lines off the board.
    fn trace_line(&mut self, line: Line) {
        let mut points = Point::all().filter(|p| match line {
            Line::Row(y) => p.y() == y,
            Line::Column(x) => p.x() == x,
        });
        let first = points.next();
        if let (Some(first), Some(last)) = (first, points.last()) {
            self.trace(first, last);
        }
    }

    /// Corners around every point that the last turn involved.
    pub(super) fn draw_last(&mut self) {
        let points: PointSet = match self.diagram.last {
            None | Some(Turn::Pass | Turn::Accents(_)) => return,
            Some(Turn::Plant { at, .. }) => PointSet::only(at),
            Some(Turn::Arrange { from, to, bonus }) => {
                let placed = bonus.map(|b| b.at);
                let ferried = bonus.and_then(|b| b.to);
                [Some(from), Some(to), placed, ferried]
                    .into_iter()
                    .flatten()
                    .collect()
            }
        };
        let lines = [(self.theme.marks.last, 9)];
        self.draw_marks(CORNERS, &points, &lines);
    }

    /// Barred badges on trapped flowers, drops on drained ones, shields on protected ones.
    pub(super) fn draw_effects(&mut self) {
        let marks = self.theme.marks;
        let Diagram {
            trapped,
            drained,
            protected,
            ..
        } = self.diagram;
        self.draw_badge(marks.alarm, BADGE, trapped);
        self.draw_marks(BARS, trapped, &[(marks.casing, 4)]);
        self.draw_badge(marks.drained, DROP, drained);
        self.draw_badge(marks.protected, SHIELD, protected);
    }

    /// Draws a small filled mark with a pale edge.
    fn draw_badge(&mut self, tint: &str, mark: &str, points: &PointSet) {
        if points.is_empty() {
            return;
        }
        self.pen.open("path").attr("fill", tint);
        self.pen.attr("stroke", self.theme.marks.casing);
        self.pen.attr_int("stroke-width", 5).data();
        points.iter().for_each(|p| self.stamp(mark, p));
        self.pen.end_data();
    }

    pub(super) fn draw_reach(&mut self) {
        let tints = self.theme.marks;
        let (casing, gain) = (tints.casing, tints.gain);
        self.draw_reach_mark(ReachMark::Step, DOT, &[(casing, 34), (tints.reach, 26)]);
        self.draw_reach_mark(
            ReachMark::Capture,
            CLAWS,
            &[(casing, 20), (tints.alarm, 12)],
        );
        self.draw_reach_mark(ReachMark::Bonus, CROSS, &[(casing, 22), (gain, 13)]);
        let circles = [(casing, 72), (gain, 62), (casing, 42), (gain, 24)];
        self.draw_reach_mark(ReachMark::Ring, DOT, &circles);
    }

    fn draw_reach_mark(&mut self, mark: ReachMark, shape: &str, lines: &[(&str, i32)]) {
        let reach = self.diagram.reach.iter();
        let points = reach.filter(|(_, m)| *m == mark).map(|(p, _)| *p);
        self.draw_marks(shape, &points.collect(), lines);
    }
}
