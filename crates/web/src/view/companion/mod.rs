//! The companion for a game on a real board: clocks, a list of the tiles, and a record of the game.

mod clocks;
mod controller;
mod folder;
mod recording;
mod tiles;

use leptos::prelude::*;

use crate::browser::{clock, storage};
use crate::model::companion::{Clocks, Kept};
use crate::model::local::Pace;
use crate::view::context::say;
use clocks::ClocksView;
use recording::RecordingView;
use tiles::TilesView;

/// The parts of the companion.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Clocks,
    Tiles,
    Record,
}

const PARTS: [(Part, &str); 3] = [
    (Part::Clocks, "play-table-clocks"),
    (Part::Tiles, "play-table-tiles"),
    (Part::Record, "play-table-record"),
];

/// The companion for a real board.
#[component]
pub(crate) fn CompanionPage() -> impl IntoView {
    let part = RwSignal::new(Part::Clocks);
    // The clocks are here and not in their part, so that they keep running while another is shown.
    let kept = storage::load::<Kept>(Kept::KEY);
    let clocks = kept.map_or_else(
        || Clocks::new(Pace::COMMON[2]),
        |kept| Clocks::again(&kept, clock::now()),
    );
    let clocks = RwSignal::new(clocks);
    let pressed = Memo::new(move |_| clocks.with(Clocks::kept));
    Effect::new(move |_| pressed.with(|kept| storage::save(Kept::KEY, kept)));
    view! {
        <section class="page companion">
            <h1>{move || say("shell-companion")}</h1>
            <fieldset class="segments">
                <legend class="unseen">{move || say("play-table-parts")}</legend>
                {PARTS.map(|(this, id)| view! {
                    <label>
                        <input type="radio" name="part" prop:checked=move || part.get() == this
                            on:change=move |_| part.set(this) />
                        <span>{move || say(id)}</span>
                    </label>
                })}
            </fieldset>
            {move || match part.get() {
                Part::Clocks => view! { <ClocksView clocks /> }.into_any(),
                Part::Tiles => view! { <TilesView /> }.into_any(),
                Part::Record => view! { <RecordingView /> }.into_any(),
            }}
        </section>
    }
}
