//! The page itself: its language, its colours, its title, what it was built with.

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

/// Turns the page to a language.
pub(crate) fn speak(language: Language) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction().attribute());
    }
}

/// Makes the page light or dark.
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

/// Whether a question to the browser, such as `(prefers-color-scheme: dark)`, is answered by yes.
pub(crate) fn prefers(question: &str) -> bool {
    let list = web_sys::window().and_then(|w| w.match_media(question).ok()?);
    list.is_some_and(|list| list.matches())
}

/// Calls back whenever the answer to such a question changes.
pub(crate) fn on_preference(question: &str, then: impl Fn(bool) + 'static) {
    let Some(list) = web_sys::window().and_then(|w| w.match_media(question).ok()?) else {
        return;
    };
    let asked = list.clone();
    let changed = Closure::<dyn Fn()>::new(move || then(asked.matches()));
    list.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The app listens as long as the page lives, and so must the list.
    changed.forget();
    std::mem::forget(list);
}

/// Scrolls just so far that an element is seen, once what is under way has been drawn.
pub(crate) fn reveal(css: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(css) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Unfolds what is folded, and scrolls there.
pub(crate) fn unfold(css: &'static str) {
    if let Ok(Some(details)) = document().query_selector(css) {
        let _ = details.set_attribute("open", "");
    }
    reveal(css);
}

/// Names the page.
pub(crate) fn set_title(title: &str) {
    document().set_title(title);
}

/// Takes away what was shown until the app was there.
pub(crate) fn end_dawn() {
    if let Some(dawn) = document().get_element_by_id("dawn") {
        dawn.remove();
    }
}

/// Something that was written into the page when it was built, such as `engine`.
pub(crate) fn built(name: &str) -> Option<String> {
    let selector = format!("meta[name='paisho-{name}']");
    let meta = document().query_selector(&selector).ok()??;
    meta.get_attribute("content")
}

/// Moves the focus to the main part, where a reader goes on after a change of place.
pub(crate) fn focus_main() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|m| m.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = main.focus();
    }
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}
