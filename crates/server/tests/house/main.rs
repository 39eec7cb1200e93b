//! The house against the real thing: real files, real sockets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod sample;
mod store;
