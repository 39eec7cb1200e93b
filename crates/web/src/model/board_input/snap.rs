//! From the coordinates of a tap to the point it means.

use paisho::{Action, Point, PointSet, Seat, Stage};

use super::{BoardInput, Picked};

impl BoardInput {
    /// The point that a tap means. Coordinates are in steps from the centre, x to the right and y
    /// up. If the nearest point has no tile and a tap there does nothing, a point within `slack`
    /// where a tap does something is preferred. `None` outside the board.
    #[must_use]
    pub fn snap(&self, x: f32, y: f32, slack: f32) -> Option<Point> {
        let nearest = nearest_point(x, y);
        let live = self.live_points();
        match nearest {
            Some(at) if live.contains(at) || self.shown().board().get(at).is_some() => Some(at),
            _ => {
                let near = live.iter().map(|p| (distance(p, x, y), p));
                let near = near.filter(|(far, _)| *far <= slack);
                let best = near.min_by(|a, b| a.0.total_cmp(&b.0));
                best.map(|(_, p)| p).or(nearest)
            }
        }
    }

    /// Whether two taps at this point leave everything as it is: nothing can be done there, or the
    /// second tap puts down the tile that the first one picked. `None` is outside the board.
    #[must_use]
    pub fn is_idle(&self, at: Option<Point>) -> bool {
        let stays = |at| !self.live_points().contains(at) || self.can_grab(at);
        self.waiting().is_none() && at.is_none_or(stays)
    }

    /// Points where a tap does something.
    pub(super) fn live_points(&self) -> PointSet {
        if !self.is_mine() {
            return PointSet::EMPTY;
        }
        match self.picked() {
            Some(Picked::Place(at)) => self.draft.movable().union(&PointSet::only(at)),
            Some(Picked::Flower(_) | Picked::Tile(_) | Picked::Ferry(_)) => self.reach().points,
            None => self.draft.movable().union(&self.draft.planting_places()),
        }
    }

    /// Whether a tile at a point can be lifted.
    #[must_use]
    pub fn can_grab(&self, at: Point) -> bool {
        self.is_mine()
            && self.shown().stage() != Stage::Bonus
            && !self.draft.points(Action::Arrange(at)).is_empty()
    }
}

fn nearest_point(x: f32, y: f32) -> Option<Point> {
    let (x, y) = (x.round(), y.round());
    // NaN compares as false.
    if x.abs() <= 8.0 && y.abs() <= 8.0 {
        Point::new(x as i8, y as i8)
    } else {
        None
    }
}

fn distance(point: Point, x: f32, y: f32) -> f32 {
    (f32::from(point.x()) - x).hypot(f32::from(point.y()) - y)
}

/// Converts coordinates in a picture with a given seat at the bottom (in units of the picture, x to
/// the right and y down, 100 to a step) to coordinates on the board, in steps from its centre.
#[must_use]
pub fn board_place(x: f32, y: f32, bottom: Seat) -> (f32, f32) {
    let (x, y) = (x / 100.0, -y / 100.0);
    match bottom {
        Seat::South => (x, y),
        Seat::West => (y, -x),
        Seat::North => (-x, -y),
        Seat::East => (-y, x),
    }
}
