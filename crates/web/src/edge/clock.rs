//! What time it is.

/// The time by a clock that nobody sets while the page lives, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let performance = web_sys::window().and_then(|w| w.performance());
    let millis = performance.map_or_else(js_sys::Date::now, |p| p.time_origin() + p.now());
    // The cast can't overflow: the browser's time is positive and far from the end.
    millis as u64
}
