//! One's own games that are being played, those that wait for us first.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameList, GameSummary, UserId};

use super::list::called;
use super::load::Loaded;
use super::net::the_net;
use crate::edge::net;
use crate::model::online::time_control;
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// One's own games. Nothing for those who have none.
#[component]
pub(crate) fn MyGames() -> impl IntoView {
    let me = the_net().me;
    let games = RwSignal::new(Loaded::Coming);
    let own = Memo::new(move |_| me.with(|me| me.me().map(|me| me.person.id.clone())));
    Effect::new(move |_| {
        if own.get().is_some() {
            spawn_local(async move {
                let answer = net::get::<GameList>("me/games").await;
                games.try_set(answer.into());
            });
        }
    });
    move || match (games.get(), own.get()) {
        (Loaded::Here(list), Some(id)) if !list.games.is_empty() => {
            let next = next_game(&list.games, &id);
            view! {
                <section class="card">
                    <h2>{move || say("online-my-games")}</h2>
                    {next.map(|game| view! {
                        <p><Link to=Route::Online(game) class="button primary">
                            {move || say("online-next-game")}
                        </Link></p>
                    })}
                    <ul class="my-games">
                        {list.games.into_iter().map(|game| line(game, &id)).collect_view()}
                    </ul>
                </section>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// The first game that waits for us.
fn next_game(games: &[GameSummary], id: &UserId) -> Option<String> {
    let first = games.iter().find(|game| is_due(game, id))?;
    Some(first.id.to_string())
}

fn is_due(game: &GameSummary, id: &UserId) -> bool {
    let mut players = game.setup.players.iter();
    players.any(|p| p.person.id == *id && game.due.contains(&p.seat))
}

fn line(game: GameSummary, id: &UserId) -> impl IntoView + use<> {
    let is_due = is_due(&game, id);
    let others: Vec<_> = game
        .setup
        .players
        .iter()
        .map(|p| p.person.clone())
        .collect();
    let others: Vec<_> = others.into_iter().filter(|p| p.id != *id).collect();
    let names = move || {
        let words = words();
        let names: Vec<String> = others.iter().map(|p| called(p, &words)).collect();
        names.join(", ")
    };
    let (time, ply) = (game.setup.time, game.ply as usize);
    view! {
        <li class:due=is_due>
            <Link to=Route::Online(game.id.to_string())>
                <bdi>{names}</bdi>
                <span class="about">
                    {move || time_control(time, &words())}" · "
                    {move || words().phrase("online-after-turns").count("n", ply).say()}
                </span>
                <strong class="whose">
                    {move || say(if is_due { "online-your-turn" } else { "online-their-turn" })}
                </strong>
            </Link>
        </li>
    }
}
