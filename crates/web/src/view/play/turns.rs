//! The turns of a local game, and the shown one in words.

use leptos::prelude::*;

use super::controller::LocalGameController;
use crate::model::local::{Event, LocalGame, Place};
use crate::model::rounds::{Listed, Round, rounds};
use crate::view::context::{say, words};
use crate::view::turns::{Steps, Stride, TurnList, listen_for_steps};

fn listed(game: &LocalGame) -> Vec<Round> {
    if game.is_veiled() {
        return Vec::new();
    }
    rounds(game.game())
}

/// The list of turns, the buttons to step through them, and the shown turn in words.
#[component]
pub(super) fn Turns(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let rounds = Memo::new(move |_| game.with(listed));
    let here = Memo::new(move |_| game.with(LocalGame::place));
    let seats = Memo::new(move |_| game.with(|g| g.rules().seats));
    let on_look = Callback::new(move |ply| controller.send(Event::Look(Place::At(ply))));
    let on_step = Callback::new(move |stride| controller.send(Event::Look(place(stride))));
    let of_turn = Callback::new(move |listed: Listed| {
        let before = game.with(|g| g.before(listed.ply - 1).clone());
        words().describe(&before, listed.turn).unwrap_or_default()
    });
    listen_for_steps(on_step);
    view! {
        <section class="turns" aria-label=move || say("board-turns")>
            <TurnList rounds here seats on_look told=of_turn />
            <Steps on_step />
            <p class="turn-told" aria-live="polite">{move || game.with(told)}</p>
        </section>
    }
}

const fn place(stride: Stride) -> Place {
    match stride {
        Stride::First => Place::First,
        Stride::Back => Place::Back,
        Stride::On => Place::Forward,
        Stride::Last => Place::Last,
    }
}

/// The shown turn as a sentence.
fn told(game: &LocalGame) -> String {
    let Some(index) = game.place().checked_sub(1).filter(|_| !game.is_veiled()) else {
        return say("play-beginning");
    };
    let turn = game.game().plies().get(index).map(|ply| ply.turn);
    let told = turn.and_then(|turn| words().describe(game.before(index), turn).ok());
    told.unwrap_or_default()
}
