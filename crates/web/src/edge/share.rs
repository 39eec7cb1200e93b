//! Handing a link to other programs of the device, where browsers can.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

/// Whether the browser can.
pub(crate) fn is_possible() -> bool {
    let navigator = web_sys::window().map(|w| w.navigator());
    let share = JsValue::from_str("share");
    navigator.is_some_and(|navigator| Reflect::has(&navigator, &share).unwrap_or(false))
}

/// Lets people choose whom a link goes to.
pub(crate) fn hand_over(address: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let data = ShareData::new();
    data.set_url(address);
    let shared = window.navigator().share_with_data(&data);
    spawn_local(async move {
        // Whoever changes their mind has done nothing wrong.
        let _ = JsFuture::from(shared).await;
    });
}
