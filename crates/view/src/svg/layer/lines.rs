//! Lines between tiles: harmonies in the style of their owners, clashes as zigzags.

use paisho::{Harmony, Point, Seat};

use super::Canvas;

/// The dash pattern of a seat's harmonies: South's are solid, West's dotted, North's dashed, East's
/// alternately dashed and dotted. Line ends are round, so a dash of length 0 is a dot.
const fn dashes(seat: Seat) -> Option<&'static str> {
    match seat {
        Seat::South => None,
        Seat::West => Some("0 25"),
        Seat::North => Some("40 20"),
        Seat::East => Some("36 24 0 24"),
    }
}

const WIDTH: i32 = 11;

impl Canvas<'_> {
    /// Draws a pale casing under all harmonies, then each owner's harmonies as one path.
    pub(super) fn draw_harmonies(&mut self) {
        let harmonies = &self.diagram.harmonies;
        if harmonies.is_empty() {
            return;
        }
        self.open_line(self.theme.marks.casing, WIDTH + 8);
        harmonies.iter().for_each(|h| self.trace(h.a, h.b));
        self.pen.end_data();
        for seat in Seat::ALL {
            self.draw_harmonies_of(seat);
        }
    }

    fn draw_harmonies_of(&mut self, seat: Seat) {
        let harmonies = self.diagram.harmonies.iter();
        let mut own = harmonies.filter(|h| h.owners.contains(seat)).peekable();
        if own.peek().is_none() {
            return;
        }
        self.pen
            .open("path")
            .attr("stroke", self.theme.seats[seat].line);
        if let Some(dashes) = dashes(seat) {
            self.pen.attr("stroke-dasharray", dashes);
        }
        self.pen.attr_int("stroke-width", WIDTH).data();
        own.for_each(|h: &Harmony| self.trace(h.a, h.b));
        self.pen.end_data();
    }

    /// Writes a straight segment of a path.
    pub(super) fn trace(&mut self, a: Point, b: Point) {
        let ((ax, ay), (bx, by)) = (self.orientation.place(a), self.orientation.place(b));
        self.pen.raw("M").int(ax).int(ay);
        match (ax == bx, ay == by) {
            (_, true) => self.pen.raw("H").int(bx),
            (true, false) => self.pen.raw("V").int(by),
            (false, false) => self.pen.raw("L").int(bx).int(by),
        };
    }

    /// Draws every clash as a zigzag on a pale casing.
    pub(super) fn draw_clashes(&mut self) {
        if self.diagram.clashes.is_empty() {
            return;
        }
        let marks = self.theme.marks;
        for (tint, width) in [(marks.casing, 26), (marks.alarm, 12)] {
            self.open_line(tint, width);
            for [a, b] in &self.diagram.clashes {
                self.zigzag(*a, *b);
            }
            self.pen.end_data();
        }
    }

    /// Writes a zigzag with two bends for each step between the points.
    fn zigzag(&mut self, a: Point, b: Point) {
        const BENDS: i32 = 2;
        const SWING: i32 = 18;
        let ((ax, ay), (bx, by)) = (self.orientation.place(a), self.orientation.place(b));
        let bends = ((bx - ax).abs().max((by - ay).abs()) / super::STEP * BENDS).max(1);
        let (across_x, across_y) = ((by - ay).signum() * SWING, (bx - ax).signum() * SWING);
        self.pen.raw("M").int(ax).int(ay).raw("L");
        for bend in 0..bends {
            let side = if bend % 2 == 0 { 1 } else { -1 };
            let (along_x, along_y) = ((bx - ax) * (2 * bend + 1), (by - ay) * (2 * bend + 1));
            self.pen
                .int(ax + along_x / (2 * bends) + side * across_x)
                .int(ay + along_y / (2 * bends) - side * across_y);
        }
        self.pen.int(bx).int(by);
    }
}
