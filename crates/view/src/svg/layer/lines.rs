//! Lines between tiles: harmonies in the style of their owners, clashes as zigzags.

use paisho::{Harmony, Point, Seat};

use super::Canvas;

/// The dashes of a seat's harmonies; together with the round ends: solid, dotted, dashed, and
/// dashed with dots.
const fn dashes(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "",
        Seat::West => "\" stroke-dasharray=\"0 25",
        Seat::North => "\" stroke-dasharray=\"40 20",
        Seat::East => "\" stroke-dasharray=\"36 24 0 24",
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
        self.close_path();
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
            .raws(&["<path stroke=\"", self.theme.seats[seat].line, dashes(seat)]);
        self.pen.raw("\" stroke-width=\"").int(WIDTH).raw("\" d=\"");
        own.for_each(|h: &Harmony| self.trace(h.a, h.b));
        self.close_path();
    }

    /// Writes a straight piece of path.
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
            self.close_path();
        }
    }

    /// Writes a zigzag with two bends for each step of the way.
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
