//! Small pictures of boards and tiles, to choose a look by its appearance.

use leptos::prelude::*;
use paisho::{Kind, Point, Ruleset, Seat, Setup, Tile};
use paisho_view::svg::{self, Diagram, tile_svg};

use crate::model::settings::{BoardLook, Tiles};
use crate::view::context::App;

/// Tiles of both players on the board of a preview.
const ON_BOARD: [(Seat, Kind, (i8, i8)); 7] = [
    (Seat::GUEST, Kind::Rose, (3, 3)),
    (Seat::GUEST, Kind::Chrysanthemum, (3, -2)),
    (Seat::GUEST, Kind::Lotus, (-1, -5)),
    (Seat::GUEST, Kind::WhiteJade, (-5, -2)),
    (Seat::HOST, Kind::Jasmine, (-3, 3)),
    (Seat::HOST, Kind::Lily, (-1, 0)),
    (Seat::HOST, Kind::Rhododendron, (1, 6)),
];

/// The tiles of a preview of tiles.
const SAMPLE: [(Seat, Kind); 3] = [
    (Seat::GUEST, Kind::Rose),
    (Seat::HOST, Kind::Jasmine),
    (Seat::GUEST, Kind::Lotus),
];

/// A board of this look, in the brightness of the page.
pub(super) fn board(app: App, look: BoardLook) -> String {
    let mut setup = Setup::empty(Ruleset::RULEBOOK);
    for (owner, kind, (x, y)) in ON_BOARD {
        if let Some(point) = Point::new(x, y) {
            setup.set(point, Some(Tile::new(owner, kind)));
        }
    }
    let page = if app.is_dark.get() {
        svg::Brightness::Dark
    } else {
        svg::Brightness::Light
    };
    let theme = look.theme(page);
    let set = app.settings.with(|s| s.tiles.set());
    let diagram = Diagram::of_setup(&setup).with_set(set);
    // Both boards are in one page, so their ids must differ.
    diagram.with_prefix(theme.name).to_svg(theme)
}

/// Some tiles of this set, in the colours of the board.
pub(super) fn tiles(app: App, tiles: Tiles) -> String {
    let theme = app.theme.get();
    let draw = |(owner, kind)| tile_svg(Tile::new(owner, kind), tiles.set(), theme, "");
    SAMPLE.map(draw).concat()
}
