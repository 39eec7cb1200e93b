//! The user's own games in progress, those that wait for them first.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameId, GameList, GameSummary, UserId};

use super::controller::online_controller;
use super::list::called;
use crate::browser::{clock, net};
use crate::model::online::{time_control, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// How often the list is requested again. The server does not report turns in games that are not
/// open.
const AGAIN: Duration = Duration::from_secs(15);

/// The user's id and their games, kept up to date. `again` tracks the signals whose changes trigger
/// another request.
fn own_games(
    again: impl Fn() + Send + Sync + 'static,
) -> RwSignal<Option<(UserId, Vec<GameSummary>)>> {
    let me = online_controller().me;
    let games = RwSignal::new(None);
    let own = Memo::new(move |_| me.with(|me| me.me().map(|me| me.person.id.clone())));
    let ask = move || {
        let Some(id) = own.get_untracked() else {
            let _ = games.try_set(None);
            return;
        };
        spawn_local(async move {
            let list = net::get::<GameList>("me/games").await;
            // The page may have been left by now, or the user may have signed in or out.
            let is_own = own.try_get_untracked().flatten().as_ref() == Some(&id);
            if let Some(list) = list.ok().filter(|_| is_own) {
                games.try_update(|games| {
                    let news = Some((id, list.games));
                    if *games != news {
                        *games = news;
                    }
                });
            }
        });
    };
    Effect::new(move |_| {
        own.track();
        again();
        ask();
    });
    let look = move || {
        if !document().hidden() {
            ask();
        }
    };
    if let Ok(timer) = set_interval_with_handle(look, AGAIN) {
        on_cleanup(move || timer.clear());
    }
    games
}

/// The user's own games; nothing if there are none.
#[component]
pub(crate) fn MyGames() -> impl IntoView {
    let games = own_games(|| ());
    move || match games.get() {
        Some((id, list)) if !list.is_empty() => {
            let next = next_game(&list, &id, None);
            view! {
                <section class="card mine">
                    <h2>{move || say("online-my-games")}</h2>
                    {next.map(|game| view! {
                        <p><Link to=Route::Online(game.to_string()) class="button primary">
                            {move || say("online-next-game")}
                        </Link></p>
                    })}
                    <ul class="my-games">
                        {list.into_iter().map(|game| line(game, &id)).collect_view()}
                    </ul>
                </section>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// A link to the next game that waits for us, shown while the open game does not.
#[component]
pub(super) fn NextGame(
    /// The open game.
    #[prop(into)]
    here: Signal<Option<GameId>>,
    /// Whether it is our turn in the open game.
    #[prop(into)]
    is_ours: Signal<bool>,
) -> impl IntoView {
    let games = own_games(move || is_ours.track());
    let next = Memo::new(move |_| {
        let here = here.get();
        let next = |(id, list): &(UserId, Vec<GameSummary>)| next_game(list, id, here.as_ref());
        games.with(|games| games.as_ref().and_then(next))
    });
    move || {
        let next = next.get().filter(|_| !is_ours.get())?;
        Some(view! {
            <p class="next-game"><Link to=Route::Online(next.to_string()) class="button primary">
                {move || say("online-next-game")}
            </Link></p>
        })
    }
}

/// The first game that waits for us, other than the open one.
fn next_game(games: &[GameSummary], id: &UserId, here: Option<&GameId>) -> Option<GameId> {
    let mut waiting = games.iter().filter(|game| is_due(game, id));
    let first = waiting.find(|game| Some(&game.id) != here)?;
    Some(first.id.clone())
}

fn is_due(game: &GameSummary, id: &UserId) -> bool {
    let mut players = game.setup.players.iter();
    players.any(|p| p.person.id == *id && game.due.contains(&p.seat))
}

fn line(game: GameSummary, id: &UserId) -> impl IntoView + use<> {
    let is_due = is_due(&game, id);
    let others = game.setup.players.iter().map(|p| p.person.clone());
    let others: Vec<_> = others.filter(|p| p.id != *id).collect();
    let names = move || {
        let words = words();
        let names: Vec<String> = others.iter().map(|p| called(p, &words)).collect();
        names.join(", ")
    };
    let (time, ply) = (game.setup.time, game.ply as usize);
    // Not for live games: their clocks run so fast that the time would be outdated at once.
    let deadline = game.deadline.filter(|_| !time.is_live());
    let left = move || {
        let left = deadline?.saturating_sub(clock::now());
        let words = words();
        let phrase = words.phrase("online-still");
        Some(phrase.words("time", time_left(left, &words)).say())
    };
    view! {
        <li class:due=is_due>
            <Link to=Route::Online(game.id.to_string())>
                <bdi>{names}</bdi>
                <span class="about">
                    {move || time_control(time, &words())}" · "
                    {move || words().phrase("online-after-turns").count("n", ply).say()}
                    {move || left().map(|left| view! { " · "<span class="left">{left}</span> })}
                </span>
                <strong class="whose">
                    {move || say(if is_due { "online-your-turn" } else { "online-their-turn" })}
                </strong>
            </Link>
        </li>
    }
}
