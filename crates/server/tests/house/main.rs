//! The house against the real thing: real files, real sockets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod accounts;
mod chance;
mod document;
mod games;
mod host;
mod kinds;
mod mail;
mod malformed;
mod moderation;
mod pages;
mod roles;
mod sample;
mod seeks;
mod site;
mod sockets;
mod store;
mod times;
