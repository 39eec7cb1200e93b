//! The settings page.

mod preview;

use leptos::prelude::*;

use super::context::{App, Link, app, say, words};
use super::shell::LanguageChoice;
use crate::browser::sound;
use crate::model::analysis::sentences::percent;
use crate::model::board_input::Sound;
use crate::model::route::Route;
use crate::model::settings::{BoardLook, Brightness, Confirm, Settings, Switch, Tiles};

/// The settings page.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! {
        <section class="page narrow settings">
            <h1>{move || say("shell-settings")}</h1>
            <div class="card">
                <h2>{move || say("shell-look")}</h2>
                <div class="row"><span>{move || say("shell-language")}</span><LanguageChoice /></div>
                <Choice name="theme" label="shell-theme" options=&THEMES
                    read=|s| s.theme write=|s, value| s.theme = value />
                <Choice name="board" label="shell-board-look" options=&BOARDS
                    read=|s| s.board write=|s, value| s.board = value draw=preview::board />
                <Choice name="tiles" label="shell-tile-set" options=&TILES
                    read=|s| s.tiles write=|s, value| s.tiles = value draw=preview::tiles />
            </div>
            <div class="card">
                <h2>{move || say("shell-board")}</h2>
                <Choice name="confirm" label="shell-confirm" options=&CONFIRMS
                    read=|s| s.confirm write=|s, value| s.confirm = value />
                <Volume />
                {SWITCHES.map(|(id, field)| view! { <Toggle id field /> }).collect_view()}
            </div>
            <p><Link to=Route::About>{move || say("shell-about")}</Link></p>
        </section>
    }
}

const THEMES: [(Brightness, &str); 3] = [
    (Brightness::System, "shell-theme-system"),
    (Brightness::Light, "shell-theme-light"),
    (Brightness::Dark, "shell-theme-dark"),
];

const BOARDS: [(BoardLook, &str); 2] = [
    (BoardLook::Garden, "shell-board-garden"),
    (BoardLook::Classic, "shell-board-classic"),
];

const TILES: [(Tiles, &str); 3] = [
    (Tiles::Flowers, "shell-tiles-flowers"),
    (Tiles::FlowersWithCodes, "shell-tiles-codes"),
    (Tiles::Letters, "shell-tiles-letters"),
];

/// Accesses one switch of the settings.
type Field = fn(&mut Settings) -> &mut Switch;

const CONFIRMS: [(Confirm, &str); 3] = [
    (Confirm::Unhurried, "shell-confirm-unhurried"),
    (Confirm::Always, "shell-confirm-always"),
    (Confirm::Never, "shell-confirm-never"),
];

const SWITCHES: [(&str, Field); 5] = [
    ("shell-animation", |s| &mut s.animation),
    ("shell-harmonies", |s| &mut s.harmonies),
    ("shell-effects", |s| &mut s.effects),
    ("shell-reach", |s| &mut s.reach),
    ("shell-coordinates", |s| &mut s.coordinates),
];

/// Draws an option as SVG.
type Draw<T> = fn(App, T) -> String;

/// A setting with several options, with a picture of each if it can be drawn.
#[component]
fn Choice<T>(
    name: &'static str,
    label: &'static str,
    options: &'static [(T, &'static str)],
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
    #[prop(optional)] draw: Option<Draw<T>>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let app = app();
    let settings = app.settings;
    let picture = move |value: T| {
        draw.map(|draw| {
            let drawn = move || draw(app, value);
            view! { <span class="preview" aria-hidden="true" dir="ltr" inner_html=drawn></span> }
        })
    };
    view! {
        <fieldset class="choice" class:previews=draw.is_some()>
            <legend>{move || say(label)}</legend>
            {options.iter().map(|&(value, id)| view! {
                <label>
                    <input type="radio" name=name
                        prop:checked=move || settings.with(read) == value
                        on:change=move |_| settings.update(|s| write(s, value)) />
                    {picture(value)}
                    <span>{move || say(id)}</span>
                </label>
            }).collect_view()}
        </fieldset>
    }
}

/// How loud the sounds are. A sound is played after each change, to judge by ear.
#[component]
fn Volume() -> impl IntoView {
    let settings = app().settings;
    let loudness = move || settings.with(Settings::loudness);
    let shown = move || percent(&words(), u32::from(loudness()) * 10);
    let choose = move |event: web_sys::Event| {
        if let Ok(percent) = event_target_value(&event).parse() {
            settings.update(|s| s.set_loudness(percent));
        }
    };
    let try_out = move |_| sound::play(Sound::Harmony, settings.with_untracked(Settings::gain));
    view! {
        <label class="row volume">
            <span>{move || say("shell-volume")}</span>
            <input type="range" min="0" max="100" step="5" prop:value=move || loudness().to_string()
                aria-valuetext=shown on:input=choose on:change=try_out />
            <output class="notation">{shown}</output>
        </label>
    }
}

/// A setting that is on or off.
#[component]
fn Toggle(id: &'static str, field: Field) -> impl IntoView {
    let settings = app().settings;
    let is_on = move || field(&mut settings.get()).is_on();
    let flip = move |_| {
        settings.update(|s| {
            let switch = field(s);
            *switch = switch.toggled();
        })
    };
    view! {
        <label class="row toggle">
            <span>{move || say(id)}</span>
            <input type="checkbox" role="switch" prop:checked=is_on on:change=flip />
        </label>
    }
}
