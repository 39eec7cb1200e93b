//! The best players at each speed.

use leptos::prelude::*;
use paisho_wire::{Ranking, Speed};

use crate::model::api::requests;
use crate::model::route::Route;
use crate::view::context::{Link, say};
use crate::view::online::list::speed_id;
use crate::view::online::load::{load, show};

/// The page with the best players.
#[component]
pub(crate) fn LeaderboardPage() -> impl IntoView {
    let speed = RwSignal::new(Speed::Steady);
    let ranking = load(move || requests::ranking(speed.get()));
    view! {
        <section class="page narrow leaderboard">
            <h1>{move || say("people-leaderboard")}</h1>
            <SpeedTabs speed />
            {show(ranking, |ranking| if ranking.players.is_empty() {
                view! { <p class="empty">{move || say("people-nobody-ranked")}</p> }.into_any()
            } else {
                view! { <Ranks ranking /> }.into_any()
            })}
        </section>
    }
}

/// Buttons to choose a speed.
#[component]
pub(super) fn SpeedTabs(speed: RwSignal<Speed>) -> impl IntoView {
    view! {
        <div class="speeds" role="group" aria-label=move || say("people-speed")>
            {Speed::ALL.map(|one| view! {
                <button aria-pressed=move || (speed.get() == one).to_string()
                    on:click=move |_| speed.set(one)>{move || say(speed_id(one))}</button>
            }).collect_view()}
        </div>
    }
}

#[component]
fn Ranks(ranking: Ranking) -> impl IntoView {
    view! {
        <table class="ranks card">
            <thead>
                <tr>
                    <th scope="col">{move || say("people-rank")}</th>
                    <th scope="col">{move || say("people-name")}</th>
                    <th scope="col">{move || say("people-rating")}</th>
                    <th scope="col">{move || say("people-games")}</th>
                </tr>
            </thead>
            <tbody>
                {ranking.players.into_iter().map(|player| view! {
                    <tr>
                        <td>{player.rank}</td>
                        <td><Link to=Route::Player(player.name.clone())><bdi>{player.name.clone()}</bdi></Link></td>
                        <td>{player.rating}</td>
                        <td>{player.games}</td>
                    </tr>
                }).collect_view()}
            </tbody>
        </table>
    }
}
