//! Text forms: how turns, games, positions, rulesets and records are written and read.
//!
//! Everything here reads text from outside the program. It never panics, and every error quotes the
//! text that caused it. The grammars are in [`text::notation`](crate::text::notation).
// Texts come from strangers, so a panic here could be caused from outside. These lints forbid its
// usual sources.
#![deny(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing
)]

mod cursor;
mod game;
mod numbering;
mod parts;
mod position;
#[cfg(feature = "links")]
mod reading;
pub mod record;
mod ruleset;
pub mod site;
mod turn;

pub(crate) use cursor::Cursor;
pub use cursor::{Expected, SyntaxError};
pub use game::{GameText, GameTextError, TurnError};
pub use numbering::Numbering;
pub use position::{POSITION_VERSION, ParsePositionError};
#[cfg(feature = "links")]
pub use reading::{Form, Reading, ReadingError};
pub use ruleset::ParseRulesetError;
pub use turn::{NumberedTurn, TurnLabel};
