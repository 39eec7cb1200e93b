//! The engine's text protocol, described in `docs/engine-protocol.md`.
//!
//! [`Session`] reads lines and writes lines. It never blocks: `go`, `review` and `perft` only start
//! work, and the owner of the session calls [`Session::think`] between lines. So the same session
//! works for a terminal, a test, a browser's worker and a server.
#![deny(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing
)]

mod answer;
mod command;
mod count;
mod options;
mod review;
mod searching;
mod session;

pub use session::{Session, Status};
