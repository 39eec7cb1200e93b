//! The house against the real thing: real files, real sockets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod accounts;
mod bots;
mod chance;
mod games;
mod host;
mod kinds;
mod mail;
mod malformed;
mod moderation;
mod pages;
mod private;
mod roles;
mod sample;
mod seeks;
mod signs;
mod site;
mod sockets;
mod store;
mod times;
