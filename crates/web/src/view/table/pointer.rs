//! Pointer input: tapping, dragging and aiming with a mouse, a finger or a pen.

use leptos::prelude::*;
use paisho::{Point, Tile};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::Tool;
use super::controller::TableController;
use crate::browser::tap;
use crate::model::board_input::{BoardInputEvent, Origin};

/// How many pixels a pointer may move before a tap becomes a drag.
const TREMBLE: f32 = 7.0;
const RIGHT_BUTTON: i16 = 2;

/// A pointer that is down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pointer {
    id: i32,
    pub(super) sort: Sort,
    start: (f32, f32),
    /// Its position in the window.
    pub(super) at: (f32, f32),
    pub(super) does: Does,
    /// Whether it has been held in place for so long that the card of a tile was shown: lifting it
    /// does nothing more.
    pub(super) is_held: bool,
}

/// The sort of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    /// A finger, which hides what it points at.
    Finger,
    /// A mouse or a pen, which does not.
    Fine,
}

/// What a pointer does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Does {
    /// It aims, and will tap where it is lifted.
    Aim,
    /// It is on a tile, and will drag it when it moves.
    Touch(Origin, Tile),
    /// It drags a tile.
    Drag(Tile),
    /// It draws an arrow from a point.
    Draw(Point),
    /// It drags the zoomed board.
    Pan,
}

impl Pointer {
    fn down(event: &PointerEvent, does: Does) -> Self {
        let sort = match event.pointer_type().as_str() {
            "touch" => Sort::Finger,
            _ => Sort::Fine,
        };
        Self {
            id: event.pointer_id(),
            sort,
            start: place(event),
            at: place(event),
            does,
            is_held: false,
        }
    }

    pub(super) fn has_moved(&self) -> bool {
        (self.at.0 - self.start.0).hypot(self.at.1 - self.start.1) > TREMBLE
    }
}

/// The window coordinates of an event.
pub(super) fn place(event: &PointerEvent) -> (f32, f32) {
    (event.client_x() as f32, event.client_y() as f32)
}

/// Makes the element of an event receive all further events of the pointer.
fn capture(event: &PointerEvent) {
    let element = event
        .current_target()
        .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    if let Some(element) = element {
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

impl TableController {
    /// Handles a pointer that goes down on the board.
    pub(super) fn press_board(self, event: &PointerEvent) {
        tap::begin(event);
        if self.pinch_begins(event) {
            return self.cancel();
        }
        if self.pointer.with_untracked(Option::is_some) {
            return;
        }
        let at = self.point_at(place(event));
        let begins = self
            .drawing_begins(event)
            .then(|| self.nearest(place(event)));
        let does = match (event.button(), at) {
            _ if begins.is_some() => match begins.flatten() {
                Some(from) => Does::Draw(from),
                None => return,
            },
            (0, _) => at.and_then(|at| self.liftable(at)).unwrap_or(Does::Aim),
            _ => return,
        };
        capture(event);
        self.pointer.set(Some(Pointer::down(event, does)));
        self.hold_board(event, does);
        if does == Does::Aim {
            self.look_at(at);
        }
    }

    /// Whether a pointer that goes down begins to draw: the right button always does, the left one
    /// if the drawing tool is chosen.
    fn drawing_begins(self, event: &PointerEvent) -> bool {
        let is_chosen = self.tool.get_untracked() == Tool::Draw && event.button() == 0;
        self.on_arrow.is_some() && (is_chosen || event.button() == RIGHT_BUTTON)
    }

    /// The line that is being drawn.
    pub(super) fn stroke(self) -> Option<(Point, Point)> {
        let pointer = self.pointer.get()?;
        match pointer.does {
            Does::Draw(from) => Some((from, self.nearest(pointer.at)?)),
            Does::Aim | Does::Touch(..) | Does::Drag(_) | Does::Pan => None,
        }
    }

    /// The tile at a point, if it can be dragged.
    fn liftable(self, at: Point) -> Option<Does> {
        self.board_input.with_untracked(|board_input| {
            let tile = board_input
                .shown()
                .board()
                .get(at)
                .filter(|_| board_input.can_grab(at))?;
            Some(Does::Touch(Origin::Board(at), tile))
        })
    }

    /// Handles a pointer that goes down on a tile of the hand.
    pub(super) fn press_hand(self, event: &PointerEvent, tile: Tile) {
        if event.button() == 0 && self.pointer.with_untracked(Option::is_none) {
            let does = Does::Touch(Origin::Hand(tile.kind()), tile);
            self.ends_drag.set_value(false);
            self.pointer.set(Some(Pointer::down(event, does)));
            capture(event);
        }
    }

    /// Handles a click on a tile of the hand, by pointer or keyboard.
    pub(super) fn click_hand(self, tile: Tile) {
        if !self
            .ends_drag
            .try_update_value(std::mem::take)
            .unwrap_or(false)
        {
            self.send(BoardInputEvent::TapHand(tile.kind()));
        }
    }

    /// Handles the movement of a pointer, down or not.
    pub(super) fn glide(self, event: &PointerEvent) {
        if self.pinch_goes_on(event) {
            return;
        }
        let Some(mut pointer) = self.pointer.get_untracked() else {
            self.look_at(self.point_at(place(event)));
            self.rest_on(event, self.nearest_tile(place(event)));
            return;
        };
        if pointer.id != event.pointer_id() {
            return;
        }
        let before = pointer.at;
        pointer.at = place(event);
        if pointer.has_moved() {
            self.end_hold(&mut pointer);
        }
        if pointer.does == Does::Aim && self.pans(&pointer) {
            pointer.does = Does::Pan;
            self.look_at(None);
        }
        if pointer.does == Does::Pan {
            self.pan(before, pointer.at);
        }
        if let Does::Touch(origin, tile) = pointer.does
            && pointer.has_moved()
        {
            pointer.does = Does::Drag(tile);
            self.send(BoardInputEvent::Grab(origin));
        }
        self.pointer.set(Some(pointer));
        if matches!(pointer.does, Does::Aim | Does::Drag(_)) {
            self.look_at(self.point_at(pointer.at));
        }
    }

    /// Handles a pointer that is lifted.
    pub(super) fn release(self, event: &PointerEvent) {
        self.zooming.lift(event);
        self.stop_waiting();
        let Some(pointer) = self
            .pointer
            .get_untracked()
            .filter(|p| p.id == event.pointer_id())
        else {
            return;
        };
        self.pointer.set(None);
        self.ends_drag
            .set_value(pointer.is_held || matches!(pointer.does, Does::Drag(_)));
        let at = self.point_at(place(event));
        if pointer.sort == Sort::Finger && self.is_double_tap(&pointer, at) {
            // The second tap on a tile puts down what the first one picked.
            if let Does::Touch(Origin::Board(at), _) = pointer.does {
                self.send(BoardInputEvent::Tap(at));
            }
            return self.look_at(None);
        }
        match (pointer.does, at) {
            _ if pointer.is_held => {}
            (Does::Aim, Some(at)) | (Does::Touch(Origin::Board(at), _), _) => {
                self.send(BoardInputEvent::Tap(at));
            }
            (Does::Drag(_), Some(at)) => self.send(BoardInputEvent::Drop(at)),
            (Does::Drag(_), None) => self.send(BoardInputEvent::LetGo),
            (Does::Draw(from), _) => {
                if let Some((on_arrow, to)) = self.on_arrow.zip(self.nearest(place(event))) {
                    on_arrow.run((from, to));
                }
            }
            // A tile of the hand that was not dragged gets a click event, which handles it.
            (Does::Touch(Origin::Hand(_), _), _) | (Does::Aim, None) | (Does::Pan, _) => {}
        }
        if pointer.sort == Sort::Finger {
            self.look_at(None);
        }
    }

    /// Handles a pointer that the browser cancels.
    pub(super) fn cancel(self) {
        let dragged = self
            .pointer
            .get_untracked()
            .is_some_and(|p| matches!(p.does, Does::Drag(_)));
        self.stop_waiting();
        self.pointer.set(None);
        if dragged {
            self.send(BoardInputEvent::LetGo);
        }
        self.look_at(None);
    }

    /// Handles a pointer that leaves the board.
    pub(super) fn leave(self) {
        self.rest_nowhere();
        if self.pointer.with_untracked(Option::is_none) {
            self.look_at(None);
        }
    }
}
