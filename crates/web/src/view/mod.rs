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
pub(crate) mod dialog;
mod home;
mod lazy_pages;
mod learn;
pub(crate) mod model_signal;
pub(crate) mod online;
mod people;
mod play;
pub(crate) mod result;
pub(crate) mod rule_text;
mod rules;
mod settings;
mod shell;
pub(crate) mod table;
pub(crate) mod turns;

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::{history, page, speech};
use crate::model::route::Route;
use context::{App, app, say};
use home::HomePage;
use lazy_pages::LazyPages;
use shell::Shell;

/// Mounts the app, once the texts and the code of the requested page are loaded.
pub(crate) async fn mount() {
    let settings = context::kept_settings();
    let language = context::wanted_language(&settings);
    let (words, lazy_pages) = match history::current() {
        Route::Home => (speech::fetch_for_home(language).await, LazyPages::Coming),
        _ => (
            speech::fetch_first(language).await,
            LazyPages::fetch().await,
        ),
    };
    leptos::mount::mount_to_body(move || {
        let app = App::begin(settings, words);
        online::OnlineController::begin(app);
        page::remove_loading();
        view! {
            <board::TileDefs />
            <Shell><Place lazy_pages /></Shell>
        }
    });
}

/// The page of the current route.
#[component]
fn Place(lazy_pages: LazyPages) -> impl IntoView {
    let app = app();
    let route = app.route;
    let is_first = matches!(lazy_pages, LazyPages::Coming);
    let lazy_pages = RwSignal::new(lazy_pages);
    if is_first {
        // The home page is drawn before the code of the other pages is fetched.
        request_animation_frame(move || {
            set_timeout(
                move || lazy_pages::fetch_in_background(app, lazy_pages),
                Duration::ZERO,
            )
        });
    }
    move || match route.get() {
        Route::Home => view! { <HomePage /> }.into_any(),
        place => lazy_pages::show(place, lazy_pages),
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
