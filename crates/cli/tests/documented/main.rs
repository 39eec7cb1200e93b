//! Runs every command and program that a manual prints, exactly as it is printed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod api;
mod blocks;
mod engine;
mod hosting;
mod server;
#[path = "../support/mod.rs"]
mod support;
