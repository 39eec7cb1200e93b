//! The house against the real thing: real files, real sockets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod accounts;
mod chance;
mod games;
mod host;
mod kinds;
mod mail;
mod malformed;
mod moderation;
mod pages;
mod post;
mod roles;
mod sample;
mod scopes;
mod second_factor;
mod secrets;
mod seeks;
mod site;
mod sockets;
mod store;
mod times;
