//! The board as a list, for screen readers and keyboards: every tile, and every possible action.

use leptos::prelude::*;
use paisho::{Kind, Point, Stage};

use super::controller::TableController;
use crate::model::board_input::{BoardInput, BoardInputEvent};
use crate::model::point_name::in_position;
use crate::view::context::{phrase, say, words};

/// The board as a list.
#[component]
pub(super) fn BoardList(controller: TableController) -> impl IntoView {
    let listed_actions = Memo::new(move |_| controller.board_input.with(listed_actions));
    let shown = Memo::new(move |_| controller.board_input.with(|d| d.shown().clone()));
    let action = move |action: ListedAction| {
        view! {
            <li><button class="button" on:click=move |_| controller.send(action.event())>{move || action.name()}</button></li>
        }
    };
    view! {
        <section class="board-list card">
            <h2>{move || say("board-list-actions")}</h2>
            <Show when=move || listed_actions.with(Vec::is_empty)><p>{move || say("board-list-none")}</p></Show>
            <ul class="listed-actions">{move || listed_actions.get().into_iter().map(action).collect_view()}</ul>
            <h2>{move || say("board-list-tiles")}</h2>
            <ul>{move || {
                let position = shown.get();
                let points = position.board().tiles().map(|(at, _)| at);
                points.map(|at| view! { <li>{in_position(&words(), &position, at)}</li> }).collect_view()
            }}</ul>
        </section>
    }
}

/// An action that is possible now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ListedAction {
    PickUp(Point, Kind),
    FromHand(Kind),
    Go(Point, &'static str),
}

impl ListedAction {
    const fn event(self) -> BoardInputEvent {
        match self {
            Self::PickUp(at, _) | Self::Go(at, _) => BoardInputEvent::Tap(at),
            Self::FromHand(kind) => BoardInputEvent::TapHand(kind),
        }
    }

    fn name(self) -> String {
        match self {
            Self::PickUp(at, kind) => {
                phrase("board-pick", |p| p.tile("tile", kind).notation("at", at))
            }
            Self::FromHand(kind) => phrase("board-pick-hand", |p| p.tile("tile", kind)),
            Self::Go(at, brings) => phrase("board-goal-at", |p| {
                p.choice("brings", brings).notation("at", at)
            }),
        }
    }
}

/// All possible actions: where the picked tile may go, or what may be picked.
fn listed_actions(board_input: &BoardInput) -> Vec<ListedAction> {
    let reach = board_input.reach();
    if !reach.points.is_empty() {
        return reach
            .points
            .iter()
            .map(|at| ListedAction::Go(at, brings(board_input, at)))
            .collect();
    }
    let position = board_input.shown();
    if !board_input.is_mine()
        || board_input.waiting().is_some()
        || position.stage() == Stage::Accents
    {
        return Vec::new();
    }
    let flowers = board_input.movable();
    let flowers = flowers
        .iter()
        .filter_map(|at| Some(ListedAction::PickUp(at, position.board().get(at)?.kind())));
    let hand = position.hand(position.to_move());
    let tiles = hand
        .kinds()
        .filter(|kind| board_input.is_usable(*kind))
        .map(ListedAction::FromHand);
    flowers.chain(tiles).collect()
}

/// What a move to a point brings, as a keyword that selects a variant of the sentence.
fn brings(board_input: &BoardInput, at: Point) -> &'static str {
    let reach = board_input.told_reach();
    let gain = (reach.rings.contains(at), reach.bonuses.contains(at));
    match (reach.captures.contains(at), gain) {
        (true, (true, _)) => "capture-ring",
        (true, (false, true)) => "capture-bonus",
        (true, (false, false)) => "capture",
        (false, (true, _)) => "ring",
        (false, (false, true)) => "bonus",
        (false, (false, false)) => "step",
    }
}

/// What is at the keyboard cursor, and what a move there would bring.
pub(super) fn cursor_name(board_input: &BoardInput) -> Option<String> {
    let at = board_input.cursor()?;
    let name = in_position(&words(), board_input.shown(), at);
    if board_input.reach().points.contains(at) {
        let goal = phrase("board-in-reach", |p| {
            p.choice("brings", brings(board_input, at))
        });
        return Some(format!("{name}. {goal}"));
    }
    Some(name)
}
