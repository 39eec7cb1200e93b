//! Whether the board tells beforehand which moves earn a bonus or close a ring.

use paisho::{PointSet, Reach};

use super::BoardInput;

/// Whether moves that earn a bonus or close a ring differ from other moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gains {
    /// They are marked.
    #[default]
    Marked,
    /// They look like any other move, because finding them is the task.
    Hidden,
}

impl BoardInput {
    /// Sets whether moves that earn something are marked.
    pub const fn set_gains(&mut self, gains: Gains) {
        self.gains = gains;
    }

    /// Where the picked tile may go, and what may be told about it.
    #[must_use]
    pub fn told_reach(&self) -> Reach {
        let mut reach = self.reach().clone();
        if self.gains == Gains::Hidden {
            reach.bonuses = PointSet::EMPTY;
            reach.rings = PointSet::EMPTY;
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use paisho::{Point, Seat};

    use super::*;
    use crate::model::board_input::BoardInputEvent;
    use crate::model::learn::LESSONS;

    #[test]
    fn hidden_gains_look_like_other_moves() {
        let position = LESSONS[0].tasks[0].position().unwrap();
        let mut input = BoardInput::new(position, Seat::GUEST.alone());
        let lily = Point::new(-4, -6).unwrap();
        input.update(BoardInputEvent::Tap(lily));
        let corner = Point::new(-4, -4).unwrap();
        assert!(input.told_reach().rings.contains(corner));
        input.set_gains(Gains::Hidden);
        let told = input.told_reach();
        assert!(told.rings.is_empty() && told.bonuses.is_empty());
        assert!(told.points.contains(corner));
    }
}
