//! A player's hand: every kind that is left, with its number.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use super::play::Play;
use crate::model::desk::{DeskEvent, Picked};
use crate::view::board::TilePicture;
use crate::view::context::{phrase, words};

/// The hand of a seat.
#[component]
pub(super) fn Hand(
    play: Play,
    seat: Seat,
    plate: Option<Callback<Seat, AnyView>>,
) -> impl IntoView {
    let desk = play.desk;
    let hand = Memo::new(move |_| desk.with(|d| d.shown().hand(seat)));
    let is_to_move = Memo::new(move |_| {
        desk.with(|d| d.position().to_move() == seat && d.position().outcome().is_none())
    });
    let seats = Memo::new(move |_| desk.with(|d| d.position().ruleset().seats));
    let name = move || words().seat(seat, seats.get());
    let kinds = move || -> Vec<Kind> { hand.get().kinds().collect() };
    let head = match plate {
        Some(plate) => plate.run(seat),
        None => view! { <p class="seat-name">{name}</p> }.into_any(),
    };
    view! {
        <section class="hand" class:to-move=move || is_to_move.get()
            aria-label=move || phrase("board-hand", |p| p.seat("seat", seat, seats.get()))>
            {head}
            <ul class="hand-tiles" dir="ltr">
                <For each=kinds key=|kind| *kind let:kind>
                    <li><HandTile play seat kind /></li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn HandTile(play: Play, seat: Seat, kind: Kind) -> impl IntoView {
    let desk = play.desk;
    let count = Memo::new(move |_| desk.with(|d| d.shown().hand(seat).count(kind)));
    let is_active =
        Memo::new(move |_| desk.with(|d| d.is_mine() && d.position().to_move() == seat));
    let is_usable = Memo::new(move |_| is_active.get() && desk.with(|d| d.is_usable(kind)));
    let is_picked = Memo::new(move |_| {
        is_active.get() && desk.with(|d| d.picked() == Some(Picked::Tile(kind)))
    });
    let name = move || {
        phrase("board-hand-tile", |p| {
            p.tile("tile", kind).count("count", count.get())
        })
    };
    view! {
        <button
            class="hand-tile"
            class:usable=move || is_usable.get()
            aria-pressed=move || is_picked.get().to_string()
            aria-label=name
            disabled=move || !is_active.get()
            on:click=move |_| play.send(DeskEvent::TapHand(kind))
        >
            <TilePicture tile=Tile::new(seat, kind) />
            <span class="count" aria-hidden="true">{move || count.get()}</span>
        </button>
    }
}
