//! The current time, and waiting.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// The time in milliseconds since 1970, by a clock that is never adjusted while the page is open.
pub(crate) fn now() -> u64 {
    let performance = web_sys::window().and_then(|w| w.performance());
    let millis = performance.map_or_else(js_sys::Date::now, |p| p.time_origin() + p.now());
    // The cast can't overflow: the time is positive and far below the maximum.
    millis as u64
}

/// Waits for a number of milliseconds.
pub(crate) async fn pause(milliseconds: i32) {
    let wait = Promise::new(&mut |done, _| {
        if let Some(window) = web_sys::window() {
            let _ =
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
        }
    });
    let _ = JsFuture::from(wait).await;
}
