//! All games that are stored in this browser.

use paisho::{BySeat, Outcome, Position, Seat, SeatCount};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Beginning, LocalGame, Player, Saved};

/// The games, the most recently changed first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Shelf {
    games: Vec<Saved>,
}

/// How many finished games are kept; the oldest are dropped.
const MOST_FINISHED: usize = 40;

/// How many games are kept in total.
const MOST: usize = 100;

/// An entry in the list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The number that identifies the game.
    pub number: u32,
    /// When it was last changed.
    pub changed: u64,
    /// The player of each seat.
    pub players: BySeat<Player>,
    /// The number of players.
    pub seats: SeatCount,
    /// The last position.
    pub position: Position,
    /// The seat at the bottom of the board.
    pub bottom: Seat,
    /// The outcome, if it is over.
    pub outcome: Option<Outcome>,
    /// How many turns were played.
    pub turns: usize,
}

impl<'de> Deserialize<'de> for Shelf {
    /// A game that can't be read is skipped, so that the others are not lost.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<serde_json::Value>::deserialize(deserializer)?;
        let read = |value| serde_json::from_value(value).ok();
        Ok(Self {
            games: values.into_iter().filter_map(read).collect(),
        })
    }
}

impl Shelf {
    /// The game with a number, if it exists and can be restored.
    #[must_use]
    pub fn game(&self, number: u32) -> Option<LocalGame> {
        let saved = self.games.iter().find(|game| game.number == number)?;
        LocalGame::restore(saved.clone()).ok()
    }

    /// Begins a game with a new number and stores it.
    pub fn begin(&mut self, beginning: Beginning, now: u64) -> LocalGame {
        let last = self.games.iter().map(|game| game.number).max();
        let number = last.unwrap_or(0).saturating_add(1);
        let is_first = !self.games.iter().any(Saved::is_finished_with_computer);
        let gives_accents = is_first && beginning.suits_a_beginner();
        let mut game = LocalGame::new(number, beginning, now);
        game.gives_accents = gives_accents;
        self.put(game.saved(now));
        game
    }

    /// Puts a game first and replaces its older state. Finished games beyond the limit are dropped.
    pub fn put(&mut self, saved: Saved) {
        self.remove(saved.number);
        self.games.insert(0, saved);
        let mut finished = 0;
        self.games.retain(|game| {
            finished += usize::from(game.is_over);
            finished <= MOST_FINISHED || !game.is_over
        });
        self.games.truncate(MOST);
    }

    /// Deletes a game.
    pub fn remove(&mut self, number: u32) {
        self.games.retain(|game| game.number != number);
    }

    /// The entries of the list; games that can't be restored are left out.
    #[must_use]
    pub fn summaries(&self) -> Vec<Summary> {
        self.games.iter().filter_map(Summary::of).collect()
    }
}

impl Summary {
    fn of(saved: &Saved) -> Option<Self> {
        let game = LocalGame::restore(saved.clone()).ok()?;
        Some(Self {
            number: saved.number,
            changed: saved.changed,
            seats: game.rules().seats,
            position: game.shown().position,
            bottom: game.bottom(),
            outcome: game.game().outcome(),
            turns: game.game().plies().len(),
            players: game.players,
        })
    }
}
