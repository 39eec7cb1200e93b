//! The icons of the app: the White Lotus, as everybody knows the game by it. As SVG for browsers, drawn
//! from our own art; as PNG for telephones and desktops, which do not read SVG.

use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Theme, TileSet, tile_svg};

/// Icons in dots, with the name by which page and manifest ask for each. They are kept as files, because
/// what draws them takes long to compile; `tests/icons.rs` draws them again and compares.
pub(crate) const PICTURES: [(&str, &[u8]); 4] = [
    ("icon-192", include_bytes!("../icons/icon-192.png")),
    ("icon-512", include_bytes!("../icons/icon-512.png")),
    ("icon-apple", include_bytes!("../icons/icon-apple.png")),
    (
        "icon-maskable",
        include_bytes!("../icons/icon-maskable.png"),
    ),
];

/// The tile alone.
pub(crate) fn tile() -> String {
    let lotus = Tile::new(Seat::HOST, Kind::Lotus);
    tile_svg(lotus, TileSet::Flowers, &Theme::GARDEN_LIGHT, "")
}
