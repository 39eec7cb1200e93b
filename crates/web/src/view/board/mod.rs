//! Pictures of tiles and boards that nobody plays on.

mod picture;
mod tile;

pub(crate) use picture::Picture;
pub(crate) use tile::{TileDefs, TilePicture, tile_href};
