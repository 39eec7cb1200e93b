//! The icons of the app: the White Lotus tile, the best known symbol of the game. SVG for browsers,
//! drawn from our own art; PNG for phones and desktops, which do not read SVG.

use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Theme, TileSet, tile_svg};

/// PNG icons, with the placeholder names that the page and the manifest use for them. They are
/// stored as files because the crate that renders them takes long to compile; `tests/icons.rs`
/// renders them again and compares.
pub(crate) const PICTURES: [(&str, &[u8]); 4] = [
    ("icon-192", include_bytes!("../icons/icon-192.png")),
    ("icon-512", include_bytes!("../icons/icon-512.png")),
    ("icon-apple", include_bytes!("../icons/icon-apple.png")),
    (
        "icon-maskable",
        include_bytes!("../icons/icon-maskable.png"),
    ),
];

/// The tile as SVG, without background.
pub(crate) fn tile() -> String {
    let lotus = Tile::new(Seat::HOST, Kind::Lotus);
    tile_svg(lotus, TileSet::Flowers, &Theme::GARDEN_LIGHT, "")
}
