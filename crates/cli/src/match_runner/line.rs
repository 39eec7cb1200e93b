//! The result of a game: one line of the results file.

use std::time::Duration;

use paisho::Ending;
use serde::{Deserialize, Serialize};

use super::player::Answer;

/// One of the two players, in the order of the command line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// How a game of a match ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum End {
    #[serde(rename = "ring")]
    Ring,
    #[serde(rename = "last flower")]
    LastFlower,
    #[serde(rename = "no turn left")]
    Stuck,
    #[serde(rename = "repetition")]
    Repetition,
    #[serde(rename = "turn limit")]
    TurnLimit,
    #[serde(rename = "illegal turn")]
    IllegalTurn,
    #[serde(rename = "crash")]
    Crash,
    #[serde(rename = "no answer in time")]
    NoAnswer,
}

impl End {
    pub(crate) const ALL: [Self; 8] = [
        Self::Ring,
        Self::LastFlower,
        Self::Stuck,
        Self::Repetition,
        Self::TurnLimit,
        Self::IllegalTurn,
        Self::Crash,
        Self::NoAnswer,
    ];

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::LastFlower => "last flower",
            Self::Stuck => "no turn left",
            Self::Repetition => "repetition",
            Self::TurnLimit => "turn limit",
            Self::IllegalTurn => "illegal turn",
            Self::Crash => "crash",
            Self::NoAnswer => "no answer in time",
        }
    }

    /// The end of a game that the rules ended.
    pub(crate) const fn by_rules(ending: Ending) -> Self {
        match ending {
            Ending::Ring => Self::Ring,
            Ending::LastFlower(_) => Self::LastFlower,
            Ending::Stuck(_) => Self::Stuck,
            Ending::Repetition => Self::Repetition,
            // Nobody resigns, agrees to a draw or loses on time by the rules in a match: the
            // arbiter decides that. An ending that is added to the rules needs a case here.
            _ => Self::TurnLimit,
        }
    }
}

/// The total effort of a player's turns, in one game or many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Effort {
    pub(crate) turns: u64,
    pub(crate) microseconds: u64,
    pub(crate) longest: u64,
    pub(crate) nodes: u64,
    /// The sum of all depths.
    pub(crate) depths: u64,
}

impl Effort {
    pub(crate) fn add_answer(&mut self, answer: &Answer) {
        self.add_time(answer.used);
        self.nodes += answer.nodes;
        self.depths += u64::from(answer.depth);
    }

    fn add_time(&mut self, used: Duration) {
        let microseconds = used.as_micros() as u64;
        self.turns += 1;
        self.microseconds += microseconds;
        self.longest = self.longest.max(microseconds);
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.microseconds += other.microseconds;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.depths += other.depths;
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameLine {
    /// The game's number, from 1.
    pub(crate) game: u32,
    pub(crate) guest: Side,
    /// None for a draw.
    pub(crate) winner: Option<Side>,
    pub(crate) end: End,
    /// All turns of both players, including the opening.
    pub(crate) turns: u32,
    pub(crate) a: Effort,
    pub(crate) b: Effort,
    /// A description of the fault, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<String>,
}

impl GameLine {
    /// The pair the game belongs to, from 0: games 1 and 2 are the first pair.
    pub(crate) const fn pair(&self) -> u32 {
        (self.game - 1) / 2
    }

    /// The points of A, doubled: 0, 1 or 2.
    pub(crate) fn half_points(&self) -> usize {
        match self.winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_written_as_they_are_said() {
        for end in End::ALL {
            let written = serde_json::to_string(&end).unwrap();
            assert_eq!(written, format!("{:?}", end.words()));
        }
    }
}
