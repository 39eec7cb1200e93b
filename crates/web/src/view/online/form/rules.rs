//! The rules part of the form for a new game.

use leptos::prelude::*;
use paisho::{AccentChoice, Opening, Ruleset, SeatCount};

use super::Form;
use super::fields::Select;
use crate::model::online::SeekForm;
use crate::model::setup::nearest_preset;
use crate::view::context::{say, words};

/// The translated name of a switch of the rules.
fn switch(name: &str) -> String {
    words().switch(name).map(|s| s.name).unwrap_or_default()
}

#[component]
pub(super) fn Rules(form: Form) -> impl IntoView {
    view! {
        <Select label="online-form-players" form options=SeatCount::ALL.to_vec()
            name=|seats| switch(match seats {
                SeatCount::Two => "seats2",
                SeatCount::Three => "seats3",
                SeatCount::Four => "seats4",
            })
            read=|f| f.ruleset.0.seats write=SeekForm::set_seats />
        <details class="more-rules">
            <summary>{move || say("online-form-rules")}</summary>
            <Preset form />
            <Select label="online-form-accents" form
                options=vec![AccentChoice::InTurn, AccentChoice::HostForAll, AccentChoice::OneOfEach, AccentChoice::Hidden, AccentChoice::GuestOne]
                name=|accents| switch(match accents {
                    AccentChoice::InTurn => "accents_in_turn",
                    AccentChoice::HostForAll => "accents_host",
                    AccentChoice::OneOfEach => "accents_one_of_each",
                    AccentChoice::Hidden => "accents_hidden",
                    AccentChoice::GuestOne => "accents_guest_one",
                })
                read=|f| f.ruleset.0.accents write=|f, accents| f.ruleset.0.accents = accents />
            <Openings form />
            <Variant name="oasis" form read=|r| r.oasis write=|r, on| r.oasis = on />
            <Variant name="double_accents" form
                read=|r| r.double_accents write=|r, on| r.double_accents = on />
            <Variant name="no_wheels" form read=|r| r.no_wheels write=|r, on| r.no_wheels = on />
            <Variant name="specials_return" form
                read=|r| r.specials_return write=|r, on| r.specials_return = on />
            <Variant name="no_last_flower" form
                read=|r| !r.last_flower write=|r, on| r.last_flower = !on />
        </details>
    }
}

/// How the first flowers are planted. With two players there is one more way.
#[component]
fn Openings(form: Form) -> impl IntoView {
    let are_two = move || form.with(|f| f.ruleset.0.seats == SeatCount::Two);
    let read = |f: &SeekForm| f.ruleset.0.opening;
    let write = |f: &mut SeekForm, opening| f.ruleset.0.opening = opening;
    let among_many = move || {
        view! {
            <Select label="online-form-opening" form options=vec![Opening::SameKind, Opening::Informal]
                name=|opening| opening_name(opening, SeatCount::Four) read write />
        }
    };
    view! {
        <Show when=are_two fallback=among_many>
            <Select label="online-form-opening" form
                options=vec![Opening::SameKind, Opening::ClashingKind, Opening::Informal]
                name=|opening| opening_name(opening, SeatCount::Two) read write />
        </Show>
    }
}

fn opening_name(opening: Opening, seats: SeatCount) -> String {
    let switch = match opening {
        Opening::SameKind => "same_start",
        Opening::ClashingKind => "quick_start",
        Opening::Informal => "informal_start",
    };
    let explained = words().switch_at(switch, seats);
    explained.map(|s| s.name).unwrap_or_default()
}

/// The preset. Choosing one sets all rules except the number of players.
#[component]
fn Preset(form: Form) -> impl IntoView {
    let is_near = move |name| form.with(|f| nearest_preset(&f.ruleset.0) == Some(name));
    let choose = move |event| {
        let name = event_target_value(&event);
        let mut presets = Ruleset::presets();
        if let Some((_, preset)) = presets.find(|(other, _)| *other == name) {
            form.update(|f| {
                let seats = f.ruleset.0.seats;
                f.ruleset.0 = Ruleset { seats, ..preset };
            });
        }
    };
    view! {
        <label class="row">
            <span>{move || say("online-form-preset")}</span>
            <select on:change=choose>
                {Ruleset::presets().map(|(name, _)| view! {
                    <option value=name selected=move || is_near(name)>
                        {move || words().preset(name).map(|p| p.name)}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A checkbox for a switch of the rules.
#[component]
fn Variant(
    name: &'static str,
    form: Form,
    read: fn(&Ruleset) -> bool,
    write: fn(&mut Ruleset, bool),
) -> impl IntoView {
    let about = move || words().switch(name).map(|s| s.about).unwrap_or_default();
    let change =
        move |event| form.update(|f| write(&mut f.ruleset.0, event_target_checked(&event)));
    view! {
        <label class="row toggle">
            <span>{move || switch(name)}<small class="about">{about}</small></span>
            <input type="checkbox" prop:checked=move || form.with(|f| read(&f.ruleset.0))
                on:change=change />
        </label>
    }
}
