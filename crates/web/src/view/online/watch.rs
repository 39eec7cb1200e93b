//! Live games to watch, and the user's own games.

use leptos::prelude::*;

use super::list::GameLine;
use super::load::{load, show};
use super::mine::MyGames;
use crate::model::api::requests;
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// Games to watch.
#[component]
pub(crate) fn WatchPage() -> impl IntoView {
    let games = load(requests::live_games);
    view! {
        <section class="page watch">
            <h1>{move || say("online-watch")}</h1>
            <MyGames />
            {show(games, |list| if list.games.is_empty() {
                view! { <p class="empty">{move || say("online-nothing-to-watch")}</p> }.into_any()
            } else {
                view! {
                    <ul class="game-lines">
                        {list.games.into_iter().map(|game| view! { <GameLine game /> }).collect_view()}
                    </ul>
                }.into_any()
            })}
            <p class="links">
                <Link to=Route::Search class="button">{move || say("people-search")}</Link>
                <Link to=Route::Leaderboard class="button">{move || say("people-leaderboard")}</Link>
            </p>
        </section>
    }
}
