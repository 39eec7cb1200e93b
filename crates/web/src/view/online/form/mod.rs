//! The form for a new game with all settings: open to everyone, by link, or against a computer.

mod fields;

use leptos::prelude::*;
use paisho::SeatCount;
use paisho_wire::{Profile, SideWish};

use super::controller::online_controller;
use super::seeking::seek;
use crate::browser::storage;
use crate::model::api::{LoadEvent, Loadable, requests};
use crate::model::online::{Company, SeekForm, TimeForm};
use crate::view::context::{phrase, say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::play::names::numbered_level;
use crate::view::rules::RulesChoice;
use fields::{Check, Number, Select};

/// The storage key of the last settings.
const KEPT: &str = "paisho.seek";
/// The rating of new players.
const USUAL_RATING: i32 = 1500;

type Form = RwSignal<SeekForm>;

/// The form.
#[component]
pub(crate) fn SeekFormView() -> impl IntoView {
    let form: Form = RwSignal::new(storage::load(KEPT).unwrap_or_default());
    Effect::new(move |_| form.with(|f| storage::save(KEPT, f)));
    let own = own_profile();
    let controller = online_controller();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let kind = controller.me.with_untracked(|me| me.kind());
        let body = form.with_untracked(|f| f.body(kind, own.with_untracked(|own| rating(own, f))));
        seek(controller, body);
    };
    let rules = Memo::new(move |_| form.with(|f| f.ruleset.0));
    let on_rules = Callback::new(move |rules| form.update(|f| f.ruleset.0 = rules));
    let is_senseless = move || form.with(|f| !f.is_sensible());
    view! {
        <form class="seek-form" on:submit=submit>
            <Opponent form />
            <Time form />
            <Players form />
            <RulesChoice rules on_choose=on_rules />
            <Computers form />
            <Side form />
            <Rated form />
            <Show when=is_senseless>
                <p class="error">{move || say("online-form-senseless")}</p>
            </Show>
            <button class="primary" type="submit" disabled=is_senseless>
                {move || say("online-form-submit")}
            </button>
        </form>
    }
}

/// Our profile with our ratings, for members.
fn own_profile() -> ModelSignal<Loadable<Profile>> {
    let profile = ModelSignal::new(Loadable::default());
    let me = online_controller().me;
    Effect::new(move |_| {
        let own = me.with(|me| me.name().filter(|_| me.is_member()).map(requests::profile));
        if let Some(request) = own {
            profile.ask(LoadEvent::Ask(request));
        }
    });
    profile
}

/// Our rating at the speed chosen in a form.
fn rating(own: &Loadable<Profile>, form: &SeekForm) -> i32 {
    let class = form.control().speed().word();
    let ratings = own.here().map(|profile| &profile.ratings);
    let known = ratings.and_then(|all| all.iter().find(|one| one.class == class));
    known.map_or(USUAL_RATING, |one| one.rating.rating)
}

#[component]
fn Time(form: Form) -> impl IntoView {
    let kind = Memo::new(move |_| form.with(|f| f.time));
    view! {
        <Select label="online-form-time" form options=TimeForm::ALL.to_vec()
            name=|time| match time {
                TimeForm::Live => say("online-form-live"),
                TimeForm::PerTurn => say("online-form-per-turn"),
                TimeForm::Bank => say("online-form-bank"),
                TimeForm::Unlimited => say("online-time-unlimited"),
            }
            read=|f| f.time write=|f, time| f.time = time />
        {move || (kind.get() == TimeForm::Live).then(|| view! {
            <Number label="online-form-minutes" form range=(0, 360)
                read=|f| f.minutes write=|f, n| f.minutes = n />
            <Number label="online-form-increment" form range=(0, 600)
                read=|f| f.increment write=|f, n| f.increment = n />
        })}
        {move || matches!(kind.get(), TimeForm::PerTurn | TimeForm::Bank).then(|| view! {
            <Number label="online-form-days" form range=(0, 60)
                read=|f| f.days write=|f, n| f.days = n />
        })}
        {move || (kind.get() == TimeForm::Bank).then(|| view! {
            <Number label="online-form-bank-days" form range=(1, 365)
                read=|f| f.bank write=|f, n| f.bank = n />
        })}
    }
}

#[component]
fn Players(form: Form) -> impl IntoView {
    let name = |seats| {
        let switch = words().switch(match seats {
            SeatCount::Two => "seats2",
            SeatCount::Three => "seats3",
            SeatCount::Four => "seats4",
        });
        switch.map(|switch| switch.name).unwrap_or_default()
    };
    view! {
        <Select label="online-form-players" form options=SeatCount::ALL.to_vec() name
            read=|f| f.ruleset.0.seats write=SeekForm::set_seats />
    }
}

#[component]
fn Side(form: Form) -> impl IntoView {
    let is_for_two = move || form.with(|f| f.ruleset.0.seats == SeatCount::Two);
    view! {
        <Show when=is_for_two>
            <Select label="online-form-side" form
                options=vec![SideWish::Random, SideWish::Guest, SideWish::Host]
                name=|side| match side {
                    SideWish::Random => say("online-side-random"),
                    SideWish::Guest => words().seat(paisho::Seat::GUEST, SeatCount::Two),
                    SideWish::Host => words().seat(paisho::Seat::HOST, SeatCount::Two),
                }
                read=|f| f.side write=|f, side| f.side = side />
        </Show>
    }
}

#[component]
fn Rated(form: Form) -> impl IntoView {
    let me = online_controller().me;
    let may = Memo::new(move |_| {
        let kind = me.with(|me| me.kind());
        form.with(|f| f.may_be_rated(kind))
    });
    view! {
        <Show when=move || may.get()>
            <Check label=Signal::derive(|| say("online-rated"))
                hint=Signal::derive(|| say("online-form-rated-hint"))
                form read=|f| f.rated write=|f, on| f.rated = on />
            <Select label="online-form-within" form
                options=vec![None, Some(400), Some(200), Some(100)]
                name=|within| match within {
                    None => say("online-form-anybody"),
                    Some(within) => phrase("online-form-within-n", |p| p.notation("n", within)),
                }
                read=|f| f.within write=|f, within| f.within = within />
        </Show>
    }
}

/// The opponent: anyone in the lobby, a person who has the link, or a computer of the server.
#[component]
fn Opponent(form: Form) -> impl IntoView {
    let levels = levels();
    let companies = move || {
        let all = [Company::Anybody, Company::Friend, Company::Computer];
        let has_computers = !levels.get().is_empty();
        let is_there = move |c: &Company| has_computers || *c != Company::Computer;
        all.into_iter().filter(is_there)
    };
    let chosen = Memo::new(move |_| form.with(SeekForm::company));
    view! {
        <fieldset class="choice">
            <legend>{move || say("online-form-opponent")}</legend>
            {move || companies().map(|company| view! {
                <label>
                    <input type="radio" name="company" prop:checked=move || chosen.get() == company
                        on:change=move |_| form.update(|f| f.set_company(company)) />
                    <span>{move || say(company_id(company))}</span>
                </label>
            }).collect_view()}
        </fieldset>
        {move || (chosen.get() == Company::Computer).then(|| view! { <Level form /> })}
    }
}

const fn company_id(company: Company) -> &'static str {
    match company {
        Company::Anybody => "online-form-public",
        Company::Friend => "online-form-private",
        Company::Computer => "online-form-computer",
    }
}

/// The levels of the server's computers; empty if it has none.
fn levels() -> Memo<Vec<u8>> {
    let server = online_controller().server;
    Memo::new(move |_| {
        let computers = server.with(|s| s.as_ref().map(|s| s.computers.clone()));
        let computers = computers.unwrap_or_default();
        computers.into_iter().map(|shown| shown.level).collect()
    })
}

/// The level of the computers.
#[component]
fn Level(form: Form) -> impl IntoView {
    let levels = levels();
    move || {
        view! {
            <Select label="online-form-level" form options=levels.get()
                name=numbered_level
                read=SeekForm::level write=SeekForm::set_level />
        }
    }
}

/// The number of computers in a game with three or four players, so that fewer people are needed.
#[component]
fn Computers(form: Form) -> impl IntoView {
    let levels = levels();
    let most = Memo::new(move |_| form.with(SeekForm::most_computers));
    let is_shown = move || {
        let with_people = form.with(|f| f.company() != Company::Computer);
        with_people && most.get() > 1 && !levels.get().is_empty()
    };
    let has_some = Memo::new(move |_| form.with(|f| !f.computers.is_empty()));
    view! {
        <Show when=is_shown>
            <Number label="online-form-computers" form range=(0, 2)
                read=|f| u32::try_from(f.computers.len()).unwrap_or(0)
                write=|f, n| f.set_computers(n as usize) />
            <Show when=move || has_some.get()><Level form /></Show>
        </Show>
    }
}
