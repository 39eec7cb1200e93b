//! What a player can do: whole turns, and the steps they are made of
//! ([§4.1](crate::text::rules#4.1)).

use crate::point::Point;
use crate::reserve::Accents;
use crate::tile::Kind;

/// A whole turn, as it is written down in one piece of notation.
///
/// It is a plain value that says nothing about legality: only a [`Position`](crate::Position) can
/// judge it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The choice of accents before the first flower ([§3.1](crate::text::rules#3.1)).
    Accents(Accents),
    /// Plant a basic flower ([§4.1](crate::text::rules#4.1)); also the opening flower
    /// ([§3.2](crate::text::rules#3.2)).
    Plant {
        /// The flower from the hand.
        flower: Kind,
        /// A gate, or a point beside a Pond.
        at: Point,
    },
    /// Arrange a flower, and perhaps take the Harmony Bonus it earned
    /// ([§6](crate::text::rules#6)).
    Arrange {
        /// Where the flower stands.
        from: Point,
        /// Where it goes.
        to: Point,
        /// The bonus; none if it is not due, or declined. The two need not be told apart, since
        /// notation does not do so and the next position is the same.
        bonus: Option<Bonus>,
    },
    /// Pass, when there is nothing else to do ([§4.2](crate::text::rules#4.2)).
    Pass,
}

/// A Harmony Bonus ([§6.5](crate::text::rules#6.5)): a tile from the hand is placed or planted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonus {
    /// An accent, a special flower or a basic flower.
    pub tile: Kind,
    /// Where it goes: for a Boat the point of the flower or accent it is placed on.
    pub at: Point,
    /// Where a Boat moves the flower; `None` for all other tiles, and for a Boat on an accent.
    pub to: Option<Point>,
}

impl Bonus {
    /// A bonus that needs no second point.
    #[must_use]
    pub const fn new(tile: Kind, at: Point) -> Self {
        Self { tile, at, to: None }
    }

    /// A Boat that moves a flower.
    #[must_use]
    pub const fn ferry(at: Point, to: Point) -> Self {
        Self {
            tile: Kind::Boat,
            at,
            to: Some(to),
        }
    }
}

/// One decision. An arrangement that earns a bonus is one step, and the bonus, or declining it,
/// the next step of the same player.
///
/// Searches work with steps, because arrangements and bonuses multiply: a position may have tens of
/// thousands of turns, but only a few hundred steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Choose accents.
    Accents(Accents),
    /// Plant a basic flower.
    Plant {
        /// The flower from the hand.
        flower: Kind,
        /// A gate, or a point beside a Pond.
        at: Point,
    },
    /// Arrange a flower.
    Arrange {
        /// Where the flower stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// Take the bonus that the arrangement earned.
    Bonus(Bonus),
    /// Decline the bonus.
    Decline,
    /// Pass.
    Pass,
}

impl Turn {
    /// The first step of the turn.
    #[must_use]
    pub const fn first_step(self) -> Step {
        match self {
            Self::Accents(accents) => Step::Accents(accents),
            Self::Plant { flower, at } => Step::Plant { flower, at },
            Self::Arrange { from, to, .. } => Step::Arrange { from, to },
            Self::Pass => Step::Pass,
        }
    }

    /// The bonus, if the turn has one.
    #[must_use]
    pub const fn bonus(self) -> Option<Bonus> {
        match self {
            Self::Arrange { bonus, .. } => bonus,
            Self::Accents(_) | Self::Plant { .. } | Self::Pass => None,
        }
    }

    /// The turn that consists of this one step, if it is the first step of a turn.
    #[must_use]
    pub const fn from_step(step: Step) -> Option<Self> {
        match step {
            Step::Accents(accents) => Some(Self::Accents(accents)),
            Step::Plant { flower, at } => Some(Self::Plant { flower, at }),
            Step::Arrange { from, to } => Some(Self::Arrange {
                from,
                to,
                bonus: None,
            }),
            Step::Pass => Some(Self::Pass),
            Step::Bonus(_) | Step::Decline => None,
        }
    }
}
