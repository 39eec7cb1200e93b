//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The end of a game at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The winners, in turn order. Empty for a draw and for an aborted game.
    pub winners: Vec<Seat>,
    /// What ended the game.
    pub ending: Ending,
    /// The tie-breaker that decided, if the game was decided by counting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decider: Option<Decider>,
}

impl Outcome {
    /// Whether the game was aborted, and so has no result.
    #[must_use]
    pub const fn is_aborted(&self) -> bool {
        matches!(self.ending, Ending::Aborted)
    }
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A Harmony Ring.
    Ring,
    /// The last basic flower of a hand was planted.
    LastFlower,
    /// No player had a legal turn.
    NoTurnLeft,
    /// The same position for the third time.
    Repetition,
    /// A draw was agreed.
    Agreement,
    /// All others resigned.
    Resignation,
    /// A resignation with a gift that was accepted.
    Gift,
    /// All others ran out of time.
    Time,
    /// All others were gone for too long.
    Abandoned,
    /// The game was aborted before it had really begun.
    Aborted,
}

/// The count that decided a game without a Harmony Ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// Unused accents.
    Accents,
    /// Harmonies.
    Harmonies,
    /// Harmonies across the midlines.
    Midlines,
    /// No count decided: all were equal.
    Nothing,
}

impl From<paisho::Outcome> for Outcome {
    fn from(outcome: paisho::Outcome) -> Self {
        let (ending, decider) = match outcome.ending {
            paisho::Ending::Ring => (Ending::Ring, None),
            paisho::Ending::LastFlower(by) => (Ending::LastFlower, Some(by.into())),
            paisho::Ending::Stuck(by) => (Ending::NoTurnLeft, Some(by.into())),
            paisho::Ending::Repetition => (Ending::Repetition, None),
            paisho::Ending::Agreement => (Ending::Agreement, None),
            paisho::Ending::Resignation => (Ending::Resignation, None),
            paisho::Ending::Gift => (Ending::Gift, None),
            paisho::Ending::Time => (Ending::Time, None),
            // An ending for which the wire has no name yet; the winners are right in any case.
            _ => (Ending::Agreement, None),
        };
        Self {
            winners: outcome.winners.iter().map(Seat::from).collect(),
            ending,
            decider,
        }
    }
}

impl From<paisho::Decider> for Decider {
    fn from(decider: paisho::Decider) -> Self {
        match decider {
            paisho::Decider::Accents => Self::Accents,
            paisho::Decider::Harmonies => Self::Harmonies,
            paisho::Decider::Midlines => Self::Midlines,
            paisho::Decider::Nothing => Self::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No ending of today's rules is reported as a different one.
    #[test]
    fn every_end_of_the_rules_is_told_as_itself() {
        for ending in paisho::Ending::ALL {
            let outcome = Outcome::from(paisho::Outcome {
                winners: paisho::Seat::GUEST.alone(),
                ending: *ending,
            });
            let is_agreement = *ending == paisho::Ending::Agreement;
            assert_eq!(
                outcome.ending == Ending::Agreement,
                is_agreement,
                "{ending:?}"
            );
        }
    }
}
