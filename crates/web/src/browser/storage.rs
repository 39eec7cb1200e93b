//! The browser's storage, as JSON. It may be disabled, full or damaged; then values are kept in
//! memory as long as the page is open, and the app goes on.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

thread_local! {
    /// Values that the browser did not store, by key. They are newer than those it has.
    static REFUSED: RefCell<HashMap<String, String>> = RefCell::default();
    static IS_REFUSED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Whether the browser has refused to store something.
pub(crate) fn is_refused() -> ArcRwSignal<bool> {
    IS_REFUSED.with(Clone::clone)
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The value under a key, if it can still be read.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let refused = REFUSED.with_borrow(|refused| refused.get(key).cloned());
    let text = refused.or_else(|| storage()?.get_item(key).ok()?)?;
    serde_json::from_str(&text).ok()
}

/// Stores a value; whether it will outlive the page.
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

/// Removes the value under a key.
pub(crate) fn remove(key: &str) {
    REFUSED.with_borrow_mut(|refused| refused.remove(key));
    if let Some(storage) = storage() {
        // If even removal fails, nothing can be done.
        let _ = storage.remove_item(key);
    }
}
