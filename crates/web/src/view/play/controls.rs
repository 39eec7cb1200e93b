//! Buttons for actions other than turns: hint, take back, draw, resign, pause, copy and save.

use leptos::prelude::*;

use super::controller::LocalGameController;
use crate::browser::{clipboard, download, page};
use crate::model::local::{Asking, Event, Follow, LocalGame};
use crate::view::context::say;

/// The buttons.
#[component]
pub(super) fn Controls(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let may_play = Memo::new(move |_| game.with(|g| !g.shown().may.is_empty() && !g.is_veiled()));
    let can_take_back = Memo::new(move |_| game.with(LocalGame::can_take_back));
    let is_over = Memo::new(move |_| game.with(LocalGame::is_over));
    let has_persons = Memo::new(move |_| game.with(|g| !g.persons().is_empty()));
    let runs = Memo::new(move |_| game.with(|g| g.timing().and_then(|t| t.running()).is_some()));
    let save = move |_| {
        let (number, record) = game.with(|g| (g.number(), g.record().to_string()));
        download::save_text(
            &format!("pai-sho-{number}.txt"),
            "text/plain;charset=utf-8",
            &record,
        );
    };
    // The hint is drawn on the board, which may be off screen where it is above the buttons.
    let hint = move |_| {
        controller.send(Event::Hint);
        page::reveal(".game-table .field");
    };
    let can_speak = move || !is_over.get() && has_persons.get();
    view! {
        <div class="controls">
            <Show when=move || !is_over.get()>
                <button class="button" disabled=move || !may_play.get() on:click=hint>
                    {move || say("play-hint")}
                </button>
            </Show>
            <button class="button" disabled=move || !can_take_back.get() on:click=move |_| controller.send(Event::TakeBack)>
                {move || say("play-take-back")}
            </button>
            <Show when=can_speak>
                <button class="button" on:click=move |_| controller.send(Event::Ask(Asking::Draw))>
                    {move || say("play-draw")}
                </button>
                <button class="button" on:click=move |_| controller.send(Event::Ask(Asking::Resign))>
                    {move || say("play-resign")}
                </button>
            </Show>
            <Show when=move || runs.get()>
                <button class="button" on:click=move |_| controller.send(Event::Pause)>{move || say("play-pause")}</button>
            </Show>
            <CopyRecord controller />
            <button class="button" on:click=save>{move || say("play-save")}</button>
        </div>
        <FollowSwitch controller />
    }
}

/// Whether the board turns to the player to move, if several people play on the device.
#[component]
fn FollowSwitch(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let is_shared = Memo::new(move |_| game.with(|g| g.persons().len() > 1));
    let is_on = move || game.with(|g| g.follow() == Follow::Turn);
    let toggle = move |_| {
        let follow = if is_on() { Follow::Stay } else { Follow::Turn };
        controller.send(Event::Follow(follow));
    };
    view! {
        <Show when=move || is_shared.get()>
            <label class="row toggle follow">
                <span>{move || say("play-follow")}</span>
                <input type="checkbox" role="switch" prop:checked=is_on on:change=toggle />
            </label>
        </Show>
    }
}

/// A button that copies the record to the clipboard.
#[component]
fn CopyRecord(controller: LocalGameController) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let record = controller.game.with(|g| g.record().to_string());
        clipboard::copy(record, move |done| copied.set(done));
    };
    let label = move || {
        say(if copied.get() {
            "play-copied"
        } else {
            "play-copy"
        })
    };
    view! { <button class="button" on:click=copy><span aria-live="polite">{label}</span></button> }
}
