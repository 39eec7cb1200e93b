//! Tiles: defined once in the page, used wherever one is shown.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{TILE_VIEW_BOX, tile_defs, tile_id};

use crate::view::context::app;

/// What goes before the ids of the page's tiles.
const PREFIX: &str = "tile-";

/// The definitions of all tiles in the colours and the set that are chosen. The page has them once.
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

/// What a `<use>` element refers to, to show a tile centred on its origin and 100 units wide.
pub(crate) fn tile_href(tile: Tile) -> String {
    format!("#{}", tile_id(tile, PREFIX))
}

/// A tile by itself; its size is that of the element around it. It says nothing: whoever shows it
/// names it.
#[component]
pub(crate) fn TilePicture(
    /// Which tile.
    #[prop(into)]
    tile: Signal<Tile>,
) -> impl IntoView {
    view! {
        <svg class="tile" viewBox=TILE_VIEW_BOX aria-hidden="true" focusable="false">
            <use href=move || tile_href(tile.get())></use>
        </svg>
    }
}
