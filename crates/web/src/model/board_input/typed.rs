//! Turns entered in notation instead of by taps.

use paisho::notation::{NumberedTurn, SyntaxError};
use paisho::{Position, Step, Turn};

use super::{BoardInput, Effect, Trouble};

impl BoardInput {
    /// Parses a turn and makes it, with or without its number: `(0,-8)-(2,-6)` or
    /// `4G.(0,-8)-(2,-6)`.
    pub(super) fn type_turn(&mut self, text: &str) -> Vec<Effect> {
        let turn = match read(text.trim(), &self.position) {
            Ok(turn) => turn,
            Err(error) => return self.object(Trouble::Unreadable(error)),
        };
        if let Err(refusal) = self.position.explain(turn) {
            return self.object(Trouble::Refused(refusal));
        }
        self.reset();
        self.draft.want_bonus(turn);
        let mut effects = self.try_step(turn.first_step());
        if self.is_bonus_due() {
            effects = self.try_step(turn.bonus().map_or(Step::Decline, Step::Bonus));
        }
        effects
    }
}

/// A turn, with or without its number and seat.
fn read(text: &str, position: &Position) -> Result<Turn, SyntaxError> {
    let is_numbered = text.starts_with(|c: char| c.is_ascii_digit());
    if is_numbered {
        NumberedTurn::parse(text, position.ruleset().seats).map(|t| t.turn)
    } else {
        text.parse()
    }
}
