//! The keyboard cursor on the board.

use paisho::{Direction, Gate, Point, Seat};

use super::{BoardInput, Effect};

impl BoardInput {
    /// Moves the cursor one step. It begins at the gate of the player to move and stays on the
    /// board.
    pub(super) fn move_cursor(&mut self, direction: Direction) -> Vec<Effect> {
        let to = match self.cursor {
            None => gate_of(self.position.to_move()).point(),
            Some(at) => next(at, direction).unwrap_or(at),
        };
        self.put_cursor(to)
    }

    /// Moves the cursor to the next point where a tap does something; after the last one comes the
    /// first.
    pub(super) fn seek(&mut self) -> Vec<Effect> {
        let live = self.live_points();
        let after = self.cursor.map_or(0, |at| at.index() + 1);
        let next = live
            .iter()
            .filter(|p| p.index() >= after)
            .min_by_key(|p| p.index());
        let first = live.iter().min_by_key(|p| p.index());
        match next.or(first) {
            Some(at) => self.put_cursor(at),
            None => Vec::new(),
        }
    }

    fn put_cursor(&mut self, at: Point) -> Vec<Effect> {
        self.cursor = Some(at);
        self.look_at(self.cursor)
    }

    /// Remembers the point under the pointer or the cursor, if any.
    pub(super) fn look_at(&mut self, at: Option<Point>) -> Vec<Effect> {
        self.hover = at;
        Vec::new()
    }
}

/// The next point in a direction. On the slanted parts of the edge, where a step would leave the
/// board, the cursor slides along the edge towards the midline.
fn next(at: Point, direction: Direction) -> Option<Point> {
    at.step(direction).or_else(|| {
        let (dx, dy) = direction.delta();
        let inwards = |along: i8| -along.signum();
        let (x, y) = match direction {
            Direction::North | Direction::South => (at.x() + inwards(at.x()), at.y() + dy),
            Direction::East | Direction::West => (at.x() + dx, at.y() + inwards(at.y())),
        };
        Point::new(x, y)
    })
}

const fn gate_of(seat: Seat) -> Gate {
    match seat {
        Seat::South => Gate::South,
        Seat::West => Gate::West,
        Seat::North => Gate::North,
        Seat::East => Gate::East,
    }
}
