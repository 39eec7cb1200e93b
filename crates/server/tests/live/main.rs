//! Live tables, through real sockets, on a real database file.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../support/behind.rs"]
mod behind;
mod client;
#[path = "../support/log.rs"]
mod log;
mod test_server;

mod clogged;
mod computers;
mod damaged;
mod late;
mod limits;
mod lobby;
mod owed;
mod play;
mod poison;
mod post;
mod restarts;
mod robust;
mod roles;
mod talk;
