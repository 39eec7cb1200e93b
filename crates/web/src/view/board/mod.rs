//! Pictures of tiles and of boards that are not played on.

mod about;
mod circle;
mod marks;
mod picture;
mod tile;

pub(crate) use about::{about, steps};
pub(crate) use circle::{Circle, CircleDialog};
pub(crate) use marks::MarksDialog;
pub(crate) use picture::{Picture, game_picture};
pub(crate) use tile::{TileDefs, TilePicture, tile_href};
