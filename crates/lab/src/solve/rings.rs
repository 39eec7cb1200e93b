//! Checks whether a player has a ring in one, fast for many similar positions.

use paisho::{Position, Seat, Turn};

use super::ring_in_one::{closes_ring, first_ring};
use super::turns::find_turn;

/// Turns by which one player closed a ring in similar positions. Playing them again is the fastest
/// way to see that a reply did not prevent the ring; everything else is tried only if none of them
/// works.
pub(super) struct Rings {
    seat: Seat,
    /// The most recently successful turn comes first.
    known: Vec<Turn>,
}

/// How many turns are remembered: trying more would take longer than a new search.
const KNOWN: usize = 32;

impl Rings {
    pub(super) const fn new(seat: Seat) -> Self {
        let known = Vec::new();
        Self { seat, known }
    }

    /// Whether the player is to move and has a ring in one.
    pub(super) fn are_in(&mut self, position: &Position) -> bool {
        if position.to_move() != self.seat {
            return false;
        }
        let known = self.known.iter().position(|t| closes_ring(position, *t));
        if let Some(at) = known {
            self.known[..=at].rotate_right(1);
            return true;
        }
        let found = first_ring(position);
        if let Some(turn) = found {
            self.known.insert(0, turn);
            self.known.truncate(KNOWN);
        }
        found.is_some()
    }

    /// Whether the player has won or has a ring in one, after a turn of the opponent.
    pub(super) fn decide(&mut self, replied: &Position) -> bool {
        match replied.outcome() {
            Some(outcome) => outcome.winners == self.seat.alone(),
            None => self.are_in(replied),
        }
    }

    /// A turn of the opponent after which the player has not won and has no ring in one.
    pub(super) fn refutation(&mut self, position: &Position) -> Option<Turn> {
        find_turn(position, |_, replied| !self.decide(replied))
    }
}
