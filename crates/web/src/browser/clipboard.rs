//! The system's clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies a text, then calls back with whether that worked.
pub(crate) fn copy(text: String, then: impl Fn(bool) + 'static) {
    let Some(window) = web_sys::window() else {
        return then(false);
    };
    let clipboard = window.navigator().clipboard();
    // Browsers have no clipboard on pages without a secure connection.
    if clipboard.is_undefined() {
        return then(false);
    }
    spawn_local(async move {
        let copied = JsFuture::from(clipboard.write_text(&text)).await;
        then(copied.is_ok());
    });
}
