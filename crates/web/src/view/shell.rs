//! The frame around every page: the way to all places, the language, the colours.

use leptos::prelude::*;
use paisho_view::words::Language;

use super::context::{Link, app, say, words};
use crate::edge::{offline, page};
use crate::model::route::Route;
use crate::model::settings::Brightness;

/// The frame.
#[component]
pub(crate) fn Shell(children: Children) -> impl IntoView {
    let app = app();
    Effect::new(move |_| {
        let place = if super::online::is_my_turn() {
            "online-your-turn"
        } else {
            app.route.with(title)
        };
        page::set_title(&format!("{} · Pai Sho", say(place)));
    });
    view! {
        <a class="skip" href="#main">{move || say("shell-skip")}</a>
        <header class="top">
            <Link to=Route::Home class="brand">
                <span class="brand-mark" aria-hidden="true"></span>
                <span translate="no">"Pai Sho"</span>
            </Link>
            <nav aria-label=move || say("shell-places")>
                <ul>
                    {PLACES.map(|(place, id)| view! {
                        <li><Link to=place() is_section=true>{move || say(id)}</Link></li>
                    }).collect_view()}
                </ul>
            </nav>
            <div class="tools">
                <super::people::Myself />
                <LanguageChoice />
                <ThemeSwitch />
                <Link to=Route::Settings class="icon-button settings-link">
                    <svg class="gear" viewBox="0 0 24 24" aria-hidden="true"><path d=GEAR></path></svg>
                    <span class="unseen">{move || say("shell-settings")}</span>
                </Link>
            </div>
        </header>
        <News />
        <super::online::Notices />
        <main id="main" tabindex="-1">{children()}</main>
    }
}

/// Three sliders.
const GEAR: &str = "M4 7h8m4 0h4M4 12h2m4 0h10M4 17h9m4 0h3M14 5v4M8 10v4M15 15v4";

type PlaceName = (fn() -> Route, &'static str);

/// The places in the bar.
const PLACES: [PlaceName; 6] = [
    (|| Route::Games, "shell-play"),
    (|| Route::Lobby, "shell-lobby"),
    (|| Route::Learn, "shell-learn"),
    (|| Route::Analysis, "shell-analysis"),
    (|| Route::Watch, "shell-watch"),
    (|| Route::Companion, "shell-companion"),
];

/// What the browser's tab says about a place.
fn title(route: &Route) -> &'static str {
    match route {
        Route::Home => "shell-home",
        Route::Games | Route::Setup(_) | Route::Local(_) => "shell-play",
        Route::Lobby | Route::Invitation(_) | Route::Online(_) => "shell-lobby",
        Route::Watch => "shell-watch",
        Route::Search => "shell-search",
        Route::Analysis | Route::ReviewLocal(_) | Route::ReviewOnline(_) => "shell-analysis",
        Route::Editor => "shell-editor",
        Route::Learn | Route::Lesson(_) => "shell-learn",
        Route::Rulebook(_) => "shell-rulebook",
        Route::Tiles => "shell-tiles",
        Route::Companion => "shell-companion",
        Route::SignIn | Route::SignUp | Route::Forgot => "shell-sign-in",
        Route::Account | Route::Player(_) => "shell-account",
        Route::Leaderboard => "shell-leaderboard",
        Route::Moderation => "people-moderation",
        Route::Settings => "shell-settings",
        Route::Nowhere => "shell-nowhere",
    }
}

/// What everybody should know at once: a newer app, a lost network.
#[component]
fn News() -> impl IntoView {
    let newer = RwSignal::new(false);
    offline::keep_app(newer);
    let online = offline::is_online();
    view! {
        <div class="news" role="status">
            <Show when=move || newer.get()>
                <p class="note">
                    <span>{move || say("shell-new-version")}</span>
                    <button class="primary" on:click=|_| offline::take_newer()>
                        {move || say("shell-reload")}
                    </button>
                    <button class="plain" on:click=move |_| newer.set(false)>
                        {move || say("shell-later")}
                    </button>
                </p>
            </Show>
            <Show when=move || !online.get()>
                <p class="note">{move || say("shell-offline")}</p>
            </Show>
        </div>
    }
}

/// Names of languages stand in their own language, so that everybody finds theirs.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let settings = app().settings;
    let choose = move |event| {
        let tag = event_target_value(&event);
        settings.update(|s| s.language = Some(tag));
    };
    view! {
        <label class="language">
            <span class="unseen">{move || say("shell-language")}</span>
            <select on:change=choose prop:value=move || words().language().tag()>
                {Language::ALL.map(|language| view! {
                    <option
                        value=language.tag()
                        lang=language.tag()
                        selected=move || words().language() == language
                    >
                        {language.native_name()}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// Day or night, by one click.
#[component]
fn ThemeSwitch() -> impl IntoView {
    let app = app();
    let is_dark = move || app.is_dark.get();
    let toggle = move |_| {
        let next = if is_dark() {
            Brightness::Light
        } else {
            Brightness::Dark
        };
        app.settings.update(|s| s.theme = next);
    };
    view! {
        <button class="icon-button" on:click=toggle aria-pressed=move || is_dark().to_string()>
            <span class="icon" class:moon=move || !is_dark() class:sun=is_dark aria-hidden="true"></span>
            <span class="unseen">{move || say("shell-dark")}</span>
        </button>
    }
}
