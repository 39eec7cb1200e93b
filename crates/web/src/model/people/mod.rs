//! People: who we are, their ratings, their games.

mod filter;
mod graph;
mod identity;
mod preferences;

pub use filter::{Filter, Yes};
pub use graph::{Graph, HEIGHT, Scale, WIDTH};
pub use identity::{House, Identity};
pub use preferences::{pulled, pushed};
