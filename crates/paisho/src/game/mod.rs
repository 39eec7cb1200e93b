//! A game: a position with its history, offers, and outcome.
//!
//! [`Position`] knows the rules of a turn; the game adds what needs memory or
//! agreement: undoing, repetition, draws, resignation with or without a gift,
//! running out of time (§4.3). Clocks are arithmetic of their own, in
//! [`clock`].

pub mod clock;
mod offer;

use alloc::vec::Vec;
use core::fmt;

use crate::notation::{NumberedTurn, TurnLabel};
use crate::outcome::{Ending, Outcome};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::rules::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

pub use offer::{Offer, OfferError};

/// A game from its first position to its last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// The number of the first turn.
    first_number: u32,
    offer: Option<Offer>,
    /// How the game ended by agreement, repetition or a gift, which no position knows.
    settled: Option<Outcome>,
}

/// One turn of a game and the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Number and seat.
    pub label: TurnLabel,
    /// What was played.
    pub turn: Turn,
    /// The position after the turn, and after everybody who left before the next one.
    pub after: Position,
}

/// How many times the same position makes a draw (§4.3).
const REPETITIONS: usize = 3;

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        Self::from_position(Position::start(ruleset))
    }

    /// A game that begins with some position; its first turn has number 1, or 0 while accents are
    /// chosen.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        let first_number = u32::from(start.stage() != Stage::Accents);
        Self {
            start,
            plies: Vec::new(),
            first_number,
            offer: None,
            settled: None,
        }
    }

    /// The first position.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    fn position_mut(&mut self) -> &mut Position {
        match self.plies.last_mut() {
            Some(ply) => &mut ply.after,
            None => &mut self.start,
        }
    }

    /// All turns so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The turns as they are written down.
    pub fn turns(&self) -> impl Iterator<Item = NumberedTurn> {
        self.plies.iter().map(|ply| NumberedTurn {
            label: ply.label,
            turn: ply.turn,
        })
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.settled.or_else(|| self.position().outcome())
    }

    /// The label of the next turn.
    #[must_use]
    pub fn next_label(&self) -> TurnLabel {
        let position = self.position();
        let number = match self.plies.last() {
            None => self.first_number,
            Some(last) => number_after(last.label, &self.before_last().stage, position),
        };
        TurnLabel {
            number,
            seat: position.to_move(),
        }
    }

    /// The position before the last turn.
    fn before_last(&self) -> &Position {
        let before = self.plies.len().checked_sub(2);
        before.map_or(&self.start, |i| &self.plies[i].after)
    }

    /// Plays a turn. An open offer of a draw to the player who plays is thereby declined.
    ///
    /// # Errors
    /// Says why the turn is not legal.
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        if let Some(outcome) = self.settled {
            return Err(Refusal::GameOver(outcome));
        }
        let after = self.position().play(turn)?;
        let (label, decider) = (self.next_label(), self.position().decider());
        self.plies.push(Ply { label, turn, after });
        self.decline_by_playing(decider);
        self.judge_repetition();
        Ok(())
    }

    /// Takes back the last turn and everything that happened after it.
    pub fn undo(&mut self) -> Option<Turn> {
        let ply = self.plies.pop()?;
        self.offer = None;
        self.settled = None;
        Some(ply.turn)
    }

    /// How often the present position has occurred: the same tiles, hands and player to move.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let hash = now.hash();
        core::iter::once(&self.start)
            .chain(self.plies.iter().map(|ply| &ply.after))
            .filter(|p| p.hash() == hash && *p == now)
            .count()
    }

    fn judge_repetition(&mut self) {
        let over = self.position().outcome().is_some();
        if self.start.ruleset().repetition && !over && self.occurrences() >= REPETITIONS {
            self.settle(SeatSet::EMPTY, Ending::Repetition);
        }
    }

    fn settle(&mut self, winners: SeatSet, ending: Ending) {
        self.offer = None;
        self.settled = Some(Outcome { winners, ending });
    }

    /// A player resigns, also on another's turn (§4.3). With three or four players the game goes on
    /// without him (§10.6). Nothing happens once the game is over.
    pub fn resign(&mut self, seat: Seat) {
        self.leave(seat, Ending::Resignation);
    }

    /// A player has run out of time: the same as resigning, by another name.
    pub fn flag(&mut self, seat: Seat) {
        self.leave(seat, Ending::Time);
    }

    fn leave(&mut self, seat: Seat, ending: Ending) {
        if self.outcome().is_some() {
            return;
        }
        self.offer = None;
        self.position_mut().leave(seat, ending);
    }
}

/// The number of the turn after one: it grows after the accents, and whenever the turn order
/// begins anew.
fn number_after(last: TurnLabel, stage_before: &Stage, now: &Position) -> u32 {
    let begins_anew = now.to_move() <= last.seat;
    match (stage_before, now.stage()) {
        (Stage::Accents, Stage::Accents) => last.number,
        (Stage::Accents, _) => last.number + 1,
        _ if begins_anew => last.number + 1,
        _ => last.number,
    }
}

impl fmt::Display for Game {
    /// The turns in notation, joined by `;`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.start.ruleset().seats;
        for (i, turn) in self.turns().enumerate() {
            let separator = if i == 0 { "" } else { ";" };
            write!(f, "{separator}{}", turn.display(seats))?;
        }
        Ok(())
    }
}
