//! The results of an arrangement, found by comparing the board before and after it.

use paisho::{Board, Harmony, Kind, Point, Position, Standing};

/// The results of an arrangement, without its bonus.
#[derive(Debug)]
pub(super) struct Tidings {
    /// The kind of the flower that was arranged.
    pub(super) flower: Option<Kind>,
    /// The kind of the tile it captured.
    pub(super) captured: Option<Kind>,
    /// The harmonies that earn the bonus.
    pub(super) formed: Formed,
}

/// New harmonies of the player who moved.
#[derive(Debug)]
pub(super) enum Formed {
    /// All of them include the arranged flower; these are the other tiles.
    With(Vec<Standing>),
    /// All new pairs, if at least one is between two other tiles that now see each other.
    Between(Vec<[Standing; 2]>),
}

impl Tidings {
    /// Compares the position before with the one right after the arrangement.
    pub(super) fn of(before: &Position, arranged: &Position, from: Point, to: Point) -> Self {
        Self {
            flower: before.board().get(from).map(|t| t.kind()),
            captured: before.board().get(to).map(|t| t.kind()),
            formed: Formed::of(before, arranged, from, to),
        }
    }
}

impl Formed {
    fn of(before: &Position, arranged: &Position, from: Point, to: Point) -> Self {
        let seat = before.to_move();
        // A harmony is its pair of tiles (§5.5): the arranged flower keeps its old harmonies at its
        // new point, and those of a captured tile are gone.
        let moved = |p: Point| if p == from { to } else { p };
        let old: Vec<[Point; 2]> = before
            .harmonies_of(seat)
            .filter(|h| h.a != to && h.b != to)
            .map(|h| [moved(h.a), moved(h.b)])
            .collect();
        let is_new = |h: &Harmony| !old.contains(&[h.a, h.b]) && !old.contains(&[h.b, h.a]);
        let new: Vec<Harmony> = arranged.harmonies_of(seat).filter(is_new).collect();
        Self::told(arranged.board(), &new, to)
    }

    fn told(board: &Board, new: &[Harmony], to: Point) -> Self {
        let standing = |p: Point| board.get(p).map(|t| (p, t));
        let partner = |h: &Harmony| match (h.a == to, h.b == to) {
            (true, _) => standing(h.b),
            (_, true) => standing(h.a),
            _ => None,
        };
        let partners: Vec<Standing> = new.iter().filter_map(partner).collect();
        if partners.len() == new.len() {
            return Self::With(partners);
        }
        let pair = |h: &Harmony| Some([standing(h.a)?, standing(h.b)?]);
        Self::Between(new.iter().filter_map(pair).collect())
    }
}

/// The number of tiles around a point.
pub(super) fn tiles_around(board: &Board, at: Point) -> usize {
    at.surrounding().filter(|p| board.get(*p).is_some()).count()
}
