//! The server with a real database file and real sockets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod accounts;
mod alerts;
#[path = "../support/behind.rs"]
mod behind;
mod bots;
mod chance;
mod connections;
mod damaged;
mod document;
mod games;
mod guesses;
mod host;
mod kinds;
#[path = "../support/log.rs"]
mod log;
mod mail;
mod malformed;
mod manager;
mod metrics;
mod moderation;
mod pages;
mod post;
mod private;
mod roles;
mod sample;
mod scopes;
mod second_factor;
mod secrets;
mod seeks;
mod sentences;
mod signs;
mod site;
mod sockets;
mod stopping;
mod store;
mod times;
mod unread;
