//! The user interface: a page for every route, in a frame that all pages share.
#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]
#![allow(
    clippy::needless_pass_by_value,
    reason = "components and handlers take ownership of their arguments"
)]

mod analysis;
pub(crate) mod board;
mod companion;
pub(crate) mod context;
mod home;
mod learn;
pub(crate) mod online;
mod people;
mod play;
mod rooms;
mod settings;
mod shell;
pub(crate) mod table;
pub(crate) mod turns;

use std::time::Duration;

use leptos::prelude::*;

use crate::edge::{history, page, speech};
use crate::model::route::Route;
use context::{App, app, say};
use home::HomePage;
use rooms::Rooms;
use shell::Shell;

/// Mounts the app, once the texts and the code of the requested page are loaded.
pub(crate) async fn mount() {
    let settings = context::kept_settings();
    let words = speech::fetch_first(context::wanted_language(&settings)).await;
    let rooms = match history::current() {
        Route::Home => Rooms::Coming,
        _ => Rooms::fetch().await,
    };
    leptos::mount::mount_to_body(move || {
        App::begin(settings, words);
        online::net::begin();
        page::end_dawn();
        view! {
            <board::TileDefs />
            <Shell><Place rooms /></Shell>
        }
    });
}

/// The page of the current route.
#[component]
fn Place(rooms: Rooms) -> impl IntoView {
    let route = app().route;
    let is_first = matches!(rooms, Rooms::Coming);
    let rooms = RwSignal::new(rooms);
    if is_first {
        // The home page is drawn before the code of the other pages is fetched.
        request_animation_frame(move || set_timeout(move || rooms::call(rooms), Duration::ZERO));
    }
    move || match route.get() {
        Route::Home => view! { <HomePage /> }.into_any(),
        place => rooms::enter(place, rooms),
    }
}

/// The page for unknown addresses.
#[component]
fn NowherePage() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say("shell-nowhere")}</h1>
            <p>{move || say("shell-nowhere-hint")}</p>
            <p><context::Link to=Route::Home class="button">{move || say("shell-go-home")}</context::Link></p>
        </section>
    }
}
