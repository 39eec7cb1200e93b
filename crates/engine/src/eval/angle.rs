//! Directions as seen from the centre, in 64ths of a full turn, without trigonometry.
//!
//! The angle used is the diamond angle: the distance along a square that stands on its tip. It
//! grows with the real angle, opposite points are half a turn apart, and it needs only integers, so
//! the evaluation is the same on every machine.

use paisho::Point;

/// A full turn.
pub(crate) const TURN: i32 = 64;
const QUARTER: i32 = TURN / 4;

/// What is known about a point as seen from the centre.
#[derive(Clone, Copy)]
struct Place {
    /// The diamond angle, 0 to 63 counter-clockwise from east.
    angle: u8,
    /// The closed quadrants it lies in, as bits.
    quadrants: u8,
}

/// The places of all points by their index.
static PLACES: [Place; Point::COUNT] = places();

const fn angle_of(x: i32, y: i32) -> i32 {
    let size = x.abs() + y.abs();
    if size == 0 {
        0
    } else if x > 0 && y >= 0 {
        QUARTER * y / size
    } else if x <= 0 && y > 0 {
        QUARTER + QUARTER * -x / size
    } else if x < 0 && y <= 0 {
        2 * QUARTER + QUARTER * -y / size
    } else {
        3 * QUARTER + QUARTER * x / size
    }
}

const fn quadrants_of(x: i32, y: i32) -> u8 {
    (x >= 0 && y >= 0) as u8
        | ((x <= 0 && y >= 0) as u8) << 1
        | ((x <= 0 && y <= 0) as u8) << 2
        | ((x >= 0 && y <= 0) as u8) << 3
}

const fn places() -> [Place; Point::COUNT] {
    let blank = Place {
        angle: 0,
        quadrants: 0,
    };
    let mut table = [blank; Point::COUNT];
    let (mut index, mut y) = (0, -8);
    // The order of point indices: from the bottom row, left to right.
    while y <= 8 {
        let mut x = -8;
        while x <= 8 {
            if Point::new(x as i8, y as i8).is_some() {
                table[index] = Place {
                    angle: angle_of(x, y) as u8,
                    quadrants: quadrants_of(x, y),
                };
                index += 1;
            }
            x += 1;
        }
        y += 1;
    }
    table
}

/// The angle of a point.
pub(crate) fn angle(point: Point) -> i32 {
    i32::from(PLACES[point.index()].angle)
}

/// The closed quadrants a point lies in, as bits; a point on an axis lies in two.
pub(super) fn quadrants(point: Point) -> u8 {
    PLACES[point.index()].quadrants
}

/// The angle swept around the centre by the straight path from one point to another, positive
/// counter-clockwise. The path must not touch the centre.
pub(crate) fn sweep(a: Point, b: Point) -> i32 {
    let cross = i32::from(a.x()) * i32::from(b.y()) - i32::from(a.y()) * i32::from(b.x());
    let ahead = (angle(b) - angle(a)).rem_euclid(TURN);
    match cross.signum() {
        1 => ahead,
        -1 => -((TURN - ahead) % TURN),
        _ => 0,
    }
}

/// The 64ths of the turn that the straight path between two points covers, as bits.
pub(crate) fn arc(a: Point, b: Point) -> u64 {
    swept(a, b, sweep(a, b))
}

/// The same for a path whose sweep is already known.
pub(super) fn swept(a: Point, b: Point, sweep: i32) -> u64 {
    let from = if sweep < 0 { angle(b) } else { angle(a) };
    let length = sweep.unsigned_abs().min(63);
    ((1u64 << length) - 1).rotate_left(from as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: i8, y: i8) -> Point {
        Point::new(x, y).unwrap()
    }

    #[test]
    fn the_table_follows_the_order_of_points() {
        for p in Point::all() {
            let (x, y) = (i32::from(p.x()), i32::from(p.y()));
            assert_eq!(angle(p), angle_of(x, y));
            assert_eq!(quadrants(p), quadrants_of(x, y));
        }
    }

    #[test]
    fn sweeps_around_a_rectangle_make_a_full_turn() {
        for (w, h) in [(1, 1), (3, 6), (7, 2), (4, 5)] {
            let corners = [(w, h), (-w, h), (-w, -h), (w, -h)].map(|(x, y)| point(x, y));
            let sum: i32 = (0..4)
                .map(|i| sweep(corners[i], corners[(i + 1) % 4]))
                .sum();
            assert_eq!(sum, TURN, "{w} by {h}");
            let covered = (0..4).fold(0, |all, i| all | arc(corners[i], corners[(i + 1) % 4]));
            assert_eq!(covered, u64::MAX);
        }
    }

    #[test]
    fn a_way_that_does_not_turn_covers_nothing() {
        assert_eq!(arc(point(2, 0), point(5, 0)), 0);
        assert_eq!(
            sweep(point(3, -2), point(3, 4)),
            -sweep(point(3, 4), point(3, -2))
        );
    }
}
