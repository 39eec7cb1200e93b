//! The list of turns of a game, and buttons and keys to step through them. Local games, online
//! games and the analysis share them.

use leptos::prelude::*;
use paisho::{Seat, SeatCount};
use wasm_bindgen::JsCast;

use super::context::say;
use crate::model::rounds::{Listed, Round};

/// A step through the turns of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stride {
    First,
    Back,
    On,
    Last,
}

impl Stride {
    /// The number of turns after the step, in a game of `count` turns.
    pub(crate) fn from(self, here: usize, count: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => here.saturating_sub(1),
            Self::On => (here + 1).min(count),
            Self::Last => count,
        }
    }
}

const STRIDES: [(Stride, &str, &str); 4] = [
    (Stride::First, "first", "board-first"),
    (Stride::Back, "back", "board-back"),
    (Stride::On, "forward", "board-on"),
    (Stride::Last, "last", "board-last"),
];

/// Buttons to step through a game. Turns are read from left to right in every language.
#[component]
pub(crate) fn Steps(on_step: Callback<Stride>) -> impl IntoView {
    view! {
        <div class="steps" dir="ltr" role="group" aria-label=move || say("board-turns")>
            {STRIDES.map(|(stride, sign, id)| view! {
                <button class="icon-button" on:click=move |_| on_step.run(stride)
                    aria-label=move || say(id) title=move || say(id)>
                    <span class=format!("step-sign {sign}") aria-hidden="true"></span>
                </button>
            }).collect_view()}
        </div>
    }
}

/// Lets the arrow keys, Home and End step through the game. See [`listen_for_keys`].
pub(crate) fn listen_for_steps(on_step: Callback<Stride>) {
    listen_for_keys(move |key| {
        let stride = match key {
            "ArrowLeft" => Stride::Back,
            "ArrowRight" => Stride::On,
            "Home" => Stride::First,
            "End" => Stride::Last,
            _ => return false,
        };
        on_step.run(stride);
        true
    });
}

/// Calls the listener for keys pressed anywhere in the page, except in form fields, on a board or
/// in a dialog. The listener returns whether it has used the key. It is removed when the page is
/// left.
pub(crate) fn listen_for_keys(hear: impl Fn(&str) -> bool + 'static) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let is_elsewhere = target.is_none_or(|element| {
            let own = element.closest("input, select, textarea, dialog, .field, .pad");
            own.ok().flatten().is_none()
        });
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let is_free = is_elsewhere && is_plain && !event.default_prevented();
        if is_free && hear(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The list of turns. In a game for two, each player has a column.
#[component]
pub(crate) fn TurnList(
    /// The turns in rows.
    #[prop(into)]
    rounds: Signal<Vec<Round>>,
    /// The number of turns before the shown position.
    #[prop(into)]
    here: Signal<usize>,
    /// The number of players.
    #[prop(into)]
    seats: Signal<SeatCount>,
    /// Called with the number of turns before the position to show.
    on_look: Callback<usize>,
    /// Describes a turn in words.
    #[prop(optional, into)]
    told: Option<Callback<Listed, String>>,
) -> impl IntoView {
    let here = Memo::new(move |_| here.get());
    let turn = move |listed: Listed| view! { <TurnButton listed here seats on_look told /> };
    view! {
        <ol class="turn-list" dir="ltr" aria-label=move || say("board-turns")>
            <For each=move || rounds.get() key=|round| (round.number, round.turns.clone()) let:round>
                <li>
                    <span class="turn-number">{round.number}</span>
                    {round.turns.into_iter().map(turn).collect_view()}
                </li>
            </For>
        </ol>
    }
}

#[component]
fn TurnButton(
    listed: Listed,
    here: Memo<usize>,
    seats: Signal<SeatCount>,
    on_look: Callback<usize>,
    told: Option<Callback<Listed, String>>,
) -> impl IntoView {
    let is_here = move || here.get() == listed.ply;
    let is_of = move |seat| seats.get() == SeatCount::Two && listed.seat == seat;
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if is_here()
            && let Some(button) = button.get()
        {
            reveal(&button, ".turn-list");
        }
    });
    view! {
        <button node_ref=button class="turn" class:here=is_here
            class:guest=move || is_of(Seat::GUEST) class:host=move || is_of(Seat::HOST)
            title=move || told.map(|told| told.run(listed))
            aria-current=move || is_here().then_some("step")
            on:click=move |_| on_look.run(listed.ply)>
            {listed.turn.to_string()}
        </button>
    }
}

/// Scrolls a list to a turn in it, without scrolling the page.
pub(crate) fn reveal(turn: &web_sys::HtmlElement, list: &str) {
    let Some(list) = turn.closest(list).ok().flatten() else {
        return;
    };
    let (top, height) = (turn.offset_top(), turn.offset_height());
    let (above, seen) = (list.scroll_top(), list.client_height());
    if top < above {
        list.set_scroll_top(top);
    } else if top + height > above + seen {
        list.set_scroll_top(top + height - seen);
    }
}
