//! A clash noticed too late (§9.4): recording what was really played, and the repair.

use alloc::vec::Vec;

use super::Setup;
use crate::explain::Clashes;
use crate::refusal::{Refusal, Standing};
use crate::turn::Turn;

/// A tile that the repair took off the board: where it stood, and that its owner has it in hand
/// again.
pub type Returned = Standing;

impl Setup {
    /// The setup after a turn as it was played on a real board. All rules hold but one: a clash
    /// that nobody noticed is let pass, to be repaired later.
    ///
    /// # Errors
    /// Says which other rule the turn breaks.
    pub fn record(&self, turn: Turn) -> Result<Self, Refusal> {
        let mut position = self.clone().into_position_unchecked();
        position.explain_with(turn, Clashes::Tolerated)?;
        position.play_unchecked(turn);
        Ok(Self::from(&position))
    }

    /// Returns all clashing tiles to their owners' hands, also those that clash once others are
    /// gone, and says which.
    pub fn repair_clashes(&mut self) -> Vec<Returned> {
        let mut returned = Vec::new();
        loop {
            let clashing: Vec<Standing> = self.board.clashes().flat_map(|c| [c.a, c.b]).collect();
            if clashing.is_empty() {
                return returned;
            }
            for (point, tile) in clashing {
                // A tile may clash with several others; it returns once.
                if self.set(point, None).is_some() {
                    self.hands[tile.owner()].give(tile.kind());
                    returned.push((point, tile));
                }
            }
        }
    }
}
