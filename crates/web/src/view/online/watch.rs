//! Live games to watch with their boards, and the user's own games.

use std::time::Duration;

use leptos::prelude::*;
use paisho::{Position, Seat};
use paisho_wire::{GameId, GameSummary};

use super::controller::online_controller;
use super::list::GameWords;
use super::load::{load, show_loaded};
use super::mine::MyGames;
use crate::model::api::{LoadEvent, Loaded, requests};
use crate::model::route::Route;
use crate::view::board::{Picture, game_picture};
use crate::view::context::{Link, say};

/// How often the list is requested again. A board is requested again only after a turn.
const AGAIN: Duration = Duration::from_secs(10);

/// The largest number of games with boards.
const BOARDS: usize = 12;

/// Games to watch.
#[component]
pub(crate) fn WatchPage() -> impl IntoView {
    let games = live_games();
    let is_empty = Memo::new(move |_| match games.get() {
        Loaded::Coming => Loaded::Coming,
        Loaded::Here(games) => Loaded::Here(games.is_empty()),
        Loaded::Failed(failure) => Loaded::Failed(failure),
    });
    view! {
        <section class="page watch">
            <h1>{move || say("online-watch")}</h1>
            <MyGames />
            {show_loaded(move || is_empty.get(), move |is_empty| if is_empty {
                view! { <p class="empty">{move || say("online-nothing-to-watch")}</p> }.into_any()
            } else {
                view! { <GamesToWatch games /> }.into_any()
            })}
            <p class="links">
                <Link to=Route::Search class="button">{move || say("people-search")}</Link>
                <Link to=Route::Leaderboard class="button">{move || say("people-leaderboard")}</Link>
            </p>
        </section>
    }
}

/// Other people's live games, kept up to date. Our own are listed apart, and looking at one here
/// would make the server believe that we sit at its board.
fn live_games() -> Memo<Loaded<Vec<GameSummary>>> {
    let list = load(requests::live_games);
    let look = move || {
        if !document().hidden() {
            list.ask(LoadEvent::AskAgain);
        }
    };
    if let Ok(timer) = set_interval_with_handle(look, AGAIN) {
        on_cleanup(move || timer.clear());
    }
    let me = online_controller().me;
    let own = Memo::new(move |_| me.with(|me| me.me().map(|me| me.person.id.clone())));
    Memo::new(move |_| {
        let own = own.get();
        let is_ours = |game: &GameSummary| {
            let mut players = game.setup.players.iter();
            players.any(|player| Some(&player.person.id) == own.as_ref())
        };
        list.with(|list| match list.loaded() {
            Loaded::Coming => Loaded::Coming,
            Loaded::Here(list) => {
                let others = list.games.iter().filter(|game| !is_ours(game));
                Loaded::Here(others.cloned().collect())
            }
            Loaded::Failed(failure) => Loaded::Failed(failure.clone()),
        })
    })
}

#[component]
fn GamesToWatch(games: Memo<Loaded<Vec<GameSummary>>>) -> impl IntoView {
    let list = Memo::new(move |_| match games.get() {
        Loaded::Here(games) => games,
        Loaded::Coming | Loaded::Failed(_) => Vec::new(),
    });
    let ids = move || list.with(|list| list.iter().map(|game| game.id.clone()).collect::<Vec<_>>());
    view! {
        <ul class="game-lines">
            <For each=move || ids().into_iter().enumerate() key=|(_, id)| id.clone()
                children=move |(number, id)| view! { <WatchedGame id list has_board={number < BOARDS} /> } />
        </ul>
    }
}

/// A game to watch. Its words and its board follow the game.
#[component]
fn WatchedGame(id: GameId, list: Memo<Vec<GameSummary>>, has_board: bool) -> impl IntoView {
    let sought = id.clone();
    let game = Memo::new(move |_| list.with(|list| list.iter().find(|g| g.id == sought).cloned()));
    view! {
        <li class="game-line watched">
            {has_board.then(|| view! { <SmallBoard id game /> })}
            {move || game.get().map(|game| view! { <GameWords game /> })}
        </li>
    }
}

/// The board of a game as it is now.
#[component]
fn SmallBoard(id: GameId, game: Memo<Option<GameSummary>>) -> impl IntoView {
    let version = Memo::new(move |_| game.with(|game| game.as_ref().map(|game| game.version)));
    let state = load(move || {
        // It must be read: a memo that is only tracked never learns what it depends on.
        version.get();
        requests::game_state(&id)
    });
    let shown = Memo::new(move |_| {
        state.with(|state| {
            let state = state.here()?;
            let position: Position = state.position.parse().ok()?;
            Some((position, state.summary.ply as usize))
        })
    });
    let picture = move || {
        let (position, turns) = shown.get()?;
        let diagram = Signal::derive(move || game_picture(&position, Seat::GUEST, turns));
        Some(view! { <Picture diagram /> })
    };
    view! { <div class="small-board">{picture}</div> }
}
