//! What concerns everybody wherever they are: a game began, the page is too old.

use leptos::prelude::*;

use super::net::{dispatch, the_net};
use crate::edge::net;
use crate::model::online::{Event, State};
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// Notices above the page.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let online = the_net().online;
    let began = Memo::new(move |_| online.with(|o| o.began.clone()));
    let is_outdated = Memo::new(move |_| online.with(|o| o.link.state() == State::Outdated));
    view! {
        <div class="notices" aria-live="polite">
            {move || began.get().map(|game| view! {
                <p class="note notice">
                    <span>{move || say("online-began")}</span>
                    <Link to=Route::Online(game.to_string()) class="button primary">
                        {move || say("online-open-game")}
                    </Link>
                    <button class="plain" on:click=move |_| dispatch(Event::Understood)>
                        {move || say("online-later")}
                    </button>
                </p>
            })}
            {move || is_outdated.get().then(|| view! {
                <p class="note notice">
                    <span>{move || say("online-outdated")}</span>
                    <button class="primary" on:click=move |_| net::reload()>
                        {move || say("online-reload")}
                    </button>
                </p>
            })}
        </div>
    }
}
