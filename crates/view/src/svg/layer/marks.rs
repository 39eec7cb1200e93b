//! Marks on single points: highlights, the last turn, traps and drains, and reach.
//!
//! Every mark has its own shape, so that none depends on colour: highlights are filled squares,
//! the last turn corners, a trap a cage, a drain a drop, a step a dot, a capture a thick ring with
//! gaps, a bonus a plus, a ring two circles.

use paisho::{Line, Point, PointSet, Turn};

use super::Canvas;
use crate::svg::diagram::ReachMark;
use crate::svg::pen::Placement;

/// Four corners around a tile.
const CORNERS: &str =
    "M-48-30L-48-48L-30-48M30-48L48-48L48-30M48 30L48 48L30 48M-30 48L-48 48L-48 30";
/// Bars before a tile.
const CAGE: &str = "M-18-40L-18 40M0-44L0 44M18-40L18 40";
/// A drop that hangs at the lower right of a tile.
const DROP: &str = "M32 8C44 24 48 32 48 38C48 48 41 52 32 52C23 52 16 48 16 38C16 32 20 24 32 8Z";
const SQUARE: &str = "M-50-50L50-50L50 50L-50 50Z";
const CROSS: &str = "M-17 0L17 0M0-17L0 17";
/// A thick ring with four gaps.
const CLAWS: &str = "M-50-18C-46-34-34-46-18-50M18-50C34-46 46-34 50-18M50 18C46 34 34 46 18 50\
                     M-18 50C-34 46-46 34-50 18";
const DOT: &str = "M0-14C18-14 18 14 0 14C-18 14-18-14 0-14Z";
const CIRCLES: &str = "M0-12C16-12 16 12 0 12C-16 12-16-12 0-12Z\
                       M0-30C40-30 40 30 0 30C-40 30-40-30 0-30Z";

impl Canvas<'_> {
    /// Opens a path whose outline has a pale casing below it: the same marks drawn twice.
    fn draw_cased(&mut self, tint: &str, width: i32, mark: &str, points: &[Point]) {
        if points.is_empty() {
            return;
        }
        for (tint, width) in [(self.theme.marks.casing, width + 8), (tint, width)] {
            self.open_line(tint, width);
            points.iter().for_each(|p| self.stamp(mark, *p));
            self.pen.end_data();
        }
    }

    /// Writes a mark at a point.
    fn stamp(&mut self, mark: &str, point: Point) {
        let (x, y) = self.orientation.place(point);
        self.pen
            .path(mark, Placement::scaled(1.0, (x as f32, y as f32)));
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

    pub(super) fn draw_highlights(&mut self) {
        let tint = self.theme.marks.highlight;
        let mut lanes = PointSet::EMPTY;
        for line in &self.diagram.lines {
            let on_line = Point::all().filter(|p| match line {
                Line::Row(y) => p.y() == *y,
                Line::Column(x) => p.x() == *x,
            });
            lanes = lanes.union(&on_line.collect());
        }
        self.fill(tint, ".45", SQUARE, &lanes);
        self.fill(tint, ".75", SQUARE, &self.diagram.highlights);
    }

    /// Corners around every point the last turn touched.
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
        let tint = self.theme.marks.last;
        self.fill(tint, ".2", SQUARE, &points);
        self.open_line(tint, 9);
        points.iter().for_each(|p| self.stamp(CORNERS, p));
        self.pen.end_data();
    }

    /// Cages on trapped flowers, drops on drained ones.
    pub(super) fn draw_effects(&mut self) {
        let marks = self.theme.marks;
        let trapped: Vec<Point> = self.diagram.trapped.iter().collect();
        self.draw_cased(marks.alarm, 6, CAGE, &trapped);
        let drained = &self.diagram.drained;
        if !drained.is_empty() {
            self.pen.open("path").attr("fill", marks.drained);
            self.pen.attr("stroke", marks.casing);
            self.pen.attr_int("stroke-width", 5).data();
            drained.iter().for_each(|p| self.stamp(DROP, p));
            self.pen.end_data();
        }
    }

    pub(super) fn draw_reach(&mut self) {
        let marks = self.theme.marks;
        let steps: PointSet = self.marked(ReachMark::Step).into_iter().collect();
        self.fill(marks.reach, ".8", DOT, &steps);
        let captures = self.marked(ReachMark::Capture);
        self.draw_cased(marks.alarm, 12, CLAWS, &captures);
        let bonuses = self.marked(ReachMark::Bonus);
        self.draw_cased(marks.gain, 12, CROSS, &bonuses);
        let rings = self.marked(ReachMark::Ring);
        self.draw_cased(marks.gain, 9, CIRCLES, &rings);
    }

    fn marked(&self, mark: ReachMark) -> Vec<Point> {
        let marks = self.diagram.reach.iter();
        marks.filter(|(_, m)| *m == mark).map(|(p, _)| *p).collect()
    }
}
