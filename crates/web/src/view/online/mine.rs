//! The user's own games in progress, those that wait for them first.

use std::time::Duration;

use leptos::prelude::*;
use paisho_wire::{GameId, GameSummary, UserId};

use super::controller::online_controller;
use super::list::called;
use crate::browser::clock;
use crate::model::online::{OwnGames, OwnGamesEvent, is_due, time_control, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};
use crate::view::model_signal::ModelSignal;

/// How often the list is requested again.
const AGAIN: Duration = Duration::from_secs(15);

/// The user's games, kept up to date. `again` tracks the signals whose changes trigger another
/// request.
fn own_games(again: impl Fn() + Send + Sync + 'static) -> ModelSignal<OwnGames> {
    let me = online_controller().me;
    let games = ModelSignal::new(OwnGames::default());
    let own = Memo::new(move |_| me.with(|me| me.me().map(|me| me.person.id.clone())));
    let ask = move || {
        // The page may have been left by now.
        if let Some(own) = own.try_get_untracked() {
            games.ask(OwnGamesEvent::Ask(own));
        }
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
    let shown =
        move || games.with(|g| Some((g.owner().cloned()?, g.games().to_vec(), g.next(None))));
    move || match shown() {
        Some((id, list, next)) if !list.is_empty() => view! {
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
        .into_any(),
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
        games.with(|games| games.next(here.as_ref()))
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
