//! A clash noticed too late ([§9.4](crate::text::rules#9.4)): recording what was really played, and
//! repairing it.

use alloc::vec::Vec;
use core::fmt;

use super::Setup;
use super::problem::{self, Problem};
use crate::explain::Clashes;
use crate::position::Position;
use crate::refusal::{Refusal, Standing};
use crate::seat::SeatCount;
use crate::turn::Turn;

/// A tile that a repair took off the board: the point where it stood, and the tile, which is in its
/// owner's hand again.
pub type Returned = Standing;

/// Why a turn of a real game can't be recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordingError {
    /// The setup has problems other than clashes.
    NoPosition {
        /// The first of them.
        problem: Problem,
        /// The number of players, which decides how they are named.
        seats: SeatCount,
    },
    /// The turn breaks another rule than that against clashes.
    Refused(Refusal),
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPosition { problem, seats } => problem.display(*seats).fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for RecordingError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NoPosition { problem, .. } => Some(problem),
            Self::Refused(refusal) => Some(refusal),
        }
    }
}

impl Setup {
    /// The setup after a turn as it was played on a real board. All rules hold but one: a clash is
    /// tolerated, as if nobody had noticed it, and can be repaired later.
    ///
    /// # Errors
    /// The other rule that the turn breaks, or what else is wrong with the setup.
    pub fn record(&self, turn: Turn) -> Result<Self, RecordingError> {
        // Clashes from earlier recorded turns may still be there.
        let other = |p: &Problem| !matches!(p, Problem::Clash(_));
        if let Some(problem) = problem::find(self).into_iter().find(other) {
            let seats = self.ruleset.seats;
            return Err(RecordingError::NoPosition { problem, seats });
        }
        let mut position = self.clone().into_position_unchecked();
        // So that nothing is recorded after the end of the game.
        position.judge_setup();
        let after = position.play_on_real_board(turn);
        after
            .as_ref()
            .map(Self::from)
            .map_err(|refusal| RecordingError::Refused(*refusal))
    }

    /// Returns all clashing tiles to their owners' hands, also those that clash only once others
    /// are gone, and lists them.
    pub fn repair_clashes(&mut self) -> Vec<Returned> {
        let mut returned = Vec::new();
        loop {
            // Each round takes at least two tiles off the board, so this ends.
            let clashing: Vec<Standing> = self.board.clashes().flat_map(|c| [c.a, c.b]).collect();
            if clashing.is_empty() {
                return returned;
            }
            for (point, tile) in clashing {
                // A tile may clash with several others; it returns once.
                if self.set(point, None).is_some() {
                    // A hand of a setup may be absurdly full; counting stops at its limit.
                    let hand = &mut self.hands[tile.owner()];
                    hand.set(tile.kind(), hand.count(tile.kind()).saturating_add(1));
                    returned.push((point, tile));
                }
            }
        }
    }
}

impl Position {
    /// The position after a turn as it was played on a real board: a clash is tolerated.
    pub(crate) fn play_on_real_board(&self, turn: Turn) -> Result<Self, Refusal> {
        self.explain_with(turn, Clashes::Tolerated)?;
        let mut after = self.clone();
        after.play_unchecked(turn);
        Ok(after)
    }

    /// The position without clashing tiles, and the tiles that were returned for that.
    pub(crate) fn repaired(&self) -> (Self, Vec<Returned>) {
        let mut setup = Setup::from(self);
        let returned = setup.repair_clashes();
        let mut position = setup.into_position_unchecked();
        position.judge_setup();
        (position, returned)
    }
}
