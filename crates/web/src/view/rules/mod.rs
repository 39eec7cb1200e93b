//! The choice of rules in forms and filters, and the rules of a game in sentences.

mod choice;
mod filter;
mod of_game;

pub(crate) use choice::{RulesChoice, SeatsChoice};
pub(crate) use filter::PresetFilter;
pub(crate) use of_game::{RulesOfGame, RulesText};
