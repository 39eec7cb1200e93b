//! What people see: a page for every place, in a frame that all share.
#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]

pub(crate) mod board;
pub(crate) mod context;
mod home;
mod play;
mod settings;
mod shell;
pub(crate) mod table;

use leptos::prelude::*;

use crate::edge::page;
use crate::model::route::Route;
use context::{App, app, say};
use home::HomePage;
use settings::SettingsPage;
use shell::Shell;

/// Puts the app into the page.
pub(crate) fn mount() {
    leptos::mount::mount_to_body(|| {
        App::begin();
        page::end_dawn();
        view! {
            <board::TileDefs />
            <Shell><Place /></Shell>
        }
    });
}

/// The page of the place where we are.
#[component]
fn Place() -> impl IntoView {
    let route = app().route;
    move || match route.get() {
        Route::Home => view! { <HomePage /> }.into_any(),
        // play
        Route::Games => view! { <play::GamesPage /> }.into_any(),
        Route::Setup(opponents) => view! { <play::SetupPage opponents /> }.into_any(),
        Route::Local(number) => view! { <play::LocalPage number /> }.into_any(),
        Route::Companion => view! { <NowherePage /> }.into_any(),
        // online
        Route::Lobby | Route::Invitation(_) | Route::Online(_) => {
            view! { <NowherePage /> }.into_any()
        }
        Route::Watch | Route::Search => view! { <NowherePage /> }.into_any(),
        // people
        Route::SignIn | Route::SignUp | Route::Forgot | Route::Account => {
            view! { <NowherePage /> }.into_any()
        }
        Route::Player(_) | Route::Leaderboard => view! { <NowherePage /> }.into_any(),
        // analysis
        Route::Analysis | Route::ReviewLocal(_) | Route::ReviewOnline(_) => {
            view! { <NowherePage /> }.into_any()
        }
        Route::Editor => view! { <NowherePage /> }.into_any(),
        // learn
        Route::Learn | Route::Lesson(_) => view! { <NowherePage /> }.into_any(),
        Route::Rulebook(_) | Route::Tiles => view! { <NowherePage /> }.into_any(),
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        Route::Nowhere => view! { <NowherePage /> }.into_any(),
    }
}

/// For addresses that lead nowhere.
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
