//! What people see: a page for every place, in a frame that all share.
#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]
#![allow(
    clippy::needless_pass_by_value,
    reason = "components and handlers own what they are given"
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
mod settings;
mod shell;
pub(crate) mod table;

use leptos::prelude::*;

use crate::edge::page;
use crate::model::route::Route;
use analysis::{AnalysisPage, Source};
use context::{App, app, say};
use home::HomePage;
use learn::{LearnPage, LessonPage, RulebookPage, TilesPage};
use online::{GamePage, InvitationPage, LobbyPage, WatchPage};
use people::{
    AccountPage, ForgotPage, LeaderboardPage, ModerationPage, PlayerPage, SearchPage, SignInPage,
    SignUpPage,
};
use settings::SettingsPage;
use shell::Shell;

/// Puts the app into the page.
pub(crate) fn mount() {
    leptos::mount::mount_to_body(|| {
        App::begin();
        online::net::begin();
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
        Route::Companion => view! { <companion::CompanionPage /> }.into_any(),
        // online
        Route::Lobby => view! { <LobbyPage /> }.into_any(),
        Route::Invitation(id) => view! { <InvitationPage id /> }.into_any(),
        Route::Online(id) => view! { <GamePage id /> }.into_any(),
        Route::Watch => view! { <WatchPage /> }.into_any(),
        // people
        Route::Search => view! { <SearchPage /> }.into_any(),
        Route::SignIn => view! { <SignInPage /> }.into_any(),
        Route::SignUp => view! { <SignUpPage /> }.into_any(),
        Route::Forgot => view! { <ForgotPage /> }.into_any(),
        Route::Account => view! { <AccountPage /> }.into_any(),
        Route::Player(name) => view! { <PlayerPage name /> }.into_any(),
        Route::Leaderboard => view! { <LeaderboardPage /> }.into_any(),
        Route::Moderation => view! { <ModerationPage /> }.into_any(),
        // analysis
        Route::Analysis => view! { <AnalysisPage source=Source::Address /> }.into_any(),
        Route::ReviewLocal(number) => {
            view! { <AnalysisPage source=Source::Local(number) /> }.into_any()
        }
        Route::ReviewOnline(id) => view! { <AnalysisPage source=Source::Online(id) /> }.into_any(),
        Route::Editor => view! { <AnalysisPage source=Source::Editor /> }.into_any(),
        // learn
        Route::Learn => view! { <LearnPage /> }.into_any(),
        Route::Lesson(number) => view! { <LessonPage number /> }.into_any(),
        Route::Rulebook(chapter) => view! { <RulebookPage chapter /> }.into_any(),
        Route::Tiles => view! { <TilesPage /> }.into_any(),
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
