//! Setting up a local game. One click is enough; everything else is optional.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use super::names;
use crate::browser::{clock, history, shelf, storage};
use crate::model::local::{Follow, Pace, Strength};
use crate::model::route::{Opponents, Route};
use crate::model::setup::{Company, NewGame, Seated, SetupEvent, Side};
use crate::view::board::TilePicture;
use crate::view::context::{app, phrase, say, words};
use crate::view::rules::{RulesChoice, SeatsChoice};

/// The storage key of the last choices.
const LAST: &str = "paisho.new-game";

/// The page to set up a new game on this device.
#[component]
pub(crate) fn SetupPage(opponents: Opponents) -> impl IntoView {
    let app = app();
    let setup = RwSignal::new(last_choices(opponents));
    let company = Memo::new(move |_| setup.with(|s| s.company));
    let rules = Memo::new(move |_| setup.with(|s| s.rules));
    let on_rules = Callback::new(move |rules| setup.update(|s| s.update(SetupEvent::Rules(rules))));
    let is_alone = move || company.get() == Company::Computer;
    let start = move |_| {
        setup.with_untracked(|s| storage::save(LAST, s));
        let game = shelf::begin(setup.with_untracked(|s| s.beginning(clock::now())));
        app.go(Route::Local(game.number()));
    };
    view! {
        <section class="page narrow setup">
            <h1>{move || say("play-new-game")}</h1>
            <Companies setup />
            <Show when=is_alone>
                <Levels setup />
                <Sides setup />
            </Show>
            <Show when=move || !is_alone()>
                <SeatsChoice rules on_choose=on_rules />
                <FollowSwitch setup />
            </Show>
            <Show when=move || company.get() == Company::Mixed><Seats setup /></Show>
            <RulesChoice rules on_choose=on_rules />
            <button class="button primary start" on:click=start>{move || say("play-start")}</button>
            <details class="more" open=opponents == Opponents::Any>
                <summary>{move || say("play-more")}</summary>
                <Show when=is_alone><SeatsChoice rules on_choose=on_rules /></Show>
                <Clocks setup />
                <Names setup />
                <button class="button primary start" on:click=start>{move || say("play-start")}</button>
            </details>
        </section>
    }
}

/// The last choices, or the usual ones, with the opponents that are asked for.
fn last_choices(opponents: Opponents) -> NewGame {
    let mut last = storage::load(LAST).unwrap_or_else(|| NewGame::usual(opponents));
    last.meet(opponents);
    last
}

/// Begins a new game at once. The game's address replaces this one in the browser's history, so
/// that going back does not begin another.
#[component]
pub(crate) fn BeginPage(opponents: Opponents) -> impl IntoView {
    let game = shelf::begin(last_choices(opponents).beginning(clock::now()));
    let place = Route::Local(game.number());
    history::replace(&place.path());
    let app = app();
    // The route must not change while this page is being created, so it changes in the next frame.
    request_animation_frame(move || app.route.set(place));
}

const COMPANIES: [(Company, &str); 3] = [
    (Company::Computer, "play-company-computer"),
    (Company::Friends, "play-company-friends"),
    (Company::Mixed, "play-company-mixed"),
];

#[component]
fn Companies(setup: RwSignal<NewGame>) -> impl IntoView {
    view! {
        <fieldset class="segments">
            <legend class="unseen">{move || say("play-with-whom")}</legend>
            {COMPANIES.map(|(company, id)| view! {
                <label>
                    <input type="radio" name="company"
                        prop:checked=move || setup.with(|s| s.company == company)
                        on:change=move |_| setup.update(|s| s.update(SetupEvent::Company(company))) />
                    <span>{move || say(id)}</span>
                </label>
            })}
        </fieldset>
    }
}

/// The tile shown for each level, weakest first: basic flowers by reach, then special flowers.
const LEVEL_TILES: [Kind; 8] = [
    Kind::Rose,
    Kind::Jasmine,
    Kind::Chrysanthemum,
    Kind::Lily,
    Kind::Rhododendron,
    Kind::WhiteJade,
    Kind::Orchid,
    Kind::Lotus,
];

#[component]
fn Levels(setup: RwSignal<NewGame>) -> impl IntoView {
    let cards = Strength::all().zip(LEVEL_TILES).map(|(level, kind)| {
        view! {
            <label class="level">
                <input type="radio" name="level"
                    prop:checked=move || setup.with(|s| s.level == level)
                    on:change=move |_| setup.update(|s| s.update(SetupEvent::Level(level))) />
                <span class="level-card">
                    <TilePicture tile=Tile::new(Seat::HOST, kind) />
                    <span class="level-words">
                        <strong>{level.number()}". "{move || names::level(level).0}</strong>
                        <span class="faint">{move || names::level(level).1}</span>
                    </span>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="levels">
            <legend>{move || say("play-level")}</legend>
            {cards.collect_view()}
        </fieldset>
    }
}

#[component]
fn Sides(setup: RwSignal<NewGame>) -> impl IntoView {
    let seats = Memo::new(move |_| setup.with(|s| s.rules.seats));
    let name = move |side| match side {
        Side::South => words().seat(Seat::South, seats.get()),
        Side::North => words().seat(Seat::North, seats.get()),
        Side::Chance => say("play-side-chance"),
    };
    view! {
        <fieldset class="segments">
            <legend>{move || say("play-side")}</legend>
            {Side::ALL.map(|side| view! {
                <label>
                    <input type="radio" name="side" value=side.word()
                        prop:checked=move || setup.with(|s| s.side == side)
                        on:change=move |_| setup.update(|s| s.update(SetupEvent::Side(side))) />
                    <span>{move || name(side)}</span>
                </label>
            })}
        </fieldset>
    }
}

/// The choice of a person or a computer for each seat.
#[component]
fn Seats(setup: RwSignal<NewGame>) -> impl IntoView {
    let seats = Memo::new(move |_| setup.with(|s| s.rules.seats));
    let everybody = move || seats.get().seats().iter().collect::<Vec<_>>();
    view! {
        <fieldset class="seats">
            <legend>{move || say("play-seats")}</legend>
            <For each=everybody key=|seat| *seat let:seat>
                <label class="row">
                    <span>{move || phrase("play-at-seat", |p| p.seat("seat", seat, seats.get()))}</span>
                    <SeatChoice setup seat />
                </label>
            </For>
        </fieldset>
    }
}

#[component]
fn SeatChoice(setup: RwSignal<NewGame>, seat: Seat) -> impl IntoView {
    let chosen = move || setup.with(|s| s.seated[seat]);
    let choose = move |event| {
        let number: Option<u8> = event_target_value(&event).parse().ok();
        let level = number.and_then(|number| Strength::try_from(number).ok());
        let seated = level.map_or(Seated::Person, Seated::Computer);
        setup.update(|s| s.update(SetupEvent::Seat(seat, seated)));
    };
    view! {
        <select on:change=choose>
            <option value="0" selected=move || chosen() == Seated::Person>{move || say("play-person")}</option>
            {Strength::all().map(|level| view! {
                <option value=level.number().to_string() selected=move || chosen() == Seated::Computer(level)>
                    {move || phrase("play-computer", |p| p.words("level", names::level(level).0))}
                </option>
            }).collect_view()}
        </select>
    }
}

#[component]
fn Names(setup: RwSignal<NewGame>) -> impl IntoView {
    let seats = Memo::new(move |_| setup.with(|s| s.rules.seats));
    let named = Memo::new(move |_| setup.with(NewGame::named_seats));
    let persons = move || named.get().iter().collect::<Vec<_>>();
    view! {
        <fieldset class="names" hidden=move || named.get().is_empty()>
            <legend>{move || say("play-names")}</legend>
            <For each=persons key=|seat| *seat let:seat>
                <label class="row">
                    <span>{move || phrase("play-name-of", |p| p.seat("seat", seat, seats.get()))}</span>
                    <input type="text" dir="auto" maxlength="40" autocomplete="off"
                        prop:value=move || setup.with(|s| s.names[seat].clone())
                        on:input=move |event| {
                            let name = event_target_value(&event);
                            setup.update(|s| s.update(SetupEvent::Name(seat, name)));
                        } />
                </label>
            </For>
        </fieldset>
    }
}

/// The choice of no clock or one of the common time controls.
#[component]
fn Clocks(setup: RwSignal<NewGame>) -> impl IntoView {
    let paces = [None].into_iter().chain(Pace::COMMON.map(Some));
    let name = |pace: Option<Pace>| match pace {
        None => say("play-clock-none"),
        Some(Pace { minutes, increment }) => phrase("play-clock-pace", |p| {
            p.count("minutes", minutes).count("seconds", increment)
        }),
    };
    view! {
        <fieldset class="segments clocks-choice">
            <legend>{move || say("play-clock")}</legend>
            {paces.map(|pace| view! {
                <label>
                    <input type="radio" name="pace"
                        prop:checked=move || setup.with(|s| s.pace == pace)
                        on:change=move |_| setup.update(|s| s.update(SetupEvent::Pace(pace))) />
                    <span>{move || name(pace)}</span>
                </label>
            }).collect_view()}
        </fieldset>
    }
}

#[component]
fn FollowSwitch(setup: RwSignal<NewGame>) -> impl IntoView {
    let is_on = move || setup.with(|s| s.follow == Follow::Turn);
    let toggle = move |_| {
        let follow = if is_on() { Follow::Stay } else { Follow::Turn };
        setup.update(|s| s.update(SetupEvent::Follow(follow)));
    };
    view! {
        <label class="row toggle">
            <span>{move || say("play-follow")}</span>
            <input type="checkbox" role="switch" prop:checked=is_on on:change=toggle />
        </label>
    }
}
