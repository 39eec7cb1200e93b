//! The component that shows a diagram.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;
use paisho::{Point, Position, Seat};
use paisho_view::svg::{Diagram, point_at};
use wasm_bindgen::JsCast;

use crate::view::context::{app, phrase};

/// Counts the pictures of the page, to give each its own ids.
static PICTURES: AtomicU32 = AtomicU32::new(0);

/// A prefix for the ids of a picture, which no other picture of the page has.
pub(super) fn next_prefix() -> String {
    format!("p{}-", PICTURES.fetch_add(1, Ordering::Relaxed))
}

/// A picture of a board in the chosen colours and tile set. Its title says what it shows.
#[component]
pub(crate) fn Picture(
    /// The diagram to draw.
    #[prop(into)]
    diagram: Signal<Diagram>,
    /// Called with the point that is tapped, if given.
    #[prop(optional, into)]
    on_tap: Option<Callback<Point>>,
) -> impl IntoView {
    let app = app();
    let prefix = next_prefix();
    let set = Memo::new(move |_| app.settings.with(|s| s.tiles.set()));
    let drawn = move || {
        let drawing = diagram.get().with_set(set.get()).with_prefix(&*prefix);
        drawing.to_svg(app.theme.get())
    };
    let tap = move |event: web_sys::MouseEvent| {
        let bottom = diagram.with_untracked(|d| d.bottom);
        if let Some((on_tap, point)) = on_tap.zip(tapped(&event, bottom)) {
            on_tap.run(point);
        }
    };
    view! { <div class="picture" dir="ltr" inner_html=drawn on:click=tap></div> }
}

/// The picture of a game after some turns, with harmonies and rings.
pub(crate) fn game_picture(position: &Position, bottom: Seat, turns: usize) -> Diagram {
    let title = phrase("play-picture", |p| p.count("count", turns));
    let picture = Diagram::of(position).seen_from(bottom).titled(title);
    picture.with_harmonies_of(position).with_rings_of(position)
}

/// The point that was clicked in a picture of the whole board.
fn tapped(event: &web_sys::MouseEvent, bottom: Seat) -> Option<Point> {
    let picture: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let place = picture.get_bounding_client_rect();
    let unit = place.width() / 2040.0;
    let x = (f64::from(event.client_x()) - place.left()) / unit - 1020.0;
    let y = (f64::from(event.client_y()) - place.top()) / unit - 1020.0;
    point_at(x as f32, y as f32, bottom)
}
