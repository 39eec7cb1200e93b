//! Pictures as SVG: tiles, the board, diagrams of positions.
//!
//! Everything is drawn by code and returned as a string; the same input gives the same bytes on
//! every machine. No picture needs a style sheet or another file, and none but the circle of flowers
//! a font, so that a page with a strict content security policy can show it and any renderer can
//! print it. `docs/art.md` says how
//! the pictures look and why.

mod alphabet;
mod board;
mod circle;
mod diagram;
mod frame;
mod layer;
mod orientation;
mod pen;
mod theme;
mod tile;
mod window;

pub use circle::FlowerCircle;
pub use diagram::{Arrow, Coordinates, Diagram, ReachMark, RingMark, Weight};
pub use frame::{BOARD_VIEW_BOX, TILE_VIEW_BOX};
pub use orientation::{place_of, point_at};
pub use theme::{BoardTints, Brightness, GateShape, Inks, MarkTints, SeatTints, Theme, Tint};
pub use tile::{TileSet, tile_defs, tile_id, tile_svg};
pub use window::Window;
