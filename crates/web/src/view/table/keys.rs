//! Playing by keyboard.

use leptos::prelude::*;
use paisho::{Direction, Seat};
use web_sys::KeyboardEvent;

use super::Tool;
use super::controller::TableController;
use crate::model::board_input::BoardInputEvent;

impl TableController {
    /// Handles a key pressed on the board.
    pub(super) fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        // The cursor could be outside the part of the board that is shown.
        self.zooming.reset();
        let bottom = self.bottom.get_untracked();
        let done = match event.key().as_str() {
            "ArrowUp" => BoardInputEvent::Cursor(turned(Direction::North, bottom)),
            "ArrowRight" => BoardInputEvent::Cursor(turned(Direction::East, bottom)),
            "ArrowDown" => BoardInputEvent::Cursor(turned(Direction::South, bottom)),
            "ArrowLeft" => BoardInputEvent::Cursor(turned(Direction::West, bottom)),
            "Enter" | " " if self.tool.get_untracked() == Tool::Draw => {
                event.prevent_default();
                return self.mark();
            }
            "Enter" | " " => BoardInputEvent::Press,
            "i" | "I" => return self.ask_at_cursor(),
            "Escape" if self.is_asking() => {
                event.prevent_default();
                return self.close_card();
            }
            "Escape" => BoardInputEvent::Undo,
            "n" | "N" => BoardInputEvent::Seek,
            _ => return,
        };
        event.prevent_default();
        self.send(done);
    }
}

/// Converts a direction on the screen to one on the board.
fn turned(direction: Direction, bottom: Seat) -> Direction {
    let quarters = match bottom {
        Seat::South => 0,
        Seat::West => 3,
        Seat::North => 2,
        Seat::East => 1,
    };
    let here = Direction::ALL.iter().position(|d| *d == direction);
    Direction::ALL[(here.unwrap_or(0) + quarters) % 4]
}
