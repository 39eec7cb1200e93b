//! The server of paisho: people play each other, nothing is lost.
//!
//! The database is authoritative: a game is the list of its events, and an event counts once its
//! transaction is committed. `table` makes decisions without any input or output; `live` connects
//! tables, store and sockets; the bus only announces changes.
#![forbid(unsafe_code)]

pub mod account;
pub mod auth;
mod background;
pub mod bus;
pub mod config;
mod connection;
mod digest;
pub mod doctor;
pub mod env;
pub mod http;
mod limit;
pub mod live;
pub mod notify;
pub mod process;
pub mod rating;
pub mod record;
pub mod replay;
pub mod serve;
pub mod store;
