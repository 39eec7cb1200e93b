//! Records: games with names, dates, comments, clocks and variations, as a file people can read.
//!
//! A record is a tree of turns. The first child of every node continues the main line of that
//! node; the others are variations. Every turn in it is legal: it is checked while it is read or
//! added. The grammar is in
//! [`text::notation`](crate::text::notation).

mod edit;
mod error;
mod from_game;
mod outcome;
mod read;
mod tags;
mod time_left;
mod tree;
mod write;

use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::game::GameText;
use super::numbering::Numbering;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::rules::Ruleset;
use crate::seat::Seat;

pub use edit::EditError;
pub use error::{RecordError, RecordProblem};
pub use outcome::ParseOutcomeError;
pub use read::{LastClash, PlayedGame, Repair, RepairedGame};
pub use tags::{TagError, Tags};
pub use time_left::TimeLeft;
pub use tree::{Departure, NodeId};

use tree::Node;

/// How deep variations may be nested. Writing is recursive in this depth, and a limit keeps it far
/// from the end of the stack.
pub const MAX_DEPTH: usize = 100;

/// A game with everything that was written down about it.
///
/// Positions are not stored: a node's position is found by replaying the turns from the start. An
/// analysis needs one position at a time, and a record may hold thousands of nodes.
#[derive(Clone, Debug)]
pub struct Record {
    /// Names, dates and other free tags.
    pub tags: Tags,
    /// The position before the first turn.
    start: Position,
    /// The number of the first turn that is not a choice of accents; at least 1.
    first_number: u32,
    /// A result that the board does not show, such as a resignation. Always `None` while the end of
    /// the main line shows a result.
    declared: Option<Outcome>,
    /// The tree. The first entry is the root; a deleted node leaves `None` behind, so that ids stay
    /// valid.
    nodes: Vec<Option<Node>>,
}

impl Record {
    /// A record without turns; the first one will have this number, which is at least 1 (or 0 if
    /// it chooses accents).
    #[must_use]
    pub fn new(start: &Position, first_number: u32) -> Self {
        Self {
            tags: Tags::default(),
            start: start.clone(),
            first_number: first_number.max(1),
            declared: None,
            nodes: alloc::vec![Some(Node::root())],
        }
    }

    /// Reads the one record that a text holds.
    ///
    /// # Errors
    /// The first thing that is wrong, with line and column; also a second record.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        read::one(text)
    }

    /// Reads a collection: any number of records, each beginning with its tags.
    ///
    /// # Errors
    /// The first thing that is wrong, with line and column.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, RecordError> {
        read::all(text)
    }

    /// Writes a collection.
    #[must_use]
    pub fn print_all<'a>(records: impl IntoIterator<Item = &'a Self>) -> String {
        write::all(records)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        self.start.ruleset()
    }

    /// The position before the first turn.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The number of the first turn that is not a choice of accents.
    #[must_use]
    pub const fn first_number(&self) -> u32 {
        self.first_number
    }

    /// The name of a player, if a tag gives it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.tags.value(seat.word(self.ruleset().seats))
    }

    /// How the game ended: the result that the end of the main line shows, or else the declared
    /// one; `None` while it is unfinished.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.end().outcome().or(self.declared)
    }

    /// Declares a result that the board does not show, or withdraws it.
    ///
    /// # Errors
    /// If the board shows a result, or should show this one.
    pub fn declare(&mut self, result: Option<Outcome>) -> Result<(), EditError> {
        let fits = result.is_none_or(can_be_declared);
        if !fits || self.end().outcome().is_some() {
            return Err(EditError::ResultDiffers);
        }
        self.declared = result;
        Ok(())
    }

    /// The position at the end of the main line.
    #[must_use]
    pub fn end(&self) -> Position {
        self.place(self.last_of_main_line())
            .map_or_else(|| self.start.clone(), |place| place.position)
    }

    /// The main line alone, as a game. A game text has no departures, so it stops where a player
    /// leaves.
    #[must_use]
    pub fn main_line(&self) -> GameText {
        let mut game = GameText::new(&self.start, self.first_number);
        let mut node = NodeId::ROOT;
        while self.departures(node).is_empty()
            && let Some((next, turn)) = self.first_child(node)
            && game.push(turn.turn).is_ok()
        {
            node = next;
        }
        game
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// The same as [`Record::parse`].
    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::parse(text)
    }
}

impl From<&GameText> for Record {
    /// A record of a game, without tags and comments.
    fn from(game: &GameText) -> Self {
        let mut record = Self::new(game.start(), game.first_number());
        let mut place = record.start_place();
        for turn in game.turns() {
            // The turns of a game text are legal, so none is refused.
            if record.grow(&mut place, turn.turn).is_err() {
                break;
            }
        }
        record
    }
}

/// A place in a record while it is walked: a node, the position there, and the numbers so far. The
/// position has the departures at the node applied.
#[derive(Clone, Debug)]
struct Place {
    node: NodeId,
    position: Position,
    numbering: Numbering,
}

/// Whether a result is of a kind that the board can't show. A draw can only be agreed or repeated,
/// and the other endings need a winner.
fn can_be_declared(outcome: Outcome) -> bool {
    match outcome.ending {
        Ending::Repetition | Ending::Agreement => outcome.is_draw(),
        Ending::Resignation | Ending::Gift | Ending::Time => !outcome.is_draw(),
        Ending::Ring | Ending::LastFlower(_) | Ending::Stuck(_) => false,
    }
}
