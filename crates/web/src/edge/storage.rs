//! What the browser keeps for us, as JSON. Storage may be switched off, full or damaged: then
//! nothing is kept or found, and the app goes on.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under a key, if it can still be read.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps something; whether that was possible.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) -> bool {
    let text = serde_json::to_string(value).ok();
    let kept = text.and_then(|text| storage()?.set_item(key, &text).ok());
    kept.is_some()
}

/// Forgets what was kept under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // There is nothing to do about a storage that does not even forget.
        let _ = storage.remove_item(key);
    }
}
