//! The icons of the app, drawn from our own art: the White Lotus, as everybody knows the game by it.
//! As SVG for browsers, as PNG for telephones and desktops, which do not read SVG.

use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Theme, TileSet, tile_svg};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// What lies behind the tile where the system wants no transparent corners.
const GROUND: &str = "#2f5d50";

/// The tile alone.
pub(crate) fn tile() -> String {
    let lotus = Tile::new(Seat::HOST, Kind::Lotus);
    tile_svg(lotus, TileSet::Flowers, &Theme::GARDEN_LIGHT, "")
}

/// The tile on a coloured ground, with so much room on each side, in hundredths of the width. A
/// system that cuts its own shape out of an icon leaves the middle four fifths alone.
pub(crate) fn tile_on_ground(room: u32) -> String {
    let width = 100 - 2 * room;
    let tile = tile().replacen(
        "<svg ",
        &format!(r#"<svg x="{room}" y="{room}" width="{width}" height="{width}" "#),
        1,
    );
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="{GROUND}"/>{tile}</svg>"#
    )
}

/// A picture as PNG with so many pixels in width and height.
pub(crate) fn png(svg: &str, pixels: u16) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|e| format!("an icon: {e}"))?;
    let side = u32::from(pixels);
    let mut picture = Pixmap::new(side, side).ok_or("an icon without pixels")?;
    let scale = f32::from(pixels) / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut picture.as_mut(),
    );
    picture.encode_png().map_err(|e| format!("an icon: {e}"))
}
