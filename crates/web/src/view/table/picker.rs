//! The choice of accents at the start of a game.

use leptos::prelude::*;
use paisho::{Kind, Ruleset, Seat, Tile};

use super::controller::TableController;
use crate::model::board_input::{BoardInput, BoardInputEvent};
use crate::view::board::{TilePicture, about};
use crate::view::context::{phrase, say, words};

/// All accents to choose from, and how many of each are chosen. It covers the tools of the board, so
/// the rules of the game can be opened from it.
#[component]
pub(super) fn Picker(controller: TableController, shows_rules: RwSignal<bool>) -> impl IntoView {
    let board_input = controller.board_input;
    let rules = Memo::new(move |_| board_input.with(|d| *d.position().ruleset()));
    let chosen = Memo::new(move |_| board_input.with(BoardInput::accents));
    let seat = Memo::new(move |_| board_input.with(|d| d.position().to_move()));
    let wanted = move || rules.get().accents_to_choose();
    let count = move || {
        phrase("board-chosen", |p| {
            p.count("chosen", chosen.get().len())
                .count("wanted", wanted())
        })
    };
    let is_new =
        move || chosen.get().is_empty() && usize::from(wanted()) == offered(&rules.get()).count();
    view! {
        <section class="picker card">
            <h2>{move || phrase("board-choose-accents", |p| p.count("wanted", wanted()))}</h2>
            <ul>{move || offered(&rules.get()).map(|kind| view! {
                <li><Accent controller kind seat /></li>
            }).collect_view()}</ul>
            <p role="status">{count}</p>
            <div class="answers">
                <Show when=is_new>
                    <button class="button" on:click=move |_| choose_each(controller)>{move || say("board-one-of-each")}</button>
                </Show>
                <button
                    class="button primary"
                    disabled=move || !chosen.get().fits(&rules.get())
                    on:click=move |_| take(controller)
                >
                    {move || say("board-take-accents")}
                </button>
            </div>
            <button class="button quiet rules-button" aria-haspopup="dialog" on:click=move |_| shows_rules.set(true)>
                {move || say("rules-of-game")}
            </button>
        </section>
    }
}

/// Chooses one of each kind, for people who do not know them yet.
fn choose_each(controller: TableController) {
    let rules = controller
        .board_input
        .with_untracked(|d| *d.position().ruleset());
    offered(&rules).for_each(|kind| controller.send(BoardInputEvent::Choose(kind)));
}

/// Confirms the choice. The button disappears then, so the focus moves to the board.
fn take(controller: TableController) {
    controller.send(BoardInputEvent::Confirm);
    if let Some(field) = controller.field.get_untracked() {
        let _ = field.focus();
    }
}

/// The accents that a ruleset has.
fn offered(rules: &Ruleset) -> impl Iterator<Item = Kind> + use<> {
    let rules = *rules;
    Kind::ACCENTS
        .into_iter()
        .filter(move |kind| rules.accent_supply(*kind) > 0)
}

/// One kind of accent: tapping it adds one, the button below removes one.
#[component]
fn Accent(controller: TableController, kind: Kind, seat: Memo<Seat>) -> impl IntoView {
    let board_input = controller.board_input;
    let count = Memo::new(move |_| board_input.with(|d| d.accents().count(kind)));
    let supply =
        Memo::new(move |_| board_input.with(|d| d.position().ruleset().accent_supply(kind)));
    let tile = Signal::derive(move || Tile::new(seat.get(), kind));
    let about_id = format!("about-{kind:?}");
    let dots = move || {
        (0..supply.get())
            .map(|n| {
                view! {
                    <span class="dot" class:full=move || n < count.get()></span>
                }
            })
            .collect_view()
    };
    // Screen readers skip the dots, so the label contains the count.
    let more = move || {
        phrase("board-more", |p| {
            p.tile("tile", kind)
                .count("chosen", count.get())
                .count("supply", supply.get())
        })
    };
    view! {
        <button
            class="accent"
            class:chosen=move || count.get() != 0
            aria-label=more
            aria-describedby=about_id.clone()
            on:click=move |_| controller.send(BoardInputEvent::Choose(kind))
        >
            <TilePicture tile />
            <span class="accent-words">
                <span class="accent-name">{move || words().tile(kind)}</span>
                <span class="accent-about" id=about_id.clone()>{move || about(kind)}</span>
            </span>
            <span class="dots" aria-hidden="true">{dots}</span>
        </button>
        <button
            class="less"
            aria-label=move || phrase("board-less", |p| p.tile("tile", kind))
            disabled=move || count.get() == 0
            on:click=move |_| controller.send(BoardInputEvent::Unchoose(kind))
        >
            <span aria-hidden="true">"−"</span>
        </button>
    }
}
