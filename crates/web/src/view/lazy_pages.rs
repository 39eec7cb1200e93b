//! All pages except the home page. They are a separate part of the program, so that the home page
//! loads fast. The part is fetched while the home page is shown, or at once if the app is opened at
//! another address.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::analysis::{AnalysisPage, Source};
use super::companion::CompanionPage;
use super::context::{App, app, say};
use super::learn::{AboutPage, LearnPage, LessonPage, RulebookPage, TilesPage};
use super::online::{GamePage, InvitationPage, LobbyPage, WatchPage};
use super::people::{
    AccountPage, ForgotPage, LeaderboardPage, ModerationPage, PlayerPage, SearchPage, SignInPage,
    SignUpPage,
};
use super::play::{BeginPage, GamesPage, LocalPage, SetupPage};
use super::settings::SettingsPage;
use super::{HomePage, NowherePage};
use crate::model::route::Route;

/// Creates the page of a route.
type Draw = fn(Route) -> AnyView;

/// The state of the separate part of the program.
#[derive(Clone, Copy)]
pub(super) enum LazyPages {
    /// It is being fetched.
    Coming,
    /// It can't be fetched.
    Missing,
    /// It is loaded.
    Here(Draw),
}

impl LazyPages {
    /// Fetches the part.
    pub(super) async fn fetch() -> Self {
        load().await.map_or(Self::Missing, Self::Here)
    }
}

/// Fetches the part, and the texts of its pages, in the background.
pub(super) fn fetch_in_background(app: App, lazy_pages: RwSignal<LazyPages>) {
    lazy_pages.set(LazyPages::Coming);
    spawn_local(async move {
        let fetched = LazyPages::fetch().await;
        let have_words = app.complete_words().await;
        lazy_pages.set(if have_words {
            fetched
        } else {
            LazyPages::Missing
        });
    });
}

/// The split point: code that only this function needs goes into the separate part.
#[wasm_split(lazy_pages, fallible)]
fn load() -> Result<Draw, SplitLoaderError> {
    Ok(page)
}

/// The page of a route, or a message while the part is not loaded.
pub(super) fn show(place: Route, lazy_pages: RwSignal<LazyPages>) -> AnyView {
    let app = app();
    match lazy_pages.get() {
        LazyPages::Here(draw) => draw(place),
        LazyPages::Coming => view! {
            <p class="empty" role="status">{move || say("learn-loading")}</p>
        }
        .into_any(),
        LazyPages::Missing => view! {
            <p class="error" role="alert">
                {move || say("learn-missing")} " "
                <button class="button" on:click=move |_| fetch_in_background(app, lazy_pages)>{move || say("learn-retry")}</button>
            </p>
        }
        .into_any(),
    }
}

fn page(place: Route) -> AnyView {
    match place {
        Route::Home => view! { <HomePage /> }.into_any(),
        // play
        Route::Games => view! { <GamesPage /> }.into_any(),
        Route::Setup(opponents) => view! { <SetupPage opponents /> }.into_any(),
        Route::Begin(opponents) => view! { <BeginPage opponents /> }.into_any(),
        Route::Local(number) => view! { <LocalPage number /> }.into_any(),
        Route::Companion => view! { <CompanionPage /> }.into_any(),
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
        Route::About => view! { <AboutPage /> }.into_any(),
        Route::Nowhere => view! { <NowherePage /> }.into_any(),
    }
}
