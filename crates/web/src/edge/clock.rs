//! What time it is.

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    // The cast can't overflow: the browser's time is positive and far from the end.
    js_sys::Date::now() as u64
}
