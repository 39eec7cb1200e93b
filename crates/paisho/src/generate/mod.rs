//! Finds legal steps by sets: for each flower the points it may go to, for each tile of the hand
//! the points where it may be placed.
//!
//! Generation is lazy and in stages. [`Position::choices`] yields one [`Choice`] (a tile and the
//! set of points it may go to) at a time, without touching the heap; [`Position::steps`] lists the
//! steps of each choice; only [`Position::legal_turns`] multiplies arrangements with their bonuses.
//! [`crate::explain`] judges single turns; property tests check that the two agree.

mod bonus;
mod random;
mod steps;
mod survey;
mod turns;

use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::{Position, Stage};
use crate::tile::Kind;
use crate::turn::{Bonus, Step};

pub use steps::Steps;
pub(crate) use survey::walk_area;

use bonus::BonusChoices;
use survey::TurnChoices;

/// One tile and all points it may legally go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is done.
    pub action: Action,
    /// Where it may be done; never empty.
    pub points: PointSet,
}

/// What is done at a point of a [`Choice`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Plant a flower of the hand, as a turn.
    Plant(Kind),
    /// Arrange the flower at this point.
    Arrange(Point),
    /// Take the bonus by placing or planting this tile. A Boat placed this way removes an accent,
    /// and both leave the game.
    Place(Kind),
    /// Take the bonus by placing a Boat on the flower at this point and moving it.
    Ferry(Point),
}

impl Action {
    /// The step that performs the action at a point.
    #[must_use]
    #[inline]
    pub const fn at(self, point: Point) -> Step {
        match self {
            Self::Plant(flower) => Step::Plant { flower, at: point },
            Self::Arrange(from) => Step::Arrange { from, to: point },
            Self::Place(tile) => Step::Bonus(Bonus::new(tile, point)),
            Self::Ferry(at) => Step::Bonus(Bonus::ferry(at, point)),
        }
    }
}

impl Choice {
    /// A choice, unless there is no point for it, so that no caller has to skip empty ones.
    fn some(action: Action, points: PointSet) -> Option<Self> {
        (!points.is_empty()).then_some(Self { action, points })
    }

    /// The steps of the choice, one per point.
    #[inline]
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        let action = self.action;
        self.points.iter().map(move |p| action.at(p))
    }
}

/// Lazy iterator over the choices of a position; see [`Position::choices`].
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    position: &'a Position,
    source: Source,
}

/// Where the next choice comes from. One variant for each stage in which tiles go to points.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "lives on the stack of one loop and is never stored"
)]
enum Source {
    /// Opening flowers; the next kind to look at, as an index of [`Kind::BASIC`].
    Opening { next: usize },
    /// Plants and arrangements.
    Turn(TurnChoices),
    /// Tiles of the hand, for a bonus that is due.
    Bonus(BonusChoices),
    /// The game is over, or accents are chosen, which go to no point.
    Nothing,
}

impl Position {
    /// The legal choices of the player to move, in a fixed order: plants first, then the flowers on
    /// the board, kind by kind. In the bonus stage these are the bonuses; declining, which is
    /// always possible, is not among them. Accents are not chosen point by point: see
    /// [`crate::Accents::choices`].
    #[must_use]
    pub fn choices(&self) -> Choices<'_> {
        let source = match (self.outcome, self.stage) {
            // A position keeps its stage when the game ends, so the outcome is checked first.
            (Some(_), _) | (None, Stage::Accents | Stage::Over) => Source::Nothing,
            (None, Stage::Opening) => Source::Opening { next: 0 },
            (None, Stage::Turn) => Source::Turn(TurnChoices::new(self)),
            (None, Stage::Bonus) => Source::Bonus(BonusChoices::new(self)),
        };
        Choices {
            position: self,
            source,
        }
    }

    /// Planting a kind in the player's own gate, if the opening allows the kind
    /// ([§3.2](crate::text::rules#3.2)).
    fn opening_choice(&self, flower: Kind) -> Option<Choice> {
        let gate = Self::own_gate(self.to_move).point();
        let fits = self.opening_kind().is_none_or(|wanted| wanted == flower);
        (fits && self.hands[self.to_move].has(flower)).then(|| Choice {
            action: Action::Plant(flower),
            points: PointSet::only(gate),
        })
    }
}

impl Iterator for Choices<'_> {
    type Item = Choice;

    #[inline]
    fn next(&mut self) -> Option<Choice> {
        match &mut self.source {
            Source::Nothing => None,
            Source::Turn(choices) => choices.next(self.position),
            Source::Bonus(choices) => choices.next(self.position),
            Source::Opening { next } => {
                let rest = Kind::BASIC.get(*next..)?;
                let (skipped, choice) = rest
                    .iter()
                    .enumerate()
                    .find_map(|(i, k)| Some((i, self.position.opening_choice(*k)?)))?;
                *next += skipped + 1;
                Some(choice)
            }
        }
    }
}
