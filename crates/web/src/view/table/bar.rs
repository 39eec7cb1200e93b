//! The bar: what is to be done next, the buttons for it, and what went wrong.

use leptos::prelude::*;

use super::play::Play;
use crate::model::desk::{DeskEvent, Trouble};
use crate::view::context::{say, words};

/// The bar below the hand.
#[component]
pub(super) fn Bar(play: Play) -> impl IntoView {
    let desk = play.desk;
    let trouble = Memo::new(move |_| desk.with(|d| d.trouble().cloned()));
    let is_bonus_due = Memo::new(move |_| desk.with(|d| d.is_bonus_due()));
    let can_undo = Memo::new(move |_| desk.with(|d| d.can_undo()));
    let is_waiting = Memo::new(move |_| desk.with(|d| d.waiting().is_some()));
    let must_pass = Memo::new(move |_| desk.with(|d| d.must_pass()));
    let seats = Memo::new(move |_| desk.with(|d| d.position().ruleset().seats));
    let sentence = move || {
        trouble.get().map(|t| match t {
            Trouble::Refused(refusal) => words().explain(&refusal, seats.get()),
            other => format!("{other:?}"),
        })
    };
    view! {
        <div class="bar">
            <p class="bar-trouble" role="alert">{sentence}</p>
            <Show when=move || is_bonus_due.get()>
                <p>{move || say("board-bonus")}</p>
                <button class="button" on:click=move |_| play.send(DeskEvent::Skip)>{move || say("board-skip")}</button>
            </Show>
            <Show when=move || must_pass.get()>
                <button class="button" on:click=move |_| play.send(DeskEvent::Pass)>{move || say("board-pass")}</button>
            </Show>
            <Show when=move || can_undo.get()>
                <button class="button" on:click=move |_| play.send(DeskEvent::Undo)>{move || say("board-undo")}</button>
            </Show>
            <Show when=move || is_waiting.get()>
                <button class="button primary" on:click=move |_| play.send(DeskEvent::Confirm)>{move || say("board-confirm")}</button>
            </Show>
        </div>
    }
}
