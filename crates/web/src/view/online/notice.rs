//! Notices on every page: a game has started, is still running or waits for the user, someone seeks
//! a game, the app is outdated, the browser refuses to store data.

use leptos::prelude::*;
use paisho_wire::{GameId, Person};

use super::controller::online_controller;
use super::mine::{names, opponents};
use crate::browser::{page, storage};
use crate::model::online::{Event, OwnGamesEvent, State};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// Notices above the page.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let online = online_controller().online;
    let began = Memo::new(move |_| online.with(|o| o.began.clone()));
    let left = Memo::new(move |_| online.with(|o| o.left.clone()));
    let someone = Memo::new(move |_| online.with(|o| o.someone_came));
    let is_outdated = Memo::new(move |_| online.with(|o| o.link.state() == State::Outdated));
    let (is_refused, is_known) = (storage::is_refused(), RwSignal::new(false));
    let nothing_kept = Memo::new(move |_| is_refused.get() && !is_known.get());
    view! {
        <div class="notices" aria-live="polite">
            {move || began.get().map(|game| view! { <GameNotice game told="online-began" /> })}
            {move || left.get().map(|game| view! { <GameNotice game told="online-left" /> })}
            <YourTurn began />
            {move || someone.get().then(|| view! { <Someone /> })}
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

/// A notice about one of the user's games that is not on the screen. With the names of opponents it
/// is a toast: it lies over the frame of the page, so that the board of another game does not move.
#[component]
fn GameNotice(
    game: GameId,
    told: &'static str,
    #[prop(optional)] against: Vec<Person>,
) -> impl IntoView {
    let controller = online_controller();
    let is_toast = !against.is_empty();
    let opponents = move || is_toast.then(|| view! { " · "<bdi>{names(&against, &words())}</bdi> });
    let to = Route::Online(game.to_string());
    let dismiss = move |_| {
        if !is_toast {
            controller.send(Event::Understood);
        }
        let understood = OwnGamesEvent::Understood(game.clone());
        controller.own_games.ask(understood);
    };
    view! {
        <p class="note notice" class:toast=is_toast>
            <span>{move || say(told)}{opponents}</span>
            <Link to class="button primary">{move || say("online-open-game")}</Link>
            <button class="plain" on:click=dismiss>{move || say("online-later")}</button>
        </p>
    }
}

/// Someone seeks a game, and the user asked to be told.
#[component]
fn Someone() -> impl IntoView {
    let controller = online_controller();
    view! {
        <p class="note notice toast">
            <span>{move || say("online-someone")}</span>
            <Link to=Route::Lobby class="button primary">{move || say("online-open-game")}</Link>
            <button class="plain" on:click=move |_| controller.send(Event::Understood)>
                {move || say("online-later")}
            </button>
        </p>
    }
}

/// A game that has begun to wait for the user.
#[component]
fn YourTurn(
    /// The game that another notice is about.
    began: Memo<Option<GameId>>,
) -> impl IntoView {
    let games = online_controller().own_games;
    let news = Memo::new(move |_| {
        games.with(|games| {
            let game = games.news()?;
            Some((game.id.clone(), opponents(game, games.owner()?)))
        })
    });
    move || {
        let (game, against) = news.get()?;
        let is_told = began.get().as_ref() == Some(&game);
        (!is_told).then(|| view! { <GameNotice game told="online-your-turn" against /> })
    }
}
