//! Tables as a pure machine: what each command does, and what holds whatever is commanded.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod clocks;
mod correspondence;
mod endings;
mod offers;
mod properties;
mod replicas;
mod test_table;
mod turns;
