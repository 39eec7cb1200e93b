//! What time it is, and waiting.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// The time by a clock that nobody sets while the page lives, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let performance = web_sys::window().and_then(|w| w.performance());
    let millis = performance.map_or_else(js_sys::Date::now, |p| p.time_origin() + p.now());
    // The cast can't overflow: the browser's time is positive and far from the end.
    millis as u64
}

/// Waits for so many milliseconds.
pub(crate) async fn pause(milliseconds: i32) {
    let wait = Promise::new(&mut |done, _| {
        if let Some(window) = web_sys::window() {
            let _ =
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
        }
    });
    let _ = JsFuture::from(wait).await;
}
