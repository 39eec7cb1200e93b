//! Petals around tiles, to celebrate a closed ring.

use leptos::prelude::*;
use paisho::{Point, PointSet};

use super::Marks;
use super::controller::TableController;
use super::scene::moved_to;

/// The angles of the petals around a tile, in degrees.
const PETALS: [u16; 8] = [0, 45, 90, 135, 180, 225, 270, 315];

/// Petals around every point that the page wants to celebrate. They unfold one point after the
/// other; without animation they are simply there.
#[component]
pub(super) fn Blossoms(controller: TableController, marks: Signal<Marks>) -> impl IntoView {
    let points = Memo::new(move |_| marks.with(|m| m.blossoms));
    let blossom = move |(number, at): (usize, Point)| {
        let delay = format!("{}ms", 150 * number);
        view! {
            <g style:transform=move || moved_to(at, controller.bottom.get())>
                <g class="blossom" style:animation-delay=delay>
                    {PETALS.map(|angle| view! {
                        <ellipse cy="-66" rx="19" ry="30" transform=format!("rotate({angle})")></ellipse>
                    })}
                </g>
            </g>
        }
    };
    let drawn = move || {
        let points: PointSet = points.get();
        points.iter().enumerate().map(blossom).collect_view()
    };
    view! { <g aria-hidden="true">{drawn}</g> }
}
