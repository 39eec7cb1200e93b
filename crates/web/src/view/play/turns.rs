//! The turns of a game: a list to look at, and the way back and forth through it.

use leptos::prelude::*;
use paisho::Turn;
use wasm_bindgen::JsCast;

use super::room::Room;
use crate::model::local::{Event, LocalGame, Place};
use crate::view::context::{say, words};

/// All turns with one number.
#[derive(Clone, PartialEq)]
struct Round {
    number: u32,
    /// How many turns were played before each, and the turn.
    turns: Vec<(usize, Turn)>,
}

fn rounds(game: &LocalGame) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    if game.is_veiled() {
        return rounds;
    }
    for (index, ply) in game.game().plies().iter().enumerate() {
        let turn = (index, ply.turn);
        match rounds.last_mut() {
            Some(round) if round.number == ply.label.number => round.turns.push(turn),
            _ => rounds.push(Round {
                number: ply.label.number,
                turns: vec![turn],
            }),
        }
    }
    rounds
}

/// The list of turns, the buttons to step through them, and the shown turn in words.
#[component]
pub(super) fn Turns(room: Room) -> impl IntoView {
    let game = room.game;
    let rounds = Memo::new(move |_| game.with(rounds));
    let place = Memo::new(move |_| game.with(LocalGame::place));
    listen(room);
    view! {
        <section class="turns" aria-label=move || say("play-turns")>
            <ol class="turn-list" dir="ltr">
                <For each=move || rounds.get() key=|round| (round.number, round.turns.clone()) let:round>
                    <li>
                        <span class="turn-number">{round.number}</span>
                        {round.turns.into_iter().map(|turn| view! { <TurnButton room turn place /> }).collect_view()}
                    </li>
                </For>
            </ol>
            <div class="steps" dir="ltr" role="group" aria-label=move || say("play-turns")>
                {STEPS.map(|(to, sign, id)| view! {
                    <button class="icon-button" on:click=move |_| room.send(Event::Look(to))
                        aria-label=move || say(id) title=move || say(id)>
                        <span class=format!("step-sign {sign}") aria-hidden="true"></span>
                    </button>
                }).collect_view()}
            </div>
            <p class="turn-told" aria-live="polite">{move || game.with(told)}</p>
        </section>
    }
}

const STEPS: [(Place, &str, &str); 4] = [
    (Place::First, "first", "play-first"),
    (Place::Back, "back", "play-back"),
    (Place::Forward, "forward", "play-forward"),
    (Place::Last, "last", "play-last"),
];

#[component]
fn TurnButton(room: Room, turn: (usize, Turn), place: Memo<usize>) -> impl IntoView {
    let (index, turn) = turn;
    let is_here = move || place.get() == index + 1;
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if is_here()
            && let Some(button) = button.get()
        {
            reveal(&button);
        }
    });
    let told = move || {
        let before = room.game.with(|g| g.before(index).clone());
        words().describe(&before, turn).unwrap_or_default()
    };
    view! {
        <button node_ref=button class="turn" class:here=is_here title=told
            aria-current=move || is_here().then_some("step")
            on:click=move |_| room.send(Event::Look(Place::At(index + 1)))>
            {turn.to_string()}
        </button>
    }
}

/// Scrolls the list, and nothing but the list, to a turn.
fn reveal(turn: &web_sys::HtmlButtonElement) {
    let Some(list) = turn.closest(".turn-list").ok().flatten() else {
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

/// The shown turn as a sentence.
fn told(game: &LocalGame) -> String {
    let Some(index) = game.place().checked_sub(1).filter(|_| !game.is_veiled()) else {
        return say("play-beginning");
    };
    let turn = game.game().plies().get(index).map(|ply| ply.turn);
    let told = turn.and_then(|turn| words().describe(game.before(index), turn).ok());
    told.unwrap_or_default()
}

/// Arrows, Home and End step through the game, unless somebody types or is on the board.
fn listen(room: Room) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let place = match event.key().as_str() {
            "ArrowLeft" => Place::Back,
            "ArrowRight" => Place::Forward,
            "Home" => Place::First,
            "End" => Place::Last,
            _ => return,
        };
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let is_elsewhere = target.is_none_or(|element| {
            let own = element.closest("input, select, textarea, .table");
            own.ok().flatten().is_none()
        });
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if is_elsewhere && is_plain {
            event.prevent_default();
            room.send(Event::Look(place));
        }
    });
    on_cleanup(move || listener.remove());
}
