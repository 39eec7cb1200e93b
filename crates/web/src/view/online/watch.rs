//! Live games to watch, and the user's own games.

use leptos::prelude::*;
use paisho_wire::GameList;

use super::list::GameLine;
use super::load::{load, show};
use super::mine::MyGames;
use crate::model::route::Route;
use crate::view::context::{Link, say};

/// Games to watch.
#[component]
pub(crate) fn WatchPage() -> impl IntoView {
    let games = load::<GameList>(|| "games/live".to_owned());
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
