//! What the browser keeps for us, as JSON. Storage may be switched off, full or damaged: then
//! things are kept as long as the page lives, and the app goes on.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

thread_local! {
    /// What the browser would not keep, by its key. It is newer than what the browser has.
    static REFUSED: RefCell<HashMap<String, String>> = RefCell::default();
    static IS_REFUSED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Whether the browser would not keep something.
pub(crate) fn is_refused() -> ArcRwSignal<bool> {
    IS_REFUSED.with(Clone::clone)
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under a key, if it can still be read.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let refused = REFUSED.with_borrow(|refused| refused.get(key).cloned());
    let text = refused.or_else(|| storage()?.get_item(key).ok()?)?;
    serde_json::from_str(&text).ok()
}

/// Keeps something; whether that was possible for longer than the page lives.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else {
        return false;
    };
    let is_kept = storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    REFUSED.with_borrow_mut(|refused| match is_kept {
        true => refused.remove(key),
        false => refused.insert(key.to_owned(), text),
    });
    let told = is_refused();
    if !is_kept && !told.get_untracked() {
        told.set(true);
    }
    is_kept
}

/// Forgets what was kept under a key.
pub(crate) fn remove(key: &str) {
    REFUSED.with_borrow_mut(|refused| refused.remove(key));
    if let Some(storage) = storage() {
        // There is nothing to do about a storage that does not even forget.
        let _ = storage.remove_item(key);
    }
}
