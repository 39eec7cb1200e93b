//! Choosing accents at the start of a game.

use leptos::prelude::*;
use paisho::{Kind, Tile};

use super::play::Play;
use crate::model::desk::DeskEvent;
use crate::view::board::TilePicture;
use crate::view::context::{phrase, say, words};

/// All accents one may choose from, and how many of each are chosen.
#[component]
pub(super) fn Picker(play: Play) -> impl IntoView {
    let desk = play.desk;
    let rules = Memo::new(move |_| desk.with(|d| *d.position().ruleset()));
    let chosen = Memo::new(move |_| desk.with(|d| d.accents()));
    let seat = Memo::new(move |_| desk.with(|d| d.position().to_move()));
    let offered = move || {
        Kind::ACCENTS
            .into_iter()
            .filter(move |k| rules.get().accent_supply(*k) > 0)
    };
    view! {
        <section class="picker">
            <h2>{move || phrase("board-choose-accents", |p| p.count("wanted", rules.get().accents_to_choose()))}</h2>
            <ul>
                {move || offered().map(|kind| view! {
                    <li>
                        <TilePicture tile=Signal::derive(move || Tile::new(seat.get(), kind)) />
                        <span>{move || words().tile(kind)}</span>
                        <button on:click=move |_| play.send(DeskEvent::Unchoose(kind))>"−"</button>
                        <span>{move || chosen.get().count(kind)}</span>
                        <button on:click=move |_| play.send(DeskEvent::Choose(kind))>"+"</button>
                    </li>
                }).collect_view()}
            </ul>
            <button class="button primary" disabled=move || !chosen.get().fits(&rules.get())
                on:click=move |_| play.send(DeskEvent::Confirm)>{move || say("board-confirm")}</button>
        </section>
    }
}
