//! Games on this device: setting up, playing, and the list of games.

mod controller;
mod controls;
mod end;
mod game;
mod games;
pub(crate) mod names;
mod plate;
mod setup;
mod status;
mod turns;

pub(crate) use game::LocalPage;
pub(crate) use games::{GamesInProgress, GamesPage};
pub(crate) use setup::{BeginPage, SetupPage};
