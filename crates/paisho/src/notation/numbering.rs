//! Numbers of turns: 0 for accents, then 1G 1H 2G 2H … ([§11](crate::text::rules#11)).

use super::turn::TurnLabel;
use crate::position::{Position, Stage};
use crate::seat::Seat;

/// Counts turns as a game goes on. All numbering of turns goes through this type. It is copied with
/// every turn of a game, so that undoing a turn restores it.
///
/// The number grows when the turn comes round to the first seat, or past it if that player has
/// left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// The number of the last turn, or of the first one before any turn.
    number: u32,
    /// The player of the last turn that was not a choice of accents.
    last: Option<Seat>,
}

impl Numbering {
    /// The numbers of a game from its beginning.
    pub const FROM_ONE: Self = Self::starting_at(1);

    /// The numbers of a game whose record begins later: the first turn that is not a choice of
    /// accents has this number.
    #[must_use]
    pub const fn starting_at(number: u32) -> Self {
        Self { number, last: None }
    }

    /// The label of the turn that is due in a position.
    #[must_use]
    pub fn label(&self, position: &Position) -> TurnLabel {
        let seat = position.to_move();
        // Seats are ordered as they take turns, so the round begins again as soon as a seat is not
        // after the last one. That also holds if the first seat, or several, have left.
        let came_round = self.last.is_some_and(|last| seat <= last);
        // The field, not the method, which says `Over` once the game has ended: a game that was
        // resigned while accents were chosen keeps the number 0.
        let number = match position.stage {
            Stage::Accents => 0,
            _ if came_round => self.number.saturating_add(1),
            _ => self.number,
        };
        TurnLabel { number, seat }
    }

    /// The label of the turn that is due in a position, which is then played: the next label is
    /// that of the turn after it.
    pub fn next_label(&mut self, position: &Position) -> TurnLabel {
        let label = self.label(position);
        // Choices of accents are not counted: the first turn after them has the first number, also
        // where Guest chose accents last and now begins.
        if position.stage != Stage::Accents {
            self.number = label.number;
            self.last = Some(label.seat);
        }
        label
    }
}

impl Default for Numbering {
    fn default() -> Self {
        Self::FROM_ONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Leaving;
    use crate::rules::Ruleset;
    use crate::seat::SeatCount;
    use alloc::format;
    use alloc::string::String;

    // Which turn is played does not matter for its number.
    fn play_first(position: &mut Position) {
        let turns = position.legal_turns();
        position.play_unchecked(*turns.first().unwrap());
    }

    /// Plays the first legal turn a few times and writes the labels; a seat may leave before one.
    fn labels(rules: Ruleset, turns: usize, leaves: Option<(usize, Seat)>) -> String {
        let mut position = Position::start(rules);
        let mut numbering = Numbering::FROM_ONE;
        let mut text = String::new();
        for i in 0..turns {
            if let Some((at, seat)) = leaves
                && at == i
            {
                position.leave(seat, Leaving::Resignation);
            }
            let label = numbering.next_label(&position);
            text += &format!("{}{} ", label.number, label.seat.letter(rules.seats));
            play_first(&mut position);
        }
        text
    }

    #[test]
    fn two_players_alternate() {
        assert_eq!(labels(Ruleset::RULEBOOK, 7, None), "0H 0G 1G 1H 2G 2H 3G ");
    }

    #[test]
    fn players_who_left_are_skipped() {
        let three = Ruleset {
            seats: SeatCount::Three,
            ..Ruleset::RULEBOOK
        };
        assert_eq!(labels(three, 10, None), "0S 0W 0N 1S 1W 1N 2S 2W 2N 3S ");
        assert_eq!(
            labels(three, 10, Some((6, Seat::South))),
            "0S 0W 0N 1S 1W 1N 2W 2N 3W 3N "
        );
        assert_eq!(
            labels(three, 10, Some((7, Seat::West))),
            "0S 0W 0N 1S 1W 1N 2S 2N 3S 3N "
        );
    }

    #[test]
    fn a_later_start_keeps_its_number() {
        let mut position = Position::start(Ruleset::RULEBOOK);
        let mut numbering = Numbering::starting_at(7);
        for number in [0, 0, 7, 7, 8, 8, 9] {
            assert_eq!(numbering.next_label(&position).number, number);
            play_first(&mut position);
        }
    }
}
