//! A player beside the board: the name, the clock, and whether they are connected.

use leptos::prelude::*;
use paisho::Seat;
use paisho_table::GameReplica;
use paisho_wire::{PersonKind, Player};

use super::game::{at_table, at_table_now};
use super::list::{Name, rating};
use crate::model::online::time_left;
use crate::view::context::{say, words};

/// The player at a seat.
pub(super) fn player(replica: &GameReplica, seat: Seat) -> Option<&Player> {
    let mut players = replica.table.setup().players.iter();
    players.find(|player| Seat::from(player.seat) == seat)
}

/// A player beside the board.
#[component]
pub(crate) fn Plate(seat: Seat) -> impl IntoView {
    let who = at_table(move |table| {
        let replica = table.replica.as_ref()?;
        player(replica, seat).cloned()
    });
    let is_here = at_table(move |table| table.present.contains(seat));
    let is_away = at_table(move |table| {
        table
            .replica
            .as_ref()
            .is_some_and(|replica| replica.table.vacation().contains(seat))
    });
    view! {
        <div class="player-plate">
            {move || who.get().flatten().map(|player| {
                let is_computer = matches!(player.person.kind, PersonKind::Computer(_));
                let shown = player.rating.map(rating);
                let person = player.person;
                view! {
                    <Presence is_there=Signal::derive(move || is_computer || is_here.get() == Some(true)) />
                    <Name person />
                    {shown.map(|r| view! { <span class="rating notation">{r}</span> })}
                }
            })}
            <ClockFace seat />
            {move || (is_away.get() == Some(true)).then(|| view! {
                <span class="vacation">{move || say("online-on-vacation")}</span>
            })}
        </div>
    }
}

/// Whether a player is connected, as a dot and in words.
#[component]
fn Presence(is_there: Signal<bool>) -> impl IntoView {
    let told = move || {
        say(if is_there.get() {
            "online-there"
        } else {
            "online-not-there"
        })
    };
    view! {
        <span class="presence" class:there=is_there title=told>
            <span class="unseen">{told}</span>
        </span>
    }
}

/// A player's clock.
#[component]
fn ClockFace(seat: Seat) -> impl IntoView {
    let left = at_table_now(move |table, now| {
        let left = table.clocks.left(seat, now)?;
        // Tenths are shown only in the last ten seconds; before that it changes once a second.
        Some(if left < 10_000 {
            left / 100 * 100
        } else {
            left.div_ceil(1000) * 1000
        })
    });
    let is_short = at_table_now(move |table, now| table.clocks.is_short(seat, now));
    let is_long = at_table(|table| {
        let replica = table.replica.as_ref();
        replica.is_some_and(|replica| !replica.table.setup().time.is_live())
    });
    let runs = at_table(move |table| table.clocks.running() == Some(seat));
    move || {
        left.get().flatten().is_some().then(|| {
            view! {
                <span class="clock notation" role="timer" class:days=move || is_long.get() == Some(true)
                    class:runs=move || runs.get() == Some(true)
                    class:short=move || is_short.get() == Some(true)>
                    {move || left.get().flatten().map(|left| time_left(left, &words()))}
                </span>
            }
        })
    }
}
