//! Finds turns after which every reply of the opponent allows a ring.

use paisho::{Position, Seat, SeatCount, Stage, Step, Turn};

use super::half_axes::HalfAxes;
use super::ring_in_one::first_ring;
use super::rings::Rings;
use super::turns::{find_turn_from, idle};

/// Whether a turn is a ring in two: it is legal in a game of two players, does not end the game,
/// and after every reply with every bonus its player has won or can close a ring.
pub(crate) fn is_ring_in_two(position: &Position, turn: Turn) -> bool {
    let mut rings = Rings::new(position.to_move());
    let is_unstoppable =
        |after: Position| after.outcome().is_none() && rings.refutation(&after).is_none();
    is_for_two(position) && position.play(turn).is_ok_and(is_unstoppable)
}

/// The solver supports only games of two players, where all replies are those of one opponent.
fn is_for_two(position: &Position) -> bool {
    position.ruleset().seats == SeatCount::Two
}

/// A turn of the player to move after which the opponent has neither won nor a ring in one.
pub(crate) fn refutation(position: &Position) -> Option<Turn> {
    let opponent = position.seats().without(position.to_move()).only()?;
    Rings::new(opponent).refutation(position)
}

/// The turns that are a ring in two, if there is no ring in one. Only turns that threaten a ring in
/// one are tried: first without a bonus, and only if none of these works, with each bonus.
pub(crate) fn ring_in_two(position: &Position) -> Vec<Turn> {
    let Some(mut hunt) = Hunt::new(position) else {
        return Vec::new();
    };
    let plain = hunt.plain_solutions();
    if plain.is_empty() {
        hunt.solutions_by_bonus()
    } else {
        plain
    }
}

/// The solutions without a bonus, which are much quicker to find.
pub(crate) fn plain_ring_in_two(position: &Position) -> Vec<Turn> {
    Hunt::new(position).map_or_else(Vec::new, |mut hunt| hunt.plain_solutions())
}

/// The turns without a bonus that threaten a ring in one, which may be preventable.
pub(crate) fn threats(position: &Position) -> impl Iterator<Item = Turn> {
    let mut rings = Rings::new(position.to_move());
    let turns = position.steps().filter_map(Turn::from_step);
    turns.filter(move |turn| {
        let mut after = position.clone();
        after.play_unchecked(*turn);
        after.outcome().is_none() && rings.are_in(&idle(&after))
    })
}

/// Whether a player's harmonies cross at least three of the four half axes. With fewer, a ring is
/// far away.
pub(crate) fn is_near_ring(position: &Position, seat: Seat) -> bool {
    HalfAxes::crossed(position, seat).count() >= 3
}

/// A search for the solutions of a position, with the rings and refutations found so far.
struct Hunt<'a> {
    position: &'a Position,
    rings: Rings,
    /// Replies that refuted a turn, the latest first.
    replies: Vec<Turn>,
}

/// How many known refutations are tried before all replies are.
const REPLIES: usize = 8;

impl<'a> Hunt<'a> {
    /// `None` if there is nothing to search for: the turn has begun, or there is a ring in one.
    fn new(position: &'a Position) -> Option<Self> {
        let fits = position.stage() == Stage::Turn && is_for_two(position);
        (fits && first_ring(position).is_none()).then(|| Self {
            position,
            rings: Rings::new(position.to_move()),
            replies: Vec::new(),
        })
    }

    fn plain_solutions(&mut self) -> Vec<Turn> {
        let position = self.position;
        let turns = position.steps().filter_map(Turn::from_step);
        turns.filter(|turn| self.is_plain_solution(*turn)).collect()
    }

    fn is_plain_solution(&mut self, turn: Turn) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(turn);
        self.is_solved(&after)
    }

    fn solutions_by_bonus(&mut self) -> Vec<Turn> {
        let mut solutions = Vec::new();
        let position = self.position;
        for step in position
            .steps()
            .filter(|s| matches!(s, Step::Arrange { .. }))
        {
            find_turn_from(position, step, |turn, after| {
                if turn.bonus().is_some() && self.is_solved(after) {
                    solutions.push(turn);
                }
                false
            });
        }
        solutions
    }

    /// Whether the position after a turn threatens a ring that no reply prevents.
    fn is_solved(&mut self, after: &Position) -> bool {
        after.outcome().is_none()
            && self.rings.are_in(&idle(after))
            && !self.is_refuted_as_before(after)
            && !self.is_refuted(after)
    }

    fn is_refuted_as_before(&mut self, after: &Position) -> bool {
        let rings = &mut self.rings;
        let replied = self.replies.iter().filter_map(|r| after.play(*r).ok());
        replied.into_iter().any(|replied| !rings.decide(&replied))
    }

    fn is_refuted(&mut self, after: &Position) -> bool {
        let refutation = self.rings.refutation(after);
        if let Some(reply) = refutation {
            self.replies.insert(0, reply);
            self.replies.truncate(REPLIES);
        }
        refutation.is_some()
    }
}
