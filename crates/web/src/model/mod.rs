//! The headless part of the app: state and logic without page, network or clock.

pub mod analysis;
pub mod api;
pub mod board_input;
pub mod clock_text;
pub mod companion;
pub mod learn;
pub mod local;
pub mod online;
pub mod people;
pub mod point_name;
pub mod qr_code;
pub mod rounds;
pub mod route;
pub mod rule_links;
pub mod rules;
pub mod settings;
pub mod setup;
#[cfg(test)]
pub(crate) mod speech;
pub mod tab_title;
pub mod tile_card;
mod update;
pub mod verdict;
pub mod zoom;

pub use update::{Model, Update};
