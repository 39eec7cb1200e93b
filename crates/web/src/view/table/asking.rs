//! Asking about a tile: by holding a finger on it, by resting the mouse on it, by a key, or by a tap
//! on a tile that can't be played. The answer is the card (`card.rs`).

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use paisho::{Point, Tile};
use web_sys::{KeyboardEvent, PointerEvent};

use super::Tool;
use super::controller::TableController;
use super::pointer::{Does, Pointer, place};
use crate::model::board_input::BoardInput;
use crate::model::tile_card::AskedTile;

/// How long a finger has to be held on a tile. Phones open their own menus after half a second.
const HOLD: Duration = Duration::from_millis(420);
/// How long a mouse has to rest on a tile.
const REST: Duration = Duration::from_millis(700);
/// How long a card stays after the mouse has left its tile, so that the mouse can move to the card.
const LEAVE: Duration = Duration::from_millis(350);

/// The tile whose card is shown, and what the next one waits for.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    pub(super) tile: RwSignal<Option<AskedTile>>,
    /// The tile under the mouse.
    rested_on: StoredValue<Option<AskedTile>>,
    /// Whether the card is there because the mouse rests on its tile; it closes when the mouse
    /// leaves.
    is_by_rest: StoredValue<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Default for Asking {
    fn default() -> Self {
        Self {
            tile: RwSignal::new(None),
            rested_on: StoredValue::new(None),
            is_by_rest: StoredValue::new(false),
            timer: StoredValue::new(None),
        }
    }
}

impl TableController {
    /// Whether a card is shown.
    pub(super) fn is_asking(self) -> bool {
        self.asking.tile.with_untracked(Option::is_some)
    }

    /// Shows the card of a tile.
    pub(super) fn ask(self, tile: AskedTile) {
        self.stop_waiting();
        self.asking.is_by_rest.set_value(false);
        self.asking.tile.set(Some(tile));
    }

    /// Shows the card of the tile at a point.
    pub(super) fn ask_at(self, at: Point) {
        if let Some(tile) = self.tile_at(at) {
            self.ask(tile);
        }
    }

    /// Shows the card of the tile under the keyboard cursor.
    pub(super) fn ask_at_cursor(self) {
        if let Some(at) = self.board_input.with_untracked(BoardInput::cursor) {
            self.ask_at(at);
        }
    }

    /// Handles a key pressed on a tile of the hand.
    pub(super) fn key_in_hand(self, event: &KeyboardEvent, tile: Tile) {
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        if is_plain && matches!(event.key().as_str(), "i" | "I") {
            event.prevent_default();
            self.ask(AskedTile::in_hand(tile));
        }
    }

    /// Closes the card.
    pub(super) fn close_card(self) {
        if self.is_asking() {
            self.asking.tile.set(None);
        }
    }

    fn tile_at(self, at: Point) -> Option<AskedTile> {
        self.board_input
            .with_untracked(|d| AskedTile::on_board(d.shown(), at))
    }

    /// The tile at these window coordinates.
    pub(super) fn nearest_tile(self, at: (f32, f32)) -> Option<AskedTile> {
        self.tile_at(self.nearest(at)?)
    }

    /// Handles a mouse that is over a tile, or over none. While a tile is picked, the board shows
    /// where it can go, and a card would be in the way.
    pub(super) fn rest_on(self, event: &PointerEvent, tile: Option<AskedTile>) {
        if event.pointer_type() != "mouse" || self.asking.rested_on.get_value() == tile {
            return;
        }
        self.rest_nowhere();
        self.asking.rested_on.set_value(tile);
        let is_free = self.board_input.with_untracked(|d| d.picked().is_none())
            && self.tool.get_untracked() == Tool::Play;
        if let Some(tile) = tile.filter(|_| is_free) {
            self.wait(REST, move || {
                self.ask(tile);
                self.asking.is_by_rest.set_value(true);
            });
        }
    }

    /// Handles a mouse that has left all tiles.
    pub(super) fn rest_nowhere(self) {
        self.asking.rested_on.set_value(None);
        self.stop_waiting();
        if self.is_asking() && self.asking.is_by_rest.get_value() {
            self.wait(LEAVE, move || self.close_card());
        }
    }

    /// Handles a finger that goes down on the board. Where the picked tile may go, a finger aims,
    /// and takes its time.
    pub(super) fn hold_board(self, event: &PointerEvent, does: Does) {
        let is_goal = |at| {
            self.board_input
                .with_untracked(|d| d.reach().points.contains(at))
        };
        let at = self.nearest(place(event)).filter(|at| !is_goal(*at));
        let is_drawing = matches!(does, Does::Draw(_));
        self.hold(
            event,
            at.and_then(|at| self.tile_at(at)).filter(|_| !is_drawing),
        );
    }

    /// Handles a finger that goes down on a tile of the hand.
    pub(super) fn hold_hand(self, event: &PointerEvent, tile: Tile) {
        self.ends_drag.set_value(false);
        self.hold(event, Some(AskedTile::in_hand(tile)));
    }

    fn hold(self, event: &PointerEvent, tile: Option<AskedTile>) {
        self.stop_waiting();
        let Some(tile) = tile.filter(|_| event.pointer_type() == "touch") else {
            return;
        };
        self.wait(HOLD, move || {
            self.pointer.update(|pointer| {
                if let Some(pointer) = pointer {
                    pointer.is_held = true;
                }
            });
            // The finger's click is only the end of the hold.
            self.ends_drag.set_value(true);
            self.look_at(None);
            self.ask(tile);
        });
    }

    /// Handles a finger that moves away from where it went down: it drags or aims after all.
    pub(super) fn end_hold(self, pointer: &mut Pointer) {
        self.stop_waiting();
        if std::mem::take(&mut pointer.is_held) {
            self.close_card();
        }
    }

    fn wait(self, time: Duration, then: impl FnOnce() + 'static) {
        self.stop_waiting();
        let timer = set_timeout_with_handle(then, time).ok();
        self.asking.timer.set_value(timer);
    }

    /// Forgets what was waited for.
    pub(super) fn stop_waiting(self) {
        let timer = self.asking.timer.try_update_value(Option::take);
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
    }
}
