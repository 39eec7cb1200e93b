//! The card of a tile: its name, whose it is, what it does, and what is true of it right now. It is
//! over the board, beside its tile and never on the hands.

use leptos::prelude::*;
use paisho::{Seat, SeatSet};
use paisho_view::svg::place_of;
use wasm_bindgen::JsCast;

use super::controller::TableController;
use crate::model::tile_card::AskedTile;
use crate::view::board::{MarksDialog, TilePicture, about, steps};
use crate::view::context::{say, words};

/// The distance from the middle of a tile to its card, in units of the picture.
const BESIDE: f32 = 64.0;

/// What a card says.
#[derive(Clone, PartialEq, Eq)]
struct Told {
    asked: AskedTile,
    name: String,
    /// The owner, and how far the tile walks.
    facts: Vec<String>,
    about: String,
    state: Vec<String>,
}

impl Told {
    fn of(asked: AskedTile, controller: TableController, own: SeatSet) -> Option<Self> {
        controller.board_input.with(|board_input| {
            let (words, position) = (words(), board_input.shown());
            let kind = asked.tile.kind();
            asked.is_there(position).then(|| Self {
                asked,
                name: words.tile(kind),
                facts: [Some(asked.owner(&words, position, own)), steps(kind)]
                    .into_iter()
                    .flatten()
                    .collect(),
                about: about(kind),
                state: asked.state(&words, position),
            })
        })
    }

    /// Everything, for screen readers.
    fn read_out(&self) -> String {
        let head = [vec![self.name.clone()], self.facts.clone()].concat();
        let rest = [vec![self.about.clone()], self.state.clone()].concat();
        format!("{}. {}", head.join(", "), rest.join(" "))
    }
}

/// The card of the tile that is asked about, if there is one.
#[component]
pub(super) fn TileCard(
    controller: TableController,
    /// The seats that the user plays.
    own: Signal<SeatSet>,
    /// The seat whose hand is below the board.
    below: Memo<Seat>,
) -> impl IntoView {
    let told = Memo::new(move |_| {
        let asked = controller.asking.tile.get()?;
        Told::of(asked, controller, own.get())
    });
    close_elsewhere(controller);
    let shows_marks = RwSignal::new(false);
    let card = move |told: Told| {
        let state = told.state.into_iter();
        let place = place(controller, told.asked, below.get());
        view! {
            <section class="about-tile card" aria-label=told.name.clone()
                style:left=place.left style:right=place.right style:top=place.top
                style:bottom=place.bottom style:max-block-size=place.most
                on:pointerenter=move |_| controller.stop_waiting()
                on:pointerleave=move |_| controller.rest_nowhere()>
                <div class="about-tile-head">
                    <TilePicture tile=told.asked.tile />
                    <p><strong>{told.name.clone()}</strong> <span class="faint">{told.facts.join(" · ")}</span></p>
                    <button class="icon-button" type="button" aria-label=move || say("board-close")
                        on:click=move |_| controller.close_card()>"✕"</button>
                </div>
                <p>{told.about}</p>
                {state.map(|fact| view! { <p class="about-tile-state">{fact}</p> }).collect_view()}
                <button class="plain" type="button" aria-haspopup="dialog"
                    on:click=move |_| { controller.close_card(); shows_marks.set(true) }>
                    {move || say("board-marks")}
                </button>
            </section>
        }
    };
    view! {
        <p class="unseen" role="status">{move || told.get().map(|told| told.read_out())}</p>
        {move || told.get().map(card)}
        <MarksDialog is_open=shows_marks />
    }
}

/// Closes the card by Escape, by a tap outside it, and when the page is scrolled.
fn close_elsewhere(controller: TableController) {
    let tapped = window_event_listener(leptos::ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let inside = target.and_then(|t| t.closest(".about-tile").ok().flatten());
        if inside.is_none() {
            controller.close_card();
        }
    });
    let scrolled = window_event_listener(leptos::ev::scroll, move |_| controller.close_card());
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            controller.close_card();
        }
    });
    on_cleanup(move || {
        controller.stop_waiting();
        tapped.remove();
        scrolled.remove();
        pressed.remove();
    });
}

/// Where the card is. Styles are set one by one, because the page forbids style attributes.
struct Place {
    left: String,
    right: &'static str,
    top: String,
    bottom: String,
    most: String,
}

/// Puts the card beside its tile, on the side of the board where there is more space. A card about
/// a tile in a hand is at that edge of the board.
fn place(controller: TableController, asked: AskedTile, below: Seat) -> Place {
    let auto = || "auto".to_owned();
    let at_edge = |is_below, away: String| match is_below {
        true => (auto(), away),
        false => (away, auto()),
    };
    let Some(at) = asked.at else {
        let (top, bottom) = at_edge(asked.tile.owner() == below, "0px".to_owned());
        return Place {
            left: auto(),
            right: "0px",
            top,
            bottom,
            most: "100%".to_owned(),
        };
    };
    let (half, zoom) = (controller.half.get(), controller.zooming.zoom.get());
    let (x, y) = place_of(at, controller.bottom.get());
    let (x, y) = zoom.position((x as f32, y as f32), half);
    let (x, is_below) = (x * 100.0, y > 0.5);
    let from_edge = if is_below { 1.0 - y } else { y };
    let away = (from_edge + BESIDE * zoom.scale() / (2.0 * half)) * 100.0;
    let (top, bottom) = at_edge(is_below, format!("{away:.2}%"));
    Place {
        left: format!("clamp(0px,{x:.2}% - var(--card-width) / 2,100% - var(--card-width))"),
        right: "auto",
        top,
        bottom,
        most: format!("{:.2}%", 100.0 - away),
    }
}
