//! From points of the board to places in the picture, with any seat at the bottom.

use paisho::{Point, Seat};

/// How far two neighbouring points are apart, in units of the picture.
pub(super) const STEP: i32 = 100;

/// The board turned so that a seat is at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Orientation {
    bottom: Seat,
}

impl Orientation {
    pub(super) const fn new(bottom: Seat) -> Self {
        Self { bottom }
    }

    /// Board coordinates turned, x to the right and y up.
    pub(super) const fn turn(self, x: i32, y: i32) -> (i32, i32) {
        match self.bottom {
            Seat::South => (x, y),
            Seat::West => (-y, x),
            Seat::North => (-x, -y),
            Seat::East => (y, -x),
        }
    }

    /// The board coordinates that are turned to these: the way back.
    pub(super) const fn turn_back(self, x: i32, y: i32) -> (i32, i32) {
        match self.bottom {
            Seat::South => (x, y),
            Seat::West => (y, -x),
            Seat::North => (-x, -y),
            Seat::East => (-y, x),
        }
    }

    /// The place of a point in the picture, where y grows downwards.
    pub(super) fn place(self, point: Point) -> (i32, i32) {
        let (x, y) = self.turn(i32::from(point.x()), i32::from(point.y()));
        (x * STEP, -y * STEP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Gate;

    #[test]
    fn every_seat_can_be_at_the_bottom() {
        let gates = [
            (Seat::South, Gate::South),
            (Seat::West, Gate::West),
            (Seat::North, Gate::North),
            (Seat::East, Gate::East),
        ];
        for (seat, gate) in gates {
            assert_eq!(Orientation::new(seat).place(gate.point()), (0, 800));
        }
    }

    #[test]
    fn turning_back_undoes_turning() {
        for seat in Seat::ALL {
            let orientation = Orientation::new(seat);
            let (x, y) = orientation.turn(3, -7);
            assert_eq!(orientation.turn_back(x, y), (3, -7));
        }
    }
}
