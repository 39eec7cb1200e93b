//! A player's hand: the kinds of tiles, each with its count.

use leptos::prelude::*;
use paisho::{Kind, Reserve, Seat, SeatCount, Tile};

use super::Marks;
use super::controller::TableController;
use super::part::part;
use crate::model::board_input::{BoardInput, Picked};
use crate::model::tile_card::AskedTile;
use crate::view::board::TilePicture;
use crate::view::context::{phrase, words};

/// The hand of a seat.
#[component]
pub(super) fn Hand(
    controller: TableController,
    seat: Seat,
    /// Whether the tiles are large enough to tap. Hands that are only shown are small.
    is_large: Signal<bool>,
    plate: Option<Callback<Seat, AnyView>>,
    marks: Signal<Marks>,
) -> impl IntoView {
    let board_input = controller.board_input;
    let held = part(move || board_input.with(|d| Held::by(seat, d)));
    let hand = Memo::new(move |_| held.with(|h| h.tiles));
    let is_to_move = move || held.with(|h| h.is_to_move);
    let seats = Memo::new(move |_| board_input.with(|d| d.position().ruleset().seats));
    let kinds = move || kinds(hand.get());
    let label = move || phrase("board-hand", |p| p.seat("seat", seat, seats.get()));
    view! {
        <section
            class="hand"
            class:large=move || is_large.get()
            class:to-move=is_to_move
            aria-label=label
        >
            <div class="hand-plate">
                {match plate {
                    Some(plate) => plate.run(seat),
                    None => view! { <SeatName seat seats /> }.into_any(),
                }}
            </div>
            <ul class="hand-tiles" dir="ltr">
                <For each=kinds key=|kind| *kind let:kind>
                    <li><HandTile controller held seat kind marks /></li>
                </For>
            </ul>
        </section>
    }
}

/// The seat's name.
#[component]
fn SeatName(seat: Seat, seats: Memo<SeatCount>) -> impl IntoView {
    view! { <span class="seat-name">{move || words().seat(seat, seats.get())}</span> }
}

/// The kinds to show: all flowers, so that they stay in place when none is left, and the remaining
/// accents.
fn kinds(hand: Reserve) -> Vec<Kind> {
    let is_shown = |kind: &Kind| kind.is_flower() || hand.has(*kind);
    Kind::ALL.into_iter().filter(is_shown).collect()
}

/// A player's hand, and what can be done with it now.
#[derive(Clone, PartialEq, Eq)]
struct Held {
    tiles: Reserve,
    is_to_move: bool,
    /// Whether the user may play from this hand now.
    is_active: bool,
    usable: Vec<Kind>,
    picked: Option<Kind>,
}

impl Held {
    fn by(seat: Seat, board_input: &BoardInput) -> Self {
        let is_active = board_input.is_mine() && board_input.position().to_move() == seat;
        let is_usable = |kind: &Kind| is_active && board_input.is_usable(*kind);
        Self {
            tiles: board_input.shown().hand(seat),
            is_to_move: board_input.mover() == Some(seat),
            is_active,
            usable: Kind::ALL.into_iter().filter(is_usable).collect(),
            picked: match board_input.picked() {
                Some(Picked::Tile(kind)) if is_active => Some(kind),
                _ => None,
            },
        }
    }
}

#[component]
fn HandTile(
    controller: TableController,
    held: ReadSignal<Held>,
    seat: Seat,
    kind: Kind,
    marks: Signal<Marks>,
) -> impl IntoView {
    let tile = Tile::new(seat, kind);
    let count = Memo::new(move |_| held.with(|h| h.tiles.count(kind)));
    let is_active = Memo::new(move |_| held.with(|h| h.is_active));
    let is_usable = Memo::new(move |_| held.with(|h| h.usable.contains(&kind)));
    let is_marked = Memo::new(move |_| is_active.get() && marks.with(|m| m.tile == Some(kind)));
    let is_picked = Memo::new(move |_| held.with(|h| h.picked == Some(kind)));
    let name = move || {
        phrase("board-hand-tile", |p| {
            p.tile("tile", kind).count("count", count.get())
        })
    };
    let face = move || {
        view! {
            <TilePicture tile />
            <span class="count" aria-hidden="true">{move || count.get()}</span>
        }
    };
    let button = move || {
        view! {
            <button
                class="hand-tile"
                class:usable=move || is_usable.get()
                class:marked=move || is_marked.get()
                class:none=move || count.get() == 0
                aria-pressed=move || is_picked.get().to_string()
                aria-label=name
                on:click=move |_| controller.click_hand(tile)
                on:keydown=move |event| controller.key_in_hand(&event, tile)
                on:pointerdown=move |event| {
                    controller.hold_hand(&event, tile);
                    if is_usable.get_untracked() { controller.press_hand(&event, tile) }
                }
                on:pointerenter=move |event| controller.rest_on(&event, Some(AskedTile::in_hand(tile)))
                on:pointerleave=move |_| controller.rest_nowhere()
                on:contextmenu=move |event| if controller.is_asking() { event.prevent_default() }
                on:pointermove=move |event| if controller.pointer.get_untracked().is_some() { controller.glide(&event) }
                on:pointerup=move |event| controller.release(&event)
                on:pointercancel=move |_| controller.cancel()
            >
                {face()}
            </button>
        }
    };
    let picture = move || {
        view! {
            <span class="hand-tile" class:none=move || count.get() == 0 role="img" aria-label=name
                on:click=move |_| controller.ask(AskedTile::in_hand(tile))
                on:pointerdown=move |event| controller.hold_hand(&event, tile)
                on:contextmenu=move |event| if controller.is_asking() { event.prevent_default() }
                on:pointerenter=move |event| controller.rest_on(&event, Some(AskedTile::in_hand(tile)))
                on:pointerleave=move |_| controller.rest_nowhere()
            >
                {face()}
            </span>
        }
    };
    view! {
        <Show when=move || is_active.get() fallback=picture>{button()}</Show>
    }
}
