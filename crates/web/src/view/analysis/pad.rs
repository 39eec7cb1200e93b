//! A picture of the board on which points are chosen by pointer or keyboard.

use leptos::prelude::*;
use paisho::{Direction, Point};
use paisho_view::svg::Diagram;

use crate::view::board::Picture;
use crate::view::context::say;

/// A board on which points are chosen.
#[component]
pub(super) fn Pad(
    /// What the board shows.
    #[prop(into)]
    diagram: Signal<Diagram>,
    /// Called with the point that is chosen.
    on_tap: Callback<Point>,
    /// What is at a point, for screen readers.
    name: Callback<Point, String>,
) -> impl IntoView {
    let cursor = RwSignal::new(None::<Point>);
    let shown = Signal::derive(move || {
        let mut diagram = diagram.get();
        if let Some(at) = cursor.get() {
            diagram.highlights.insert(at);
        }
        diagram
    });
    let tap = Callback::new(move |at| {
        cursor.set(None);
        on_tap.run(at);
    });
    let key = move |event: web_sys::KeyboardEvent| {
        let at = cursor.get_untracked();
        match event.key().as_str() {
            "Enter" | " " => {
                if let Some(at) = at {
                    on_tap.run(at);
                }
            }
            key => match direction(key) {
                Some(direction) => cursor.set(Some(moved(at, direction))),
                None => return,
            },
        }
        event.prevent_default();
    };
    let told = move || cursor.get().map(|at| name.run(at));
    view! {
        <div class="pad" tabindex="0" role="application" aria-label=move || say("board-name") on:keydown=key on:blur=move |_| cursor.set(None)>
            <Picture diagram=shown on_tap=tap />
            <p class="unseen" role="status">{told}</p>
        </div>
    }
}

fn direction(key: &str) -> Option<Direction> {
    Some(match key {
        "ArrowUp" => Direction::North,
        "ArrowRight" => Direction::East,
        "ArrowDown" => Direction::South,
        "ArrowLeft" => Direction::West,
        _ => return None,
    })
}

/// The next point in a direction. Without a point it starts at the centre, at the edge it stays.
fn moved(at: Option<Point>, direction: Direction) -> Point {
    let at = at.unwrap_or(Point::CENTRE);
    at.step(direction).unwrap_or(at)
}
