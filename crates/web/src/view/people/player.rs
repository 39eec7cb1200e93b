//! A person's public profile.

use leptos::prelude::*;
use paisho_wire::{OpponentShown, PersonKind, Profile, SpeedRating};

use super::filters::Games;
use super::graph::RatingGraph;
use super::report::Report;
use crate::model::api::requests;
use crate::model::people::{Blocking, BlockingEvent, Filter};
use crate::model::route::Route;
use crate::view::context::{Link, phrase, say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::online::controller::online_controller;
use crate::view::online::list::{date, rating};
use crate::view::online::load::{load, show};

/// The page of a person's profile.
#[component]
pub(crate) fn PlayerPage(name: String) -> impl IntoView {
    let wanted = name.clone();
    let profile = load(move || requests::profile(&wanted));
    view! {
        <section class="page player-page">
            <h1><bdi>{name}</bdi></h1>
            {show(profile, |profile| view! { <Known profile /> })}
        </section>
    }
}

#[component]
fn Known(profile: Profile) -> impl IntoView {
    let name = profile.person.name.clone();
    let own = online_controller()
        .me
        .with_untracked(|me| me.name().map(str::to_owned));
    let is_other = own.as_ref() != Some(&name);
    let may_act = own.is_some() && is_other;
    let created = profile.created;
    let kind = match profile.person.kind {
        PersonKind::Bot => Some("people-bot"),
        PersonKind::Guest => Some("people-is-guest"),
        PersonKind::Member | PersonKind::Computer(_) => None,
    };
    let filter = Filter {
        player: name.clone(),
        ..Filter::default()
    };
    view! {
        <p class="about">
            {kind.map(|kind| view! { {move || say(kind)}" · " })}
            {profile.owner.map(|owner| view! {
                {move || phrase("people-bot-of", |p| p.name("name", &owner))}" · "
            })}
            {move || { let words = words(); words.phrase("people-since").notation("date", date(created, &words)).say() }}
        </p>
        {may_act.then(|| view! { <div class="links"><Block name=name.clone() /><Report name=name.clone() /></div> })}
        <section class="card">
            <h2>{move || say("people-ratings")}</h2>
            <Ratings ratings=profile.ratings />
            <RatingGraph name=name.clone() />
        </section>
        <Opponents opponents=profile.opponents />
        <section>
            <h2>{move || say("people-games")}</h2>
            {(!is_other).then(|| view! {
                <p><a class="button" download="games.paisho" href=requests::OWN_RECORDS>
                    {move || say("people-records")}
                </a></p>
            })}
            <Games filter is_of_one=true />
        </section>
    }
}

#[component]
fn Ratings(ratings: Vec<SpeedRating>) -> impl IntoView {
    if ratings.is_empty() {
        return view! { <p class="about">{move || say("people-no-ratings")}</p> }.into_any();
    }
    let line = |one: SpeedRating| {
        let games = usize::try_from(one.games).unwrap_or(usize::MAX);
        let is_provisional = one.rating.provisional;
        view! {
            <li>
                <span>{class(&one.class)}</span>
                <strong class="notation">{rating(one.rating)}</strong>
                <small class="about">
                    {move || phrase("people-games-count", |p| p.count("n", games))}
                    {is_provisional.then(|| view! { " · "{move || say("people-provisional")} })}
                </small>
            </li>
        }
    };
    view! { <ul class="ratings">{ratings.into_iter().map(line).collect_view()}</ul> }.into_any()
}

/// The name of a class of ratings: that of its speed, or the server's own word if it is no speed.
fn class(word: &str) -> impl Fn() -> String + Send + use<> {
    use crate::view::online::list::speed_id;
    let speed = paisho_wire::Speed::ALL
        .into_iter()
        .find(|speed| speed.word() == word);
    let word = word.to_owned();
    move || speed.map_or_else(|| word.clone(), |speed| say(speed_id(speed)))
}

#[component]
fn Opponents(opponents: Vec<OpponentShown>) -> impl IntoView {
    if opponents.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="card">
            <h2>{move || say("people-opponents")}</h2>
            <table class="ranks">
                <thead>
                    <tr>
                        <th scope="col">{move || say("people-name")}</th>
                        <th scope="col">{move || say("people-won")}</th>
                        <th scope="col">{move || say("people-drawn")}</th>
                        <th scope="col">{move || say("people-lost")}</th>
                    </tr>
                </thead>
                <tbody>
                    {opponents.into_iter().map(|other| view! {
                        <tr>
                            <td><Link to=Route::Player(other.name.clone())><bdi>{other.name.clone()}</bdi></Link></td>
                            <td>{other.won}</td><td>{other.drawn}</td><td>{other.lost}</td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        </section>
    }
    .into_any()
}

/// A button that blocks or unblocks a person.
#[component]
fn Block(name: String) -> impl IntoView {
    let blocking = ModelSignal::new(Blocking::new(name));
    blocking.ask(BlockingEvent::Open);
    let is_blocked = Memo::new(move |_| blocking.with(Blocking::is_blocked));
    let press = move |_| blocking.ask(BlockingEvent::Press);
    view! {
        <button class="plain" aria-pressed=move || is_blocked.get().to_string() on:click=press>
            {move || say(if is_blocked.get() { "people-unblock" } else { "people-block" })}
        </button>
    }
}
