//! What is drawn on the board besides its tiles.

use paisho::{Board, Point, PointSet, Seat};
use paisho_view::svg::{Coordinates, Diagram, ReachMark, Theme, place_of};

use super::Marks;
use crate::model::board_input::{BoardInput, Offence, Picked};
use crate::model::settings::Settings;

/// The empty board.
pub(super) fn ground(theme: &Theme, bottom: Seat, coordinates: Coordinates) -> String {
    let mut empty = Diagram::new(Board::empty()).seen_from(bottom);
    empty.coordinates = coordinates;
    empty.ground_svg(theme)
}

/// All lines and marks. While the pointer is on a point in reach, they are those of the position
/// after a move there.
pub(super) fn scene(
    board_input: &BoardInput,
    marks: &Marks,
    settings: &Settings,
    bottom: Seat,
) -> Diagram {
    let preview = board_input.preview();
    let position = preview
        .as_ref()
        .map_or(board_input.shown(), |p| &p.position);
    let mut scene = Diagram::of(position).seen_from(bottom);
    if settings.harmonies.is_on() {
        scene = scene.with_harmonies_of(position);
    }
    scene = scene.with_rings_of(position);
    if settings.effects.is_on() {
        scene = scene.with_effects_of(position);
    }
    if board_input.steps().is_empty() {
        scene.last = board_input.last();
    }
    if settings.reach.is_on() {
        scene.reach = reach_marks(board_input);
    }
    scene.clashes = offence(board_input).clash.into_iter().collect();
    scene.highlights = marks.highlights;
    scene.arrows.clone_from(&marks.arrows);
    scene
}

/// The marks of all points in reach, which show what a move there would bring. The point under the
/// pointer shows a preview instead.
fn reach_marks(board_input: &BoardInput) -> Vec<(Point, ReachMark)> {
    let reach = board_input.told_reach();
    let looked_at = board_input.hover().map_or(PointSet::EMPTY, PointSet::only);
    let gains = reach.bonuses.union(&reach.rings);
    let steps = reach.points.minus(&gains).minus(&reach.captures);
    let marked = |points: PointSet, mark: ReachMark| {
        let points = points.minus(&looked_at);
        points.iter().map(move |p| (p, mark))
    };
    marked(steps, ReachMark::Step)
        .chain(marked(reach.captures, ReachMark::Capture))
        .chain(marked(reach.bonuses.minus(&reach.rings), ReachMark::Bonus))
        .chain(marked(reach.rings, ReachMark::Ring))
        .collect()
}

/// What the board shows of a refused turn; empty if there is none.
pub(super) fn offence(board_input: &BoardInput) -> Offence {
    let board = board_input.shown().board();
    board_input
        .trouble()
        .map_or_else(Offence::default, |t| t.offence(board))
}

/// The point of the picked flower, or the one that was picked for a Boat's move or for planting.
pub(super) fn picked_point(board_input: &BoardInput) -> Option<Point> {
    match board_input.picked()? {
        Picked::Flower(at) | Picked::Ferry(at) | Picked::Place(at) => Some(at),
        Picked::Tile(_) => None,
    }
}

/// The CSS transform that moves an element to a point.
pub(super) fn moved_to(at: Point, bottom: Seat) -> String {
    let (x, y) = place_of(at, bottom);
    format!("translate({x}px,{y}px)")
}
