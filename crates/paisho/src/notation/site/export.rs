//! Exports a game as the site's query.

use alloc::format;
use alloc::string::String;

use super::{ExportError, options};
use crate::notation::game::GameText;
use crate::position::Position;
use crate::turn::Turn;

impl GameText {
    /// The plain query by which the site replays this game.
    ///
    /// # Errors
    /// If the site does not play by these rules, from this start, or has no such turn.
    pub fn to_site_query(&self) -> Result<String, ExportError> {
        // Everything is checked first: a query can't express a rule or a turn that the site does
        // not have.
        let ruleset = self.ruleset();
        let options = options::options_for(ruleset).ok_or(ExportError::Ruleset(*ruleset))?;
        if *self.start() != Position::start(*ruleset) || self.first_number() != 1 {
            return Err(ExportError::Start);
        }
        let mut turns = self.turns().iter();
        if let Some(turn) = turns.position(|t| t.turn == Turn::Pass) {
            return Err(ExportError::Pass { turn });
        }
        let query = format!("gameType=1&game={self}");
        Ok(if options.is_empty() {
            query
        } else {
            format!("{query}&gameOptions=[\"{}\"]", options.join("\",\""))
        })
    }
}
