//! How a local game is stored: its record, which is readable text, and what a record does not hold.

use std::fmt;

use paisho::notation::record::{NodeId, Record, RecordError};
use paisho::{BySeat, Ending, Game, Leaving, Outcome, Seat};
use paisho_wire::record_date;
use serde::{Deserialize, Serialize};

use super::timing::KeptTiming;
use super::{Beginning, Follow, LocalGame, Player, Timing};

/// A game as it is stored in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The number that identifies the game.
    pub number: u32,
    began: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    players: [Player; 4],
    record: String,
    timing: Option<KeptTiming>,
    #[serde(default)]
    follow: Follow,
    /// Whether the game is over, so that a list need not replay it to find out.
    #[serde(default)]
    pub(super) is_over: bool,
    /// Whether the person gets one of each accent without choosing.
    #[serde(default)]
    gives_accents: bool,
}

/// Why a stored game can't be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// The record can't be read.
    Record(RecordError),
    /// The record contains turns that are not legal in the game.
    Turns,
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Turns => f.write_str("the turns do not fit the game"),
        }
    }
}

impl std::error::Error for RestoreError {}

impl Saved {
    /// Whether this is a finished game with a computer.
    pub(super) fn is_finished_with_computer(&self) -> bool {
        self.is_over && !self.players.iter().all(Player::is_person)
    }
}

impl LocalGame {
    /// The game as it is stored.
    #[must_use]
    pub fn saved(&self, now: u64) -> Saved {
        Saved {
            number: self.number,
            began: self.began,
            changed: now,
            players: self.players.0.clone(),
            record: self.record().to_string(),
            timing: self.timing.as_ref().map(|timing| timing.kept(now)),
            follow: self.follow,
            is_over: self.is_over(),
            gives_accents: self.gives_accents,
        }
    }

    /// Restores a stored game.
    ///
    /// # Errors
    /// If the stored data is not valid.
    pub fn restore(saved: Saved) -> Result<Self, RestoreError> {
        let record = Record::parse(&saved.record).map_err(RestoreError::Record)?;
        let game = replay(&record).ok_or(RestoreError::Turns)?;
        let beginning = Beginning {
            rules: *record.ruleset(),
            players: BySeat(saved.players),
            pace: None,
            follow: saved.follow,
        };
        let mut restored = Self::new(saved.number, beginning, saved.began);
        restored.timing = saved.timing.map(Timing::from);
        restored.game = game;
        restored.gives_accents = saved.gives_accents;
        Ok(restored)
    }

    /// The game as a record, with the names of the players and the day it began.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from(&self.game);
        let seats = self.rules().seats;
        for seat in seats.seats().iter() {
            let name = match &self.players[seat] {
                Player::Person { name } if name.is_empty() => continue,
                Player::Person { name } => name.clone(),
                Player::Computer { level } => format!("Computer, level {}", level.number()),
            };
            // Setting can't fail: seats are valid tag names, and any text is a valid value.
            let _set = record.tags.set(seat.word(seats), &name);
        }
        let _set = record.tags.set("Date", &record_date(self.began));
        record
    }
}

/// Plays through a record's main line.
fn replay(record: &Record) -> Option<Game> {
    let mut game = Game::from_position(record.start().clone());
    let mut node = NodeId::ROOT;
    loop {
        for departure in record.departures(node) {
            match departure.reason {
                Leaving::Resignation => game.resign(departure.seat),
                Leaving::Time => game.flag(departure.seat),
            }
        }
        let Some(next) = record.children(node).first() else {
            break;
        };
        node = *next;
        game.play(record.turn(node)?.turn).ok()?;
    }
    if let (Some(outcome), None) = (record.result(), game.outcome()) {
        settle(&mut game, outcome);
    }
    (game.outcome() == record.result()).then_some(game)
}

/// Ends a game by agreement or gift, as the record says. An impossible result is detected by
/// comparing outcomes afterwards.
fn settle(game: &mut Game, outcome: Outcome) {
    let active = game.position().active();
    let offered = match (outcome.ending, outcome.winners.only()) {
        (Ending::Agreement, None) => {
            let first: Option<Seat> = active.iter().next();
            first.map(|seat| (seat, game.offer_draw(seat)))
        }
        (Ending::Gift, Some(giver)) => Some((giver, game.offer_gift(giver))),
        _ => None,
    };
    if let Some((by, Ok(()))) = offered {
        for seat in active.without(by).iter() {
            let _accepted = game.accept(seat);
        }
    }
}
