//! The server's library: files that are fetched when somebody wants to read them.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text at an address; nothing if nobody answers or there is none.
pub(crate) async fn fetch(address: &str) -> Option<String> {
    let promise = web_sys::window()?.fetch_with_str(address);
    let response: Response = JsFuture::from(promise).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}
