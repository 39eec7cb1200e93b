//! What all views share: the settings, the current page, the texts, the colours.

use std::sync::Arc;

use leptos::prelude::*;
use paisho_view::svg::{self, Theme};
use paisho_view::words::{Language, Phrase, Words};
use wasm_bindgen_futures::spawn_local;

use crate::browser::{history, page, speech, storage};
use crate::model::route::Route;
use crate::model::settings::{Brightness, Settings};

/// The storage key of the settings.
const SETTINGS: &str = "paisho.settings";

/// The state that all views share.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) route: RwSignal<Route>,
    /// Whether the open game is one that the user only watches.
    pub(crate) is_watching: RwSignal<bool>,
    /// What the open page is about, for the title of the tab; empty for most pages.
    pub(crate) subject: RwSignal<String>,
    /// The texts of the language in use.
    pub(crate) words: RwSignal<Arc<Words>>,
    /// Whether the page is dark.
    pub(crate) is_dark: Signal<bool>,
    /// The colours of the pictures, which follow those of the page.
    pub(crate) theme: Signal<&'static Theme>,
}

impl App {
    /// Starts with the stored settings and the texts of their language, stores every change of the
    /// settings, and lets all views ask for the app.
    pub(crate) fn begin(settings: Settings, words: Words) -> Self {
        let settings = RwSignal::new(settings);
        let route = RwSignal::new(history::current());
        history::on_change(move |place| route.set(place));
        Effect::new(move |_| settings.with(|s| storage::save(SETTINGS, s)));
        let is_dark = darkness(settings);
        let app = Self {
            settings,
            route,
            subject: RwSignal::new(String::new()),
            is_watching: RwSignal::new(false),
            words: spoken(settings, words),
            is_dark,
            theme: colours(settings, is_dark),
        };
        provide_context(app);
        app
    }

    /// Fetches the texts that only the other pages need, for those who began on the home page.
    /// Returns whether they are here.
    pub(crate) async fn complete_words(self) -> bool {
        let language = self.words.with_untracked(|words| words.language());
        let found = speech::fetch(language).await;
        let is_here = found.is_some();
        // Another language may have been chosen in the meantime; its texts are complete.
        let is_same = self.words.with_untracked(|words| words.language()) == language;
        if let Some(found) = found.filter(|_| is_same) {
            self.words.set(Arc::new(found));
        }
        is_here || !is_same
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        history::push(&route);
        self.route.set(route);
        page::focus_main();
    }
}

/// The settings of the last visit.
pub(crate) fn kept_settings() -> Settings {
    let kept = storage::load::<serde_json::Value>(SETTINGS);
    Settings::read(&kept.unwrap_or_default())
}

/// The language that the settings or the browser ask for.
pub(crate) fn wanted_language(settings: &Settings) -> Language {
    let asked = page::languages();
    settings.language(asked.iter().map(String::as_str))
}

/// The texts of the language in the settings. After a change they are replaced once the new ones
/// are fetched.
fn spoken(settings: RwSignal<Settings>, first: Words) -> RwSignal<Arc<Words>> {
    let words = RwSignal::new(Arc::new(first));
    let wanted = Memo::new(move |_| settings.with(wanted_language));
    Effect::new(move |_| {
        let language = wanted.get();
        if words.with_untracked(|w| w.language()) == language {
            return;
        }
        spawn_local(async move {
            let found = speech::fetch(language).await;
            // Another language may have been chosen in the meantime.
            if let Some(found) = found.filter(|_| wanted.get_untracked() == language) {
                words.set(Arc::new(found));
            }
        });
    });
    Effect::new(move |_| page::speak(words.with(|w| w.language())));
    words
}

fn darkness(settings: RwSignal<Settings>) -> Signal<bool> {
    const DARK: &str = "(prefers-color-scheme: dark)";
    let system = RwSignal::new(page::prefers(DARK));
    page::on_preference(DARK, move |dark| system.set(dark));
    let chosen = Memo::new(move |_| settings.with(|s| s.theme));
    Effect::new(move |_| page::shine(chosen.get()));
    Signal::derive(move || match chosen.get() {
        Brightness::Dark => true,
        Brightness::Light => false,
        Brightness::System => system.get(),
    })
}

fn colours(settings: RwSignal<Settings>, is_dark: Signal<bool>) -> Signal<&'static Theme> {
    const CONTRAST: &str = "(prefers-contrast: more)";
    let contrast = RwSignal::new(page::prefers(CONTRAST));
    page::on_preference(CONTRAST, move |more| contrast.set(more));
    let look = Memo::new(move |_| settings.with(|s| s.board));
    Signal::derive(move || {
        if contrast.get() {
            &Theme::HIGH_CONTRAST
        } else {
            let page = if is_dark.get() {
                svg::Brightness::Dark
            } else {
                svg::Brightness::Light
            };
            look.get().theme(page)
        }
    })
}

/// The state that all views share. It can be asked for only where Leptos runs code for a view: in
/// components, in their signals and effects, and in the handlers of their elements. Timers,
/// listeners of the window and asynchronous code take a copy with them.
pub(crate) fn app() -> App {
    expect_context()
}

/// The texts of the current language. A view that reads them is updated when the language changes.
pub(crate) fn words() -> Arc<Words> {
    app().words.get()
}

/// A sentence of the app without values.
pub(crate) fn say(id: &str) -> String {
    words().phrase(id).say()
}

/// A sentence of the app with its values filled in.
pub(crate) fn phrase(id: &str, fill: impl for<'a> FnOnce(Phrase<'a>) -> Phrase<'a>) -> String {
    let words = words();
    fill(words.phrase(id)).say()
}

/// Names what the page is about in the title of the tab, until the page is left: the opponent, the
/// lesson, the chapter. While that is unknown or empty, the title names the kind of page.
pub(crate) fn entitle(subject: impl Fn() -> String + Send + Sync + 'static) {
    let shown = app().subject;
    Effect::new(move |_| shown.set(subject()));
    on_cleanup(move || shown.set(String::new()));
}

/// A link to a page. It is a real one, so that people can copy it or open it in another tab.
#[component]
pub(crate) fn Link(
    /// The page that the link leads to.
    #[prop(into)]
    to: Signal<Route>,
    /// The classes of the element.
    #[prop(optional, into)]
    class: Signal<String>,
    /// Whether the link also counts as current on all pages of its section.
    #[prop(optional)]
    is_section: bool,
    children: Children,
) -> impl IntoView {
    let app = app();
    let is_here = move || {
        app.route.with(|here| {
            let to = to.get();
            let section = if app.is_watching.get() {
                Some(Route::Watch)
            } else {
                here.section()
            };
            let is_within = is_section && section.as_ref() == Some(&to);
            if *here == to {
                Some("page")
            } else {
                is_within.then_some("true")
            }
        })
    };
    let follow = move |event: web_sys::MouseEvent| {
        let is_plain = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if is_plain {
            event.prevent_default();
            app.go(to.get_untracked());
        }
    };
    view! {
        <a class=class href=move || to.get().path() aria-current=is_here on:click=follow>
            {children()}
        </a>
    }
}
