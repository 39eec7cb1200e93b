//! Converts SVG to pixels.

use anyhow::{Context, Result, anyhow};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture as PNG, with a width and height in pixels.
pub(crate) fn png(svg: &str, size: u32) -> Result<Vec<u8>> {
    pixmap(svg, size)?.encode_png().context("cannot write PNG")
}

/// The pixels of a picture.
pub(super) fn pixmap(svg: &str, size: u32) -> Result<Pixmap> {
    let tree = Tree::from_str(svg, &Options::default()).context("cannot read the drawing")?;
    let mut pixmap = Pixmap::new(size, size)
        .ok_or_else(|| anyhow!("cannot draw a picture {size} pixels wide and high"))?;
    let scale = size as f32 / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}
