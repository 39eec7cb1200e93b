//! The gestures that zoom the board: two fingers pinch it, one finger drags the zoomed board, and a
//! double tap shows a quarter of it or the whole board again.

use leptos::prelude::*;
use paisho::Point;
use web_sys::{PointerEvent, TouchEvent};

use super::controller::TableController;
use super::pointer::{Does, Pointer, Sort, place};
use crate::browser::clock;
use crate::model::board_input::Origin;
use crate::model::zoom::{InFrame, Zoom};

/// The longest time between the taps of a double tap, in milliseconds.
const SOON: u64 = 350;
/// The largest distance between them, in pixels.
const NEAR: f32 = 24.0;

/// Where a finger is in the window.
type Place = (f32, f32);

/// The zoom of a board, and the fingers on it.
#[derive(Clone, Copy)]
pub(super) struct Zooming {
    pub(super) zoom: RwSignal<Zoom>,
    /// The fingers on the board, in the order in which they went down.
    fingers: StoredValue<Vec<(i32, Place)>>,
    pinch: StoredValue<Option<Pinch>>,
    /// The last tap that did nothing else.
    tapped: StoredValue<Option<(u64, Place)>>,
}

/// Where a pinch began.
#[derive(Clone, Copy)]
struct Pinch {
    zoom: Zoom,
    fingers: [InFrame; 2],
}

impl Zooming {
    pub(super) fn new() -> Self {
        Self {
            zoom: RwSignal::new(Zoom::WHOLE),
            fingers: StoredValue::new(Vec::new()),
            pinch: StoredValue::new(None),
            tapped: StoredValue::new(None),
        }
    }

    /// Shows the whole board.
    pub(super) fn reset(self) {
        if self.zoom.with_untracked(Zoom::is_zoomed) {
            self.zoom.set(Zoom::WHOLE);
        }
    }

    /// Forgets a finger that is lifted. This ends the pinch it took part in.
    pub(super) fn lift(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.fingers.update_value(|all| all.retain(|f| f.0 != id));
        self.pinch.set_value(None);
    }
}

/// Keeps the browser from scrolling the page or zooming it with two fingers on the board.
pub(super) fn keep_pinch(event: &TouchEvent) {
    if event.touches().length() > 1 && event.cancelable() {
        event.prevent_default();
    }
}

impl TableController {
    /// Notes a finger that goes down. Returns whether others are on the board: the second one begins
    /// a pinch, and a third one ends it.
    pub(super) fn pinch_begins(self, event: &PointerEvent) -> bool {
        if event.pointer_type() != "touch" {
            return false;
        }
        let zooming = self.zooming;
        if event.is_primary() {
            // A finger that left the page may never have been reported as lifted.
            zooming.fingers.update_value(Vec::clear);
        }
        let finger = (event.pointer_id(), place(event));
        zooming.fingers.update_value(|all| all.push(finger));
        if zooming.fingers.with_value(Vec::len) < 2 {
            return false;
        }
        let zoom = zooming.zoom.get_untracked();
        let pinch = self.two_fingers().map(|fingers| Pinch { zoom, fingers });
        zooming.pinch.set_value(pinch);
        true
    }

    /// Follows a finger that moves. Returns whether it takes part in a pinch.
    pub(super) fn pinch_goes_on(self, event: &PointerEvent) -> bool {
        let zooming = self.zooming;
        zooming.fingers.update_value(|all| {
            let moved = all.iter_mut().filter(|f| f.0 == event.pointer_id());
            moved.for_each(|finger| finger.1 = place(event));
        });
        let Some((pinch, fingers)) = zooming.pinch.get_value().zip(self.two_fingers()) else {
            // The finger that stays after a pinch does nothing.
            return event.pointer_type() == "touch" && self.pointer.with_untracked(Option::is_none);
        };
        let half = self.half.get_untracked();
        let zoom = pinch.zoom.pinched(pinch.fingers, fingers, half);
        zooming.zoom.set(zoom);
        true
    }

    /// Handles a pointer on the board that the browser cancels.
    pub(super) fn cancel_on_board(self, event: &PointerEvent) {
        self.zooming.lift(event);
        self.cancel();
    }

    /// The positions of exactly two fingers.
    fn two_fingers(self) -> Option<[InFrame; 2]> {
        let fingers = self.zooming.fingers.get_value();
        let [(_, a), (_, b)] = fingers.as_slice() else {
            return None;
        };
        Some([self.in_frame(*a)?, self.in_frame(*b)?])
    }

    /// Whether a pointer that aims drags the zoomed board instead.
    pub(super) fn pans(self, pointer: &Pointer) -> bool {
        let is_zoomed = self.zooming.zoom.with_untracked(Zoom::is_zoomed);
        is_zoomed && pointer.sort == Sort::Finger && pointer.has_moved()
    }

    /// Drags the zoomed board.
    pub(super) fn pan(self, from: Place, to: Place) {
        if let Some((from, to)) = self.in_frame(from).zip(self.in_frame(to)) {
            let half = self.half.get_untracked();
            let zoom = self.zooming.zoom.get_untracked();
            self.zooming.zoom.set(zoom.dragged(from, to, half));
        }
    }

    /// Zooms if a tap is the second one of a double tap. Only taps that do nothing else count, so
    /// that two quick turns are never taken for one.
    pub(super) fn is_double_tap(self, pointer: &Pointer, at: Option<Point>) -> bool {
        let is_tap = matches!(pointer.does, Does::Aim | Does::Touch(Origin::Board(_), _));
        let is_idle = is_tap
            && !(pointer.is_held || pointer.has_moved())
            && self.board_input.with_untracked(|input| input.is_idle(at));
        let zooming = self.zooming;
        let before = zooming.tapped.get_value();
        let now = clock::now();
        zooming
            .tapped
            .set_value(is_idle.then_some((now, pointer.at)));
        let is_second = before.is_some_and(|(when, (x, y))| {
            now < when + SOON && (x - pointer.at.0).hypot(y - pointer.at.1) < NEAR
        });
        let Some(at) = self.in_frame(pointer.at).filter(|_| is_idle && is_second) else {
            return false;
        };
        zooming.tapped.set_value(None);
        let half = self.half.get_untracked();
        zooming.zoom.update(|z| *z = z.double_tapped(at, half));
        true
    }

    /// Converts window coordinates to a position in the frame of the board.
    fn in_frame(self, (x, y): Place) -> Option<InFrame> {
        let frame = self.field.get_untracked()?.get_bounding_client_rect();
        let (width, height) = (frame.width() as f32, frame.height() as f32);
        Some((
            (x - frame.left() as f32) / width,
            (y - frame.top() as f32) / height,
        ))
    }
}
