//! What all parts of a table share: the desk, whom to tell, and what a pointer is doing.

use leptos::prelude::*;
use paisho::{Point, Seat, Turn};

use super::Tool;
use super::pointer::Pointer;
use crate::edge::{page, sound};
use crate::model::desk::{Desk, DeskEffect, DeskEvent, Sound, board_place};
use crate::view::context::app;

/// How much of the plane the board's picture shows where there is room: all of it.
const WHOLE: f32 = 1020.0;
/// On a small screen the rim is left out, so that tiles are larger.
const CLOSE: f32 = 878.0;
/// The same with coordinates, which stand farther out.
const CLOSE_WITH_COORDINATES: f32 = 910.0;
/// Screens up to this width are small.
const SMALL: &str = "(max-width: 599px)";

/// Handles of one table.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) desk: RwSignal<Desk>,
    /// The seat at the bottom of the picture.
    pub(super) bottom: Signal<Seat>,
    on_turn: Callback<Turn>,
    pub(super) on_arrow: Option<Callback<(Point, Point)>>,
    /// What a pointer does.
    pub(super) tool: Signal<Tool>,
    /// Where an arrow begins that is drawn by keyboard.
    pub(super) begun: RwSignal<Option<Point>>,
    /// The picture shows the board from this far to the left and above its centre to as far on the
    /// other side.
    pub(super) half: Signal<f32>,
    /// The board's picture in the page.
    pub(super) field: NodeRef<leptos::svg::Svg>,
    /// The pointer that is down.
    pub(super) pointer: RwSignal<Option<Pointer>>,
    /// Whether the click that the browser reports next is the end of a drag.
    pub(super) ends_drag: StoredValue<bool>,
}

impl Play {
    pub(super) fn new(
        desk: RwSignal<Desk>,
        on_turn: Callback<Turn>,
        bottom: Signal<Seat>,
        on_arrow: Option<Callback<(Point, Point)>>,
        tool: Signal<Tool>,
    ) -> Self {
        Self {
            desk,
            bottom,
            on_turn,
            on_arrow,
            tool,
            begun: RwSignal::new(None),
            half: half(),
            field: NodeRef::new(),
            pointer: RwSignal::new(None),
            ends_drag: StoredValue::new(false),
        }
    }

    /// Tells the desk what happened, and does what it wants done.
    pub(super) fn send(self, event: DeskEvent) {
        let effects = self.desk.try_update(|desk| desk.update(event));
        for effect in effects.unwrap_or_default() {
            match effect {
                DeskEffect::Play(turn) => self.on_turn.run(turn),
                DeskEffect::Sound(sound) => hear(sound),
            }
        }
    }

    /// Looks at a point, if it is not looked at already.
    pub(super) fn look_at(self, at: Option<Point>) {
        if self.desk.with_untracked(Desk::hover) != at {
            self.send(DeskEvent::Hover(at));
        }
    }

    /// The place in the picture, in its units, of a place in the window.
    pub(super) fn place_at(self, (x, y): (f32, f32)) -> Option<Place> {
        let frame = self.field.get_untracked()?.get_bounding_client_rect();
        let half = self.half.get_untracked();
        let unit = frame.width() as f32 / (2.0 * half);
        let (left, top) = (x - frame.left() as f32, y - frame.top() as f32);
        Some(Place {
            x: left / unit - half,
            y: top / unit - half,
            in_frame: (left, top),
            unit,
        })
    }

    /// The point that a place in the window means.
    pub(super) fn point_at(self, at: (f32, f32)) -> Option<Point> {
        let place = self.place_at(at)?;
        // A fingertip's breadth, but never more than to the next points.
        let slack = (22.0 / (place.unit * 100.0)).clamp(0.5, 1.3);
        self.snapped(&place, slack)
    }

    /// The point nearest to a place in the window, whatever can be done there.
    pub(super) fn nearest(self, at: (f32, f32)) -> Option<Point> {
        self.snapped(&self.place_at(at)?, 0.0)
    }

    fn snapped(self, place: &Place, slack: f32) -> Option<Point> {
        let (x, y) = board_place(place.x, place.y, self.bottom.get_untracked());
        self.desk.with_untracked(|desk| desk.snap(x, y, slack))
    }

    /// The point under the cursor is chosen while one draws: it begins an arrow or ends one.
    pub(super) fn mark(self) {
        let Some((on_arrow, at)) = self.on_arrow.zip(self.desk.with_untracked(Desk::cursor)) else {
            return;
        };
        match self.begun.get_untracked() {
            None => self.begun.set(Some(at)),
            Some(from) => {
                self.begun.set(None);
                on_arrow.run((from, at));
            }
        }
    }
}

/// How much of the plane is shown on this screen.
fn half() -> Signal<f32> {
    let is_small = RwSignal::new(page::prefers(SMALL));
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        is_small.set(page::prefers(SMALL));
    });
    on_cleanup(move || resized.remove());
    let settings = app().settings;
    Signal::derive(move || match settings.with(|s| s.coordinates.is_on()) {
        _ if !is_small.get() => WHOLE,
        true => CLOSE_WITH_COORDINATES,
        false => CLOSE,
    })
}

/// A place in the picture of the board.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
    /// The same in pixels of the window, from the upper left corner of the picture.
    pub(super) in_frame: (f32, f32),
    /// How many pixels of the window a unit of the picture is wide.
    pub(super) unit: f32,
}

/// Plays a sound, if sounds are wanted.
pub(super) fn hear(sound: Sound) {
    if app().settings.with_untracked(|s| s.sound.is_on()) {
        sound::play(sound);
    }
}
