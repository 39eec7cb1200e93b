//! Accounts: our own, ratings, finished games, settings on the server.

mod agent;
mod blocking;
mod filter;
mod found;
mod graph;
mod identity;
mod naming;
mod preferences;
mod second_factor;
mod security;
mod tokens;
mod vacation;

pub use agent::agent;
pub use blocking::{Blocking, BlockingEvent};
pub use filter::{Filter, Yes};
pub use found::{Found, FoundEvent};
pub use graph::{Graph, HEIGHT, Scale, WIDTH};
pub use identity::Identity;
pub use naming::{Naming, NamingEvent, is_new_name};
pub use preferences::{Keeping, KeepingEffect, KeepingEvent, Preferences};
pub use second_factor::{SecondFactor, SecondFactorEvent, Stage};
pub use security::security_event;
pub use tokens::{Tokens, TokensEvent};
pub use vacation::{Vacation, VacationEvent};
