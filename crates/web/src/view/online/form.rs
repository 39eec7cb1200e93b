//! The form for a game with all settings, for anybody or by link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho::{AccentChoice, Opening, Ruleset, SeatCount};
use paisho_wire::{Profile, SideWish, SpeedRating, Visibility};

use super::lobby::seek;
use super::net::the_net;
use crate::edge::{net, storage};
use crate::model::online::{Failure, SeekForm, TimeForm};
use crate::view::context::{phrase, say, words};

/// Where the form is kept from one time to the next.
const KEPT: &str = "paisho.seek";
/// What new players are rated.
const USUAL_RATING: i32 = 1500;

type Form = RwSignal<SeekForm>;

/// The form.
#[component]
pub(crate) fn SeekFormView(failure: RwSignal<Option<Failure>>) -> impl IntoView {
    let form: Form = RwSignal::new(storage::load(KEPT).unwrap_or_default());
    Effect::new(move |_| form.with(|f| storage::save(KEPT, f)));
    let own = own_ratings();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let kind = the_net().me.with_untracked(|me| me.kind());
        let body = form.with_untracked(|f| f.body(kind, rating(own.get_untracked(), f)));
        failure.set(None);
        spawn_local(async move {
            if let Err(why) = seek(body).await {
                failure.try_set(Some(why));
            }
        });
    };
    let is_senseless = move || form.with(|f| !f.is_sensible());
    view! {
        <form class="seek-form" on:submit=submit>
            <WhoMayJoin form />
            <Time form />
            <Rules form />
            <Side form />
            <Rated form />
            <Computers form />
            <Show when=is_senseless>
                <p class="error">{move || say("online-form-senseless")}</p>
            </Show>
            <button class="primary" type="submit" disabled=is_senseless>
                {move || say("online-form-submit")}
            </button>
        </form>
    }
}

/// Our ratings, once the server has told them.
fn own_ratings() -> RwSignal<Vec<SpeedRating>> {
    let own = RwSignal::new(Vec::new());
    let me = the_net().me;
    Effect::new(move |_| {
        let name = me.with(|me| me.name().filter(|_| me.is_member()).map(net::encoded));
        if let Some(name) = name {
            spawn_local(async move {
                if let Ok(profile) = net::get::<Profile>(&format!("players/{name}")).await {
                    own.try_set(profile.ratings);
                }
            });
        }
    });
    own
}

/// Our rating at the speed of a form.
fn rating(own: Vec<SpeedRating>, form: &SeekForm) -> i32 {
    let class = form.control().speed().word();
    let known = own.into_iter().find(|one| one.class == class);
    known.map_or(USUAL_RATING, |one| one.rating.rating)
}

/// One of several, by words of the page.
#[component]
fn Select<T: Copy + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    form: Form,
    options: Vec<T>,
    name: fn(T) -> String,
    read: fn(&SeekForm) -> T,
    write: fn(&mut SeekForm, T),
) -> impl IntoView {
    let shown = options.clone();
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(value) = index.and_then(|i| options.get(i).copied()) {
            form.update(|f| write(f, value));
        }
    };
    view! {
        <label class="row">
            <span>{move || say(label)}</span>
            <select on:change=choose>
                {shown.into_iter().enumerate().map(|(i, value)| view! {
                    <option value=i selected=move || form.with(read) == value>
                        {move || name(value)}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A number between two others.
#[component]
fn Number(
    label: &'static str,
    form: Form,
    range: (u32, u32),
    read: fn(&SeekForm) -> u32,
    write: fn(&mut SeekForm, u32),
) -> impl IntoView {
    let (least, most) = range;
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            form.update(|f| write(f, number.clamp(least, most)));
        }
    };
    view! {
        <label class="row">
            <span>{move || say(label)}</span>
            <input type="number" inputmode="numeric" min=least max=most
                prop:value=move || form.with(read) on:change=change />
        </label>
    }
}

/// Something that is so or not.
#[component]
fn Check(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] hint: Signal<String>,
    form: Form,
    read: fn(&SeekForm) -> bool,
    write: fn(&mut SeekForm, bool),
) -> impl IntoView {
    view! {
        <label class="row toggle">
            <span>{label}<small class="about">{hint}</small></span>
            <input type="checkbox" prop:checked=move || form.with(read)
                on:change=move |event| form.update(|f| write(f, event_target_checked(&event))) />
        </label>
    }
}

#[component]
fn WhoMayJoin(form: Form) -> impl IntoView {
    view! {
        <Select label="online-form-who" form options=vec![Visibility::Public, Visibility::Private]
            name=|who| match who {
                Visibility::Public => say("online-form-public"),
                Visibility::Private => say("online-form-private"),
            }
            read=|f| f.visibility write=|f, who| f.visibility = who />
    }
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

/// A rule by its name in texts; its words are the game's own.
fn switch(name: &str) -> String {
    words().switch(name).map(|s| s.name).unwrap_or_default()
}

#[component]
fn Rules(form: Form) -> impl IntoView {
    view! {
        <Select label="online-form-players" form options=SeatCount::ALL.to_vec()
            name=|seats| switch(match seats {
                SeatCount::Two => "seats2",
                SeatCount::Three => "seats3",
                SeatCount::Four => "seats4",
            })
            read=|f| f.ruleset.0.seats write=|f, seats| f.ruleset.0.seats = seats />
        <details class="more-rules">
            <summary>{move || say("online-form-rules")}</summary>
            <Preset form />
            <Select label="online-form-accents" form
                options=vec![AccentChoice::InTurn, AccentChoice::HostForAll, AccentChoice::OneOfEach, AccentChoice::Hidden]
                name=|accents| switch(match accents {
                    AccentChoice::InTurn => "accents_in_turn",
                    AccentChoice::HostForAll => "accents_host",
                    AccentChoice::OneOfEach => "accents_one_of_each",
                    AccentChoice::Hidden => "accents_hidden",
                })
                read=|f| f.ruleset.0.accents write=|f, accents| f.ruleset.0.accents = accents />
            <Select label="online-form-opening" form
                options=vec![Opening::SameKind, Opening::ClashingKind, Opening::Informal]
                name=|opening| switch(match opening {
                    Opening::SameKind => "same_start",
                    Opening::ClashingKind => "quick_start",
                    Opening::Informal => "informal_start",
                })
                read=|f| f.ruleset.0.opening write=|f, opening| f.ruleset.0.opening = opening />
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

/// The preset: choosing one takes all its rules but the number of players.
#[component]
fn Preset(form: Form) -> impl IntoView {
    let is_like = |ruleset: &Ruleset, preset: &Ruleset| {
        (ruleset.tally, ruleset.bamboo, ruleset.turtle)
            == (preset.tally, preset.bamboo, preset.turtle)
    };
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
                {Ruleset::presets().map(|(name, preset)| view! {
                    <option value=name selected=move || form.with(|f| is_like(&f.ruleset.0, &preset))>
                        {move || words().preset(name).map(|p| p.name)}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A rule that is on or off.
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
    let me = the_net().me;
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

/// Computers for seats that people do not take; for those who like three or four at the table.
#[component]
fn Computers(form: Form) -> impl IntoView {
    let most = Memo::new(move |_| form.with(|f| f.most_computers()));
    view! {
        <Show when=move || { most.get() > 1 }>
            <Number label="online-form-computers" form range=(0, 3)
                read=|f| u32::try_from(f.computers.len()).unwrap_or(0)
                write=|f, n| f.computers = vec![COMPUTER_LEVEL; n as usize] />
        </Show>
    }
}

/// How strong computers are that fill a table.
const COMPUTER_LEVEL: u8 = 4;
