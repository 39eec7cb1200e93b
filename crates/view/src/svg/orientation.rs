//! Converts points of the board to picture coordinates and back, with any seat at the bottom.

use paisho::{Point, Seat};

/// The distance between neighbouring points, in units of the picture.
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

    /// Turns board coordinates; in the result x grows to the right and y upwards.
    pub(super) const fn turn(self, x: i32, y: i32) -> (i32, i32) {
        match self.bottom {
            Seat::South => (x, y),
            Seat::West => (-y, x),
            Seat::North => (-x, -y),
            Seat::East => (y, -x),
        }
    }

    /// The inverse of [`Orientation::turn`].
    pub(super) const fn turn_back(self, x: i32, y: i32) -> (i32, i32) {
        match self.bottom {
            Seat::South => (x, y),
            Seat::West => (y, -x),
            Seat::North => (-x, -y),
            Seat::East => (-y, x),
        }
    }

    /// The picture coordinates of a point; y grows downwards.
    pub(super) fn place(self, point: Point) -> (i32, i32) {
        let (x, y) = self.turn(i32::from(point.x()), i32::from(point.y()));
        (x * STEP, -y * STEP)
    }
}

/// The picture coordinates of a point in a diagram with this seat at the bottom: x grows to the
/// right, y downwards, and the centre of the board is (0,0). For callers that draw something of
/// their own over a diagram.
#[must_use]
pub fn place_of(point: Point, bottom: Seat) -> (i32, i32) {
    Orientation::new(bottom).place(point)
}

/// The point nearest to these picture coordinates in a diagram with this seat at the bottom; `None`
/// off the board. For callers that turn a click into a point.
///
/// ```
/// use paisho::{Gate, Seat};
/// use paisho_view::svg::point_at;
/// assert_eq!(point_at(-12.0, 793.5, Seat::North), Some(Gate::North.point()));
/// assert_eq!(point_at(900.0, 900.0, Seat::North), None);
/// ```
#[must_use]
pub fn point_at(x: f32, y: f32, bottom: Seat) -> Option<Point> {
    let steps = |along: f32| (along / STEP as f32).round();
    let (x, y) = (steps(x), steps(-y));
    if x.abs() > 8.0 || y.abs() > 8.0 || x.is_nan() || y.is_nan() {
        return None;
    }
    let (x, y) = Orientation::new(bottom).turn_back(x as i32, y as i32);
    Point::new(x as i8, y as i8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Gate;

    #[test]
    fn a_click_near_a_point_finds_it_from_every_seat() {
        for bottom in Seat::ALL {
            for point in Point::all() {
                let (x, y) = place_of(point, bottom);
                let near = point_at(x as f32 + 40.0, y as f32 - 40.0, bottom);
                assert_eq!(near, Some(point));
            }
            for far in [f32::MAX, f32::INFINITY, f32::NAN, -900.0] {
                assert_eq!(point_at(far, 0.0, bottom), None);
            }
        }
    }

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
