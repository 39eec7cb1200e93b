//! Pictures of positions and games as files: SVG and PNG, still or animated.

mod look;
mod moment;
mod moving_png;
mod moving_svg;
mod raster;

pub(crate) use look::{Look, tile_set};
pub(crate) use moment::Moment;
pub(crate) use moving_png::moving_png;
pub(crate) use moving_svg::moving_svg;
pub(crate) use raster::png;
