//! The headless part of the app: no page, no network, no clock.

pub mod analysis;
pub mod desk;
pub mod route;
pub mod settings;
pub mod speech;
