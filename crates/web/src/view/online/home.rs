//! The online part of the home page: two buttons to start a game, and games to watch.

use leptos::prelude::*;
use paisho_wire::{SeekBody, Visibility};

use super::controller::online_controller;
use super::list::GameLine;
use super::load::{PerhapsTrouble, load};
use super::seeking::{seek, seek_failure};
use crate::model::api::requests;
use crate::model::online::{QUICK_PAIRS, quick_pair};
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// The number of live games on the home page.
const SHOWN: usize = 3;

/// Online games, for the home page.
#[component]
pub(crate) fn OnlineHome() -> impl IntoView {
    let controller = online_controller();
    let failure = seek_failure(controller);
    let games = load(requests::live_games);
    let live = move || {
        let list = games.with(|games| games.here().cloned());
        list.map(|list| list.games)
            .filter(|games| !games.is_empty())
    };
    let begin = move |visibility| seek(controller, usual_seek(visibility));
    view! {
        <section class="home-online">
            <PerhapsTrouble failure />
            <div class="links">
                <button class="primary" on:click=move |_| begin(Visibility::Public)>
                    {move || say("online-home-quick")}
                </button>
                <button class="plain" on:click=move |_| begin(Visibility::Private)>
                    {move || say("online-home-friend")}
                </button>
            </div>
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

/// A seek of the usual speed, for anyone in the lobby or for a person who has the link.
fn usual_seek(visibility: Visibility) -> SeekBody {
    let [_, usual, ..] = QUICK_PAIRS;
    SeekBody {
        visibility,
        quick_pair: visibility == Visibility::Public,
        ..quick_pair(usual)
    }
}
