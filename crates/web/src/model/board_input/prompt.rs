//! What the user has to do next.

use paisho::{Kind, Outcome, Seat, Stage, Tile};

use super::{BoardInput, Course, Picked};

/// What the user is asked to do, or waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose accents.
    Accents,
    /// Plant the opening flower.
    Opening,
    /// Choose the opening flower of another player (§10.3).
    OpeningFor(Seat),
    /// Pick a flower on the board or in the hand.
    Turn,
    /// Choose where the picked tile goes.
    Goal,
    /// Choose the flower for a gate, or for a point beside a Pond.
    PlantHere,
    /// Choose a tile for the bonus, or decline it.
    Bonus,
    /// Choose where the tile of the bonus goes.
    BonusGoal,
    /// Choose where the Boat takes the flower.
    Ferry,
    /// Play the finished turn, or take it back.
    PlayThis,
    /// Pass, because no other turn is legal.
    MustPass,
    /// The turn has been sent.
    Sent,
    /// Another player chooses accents.
    OthersChoose(Seat),
    /// Another player is to move.
    Waiting(Seat),
    /// No turn can be played, for a reason that the page shows.
    Rest,
    /// The game is over.
    Over(Outcome),
}

impl BoardInput {
    /// The tile that is picked, on the board or in the hand.
    #[must_use]
    pub fn picked_kind(&self) -> Option<Kind> {
        match self.picked()? {
            Picked::Tile(kind) => Some(kind),
            Picked::Flower(at) => self.shown().board().get(at).map(Tile::kind),
            Picked::Ferry(_) | Picked::Place(_) => None,
        }
    }

    /// What the user has to do next.
    #[must_use]
    pub fn prompt(&self) -> Prompt {
        let decider = self.position.decider();
        if let Some(outcome) = self.position.outcome() {
            Prompt::Over(outcome)
        } else if self.course == Course::Rests {
            Prompt::Rest
        } else if self.is_sent {
            Prompt::Sent
        } else if !self.is_mine() && self.position.stage() == Stage::Accents {
            Prompt::OthersChoose(decider)
        } else if !self.is_mine() {
            Prompt::Waiting(decider)
        } else if self.waiting().is_some() {
            Prompt::PlayThis
        } else {
            self.own_prompt()
        }
    }

    fn own_prompt(&self) -> Prompt {
        match (self.shown().stage(), self.picked()) {
            (Stage::Accents, _) => Prompt::Accents,
            (_, Some(Picked::Ferry(_))) => Prompt::Ferry,
            (_, Some(Picked::Place(_))) => Prompt::PlantHere,
            (Stage::Bonus, Some(_)) => Prompt::BonusGoal,
            (Stage::Bonus, None) => Prompt::Bonus,
            (_, Some(_)) => Prompt::Goal,
            (Stage::Opening, None) if self.position.decider() != self.position.to_move() => {
                Prompt::OpeningFor(self.position.to_move())
            }
            (Stage::Opening, None) => Prompt::Opening,
            (Stage::Turn, None) if self.must_pass() => Prompt::MustPass,
            (Stage::Turn | Stage::Over, None) => Prompt::Turn,
        }
    }
}
