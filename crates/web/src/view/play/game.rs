//! The page of a local game.

use leptos::prelude::*;
use paisho::{Seat, Turn};
use paisho_view::svg::{Arrow, Weight};

use super::controller::LocalGameController;
use super::controls::Controls;
use super::end::{End, Questions};
use super::names;
use super::plate::Plate;
use super::status::Status;
use super::turns::Turns;
use crate::browser::shelf;
use crate::model::local::{Event, LocalGame};
use crate::model::route::Route;
use crate::model::tab_title::opponents;
use crate::view::context::{Link, entitle, say};
use crate::view::table::{Marks, Table};

/// A game on this device.
#[component]
pub(crate) fn LocalPage(number: u32) -> impl IntoView {
    match shelf::load().game(number) {
        Some(game) => view! { <LocalGameView game /> }.into_any(),
        None => view! {
            <section class="page narrow">
                <h1>{move || say("play-not-here")}</h1>
                <p><Link to=Route::Games class="button primary">{move || say("play-all-games")}</Link></p>
            </section>
        }
        .into_any(),
    }
}

#[component]
fn LocalGameView(game: LocalGame) -> impl IntoView {
    let controller = LocalGameController::open(game);
    let on_turn = Callback::new(move |turn: Turn| controller.send(Event::Played(turn)));
    let plate = Callback::new(move |seat: Seat| view! { <Plate controller seat /> }.into_any());
    let marks = Signal::derive(move || controller.game.with(hint_marks));
    let own = Signal::derive(move || controller.game.with(LocalGame::persons));
    let called =
        Callback::new(move |seat: Seat| controller.game.with(|g| names::named(g.players(), seat)));
    let is_over = Memo::new(move |_| controller.game.with(LocalGame::is_over));
    entitle(move || {
        controller.game.with(|g| {
            let seats = g.rules().seats;
            let named = |seat| (seat, names::player(g.players(), seat, seats));
            opponents(seats.seats().iter().map(named), g.only_person())
        })
    });
    view! {
        <section class="game" class:over=move || is_over.get()>
            <h1 class="unseen">{move || say("shell-play")}</h1>
            <div class="game-table">
                <Table board_input=controller.board_input on_turn bottom=controller.bottom() own marks plate called />
            </div>
            <aside class="game-side">
                <Status controller />
                <Questions controller />
                <End controller />
                <Turns controller />
                <Controls controller />
            </aside>
        </section>
    }
}

/// The marks of a hint: an arrow for an arrangement, or the tile of the hand and its point.
fn hint_marks(game: &LocalGame) -> Marks {
    let mut marks = Marks::default();
    match game.hint() {
        Some(Turn::Arrange { from, to, bonus }) => {
            let weight = Weight::Strong;
            marks.arrows.push(Arrow { from, to, weight });
            if let Some(bonus) = bonus {
                marks.highlights.insert(bonus.at);
                marks.tile = Some(bonus.tile);
            }
        }
        Some(Turn::Plant { flower, at }) => {
            marks.highlights.insert(at);
            marks.tile = Some(flower);
        }
        Some(Turn::Accents(_) | Turn::Pass) | None => {}
    }
    marks
}
