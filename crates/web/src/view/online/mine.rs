//! The user's own games in progress, those that wait for them first.

use leptos::prelude::*;
use paisho_view::words::Words;
use paisho_wire::{GameSummary, Person, UserId};

use super::controller::{OnlineController, online_controller};
use super::list::called;
use crate::browser::{clock, net};
use crate::model::online::{OwnGames, is_due, time_control, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// The interval in milliseconds at which the list is requested again.
const AGAIN: i32 = 15_000;

/// Keeps the list of the user's games up to date, on every page. Nothing is requested while the tab
/// is hidden, and for people without an account.
pub(super) fn follow_own_games(controller: OnlineController) {
    Effect::new(move |_| {
        controller.asking.track();
        controller.ask_for_games();
    });
    net::every(AGAIN, move || {
        if !document().hidden() {
            controller.ask_for_games();
        }
    });
}

/// The user's own games; nothing if there are none.
#[component]
pub(crate) fn MyGames() -> impl IntoView {
    let games = online_controller().own_games;
    let shown = move || games.with(|g| Some((g.owner().cloned()?, g.games().to_vec(), g.next())));
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
    /// Whether it is our turn in the open game.
    #[prop(into)]
    is_ours: Signal<bool>,
) -> impl IntoView {
    let controller = online_controller();
    // After a turn of ours people look for the next game at once.
    Effect::new(move |before: Option<()>| {
        is_ours.track();
        if before.is_some() {
            controller.ask_for_games();
        }
    });
    let next = Memo::new(move |_| controller.own_games.with(OwnGames::next));
    move || {
        let next = next.get().filter(|_| !is_ours.get())?;
        Some(view! {
            <p class="next-game"><Link to=Route::Online(next.to_string()) class="button primary">
                {move || say("online-next-game")}
            </Link></p>
        })
    }
}

/// The number of games that wait for us, without the open one.
pub(crate) fn waiting_count() -> Memo<usize> {
    let games = online_controller().own_games;
    Memo::new(move |_| games.with(OwnGames::waiting_count))
}

/// The other players of a game.
pub(super) fn opponents(game: &GameSummary, id: &UserId) -> Vec<Person> {
    let people = game.setup.players.iter().map(|p| p.person.clone());
    people.filter(|p| p.id != *id).collect()
}

/// The names of people.
pub(super) fn names(people: &[Person], words: &Words) -> String {
    let names: Vec<String> = people.iter().map(|p| called(p, words)).collect();
    names.join(", ")
}

fn line(game: GameSummary, id: &UserId) -> impl IntoView + use<> {
    let is_due = is_due(&game, id);
    let others = opponents(&game, id);
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
                <bdi>{move || names(&others, &words())}</bdi>
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
