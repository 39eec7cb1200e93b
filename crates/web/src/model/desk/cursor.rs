//! The cursor of the keyboard.

use paisho::{Direction, Gate, Point, Seat};

use super::Desk;

impl Desk {
    /// Moves the cursor a step. It begins at the gate of the player to move, and stays on the board.
    pub(super) fn move_cursor(&mut self, direction: Direction) {
        self.cursor = match self.cursor {
            None => Some(gate_of(self.position.to_move()).point()),
            Some(at) => Some(next(at, direction).unwrap_or(at)),
        };
        self.hover = self.cursor;
    }
}

/// The next point in a direction. Beside the slopes of the edge, where a step would leave the board,
/// it slides along the edge towards the middle line.
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
