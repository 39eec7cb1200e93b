//! The clipboard of the system.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies a text, and says then whether that was possible.
pub(crate) fn copy(text: String, then: impl Fn(bool) + 'static) {
    let Some(window) = web_sys::window() else {
        return then(false);
    };
    let clipboard = window.navigator().clipboard();
    // Without a secure connection a browser has no clipboard at all.
    if clipboard.is_undefined() {
        return then(false);
    }
    spawn_local(async move {
        let copied = JsFuture::from(clipboard.write_text(&text)).await;
        then(copied.is_ok());
    });
}
