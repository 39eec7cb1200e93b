//! The text beside a player's hand: the name and the remaining time.

use leptos::prelude::*;
use paisho::Seat;

use super::controller::LocalGameController;
use super::names;
use crate::model::clock_text::digits;
use crate::view::context::phrase;

/// The plate of a seat.
#[component]
pub(super) fn Plate(controller: LocalGameController, seat: Seat) -> impl IntoView {
    let game = controller.game;
    let name = move || game.with(|g| names::player(g.players(), seat, g.rules().seats));
    let is_thinking = Memo::new(move |_| game.with(|g| g.is_thinking(seat)));
    let left = Memo::new(move |_| {
        let now = controller.now.get();
        game.with(|g| Some(g.timing()?.left(seat, now.max(1)).0))
    });
    let runs =
        Memo::new(move |_| game.with(|g| g.timing().and_then(|t| t.running()) == Some(seat)));
    view! {
        <div class="player">
            <bdi class="player-name" title=name>{name}</bdi>
            <span class="thinking" class:on=move || is_thinking.get() aria-hidden="true"></span>
            {move || left.get().map(|millis| view! {
                <span class="time" class:runs=move || runs.get() class:short=millis < 30_000 dir="ltr"
                    role="timer" aria-label=move || phrase("play-time-left", |p| p.notation("time", digits(millis)))>
                    {digits(millis)}
                </span>
            })}
        </div>
    }
}
