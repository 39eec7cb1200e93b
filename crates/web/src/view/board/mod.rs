//! Pictures of tiles and boards that nobody plays on.

mod about;
mod picture;
mod tile;

pub(crate) use about::{about, steps};
pub(crate) use picture::Picture;
pub(crate) use tile::{TileDefs, TilePicture, tile_href};
