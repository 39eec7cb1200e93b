//! Tables in use, through real sockets, on a real database file.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod client;
mod house;

mod clogged;
mod computers;
mod late;
mod limits;
mod lobby;
mod play;
mod poison;
mod post;
mod robust;
mod roles;
mod talk;
mod world;
