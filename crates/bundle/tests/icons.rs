//! Checks that the stored PNG icons equal freshly rendered ones. `UPDATE_GOLDEN=1` rewrites them.

#[path = "../build/icons.rs"]
mod icons;

use std::path::Path;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The background for systems that want no transparent corners.
const GROUND: &str = "#2f5d50";

/// The tile on a coloured background, with a margin of `room` hundredths of the width on each side.
/// A system that cuts its own shape out of an icon leaves the middle four fifths alone.
fn tile_on_ground(room: u32) -> String {
    let width = 100 - 2 * room;
    let tile = icons::tile().replacen(
        "<svg ",
        &format!(r#"<svg x="{room}" y="{room}" width="{width}" height="{width}" "#),
        1,
    );
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="{GROUND}"/>{tile}</svg>"#
    )
}

/// Renders a square picture of `pixels` by `pixels`.
fn draw(svg: &str, pixels: u16) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("a picture");
    let side = u32::from(pixels);
    let mut picture = Pixmap::new(side, side).expect("pixels");
    let scale = f32::from(pixels) / tree.size().width();
    let scaled = Transform::from_scale(scale, scale);
    resvg::render(&tree, scaled, &mut picture.as_mut());
    picture
}

fn drawn(name: &str) -> Pixmap {
    match name {
        "icon-192" => draw(&icons::tile(), 192),
        "icon-512" => draw(&icons::tile(), 512),
        "icon-apple" => draw(&tile_on_ground(9), 180),
        // The margin that may be cut off, and a little more.
        "icon-maskable" => draw(&tile_on_ground(18), 512),
        other => panic!("there is no drawing for {other}"),
    }
}

#[test]
fn the_icons_are_those_that_our_art_gives() {
    for (name, kept) in icons::PICTURES {
        let drawn = drawn(name);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("icons");
            drawn
                .save_png(folder.join(format!("{name}.png")))
                .expect("the icon can be written");
            continue;
        }
        let kept = Pixmap::decode_png(kept).expect("a picture");
        assert_eq!(kept.width(), drawn.width(), "{name}");
        assert_eq!(kept.height(), drawn.height(), "{name}");
        // Rounding may differ slightly between processors.
        let differs = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 2;
        let different = kept
            .data()
            .iter()
            .zip(drawn.data())
            .filter(|&it| differs(it));
        assert_eq!(
            different.count(),
            0,
            "{name} differs from the drawing: run this test with UPDATE_GOLDEN=1"
        );
    }
}
