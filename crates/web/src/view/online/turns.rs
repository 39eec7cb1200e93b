//! The turns of a game on the server, with buttons and keys to step through them.

use leptos::prelude::*;
use paisho::SeatCount;

use super::controller::online_controller;
use super::game::at_table;
use crate::model::online::TableEvent;
use crate::model::rounds::rounds;
use crate::view::context::say;
use crate::view::turns::{Steps, Stride, TurnList, listen_for_steps};

/// The turns of a game.
#[component]
pub(crate) fn Turns() -> impl IntoView {
    let listed = at_table(|table| {
        table
            .replica
            .as_ref()
            .map(|replica| rounds(replica.table.game()))
    });
    let count = at_table(|table| {
        table
            .replica
            .as_ref()
            .map_or(0, |replica| replica.table.game().plies().len())
    });
    let seats = at_table(|table| {
        let replica = table.replica.as_ref()?;
        Some(replica.table.game().position().ruleset().seats)
    });
    let looking = at_table(|table| table.looking);
    let count = move || count.get().unwrap_or(0);
    let here = move || looking.get().flatten().unwrap_or_else(count);
    let controller = online_controller();
    let on_look = Callback::new(move |ply: usize| controller.send_table(TableEvent::Look(ply)));
    let on_step = Callback::new(move |stride: Stride| {
        controller.send_table(TableEvent::Look(untrack(|| stride.from(here(), count()))));
    });
    listen_for_steps(on_step);
    view! {
        <section class="turns" aria-label=move || say("board-turns")>
            <TurnList
                rounds=Signal::derive(move || listed.get().flatten().unwrap_or_default())
                here=Signal::derive(here)
                seats=Signal::derive(move || seats.get().flatten().unwrap_or(SeatCount::Two))
                on_look
            />
            <Steps on_step />
        </section>
    }
}
