//! Notices on every page: a game has started or is still running, the app is outdated, the browser
//! refuses to store data.

use leptos::prelude::*;
use paisho_wire::GameId;

use super::controller::online_controller;
use crate::browser::{page, storage};
use crate::model::online::{Event, State};
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// Notices above the page.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let online = online_controller().online;
    let began = Memo::new(move |_| online.with(|o| o.began.clone()));
    let left = Memo::new(move |_| online.with(|o| o.left.clone()));
    let is_outdated = Memo::new(move |_| online.with(|o| o.link.state() == State::Outdated));
    let (is_refused, is_known) = (storage::is_refused(), RwSignal::new(false));
    let nothing_kept = Memo::new(move |_| is_refused.get() && !is_known.get());
    view! {
        <div class="notices" aria-live="polite">
            {move || began.get().map(|game| view! { <GameNotice game told="online-began" /> })}
            {move || left.get().map(|game| view! { <GameNotice game told="online-left" /> })}
            {move || is_outdated.get().then(|| view! {
                <p class="note notice">
                    <span>{move || say("online-outdated")}</span>
                    <button class="primary" on:click=move |_| page::reload()>
                        {move || say("online-reload")}
                    </button>
                </p>
            })}
            {move || nothing_kept.get().then(|| view! {
                <p class="note notice">
                    <span>{move || say("shell-nothing-kept")}</span>
                    <button class="plain" on:click=move |_| is_known.set(true)>
                        {move || say("online-understood")}
                    </button>
                </p>
            })}
        </div>
    }
}

/// A notice about one of the user's games that is not on the screen.
#[component]
fn GameNotice(game: GameId, told: &'static str) -> impl IntoView {
    let controller = online_controller();
    view! {
        <p class="note notice">
            <span>{move || say(told)}</span>
            <Link to=Route::Online(game.to_string()) class="button primary">
                {move || say("online-open-game")}
            </Link>
            <button class="plain" on:click=move |_| controller.send(Event::Understood)>
                {move || say("online-later")}
            </button>
        </p>
    }
}
