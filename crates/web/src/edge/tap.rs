//! The click that browsers make of a tap. A board acts when the finger is lifted, so the click would
//! hit whatever has appeared there meanwhile.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::Event;

use super::clock;

/// So soon after a tap a click belongs to it.
const SOON: u64 = 300;

thread_local! {
    /// Until when a click is none.
    static UNTIL: Cell<u64> = const { Cell::new(0) };
}

/// Looks at all clicks before anybody else does.
pub(crate) fn watch_clicks() {
    let watch = Closure::<dyn Fn(Event)>::new(|event: Event| {
        if clock::now() < UNTIL.take() {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    if let Some(window) = web_sys::window() {
        let watch = watch.as_ref().unchecked_ref();
        let _ = window.add_event_listener_with_callback_and_bool("click", watch, true);
    }
    // The app listens as long as the page lives.
    watch.forget();
}

/// A finger has been lifted, and what it meant is done.
pub(crate) fn is_done() {
    UNTIL.set(clock::now() + SOON);
}
