//! What all parts of a table share: the desk, whom to tell, and what a pointer is doing.

use leptos::prelude::*;
use paisho::{Point, Seat, Turn};

use crate::model::desk::{Desk, DeskEffect, DeskEvent, board_place};

/// How much of the plane the board's picture shows: from this far to the left and above the centre
/// to as far on the other side.
pub(super) const HALF: f32 = 905.0;

/// Handles of one table.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) desk: RwSignal<Desk>,
    pub(super) bottom: Signal<Seat>,
    on_turn: Callback<Turn>,
    pub(super) on_arrow: Option<Callback<(Point, Point)>>,
    /// The board's picture in the page.
    pub(super) field: NodeRef<leptos::svg::Svg>,
}

impl Play {
    pub(super) fn new(
        desk: RwSignal<Desk>,
        on_turn: Callback<Turn>,
        bottom: Signal<Seat>,
        on_arrow: Option<Callback<(Point, Point)>>,
    ) -> Self {
        Self {
            desk,
            bottom,
            on_turn,
            on_arrow,
            field: NodeRef::new(),
        }
    }

    /// Tells the desk what happened, and does what it wants done.
    pub(super) fn send(self, event: DeskEvent) {
        let effects = self.desk.try_update(|desk| desk.update(event));
        for effect in effects.unwrap_or_default() {
            match effect {
                DeskEffect::Play(turn) => self.on_turn.run(turn),
                DeskEffect::Sound(_) => {}
            }
        }
    }

    /// The point that a place in the window means.
    pub(super) fn point_at(self, x: f32, y: f32) -> Option<Point> {
        let place = self.field.get_untracked()?.get_bounding_client_rect();
        let unit = place.width() as f32 / (2.0 * HALF);
        let left = (x - place.left() as f32) / unit - HALF;
        let down = (y - place.top() as f32) / unit - HALF;
        let (x, y) = board_place(left, down, self.bottom.get_untracked());
        // A fingertip's breadth, but never more than to the next points.
        let slack = (22.0 / (unit * 100.0)).clamp(0.5, 1.3);
        self.desk.with_untracked(|desk| desk.snap(x, y, slack))
    }
}
