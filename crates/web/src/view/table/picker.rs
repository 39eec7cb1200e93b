//! Choosing accents at the start of a game.

use leptos::prelude::*;
use paisho::{Kind, Ruleset, Seat, Tile};

use super::play::Play;
use crate::model::desk::{Desk, DeskEvent};
use crate::view::board::TilePicture;
use crate::view::context::{phrase, say, words};

/// All accents one may choose from, and how many of each are chosen.
#[component]
pub(super) fn Picker(play: Play) -> impl IntoView {
    let desk = play.desk;
    let rules = Memo::new(move |_| desk.with(|d| *d.position().ruleset()));
    let chosen = Memo::new(move |_| desk.with(Desk::accents));
    let seat = Memo::new(move |_| desk.with(|d| d.position().to_move()));
    let wanted = move || rules.get().accents_to_choose();
    let count = move || {
        phrase("board-chosen", |p| {
            p.count("chosen", chosen.get().len())
                .count("wanted", wanted())
        })
    };
    view! {
        <section class="picker card">
            <h2>{move || phrase("board-choose-accents", |p| p.count("wanted", wanted()))}</h2>
            <ul>{move || offered(&rules.get()).map(|kind| view! {
                <li><Accent play kind seat /></li>
            }).collect_view()}</ul>
            <p role="status">{count}</p>
            <button
                class="button primary"
                disabled=move || !chosen.get().fits(&rules.get())
                on:click=move |_| play.send(DeskEvent::Confirm)
            >
                {move || say("board-take-accents")}
            </button>
        </section>
    }
}

/// The accents that a ruleset has.
fn offered(rules: &Ruleset) -> impl Iterator<Item = Kind> + use<> {
    let rules = *rules;
    Kind::ACCENTS
        .into_iter()
        .filter(move |kind| rules.accent_supply(*kind) > 0)
}

/// One kind of accent: tapping it takes one more, the button below one less.
#[component]
fn Accent(play: Play, kind: Kind, seat: Memo<Seat>) -> impl IntoView {
    let desk = play.desk;
    let count = Memo::new(move |_| desk.with(|d| d.accents().count(kind)));
    let supply = Memo::new(move |_| desk.with(|d| d.position().ruleset().accent_supply(kind)));
    let tile = Signal::derive(move || Tile::new(seat.get(), kind));
    let dots = move || {
        (0..supply.get())
            .map(|n| {
                view! {
                    <span class="dot" class:full=move || n < count.get()></span>
                }
            })
            .collect_view()
    };
    view! {
        <button
            class="accent"
            class:chosen=move || count.get() != 0
            aria-label=move || phrase("board-more", |p| p.tile("tile", kind))
            on:click=move |_| play.send(DeskEvent::Choose(kind))
        >
            <TilePicture tile />
            <span class="accent-name">{move || words().tile(kind)}</span>
            <span class="dots" aria-hidden="true">{dots}</span>
        </button>
        <button
            class="less"
            aria-label=move || phrase("board-less", |p| p.tile("tile", kind))
            disabled=move || count.get() == 0
            on:click=move |_| play.send(DeskEvent::Unchoose(kind))
        >
            <span aria-hidden="true">"−"</span>
        </button>
    }
}
