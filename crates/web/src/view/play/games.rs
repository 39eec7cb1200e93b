//! The user's games: those in progress online, and all on this device.

use leptos::prelude::*;

use super::names;
use crate::browser::shelf;
use crate::model::local::Summary;
use crate::model::route::Route;
use crate::view::board::{Picture, game_picture};
use crate::view::context::{Link, phrase, say, words};
use crate::view::home::{HomeCards, PLAY};
use crate::view::online::MyGames;
use crate::view::online::controller::online_controller;
use crate::view::online::list::date;

/// The user's games, and links to begin a new one.
#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let games = RwSignal::new(shelf::load().summaries());
    let of = move |is_over: bool| {
        let fits = |game: &Summary| game.outcome.is_some() == is_over;
        games.get().into_iter().filter(fits).collect::<Vec<_>>()
    };
    let open = Signal::derive(move || of(false));
    let over = Signal::derive(move || of(true));
    let own = online_controller().own_games;
    let has_none_online = move || own.with(|own| own.games().is_empty());
    view! {
        <section class="page games">
            <h1>{move || say("shell-play")}</h1>
            <MyGames />
            <HomeCards cards=&PLAY />
            <Show when=move || games.with(Vec::is_empty) && has_none_online()>
                <p class="empty">{move || say("play-nothing-yet")}</p>
            </Show>
            <GameList title="play-in-progress" list=open games />
            <GameList title="play-finished" list=over games />
        </section>
    }
}

/// Games in progress, for the home page; nothing if there are none.
#[component]
pub(crate) fn GamesInProgress() -> impl IntoView {
    let games = RwSignal::new(shelf::load().summaries());
    let open = Signal::derive(move || {
        let open = games
            .get()
            .into_iter()
            .filter(|game| game.outcome.is_none());
        open.take(4).collect::<Vec<_>>()
    });
    view! { <GameList title="play-in-progress" list=open games /> }
}

#[component]
fn GameList(
    title: &'static str,
    list: Signal<Vec<Summary>>,
    games: RwSignal<Vec<Summary>>,
) -> impl IntoView {
    view! {
        <Show when=move || !list.with(Vec::is_empty)>
            <h2>{move || say(title)}</h2>
            <ul class="game-list">
                <For each=move || list.get() key=|game| (game.number, game.turns) let:game>
                    <li><GameCard game games /></li>
                </For>
            </ul>
        </Show>
    }
}

#[component]
fn GameCard(game: Summary, games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let Summary {
        number,
        players,
        seats,
        position,
        bottom,
        outcome,
        turns,
        changed,
    } = game;
    let diagram = Signal::derive(move || game_picture(&position, bottom, turns));
    let of_heading = players.clone();
    let heading = move || names::everybody(&of_heading, seats).join(" · ");
    let told = move || match outcome {
        Some(outcome) => names::told(&players, seats, outcome, &words()).reason,
        None => phrase("play-turn-count", |p| p.count("count", turns)),
    };
    view! {
        <article class="card game-card">
            <Picture diagram />
            <div class="game-words">
                <h3><bdi>{heading}</bdi></h3>
                <p>{told}<span class="faint when">{move || date(changed, &words())}</span></p>
                <div class="answers">
                    <Link to=Route::Local(number) class="button">
                        {move || say(if outcome.is_some() { "play-open" } else { "play-continue" })}
                    </Link>
                    {outcome.map(|_| view! {
                        <Link to=Route::ReviewLocal(number) class="button">{move || say("play-review")}</Link>
                    })}
                    <DeleteButton number games />
                </div>
            </div>
        </article>
    }
}

/// A button that deletes a game after asking for confirmation.
#[component]
fn DeleteButton(number: u32, games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let is_asking = RwSignal::new(false);
    let delete = move |_| {
        shelf::remove(number);
        games.update(|games| games.retain(|game| game.number != number));
    };
    view! {
        <Show when=move || is_asking.get() fallback=move || view! {
            <button class="button quiet" on:click=move |_| is_asking.set(true)>{move || say("play-delete")}</button>
        }>
            <p role="alert">{move || say("play-delete-really")}</p>
            <button class="button danger" on:click=delete>{move || say("play-delete-yes")}</button>
            <button class="button" on:click=move |_| is_asking.set(false)>{move || say("play-cancel")}</button>
        </Show>
    }
}
