//! The choice of rules in forms, and the rules of a game in sentences.

mod choice;
mod of_game;

pub(crate) use choice::{RulesChoice, SeatsChoice};
pub(crate) use of_game::{RulesOfGame, RulesText};
