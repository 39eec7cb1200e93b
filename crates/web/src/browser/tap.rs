//! Suppresses the click that browsers synthesise from a touch. A board acts when the finger is
//! lifted, so the click would hit whatever has appeared there meanwhile.

use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, PointerEvent, TouchEvent};

thread_local! {
    /// One listener for all touches: adding it to an element twice registers it once.
    static LISTENER: JsValue = Closure::<dyn Fn(TouchEvent)>::new(|e: TouchEvent| end(&e)).into_js_value();
}

/// Suppresses the click of a touch that begins. The touched element may leave the page before the
/// finger is lifted. Then only that element receives the end of the touch, so the listener is added
/// to the element itself.
pub(crate) fn begin(event: &PointerEvent) {
    if let Some(touched) = event.target() {
        LISTENER.with(|listener| {
            let listener = listener.unchecked_ref();
            let _ = touched.add_event_listener_with_callback("touchend", listener);
        });
    }
}

/// Ends a touch without a click. Also blurs the focused input, as a click would.
pub(crate) fn end(event: &TouchEvent) {
    if event.cancelable() && !event.default_prevented() {
        event.prevent_default();
        leave_field();
    }
}

fn leave_field() {
    let active = web_sys::window()
        .and_then(|w| w.document())
        .and_then(|d| d.active_element())
        .and_then(|e| e.dyn_into::<HtmlElement>().ok())
        .filter(|e| e.matches("input, textarea").unwrap_or(false));
    if let Some(active) = active {
        let _ = active.blur();
    }
}
