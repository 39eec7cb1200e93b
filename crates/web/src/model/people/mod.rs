//! Accounts: our own, ratings, finished games, settings on the server.

mod agent;
mod filter;
mod found;
mod graph;
mod identity;
mod preferences;
mod security;

pub use agent::agent;
pub use filter::{Filter, Yes};
pub use found::{Asked, Found};
pub use graph::{Graph, HEIGHT, Scale, WIDTH};
pub use identity::Identity;
pub use preferences::{Exchange, Keeping, pulled, pushed};
pub use security::security_event;
