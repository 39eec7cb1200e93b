//! The names of the variants of enums that may grow.
//!
//! Other crates can't match these enums without a wildcard, so the compiler does not tell them when
//! they lack a sentence or a code for a variant. Their tests go through these lists instead.

use crate::outcome::{Decider, Ending};
use crate::position::Stage;
use crate::refusal::{Cause, Refusal};
use crate::setup::Problem;

/// Names all variants of an enum twice from one list: in a match without a wildcard, so that a new
/// variant does not compile until it is listed, and as a constant. Each list has the order of its
/// enum.
macro_rules! names {
    ($type:ident: $($name:ident)*) => {
        impl $type {
            /// The names of all variants, as [`name`](Self::name) gives them. The list grows with
            /// the variants.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The name of the variant, without its values.
            #[must_use]
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => stringify!($name),)*
                }
            }
        }
    };
}

names! { Refusal:
    GameOver GiftOffered WrongStage AccentCount AccentSupply OpeningGate OpeningKind NotBasic
    NotInHand NotAGate NotBesidePond PlantOnTile AlreadyGrowing NothingToArrange NotYours NotAFlower
    Trapped StaysPut OntoGate CannotHold TooFar NoPath NotExact GateOnTheWay GardenOnTheWay OwnTile
    CaptureAccent Protected OrchidNeedsLotus CannotCapture NeverCaptured Clash BonusNotDue
    BonusWhileGrowing AccentOnTile AccentOnGate NoSecondPoint WheelBesideGrowing WheelBesideRock
    WheelOffBoard WheelIntoGate WheelIntoGarden WheelOntoTile BoatOnNothing BoatOnGrowing
    BoatNeedsTarget BoatRemovesAccent BoatKeepsAccent BoatTooFar BoatOntoTile CouldPlay
}

names! { Problem:
    NoSuchPlayer HandOfNobody TooMany AccentInGate CannotHold Clash TwoGrowing CannotMove NobodyLeft
    NotTheBeginning PassedInBetween
}

names! { Cause: Arriving Uncovering Wheel Bamboo }
names! { Ending: Ring LastFlower Stuck Repetition Agreement Resignation Gift Time }
names! { Decider: Accents Harmonies Midlines Nothing }
names! { Stage: Accents Opening Turn Bonus Over }

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// The names of a list, without those that come again with other values. The lists of values
    /// repeat a variant for each of its values, one after the other.
    fn names<T>(all: &[T], name: fn(&T) -> &'static str) -> Vec<&'static str> {
        let mut names: Vec<_> = all.iter().map(name).collect();
        names.dedup();
        names
    }

    #[test]
    fn the_lists_of_values_are_complete() {
        assert_eq!(names(Cause::ALL, Cause::name), Cause::NAMES);
        assert_eq!(names(Ending::ALL, Ending::name), Ending::NAMES);
        assert_eq!(names(Decider::ALL, Decider::name), Decider::NAMES);
        assert_eq!(names(Stage::ALL, Stage::name), Stage::NAMES);
        for decider in Decider::ALL {
            for ending in [Ending::LastFlower(*decider), Ending::Stuck(*decider)] {
                assert!(Ending::ALL.contains(&ending), "{ending:?}");
            }
        }
    }
}
