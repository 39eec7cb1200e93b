//! The online part of the home page: two buttons to start a game, the user's own games, and games
//! to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameList, SeekBody, Visibility};

use super::controller::{OnlineController, online_controller};
use super::list::GameLine;
use super::load::{Loaded, PerhapsTrouble, load};
use super::lobby::seek;
use super::mine::MyGames;
use crate::model::online::{Failure, QUICK_PAIRS, quick_pair};
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// The number of live games on the home page.
const SHOWN: usize = 3;

/// Online games, for the home page.
#[component]
pub(crate) fn OnlineHome() -> impl IntoView {
    let controller = online_controller();
    let failure = RwSignal::new(None);
    let games = load::<GameList>(|| "games/live".to_owned());
    let live = move || match games.get() {
        Loaded::Here(list) if !list.games.is_empty() => Some(list.games),
        _ => None,
    };
    view! {
        <section class="home-online">
            <PerhapsTrouble failure />
            <div class="links">
                <button class="primary" on:click=move |_| begin(controller, failure, Visibility::Public)>
                    {move || say("online-home-quick")}
                </button>
                <button class="plain" on:click=move |_| begin(controller, failure, Visibility::Private)>
                    {move || say("online-home-friend")}
                </button>
            </div>
            <MyGames />
            {move || live().map(|games| view! {
                <h2>{move || say("online-watch")}</h2>
                <ul class="game-lines">
                    {games.into_iter().take(SHOWN).map(|game| view! { <GameLine game /> }).collect_view()}
                </ul>
                <p><Link to=Route::Watch>{move || say("online-home-more")}</Link></p>
            })}
        </section>
    }
}

/// Seeks a game of the usual speed, with anyone in the lobby or with a person who has the link.
fn begin(controller: OnlineController, failure: RwSignal<Option<Failure>>, visibility: Visibility) {
    let [_, usual, ..] = QUICK_PAIRS;
    let is_public = visibility == Visibility::Public;
    let body = SeekBody {
        visibility,
        quick_pair: is_public,
        ..quick_pair(usual)
    };
    failure.set(None);
    spawn_local(async move {
        match seek(controller, body).await {
            // People wait in the lobby, unless the game has already begun.
            Ok(()) if is_public && crate::browser::history::current() == Route::Home => {
                controller.app.go(Route::Lobby);
            }
            Ok(()) => {}
            Err(why) => {
                failure.try_set(Some(why));
            }
        }
    });
}
