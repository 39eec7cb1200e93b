//! Sharing a link through the system's share dialog, where the browser supports it.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

/// Whether the browser supports sharing.
pub(crate) fn is_possible() -> bool {
    let navigator = web_sys::window().map(|w| w.navigator());
    let share = JsValue::from_str("share");
    navigator.is_some_and(|navigator| Reflect::has(&navigator, &share).unwrap_or(false))
}

/// Opens the system's share dialog for a link, with a text about it that may be empty.
pub(crate) fn hand_over(address: &str, text: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let data = ShareData::new();
    data.set_url(address);
    if !text.is_empty() {
        data.set_text(text);
    }
    let shared = window.navigator().share_with_data(&data);
    spawn_local(async move {
        // Cancelling the dialog is an error to the browser, but not to us.
        let _ = JsFuture::from(shared).await;
    });
}
