//! Turns that only the rule against clashes forbids: on a real board they may have been played.

use paisho::{Refusal, Step, Turn};

use super::{BoardInput, Trouble};

impl BoardInput {
    /// The turn that was just refused, if a clash is the only thing wrong with it.
    #[must_use]
    pub fn clashing_turn(&self) -> Option<Turn> {
        let Some(Trouble::Refused(Refusal::Clash { .. })) = self.trouble else {
            return None;
        };
        match (self.steps(), self.refused?) {
            ([Step::Arrange { from, to }], Step::Bonus(bonus)) => Some(Turn::Arrange {
                from: *from,
                to: *to,
                bonus: Some(bonus),
            }),
            ([], step) => Turn::from_step(step),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use paisho::{Point, Position, SeatSet};

    use super::*;
    use crate::model::board_input::BoardInputEvent;

    #[test]
    fn a_turn_that_clashes_is_remembered_until_the_next_tap() {
        // A Rose and a Jasmine that would face each other along a row.
        let text = "1~rulebook~G~----------------~G333333LO-H333333LO";
        let start: Position = text.parse().unwrap();
        let mut setup = paisho::Setup::from(&start);
        let point = |x, y| Point::new(x, y).unwrap();
        let tile = |seat, kind| Some(paisho::Tile::new(seat, kind));
        setup.set(point(3, 2), tile(paisho::Seat::GUEST, paisho::Kind::Rose));
        setup.set(
            point(-3, 3),
            tile(paisho::Seat::HOST, paisho::Kind::Jasmine),
        );
        setup.fill_hands(paisho::Accents::EMPTY);
        let position = Position::from_setup(setup).unwrap();
        let may = position.seats();
        let mut board_input = BoardInput::new(position, may);
        board_input.update(BoardInputEvent::Tap(point(3, 2)));
        board_input.update(BoardInputEvent::Tap(point(3, 3)));
        let turn = board_input.clashing_turn().map(|turn| turn.to_string());
        assert_eq!(turn.as_deref(), Some("(3,2)-(3,3)"));
        board_input.update(BoardInputEvent::Tap(point(4, 2)));
        assert_eq!(board_input.clashing_turn(), None);
        assert_ne!(may, SeatSet::EMPTY);
    }
}
