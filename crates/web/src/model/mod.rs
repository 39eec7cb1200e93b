//! The headless part of the app: no page, no network, no clock.

pub mod desk;
pub mod online;
pub mod people;
pub mod route;
pub mod settings;
pub mod speech;
