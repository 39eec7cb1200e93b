//! Finds the only way to prevent a ring that the opponent is about to close.

use paisho::{Position, Seat, Stage, Step, Turn};

use super::ring_in_one::first_ring;
use super::rings::Rings;
use super::turns::{find_turn_from, idle};

/// Whether a turn is legal, does not lose, and allows no ring in one.
pub(crate) fn defends(position: &Position, turn: Turn) -> bool {
    let Some(opponent) = opponent(position) else {
        return false;
    };
    let after = position.play(turn);
    after.is_ok_and(|after| !Rings::new(opponent).decide(&after))
}

/// The defences, if the opponent threatens a ring in one, the player to move has none, and all
/// turns that defend begin with the same step. A turn that defends without its bonus represents all
/// turns that take one and still defend.
pub(crate) fn only_defence(position: &Position) -> Option<Vec<Turn>> {
    let mut rings = Rings::new(opponent(position)?);
    let fits = position.stage() == Stage::Turn && position.passes() == 0;
    if !fits || first_ring(position).is_some() || !rings.are_in(&idle(position)) {
        return None;
    }
    let mut defending = position
        .steps()
        .filter(|s| can_defend(position, *s, &mut rings));
    let only = defending.next()?;
    if defending.next().is_some() {
        return None;
    }
    drop(defending);
    Some(defences_from(position, only, &mut rings))
}

/// The opponent in a game of two players.
fn opponent(position: &Position) -> Option<Seat> {
    position.seats().without(position.to_move()).only()
}

fn can_defend(position: &Position, first: Step, rings: &mut Rings) -> bool {
    find_turn_from(position, first, |_, after| !rings.decide(after)).is_some()
}

fn defences_from(position: &Position, first: Step, rings: &mut Rings) -> Vec<Turn> {
    let mut defences = Vec::new();
    find_turn_from(position, first, |turn, after| {
        if !rings.decide(after) {
            defences.push(turn);
        }
        false
    });
    match defences.iter().find(|t| t.bonus().is_none()) {
        Some(plain) => vec![*plain],
        None => defences,
    }
}
