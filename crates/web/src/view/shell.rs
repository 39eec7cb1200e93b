//! The frame around every page: navigation, language, light or dark colours, notices.

use leptos::prelude::*;
use paisho_view::words::Language;

use super::context::{Link, app, phrase, say, words};
use crate::browser::{offline, page};
use crate::model::route::Route;
use crate::model::settings::Brightness;
use crate::model::tab_title::title;

/// The frame around every page.
#[component]
pub(crate) fn Shell(children: Children) -> impl IntoView {
    let app = app();
    let waiting = super::online::waiting_count();
    Effect::new(move |_| {
        let mut subject = app.subject.get();
        if subject.is_empty() {
            subject = app.route.with(kind_of_page);
        }
        let turn = super::online::is_my_turn().then(|| say("online-your-turn"));
        let count = match waiting.get() {
            0 => String::new(),
            n => format!("({n}) "),
        };
        page::set_title(&(count + &title(&[&turn.unwrap_or_default(), &subject])));
    });
    // The page behind this entry lists the games.
    let badge = move |place: &Route| (*place == Route::Games).then(|| view! { <Badge waiting /> });
    view! {
        <a class="skip" href="#main">{move || say("shell-skip")}</a>
        <header class="top">
            <Link to=Route::Home class="brand">
                <span class="brand-mark" aria-hidden="true"></span>
                <span translate="no">"Pai Sho"</span>
            </Link>
            <nav aria-label=move || say("shell-places")>
                <ul>
                    {PLACES.map(|(place, id, path)| view! {
                        <li><Link to=place() is_section=true>
                            <svg class="place-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg>
                            <span>{move || say(id)}</span>
                            {badge(&place())}
                        </Link></li>
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

/// The number of games that wait for the user.
#[component]
fn Badge(waiting: Memo<usize>) -> impl IntoView {
    move || {
        let n = Some(waiting.get()).filter(|n| *n > 0)?;
        let told = move || phrase("online-your-turns", |p| p.count("n", n));
        Some(view! {
            <span class="badge" aria-hidden="true" title=told>{n}</span>
            <span class="unseen">", "{told}</span>
        })
    }
}

/// The settings icon: three sliders.
const GEAR: &str = "M4 7h8m4 0h4M4 12h2m4 0h10M4 17h9m4 0h3M14 5v4M8 10v4M15 15v4";

/// An entry of the navigation: its route, the id of its name, and its icon for small screens.
type Place = (fn() -> Route, &'static str, &'static str);

/// The entries of the navigation.
const PLACES: [Place; 6] = [
    (|| Route::Games, "shell-play", FLOWER),
    (|| Route::Lobby, "shell-lobby", PEOPLE),
    (|| Route::Learn, "shell-learn", BOOK),
    (|| Route::Analysis, "shell-analysis", CURVE),
    (|| Route::Watch, "shell-watch", EYE),
    (|| Route::Companion, "shell-companion", CLOCK),
];

const FLOWER: &str = "M12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM10.6 10.6C7 8 8 3 12 3s5 5 1.4 7.6M13.9 11.4C17.4 8.6 21.5 11.5 20.3 15.3S14.3 18 13.1 13.7M10.9 13.7C9.7 18 4.9 19.1 3.7 15.3S6.6 8.6 10.1 11.4";
const PEOPLE: &str = "M9 5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4zM3 19c0-3 2.6-5 6-5s6 2 6 5M16 5.2a3.2 3.2 0 0 1 0 6M17.5 14.4c2.2.7 3.5 2.4 3.5 4.6";
const BOOK: &str = "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13";
const CURVE: &str = "M3.5 4v16h17M6.5 15l4-5 3.5 3 6-7";
const EYE: &str = "M2.5 12c2.5-4.3 6-6.3 9.5-6.3s7 2 9.5 6.3c-2.5 4.3-6 6.3-9.5 6.3s-7-2-9.5-6.3zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z";
const CLOCK: &str = "M12 5a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 9v4l2.8 2M10 2.5h4";

/// The title of a page that has no subject of its own.
fn kind_of_page(route: &Route) -> String {
    say(match route {
        Route::Home => "shell-home",
        Route::Games => "shell-play",
        Route::Setup(_) | Route::Begin(_) => "play-new-game",
        Route::Local(_) | Route::Online(_) => "online-game",
        Route::Lobby => "shell-lobby",
        Route::Invitation(_) => "online-invitation",
        Route::Watch => "shell-watch",
        Route::Search => "shell-search",
        Route::Analysis | Route::ReviewLocal(_) | Route::ReviewOnline(_) => "shell-analysis",
        Route::Editor => "shell-editor",
        Route::Learn => "shell-learn",
        Route::Lesson(number) => {
            return phrase("learn-lesson", |p| p.count("n", *number as usize));
        }
        Route::Rulebook(_) => "shell-rulebook",
        Route::Tiles => "shell-tiles",
        Route::Companion => "shell-companion",
        Route::SignIn => "shell-sign-in",
        Route::SignUp => "people-sign-up",
        Route::Forgot => "people-forgot",
        Route::Account => "shell-account",
        Route::Player(name) => return name.clone(),
        Route::Leaderboard => "shell-leaderboard",
        Route::Moderation => "people-moderation",
        Route::Settings => "shell-settings",
        Route::About => "shell-about",
        Route::Nowhere => "shell-nowhere",
    })
}

/// Notices about a newer version of the app and a lost network connection.
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

/// The choice of the language. Each name is in its own language, so that people find theirs.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let settings = app().settings;
    let choose = move |event| {
        let tag = event_target_value(&event);
        settings.update(|s| s.language = Some(tag));
    };
    view! {
        <label class="language" title=move || say("shell-language")>
            <span class="unseen">{move || say("shell-language")}</span>
            <span class="language-tag" aria-hidden="true">{move || words().language().tag()}</span>
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

/// A button that switches between light and dark colours.
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
