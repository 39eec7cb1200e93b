//! Tools beside the board: turn it, look at the circle of flowers, show or hide lines and marks,
//! switch sounds, type a turn, show the board as a list.

use leptos::prelude::*;

use super::controller::TableController;
use super::list::BoardList;
use super::zooming::Zooming;
use crate::model::board_input::BoardInputEvent;
use crate::model::settings::Settings;
use crate::model::zoom::Zoom;
use crate::view::board::CircleDialog;
use crate::view::context::{app, say};

// The icons on the buttons, as paths in a box 24 units wide.
const FLIP: &str = "M4 9a8 8 0 0 1 14-3l2 2m0-5v5h-5M20 15a8 8 0 0 1-14 3l-2-2m0 5v-5h5";
const CIRCLE: &str = "M12 2.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM18.9 7a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM18.9 13a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM12 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM5.1 13a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM5.1 7a2 2 0 1 1 0 4a2 2 0 1 1 0-4z";
const WHOLE: &str = "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5";
const HARMONY: &str = "M7 12h10M4.5 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM19.5 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z";
const EFFECT: &str = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z";
const SOUND: &str = "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11";
const WRITE: &str = "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3";
const BOOK: &str =
    "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13";
const LIST: &str = "M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1";

/// The panel that is open below the board.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Open {
    #[default]
    Nothing,
    Writing,
    List,
}

/// The tools, beside the board or in the corners that it leaves free where it is round.
#[component]
pub(super) fn Tools(
    controller: TableController,
    open: RwSignal<Open>,
    shows_rules: RwSignal<bool>,
    on_flip: Callback<()>,
) -> impl IntoView {
    let toggle = move |what: Open| {
        move |_| open.update(|o| *o = if *o == what { Open::Nothing } else { what })
    };
    let is_open = move |what: Open| Signal::derive(move || open.get() == what);
    let circle = move || say("board-circle");
    let is_circle_open = RwSignal::new(false);
    let rules = move || say("rules-of-game");
    view! {
        <div class="board-tools" role="group" dir="ltr" aria-label=move || say("board-tools")>
            <div class="corner top left">
                <FlipOrUnzoom zooming=controller.zooming on_flip />
                <button class="icon-button" title=circle aria-label=circle aria-haspopup="dialog"
                    on:click=move |_| is_circle_open.set(true)>
                    <Drawing path=CIRCLE />
                </button>
            </div>
            <div class="corner top right">
                <Switch name="board-effects" path=EFFECT is_on=|s| s.effects.is_on() toggle=|s| s.effects = s.effects.toggled() />
                <Switch name="board-harmonies" path=HARMONY is_on=|s| s.harmonies.is_on() toggle=|s| s.harmonies = s.harmonies.toggled() />
            </div>
            <div class="corner bottom left">
                <Opener name="board-type" path=WRITE is_open=is_open(Open::Writing) on:click=toggle(Open::Writing) />
                <button class="icon-button rules-button" title=rules aria-label=rules aria-haspopup="dialog"
                    on:click=move |_| shows_rules.set(true)>
                    <Drawing path=BOOK />
                </button>
            </div>
            <div class="corner bottom right">
                <Switch name="board-sound" path=SOUND is_on=|s| s.sound.is_on() toggle=|s| s.sound = s.sound.toggled() />
                <Opener name="board-list" path=LIST is_open=is_open(Open::List) on:click=toggle(Open::List) />
            </div>
        </div>
        <CircleDialog is_open=is_circle_open />
    }
}

/// The button that turns the board or, while only a part of it is shown, shows the whole board again.
/// It is one button because a row of them is as wide as the smallest phones.
#[component]
fn FlipOrUnzoom(zooming: Zooming, on_flip: Callback<()>) -> impl IntoView {
    let is_zoomed = Memo::new(move |_| zooming.zoom.with(Zoom::is_zoomed));
    let name = move || match is_zoomed.get() {
        true => say("board-whole"),
        false => say("board-flip"),
    };
    let path = move || match is_zoomed.get() {
        true => WHOLE,
        false => FLIP,
    };
    let press = move |_| match is_zoomed.get_untracked() {
        true => zooming.reset(),
        false => on_flip.run(()),
    };
    view! {
        <button class="icon-button" class:unzoom=move || is_zoomed.get() title=name aria-label=name on:click=press>
            {move || view! { <Drawing path=path() /> }}
        </button>
    }
}

/// The open panel.
#[component]
pub(super) fn Opened(controller: TableController, open: RwSignal<Open>) -> impl IntoView {
    view! {
        <Show when=move || open.get() == Open::Writing><Writing controller /></Show>
        <Show when=move || open.get() == Open::List><BoardList controller /></Show>
    }
}

#[component]
pub(crate) fn Drawing(path: &'static str) -> impl IntoView {
    view! { <svg class="drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=path></path></svg> }
}

/// A button for a setting that is on or off.
#[component]
fn Switch(
    name: &'static str,
    path: &'static str,
    is_on: fn(&Settings) -> bool,
    toggle: fn(&mut Settings),
) -> impl IntoView {
    let settings = app().settings;
    view! {
        <button class="icon-button" title=move || say(name) aria-label=move || say(name)
            aria-pressed=move || settings.with(is_on).to_string()
            on:click=move |_| settings.update(toggle)><Drawing path /></button>
    }
}

/// A button that opens a panel.
#[component]
fn Opener(name: &'static str, path: &'static str, is_open: Signal<bool>) -> impl IntoView {
    view! {
        <button class="icon-button" title=move || say(name) aria-label=move || say(name)
            aria-expanded=move || is_open.get().to_string()><Drawing path /></button>
    }
}

/// A field to type turns in notation.
#[component]
fn Writing(controller: TableController) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        controller.send(BoardInputEvent::Typed(text.get_untracked()));
        if controller
            .board_input
            .with_untracked(|d| d.trouble().is_none())
        {
            text.set(String::new());
        }
    };
    view! {
        <form class="writing" on:submit=submit>
            <label>
                <span class="unseen">{move || say("board-type-label")}</span>
                <input class="notation" type="text" dir="ltr" autocomplete="off" autocapitalize="off"
                    spellcheck="false" placeholder="(0,-8)-(2,-6)" maxlength="80" bind:value=text />
            </label>
            <button class="button primary" type="submit">{move || say("board-confirm")}</button>
        </form>
    }
}
