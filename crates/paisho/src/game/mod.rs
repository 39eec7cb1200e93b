//! A game: a position with its history, offers, and outcome.
//!
//! [`Position`] knows the rules of a turn; the game adds what needs memory or
//! agreement: undoing, repetition, draws, resignation with or without a gift,
//! running out of time ([§4.3](crate::text::rules#4.3)). Clocks are arithmetic of their own, in
//! [`clock`].

pub mod clock;
mod offer;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::{NumberedTurn, Numbering, TurnLabel};
use crate::outcome::{Ending, Leaving, Outcome};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::rules::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

pub use offer::{Offer, OfferError};

/// A game from its first position to its last.
///
/// `settled` and the outcome of `now` are never both set: what settles a game needs one that goes
/// on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The position before the first turn.
    start: Position,
    /// All turns with the positions after them. Keeping all positions is simpler than undoing a
    /// turn: undo drops the last one.
    plies: Vec<Ply>,
    /// The departures in their order, each seat at most once.
    leavers: Vec<Leaver>,
    /// The current position: after the last turn, with later departures applied.
    now: Position,
    /// The open offer; there is one at most.
    offer: Option<Offer>,
    /// How the game ended by agreement, repetition or a gift, which a position does not record.
    settled: Option<Outcome>,
}

/// One turn of a game and the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Its number and seat.
    pub label: TurnLabel,
    /// What was played.
    pub turn: Turn,
    /// The position right after the turn. Copies of a game share it: a position is several hundred
    /// bytes, and a server copies the game for every turn that it decides about.
    after: Arc<Position>,
    /// The state of numbering after the turn, for the turns that follow. Kept with every turn, so
    /// that undoing restores it.
    numbering: Numbering,
}

impl Ply {
    /// The position right after the turn. Departures after the turn are not in it; see
    /// [`Game::leavers`].
    #[must_use]
    pub fn after(&self) -> &Position {
        &self.after
    }
}

/// A player who left the game by resigning or running out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaver {
    /// The player who left.
    pub seat: Seat,
    /// Whether the player resigned or ran out of time.
    pub reason: Leaving,
    /// How many turns had been played by then.
    pub after: usize,
}

/// How many occurrences of a position make a draw ([§4.3](crate::text::rules#4.3)).
const REPETITIONS: usize = 3;

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        Self::from_position(Position::start(ruleset))
    }

    /// A game that begins with some position; its first turn has number 1, or 0 while accents are
    /// chosen. The numbers are those of this game, not of one that may have led to the position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self {
            now: start.clone(),
            start,
            plies: Vec::new(),
            leavers: Vec::new(),
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
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// All turns so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The players who have left the game, and when.
    #[must_use]
    pub fn leavers(&self) -> &[Leaver] {
        &self.leavers
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
        self.settled.or_else(|| self.now.outcome())
    }

    /// What kind of step is due; [`Stage::Over`] once the game is over. That includes agreement,
    /// repetition and gifts, which a position does not record.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if self.outcome().is_some() {
            Stage::Over
        } else {
            self.now.stage()
        }
    }

    /// The label of the next turn.
    #[must_use]
    pub fn next_label(&self) -> TurnLabel {
        self.numbering().label(&self.now)
    }

    fn numbering(&self) -> Numbering {
        self.plies
            .last()
            .map_or(Numbering::FROM_ONE, |ply| ply.numbering)
    }

    /// Plays a turn. An open offer of a draw to the player who plays is thereby declined.
    ///
    /// # Errors
    /// Why the turn is not legal. No turn is legal while a resignation with a gift waits for an
    /// answer.
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        if let Some(outcome) = self.settled {
            return Err(Refusal::GameOver(outcome));
        }
        if let Some(Offer::Gift { from }) = self.offer {
            return Err(Refusal::GiftOffered { from });
        }
        // Nothing before this line changes the game, so a refused turn leaves it as it was.
        let after = self.now.play(turn)?;
        let mut numbering = self.numbering();
        let label = numbering.next_label(&self.now);
        // With three or four players another player decides on an opening flower (§10.3), and it is
        // that player who plays on.
        self.decline_by_playing(self.now.decider());
        self.now = after.clone();
        self.plies.push(Ply {
            label,
            turn,
            after: Arc::new(after),
            numbering,
        });
        self.judge_repetition();
        Ok(())
    }

    /// Takes back the last turn and everything that happened after it.
    pub fn undo(&mut self) -> Option<Turn> {
        let ply = self.plies.pop()?;
        self.offer = None;
        self.settled = None;
        let turns = self.plies.len();
        // Players who left after this turn are back in the game. Those who left between the turn
        // before it and this one are taken out again, because `Ply::after` is the position before
        // they left.
        self.leavers.retain(|leaver| leaver.after <= turns);
        let mut now = self.plies.last().map_or(&self.start, Ply::after).clone();
        for leaver in self.leavers.iter().filter(|l| l.after == turns) {
            now.leave(leaver.seat, leaver.reason);
        }
        self.now = now;
        Some(ply.turn)
    }

    /// How often the present position has occurred: the same tiles, hands and player to move.
    ///
    /// It compares the current position with all earlier ones, which takes time proportional to the
    /// number of turns. Positions from before a departure never match, because the set of players
    /// who left differs.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        core::iter::once(&self.start)
            .chain(self.plies.iter().map(Ply::after))
            .filter(|p| p.repeats(&self.now))
            .count()
    }

    /// Ends the game at the third occurrence. A turn that ends the game by itself comes first.
    fn judge_repetition(&mut self) {
        let over = self.now.outcome().is_some();
        if self.start.ruleset().repetition && !over && self.occurrences() >= REPETITIONS {
            self.settle(SeatSet::EMPTY, Ending::Repetition);
        }
    }

    /// Ends the game by something that no position shows.
    fn settle(&mut self, winners: SeatSet, ending: Ending) {
        self.offer = None;
        self.settled = Some(Outcome { winners, ending });
    }

    /// A player resigns, also on another's turn ([§4.3](crate::text::rules#4.3)). With three or
    /// four players the game goes on without that player ([§10.6](crate::text::rules#10.6)).
    /// Nothing happens once the game is over.
    pub fn resign(&mut self, seat: Seat) {
        self.leave(seat, Leaving::Resignation);
    }

    /// A player has run out of time. The effect is that of resigning, but the game records the
    /// reason.
    pub fn flag(&mut self, seat: Seat) {
        self.leave(seat, Leaving::Time);
    }

    /// Takes a player out of the game. An open offer ends with that: it was made to other players
    /// than are left now.
    fn leave(&mut self, seat: Seat, reason: Leaving) {
        if self.outcome().is_some() || !self.now.active().contains(seat) {
            return;
        }
        self.offer = None;
        self.now.leave(seat, reason);
        self.leavers.push(Leaver {
            seat,
            reason,
            after: self.plies.len(),
        });
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
