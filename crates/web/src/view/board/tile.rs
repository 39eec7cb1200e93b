//! Tiles: each is defined once in the page and used wherever it is shown.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{TILE_VIEW_BOX, tile_defs, tile_id};

use crate::view::context::app;

/// The prefix of the ids of the page's tiles.
const PREFIX: &str = "tile-";

/// The definitions of all tiles in the chosen colours and tile set. The page contains them once.
#[component]
pub(crate) fn TileDefs() -> impl IntoView {
    let app = app();
    let set = Memo::new(move |_| app.settings.with(|s| s.tiles.set()));
    let definitions = move || {
        let of_seat = |seat| Kind::ALL.map(|kind| Tile::new(seat, kind));
        let all = Seat::ALL.into_iter().flat_map(of_seat);
        tile_defs(all, set.get(), app.theme.get(), PREFIX)
    };
    view! { <svg class="tile-defs" width="0" height="0" aria-hidden="true" inner_html=definitions></svg> }
}

/// The `href` of a `<use>` element that shows a tile, centred on its origin and 100 units wide.
pub(crate) fn tile_href(tile: Tile) -> String {
    format!("#{}", tile_id(tile, PREFIX))
}

/// A single tile, as large as the element around it. It is hidden from screen readers, so the
/// caller must name the tile.
#[component]
pub(crate) fn TilePicture(
    /// The tile to show.
    #[prop(into)]
    tile: Signal<Tile>,
) -> impl IntoView {
    view! {
        <svg class="tile" viewBox=TILE_VIEW_BOX aria-hidden="true" focusable="false">
            <use href=move || tile_href(tile.get())></use>
        </svg>
    }
}
