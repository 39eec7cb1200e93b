//! The address bar.

use wasm_bindgen::prelude::*;

use crate::model::route::Route;

/// The page that the address bar names.
pub(crate) fn current() -> Route {
    let path = web_sys::window().and_then(|w| w.location().pathname().ok());
    Route::parse(&path.unwrap_or_default())
}

/// The fragment: what follows the `#` of the address.
pub(crate) fn fragment() -> String {
    let hash = web_sys::window().and_then(|w| w.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Puts a page into the address bar as a new entry of the history, so that "back" leads here.
pub(crate) fn push(route: &Route) {
    write(&route.path(), |history, path| {
        history.push_state_with_url(&JsValue::NULL, "", Some(path))
    });
}

/// Replaces the current address without a new entry.
pub(crate) fn replace(path: &str) {
    write(path, |history, path| {
        history.replace_state_with_url(&JsValue::NULL, "", Some(path))
    });
}

fn write(path: &str, how: impl Fn(&web_sys::History, &str) -> Result<(), JsValue>) {
    if let Some(history) = web_sys::window().and_then(|w| w.history().ok()) {
        // A browser that refuses (too many changes at once) keeps the old address: no harm done.
        let _ = how(&history, path);
    }
}

/// Calls back whenever the user goes back or forward.
pub(crate) fn on_change(then: impl Fn(Route) + 'static) {
    let changed = Closure::<dyn Fn()>::new(move || then(current()));
    if let Some(window) = web_sys::window() {
        window.set_onpopstate(Some(changed.as_ref().unchecked_ref()));
    }
    // The app listens as long as the page is open.
    changed.forget();
}
