//! The page itself: language, colours, title, values written into it when it was built.

use leptos::prelude::{document, request_animation_frame};
use paisho_view::words::Language;
use wasm_bindgen::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::model::settings::Brightness;

/// The languages the browser asks for, best first.
pub(crate) fn languages() -> Vec<String> {
    let asked = web_sys::window().map(|w| w.navigator().languages());
    let asked = asked.into_iter().flat_map(|list| list.to_vec());
    asked.filter_map(|tag| tag.as_string()).collect()
}

/// The tag of the language of the page.
pub(crate) fn language() -> Option<String> {
    document().document_element()?.get_attribute("lang")
}

/// Sets the language and the text direction of the page.
pub(crate) fn speak(language: Language) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction().attribute());
    }
}

/// Switches the page to light, to dark, or to the system's choice.
pub(crate) fn shine(brightness: Brightness) {
    let Some(root) = document().document_element() else {
        return;
    };
    let _ = match brightness {
        Brightness::System => root.remove_attribute("data-theme"),
        Brightness::Light => root.set_attribute("data-theme", "light"),
        Brightness::Dark => root.set_attribute("data-theme", "dark"),
    };
}

/// Whether a media query such as `(prefers-color-scheme: dark)` matches.
pub(crate) fn prefers(question: &str) -> bool {
    let list = web_sys::window().and_then(|w| w.match_media(question).ok()?);
    list.is_some_and(|list| list.matches())
}

/// Calls back whenever the result of a media query changes.
pub(crate) fn on_preference(question: &str, then: impl Fn(bool) + 'static) {
    let Some(list) = web_sys::window().and_then(|w| w.match_media(question).ok()?) else {
        return;
    };
    let asked = list.clone();
    let changed = Closure::<dyn Fn()>::new(move || then(asked.matches()));
    list.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The app listens as long as the page is open, so the list must live as long.
    changed.forget();
    std::mem::forget(list);
}

/// Scrolls just far enough to show an element, once pending changes have been drawn.
pub(crate) fn reveal(css: &'static str) {
    scroll_to(css, ScrollLogicalPosition::Nearest);
}

/// Scrolls an element to the top of the window, once pending changes have been drawn.
pub(crate) fn reveal_from_top(css: &'static str) {
    scroll_to(css, ScrollLogicalPosition::Start);
}

fn scroll_to(css: &'static str, place: ScrollLogicalPosition) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(css) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(place);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Opens a `details` element and scrolls to it.
pub(crate) fn unfold(css: &'static str) {
    if let Ok(Some(details)) = document().query_selector(css) {
        let _ = details.set_attribute("open", "");
    }
    reveal(css);
}

/// Sets the title of the page.
pub(crate) fn set_title(title: &str) {
    document().set_title(title);
}

/// Removes the placeholder that was shown while the app loaded.
pub(crate) fn remove_loading() {
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
}

/// Reloads the page.
pub(crate) fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// A value that was written into the page when it was built, such as `engine`.
pub(crate) fn built(name: &str) -> Option<String> {
    let selector = format!("meta[name='paisho-{name}']");
    let meta = document().query_selector(&selector).ok()??;
    meta.get_attribute("content")
}

/// Moves the focus to the main part, where screen readers continue after a change of page.
pub(crate) fn focus_main() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|m| m.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = main.focus();
    }
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}
