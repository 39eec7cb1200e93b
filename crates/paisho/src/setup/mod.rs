//! A setup: a description of a position, valid or not, and its conversion into a [`Position`].
//!
//! Editing a board, reading a position text, recording a game played on a real board: all of these
//! build a [`Setup`]. [`Position::from_setup`] accepts only valid ones and reports all problems of
//! the others at once.

mod late_clash;
mod problem;

use alloc::vec::Vec;

use crate::board::Board;
use crate::outcome::{Ending, Outcome};
use crate::point::Point;
use crate::position::{Position, Stage};
use crate::reserve::Reserve;
use crate::rules::Ruleset;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tile::{Kind, Tile};

pub use late_clash::{RecordingError, Returned};
pub use problem::{Problem, Problems};

/// A description of a position that may be invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules.
    pub ruleset: Ruleset,
    /// The hands.
    pub hands: BySeat<Reserve>,
    /// The player to move.
    pub to_move: Seat,
    /// What is due. [`Stage::Over`] means the same as [`Stage::Turn`] here, because whether the
    /// game is over follows from the rest.
    pub stage: Stage,
    /// How many players in a row have passed.
    pub passes: u8,
    /// The players who have left the game.
    pub out: SeatSet,
    /// Changed only by methods, because the board keeps derived values up to date.
    board: Board,
}

impl Setup {
    /// An empty board with empty hands, Guest to move.
    #[must_use]
    pub fn empty(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            hands: BySeat::default(),
            to_move: Seat::South,
            stage: Stage::Turn,
            passes: 0,
            out: SeatSet::EMPTY,
            board: Board::empty(),
        }
    }

    /// The tiles on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Puts a tile on a point, or clears the point; returns what stood there before. Hands do not
    /// change: see [`Setup::fill_hands`].
    pub fn set(&mut self, point: Point, tile: Option<Tile>) -> Option<Tile> {
        // The board takes a tile only on an empty point.
        let before = self.board.take(point);
        if let Some(tile) = tile {
            self.board.put(point, tile);
        }
        // The board assumes one Lotus per player and has forgotten the owner; another one may still
        // bloom.
        if before.is_some_and(|tile| tile.kind() == Kind::Lotus) {
            self.board.find_lotuses();
        }
        before
    }

    /// Takes every tile off the board.
    pub fn clear(&mut self) {
        self.board = Board::empty();
    }

    /// Gives every player all tiles that are not on the board: all flowers, and the given accents.
    /// An editor starts this way, and a case whose hands are not described.
    pub fn fill_hands(&mut self, accents: crate::reserve::Accents) {
        for seat in self.ruleset.seats.seats().iter() {
            let mut hand = Reserve::flowers();
            accents.iter().for_each(|a| hand.give(a));
            for (_, tile) in self.board.tiles().filter(|(_, t)| t.owner() == seat) {
                // More tiles on the board than there are leave none in hand; that is a problem to
                // be reported, not an overflow.
                let left = hand.count(tile.kind()).saturating_sub(1);
                hand.set(tile.kind(), left);
            }
            self.hands[seat] = hand;
        }
    }

    /// The position as described, without any check. Callers have run `problem::find` first, and
    /// tolerate at most clashes.
    fn into_position_unchecked(self) -> Position {
        Position {
            ruleset: self.ruleset,
            board: self.board,
            hands: self.hands,
            to_move: self.to_move,
            stage: match self.stage {
                Stage::Over => Stage::Turn,
                due => due,
            },
            passes: self.passes,
            out: self.out,
            outcome: None,
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            ruleset: position.ruleset,
            hands: position.hands,
            to_move: position.to_move,
            // The field, which is never `Over`.
            stage: position.stage,
            passes: position.passes,
            out: position.out,
            board: position.board.clone(),
        }
    }
}

impl Position {
    /// The position that a setup describes.
    ///
    /// A setup with a ring, with a player out of basic flowers where that ends the game, or in
    /// which all players have passed, is a position that is over.
    ///
    /// # Errors
    /// All problems of the setup, together with the setup itself.
    pub fn from_setup(setup: Setup) -> Result<Self, Problems> {
        let found: Vec<Problem> = problem::find(&setup);
        if !found.is_empty() {
            return Err(Problems {
                setup: alloc::boxed::Box::new(setup),
                found,
            });
        }
        let mut position = setup.into_position_unchecked();
        position.judge_setup();
        Ok(position)
    }

    /// Finds out whether the game is over in a position that was set up.
    fn judge_setup(&mut self) {
        // The order is that of play: a departure ends the game at any stage, then come rings, then
        // the last flower, then passes.
        if let Some(winner) = self.active().only() {
            // A setup does not record who left by resigning and who by the clock; both lose.
            self.outcome = Some(Outcome {
                winners: winner.alone(),
                ending: Ending::Resignation,
            });
            return;
        }
        match self.stage {
            Stage::Accents | Stage::Opening => return,
            // The bonus may still break a ring, or make one (§6.6).
            Stage::Bonus => {}
            Stage::Turn | Stage::Over => self.judge_rings(),
        }
        if self.outcome.is_some() {
            return;
        }
        let active = self.active();
        // In play this is judged for the player who has just planted. A setup has no last turn, so
        // any player without basic flowers ends the game (§12.2).
        let out_of_basics = active.iter().any(|s| !self.hands[s].has_basic());
        if self.ruleset.last_flower && out_of_basics {
            self.end_by_tally(Ending::LastFlower);
        } else if usize::from(self.passes) >= active.len() {
            self.end_by_tally(Ending::Stuck);
        }
    }
}
