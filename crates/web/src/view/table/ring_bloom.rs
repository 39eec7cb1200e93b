//! The ring that ends a game: petals open around each of its tiles, one after the other.

use leptos::prelude::*;
use paisho::{Ending, Point};

use super::controller::TableController;
use super::scene::moved_to;
use crate::model::board_input::BoardInput;

/// The number of petals around a tile.
const PETALS: u32 = 8;

/// Seconds between the first tile of a ring and the last. Long rings bloom as fast as short ones.
const SPREAD: f64 = 0.9;

/// The petals around the tiles of the winning rings; nothing while the game goes on.
#[component]
pub(super) fn RingBloom(controller: TableController) -> impl IntoView {
    let ring = Memo::new(move |_| controller.board_input.with(winning_ring));
    move || {
        let points = ring.get();
        let count = u32::try_from(points.len()).unwrap_or(u32::MAX).max(1);
        let flower = move |(number, at): (u32, Point)| {
            let delay = SPREAD * f64::from(number) / f64::from(count);
            let delay = format!("{delay:.2}s");
            view! {
                <g style:transform=move || moved_to(at, controller.bottom.get())>
                    <g class="ring-bloom" style:animation-delay=delay>{petals()}</g>
                </g>
            }
        };
        let flowers = (0..).zip(points).map(flower);
        view! { <g aria-hidden="true">{flowers.collect_view()}</g> }
    }
}

fn petals() -> impl IntoView {
    let petal = |number: u32| {
        let turn = format!("rotate({})", 360.0 / f64::from(PETALS) * f64::from(number));
        view! { <ellipse cx="0" cy="-50" rx="17" ry="26" transform=turn></ellipse> }
    };
    (0..PETALS).map(petal).collect_view()
}

/// The points of the rings that have ended the game, in their order around the centre.
fn winning_ring(board_input: &BoardInput) -> Vec<Point> {
    let position = board_input.shown();
    let is_won = position.outcome().is_some_and(|o| o.ending == Ending::Ring);
    let owners = position.ring_owners();
    let rule = position.ruleset().turtle;
    let ring = |seat| position.board().ring(rule, seat);
    owners.iter().filter(|_| is_won).flat_map(ring).collect()
}
