//! A game among people: what may happen at a table, and what follows from it.
//!
//! A table is the fold of its [events](paisho_wire::Event). Server and clients fold the same events
//! through the same code, so they agree on what may be offered to whom:
//!
//! - [`PublicTable`] is what everyone at the table knows. It is the one place that applies an event
//!   to the game and that says whether a player may ask for something ([`PublicTable::check`]).
//! - [`Table`] is the server's: a public table with clocks, hidden accents and replies entered in
//!   advance. [`Table::decide`] turns a command at a given time into events or a refusal.
//! - [`GameReplica`] is a client's: a public table opened from the state that the server sent, then
//!   kept up to date by its events. [`TableAction`] is one button each.
//!
//! Nothing in this crate has a clock, randomness, input or output: the time, the measured lag, how
//! long players have been absent and the id of a new game are all arguments.

mod conditionals;
mod policy;
mod public;
mod replica;
mod table;
mod table_action;

pub use conditionals::Conditionals;
pub use policy::{LONG_ABSENCE, MAX_LAG, VACATION};
pub use public::{BadEvent, PublicTable, Takeback};
pub use replica::GameReplica;
pub use table::{Absence, Command, Context, Decision, Table};
pub use table_action::TableAction;
