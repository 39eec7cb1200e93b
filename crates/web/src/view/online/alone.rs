//! The lobby while nobody else seeks a game: how many people are online, and what to do meanwhile.

use std::time::Duration;

use leptos::prelude::*;

use super::controller::online_controller;
use crate::model::online::{Event, Online};
use crate::model::route::{Opponents, Route};
use crate::view::context::{Link, phrase, say};

/// How often people are counted again.
const AGAIN: Duration = Duration::from_secs(20);

/// How many people are online.
#[component]
pub(super) fn People() -> impl IntoView {
    let controller = online_controller();
    // The server does not report by itself that people come and go.
    let count = move || {
        if !document().hidden() {
            controller.send(Event::EnterLobby);
        }
    };
    if let Ok(timer) = set_interval_with_handle(count, AGAIN) {
        on_cleanup(move || timer.clear());
    }
    let people = Memo::new(move |_| controller.online.with(|o| o.people as usize));
    move || {
        let n = Some(people.get()).filter(|n| *n > 0)?;
        let told = move || phrase("online-people", |p| p.count("n", n));
        Some(view! { <p class="about people-online">{told}</p> })
    }
}

/// What people can do while nobody else seeks a game.
#[component]
pub(super) fn Alone() -> impl IntoView {
    let controller = online_controller();
    let is_alone = Memo::new(move |_| controller.online.with(Online::is_alone));
    let lookout = Memo::new(move |_| controller.online.with(|o| o.lookout));
    view! {
        <Show when=move || is_alone.get()>
            <div class="alone links">
                <Link to=Route::Begin(Opponents::Computer) class="button">
                    {move || say("shell-card-computer")}
                </Link>
                <Link to=Route::Learn class="button">{move || say("shell-card-learn")}</Link>
                <button class="plain lookout" aria-pressed=move || lookout.get().to_string()
                    on:click=move |_| controller.send(Event::ToggleLookout)>
                    {move || say("online-lookout")}
                </button>
            </div>
        </Show>
    }
}
