//! The limits, prohibitions and faults that refusals name.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// A limit that a request would exceed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// The caller already plays the maximum number of games.
    Games,
    /// The caller already has the maximum number of open seeks.
    Seeks,
    /// The socket already follows the maximum number of games.
    Tables,
    /// The time control is not playable.
    Time,
    /// More computers than seats.
    Computers,
    /// A level that does not exist.
    Level,
    /// This server has no computer opponents.
    NoComputers,
    /// The range of ratings is empty.
    Range,
    /// Guests play unrated games only.
    GuestsUnrated,
    /// Only games of two people can be rated.
    RatedForTwo,
    /// Rated games need a clock.
    RatedClock,
    /// The chat message is empty.
    Silence,
    /// The game has reached its maximum length.
    Length,
    /// A game that has hardly begun must be aborted instead of resigned.
    HardlyBegun,
    /// A draw can only be claimed in games of two.
    ClaimForTwo,
    /// Conditional replies exist only in games of two.
    RepliesForTwo,
    /// Conditional replies can only be set while the opponent is to move.
    RepliesNow,
    /// There are too many lines of conditional replies.
    Lines,
    /// A limit that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl Limit {
    /// All known limits.
    pub const ALL: [Self; 18] = [
        Self::Games,
        Self::Seeks,
        Self::Tables,
        Self::Time,
        Self::Computers,
        Self::Level,
        Self::NoComputers,
        Self::Range,
        Self::GuestsUnrated,
        Self::RatedForTwo,
        Self::RatedClock,
        Self::Silence,
        Self::Length,
        Self::HardlyBegun,
        Self::ClaimForTwo,
        Self::RepliesForTwo,
        Self::RepliesNow,
        Self::Lines,
    ];

    /// The refusal that names this limit.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        let message = self.to_string();
        Refusal::Limit {
            what: self,
            message,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Games => "you play as many games as one may at the same time",
            Self::Seeks => "you have as many seeks open as one may",
            Self::Tables => "too many games for one socket",
            Self::Time => "such a time control can't be played",
            Self::Computers => "there are more computers than seats",
            Self::Level => "there is no such level",
            Self::NoComputers => "this house has no computer opponents",
            Self::Range => "the range of ratings is empty",
            Self::GuestsUnrated => "guests play games that do not count",
            Self::RatedForTwo => "games that count are games of two people",
            Self::RatedClock => "games that count have a clock",
            Self::Silence => "there is nothing to say",
            Self::Length => "the game is too long to go on",
            Self::HardlyBegun => "call the game off instead: it has hardly begun",
            Self::ClaimForTwo => "a draw is claimed in games of two",
            Self::RepliesForTwo => "replies in advance belong to games of two",
            Self::RepliesNow => "replies in advance are entered while the opponent is to move",
            Self::Lines => "too many lines of replies",
            Self::Other => "that would pass a limit",
        })
    }
}

/// A reason why the caller may not do something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bar {
    /// The caller waits at this seek already.
    OwnSeek,
    /// Guests play unrated games only.
    GuestsUnrated,
    /// The caller's rating is outside the range.
    Rating,
    /// The caller, or somebody at the seek, has blocked the other.
    Blocked,
    /// The caller already plays the maximum number of games.
    Games,
    /// Anonymous callers can't chat.
    Nameless,
    /// A moderator has muted the caller.
    Muted,
    /// The caller's token lacks the required scope.
    NeedsScope,
    /// A reason that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl Bar {
    /// All known reasons.
    pub const ALL: [Self; 8] = [
        Self::OwnSeek,
        Self::GuestsUnrated,
        Self::Rating,
        Self::Blocked,
        Self::Games,
        Self::Nameless,
        Self::Muted,
        Self::NeedsScope,
    ];

    /// The refusal that names this reason.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        let message = self.to_string();
        Refusal::Forbidden {
            what: self,
            message,
        }
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OwnSeek => "you wait at this seek already",
            Self::GuestsUnrated => "guests play games that do not count",
            Self::Rating => "your rating is outside the range",
            Self::Blocked => "you and somebody at this seek do not play each other",
            Self::Games => "you play as many games as one may at the same time",
            Self::Nameless => "come in first: nobody speaks without a name",
            Self::Muted => "you may not speak at the moment",
            Self::NeedsScope => "your token lacks a scope: `play` to act, `chat` to speak",
            Self::Other => "you may not do this",
        })
    }
}

/// A fault in a line of conditional replies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineFault {
    /// A turn can't be parsed.
    Unreadable,
    /// The line does not consist of pairs (a turn of the opponent, then the reply), or has more
    /// than ten pairs.
    Pairs,
    /// A turn breaks a rule.
    Illegal,
    /// Another line replies differently to the same turns.
    Contradicts,
    /// A fault that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl LineFault {
    /// All known faults.
    pub const ALL: [Self; 4] = [
        Self::Unreadable,
        Self::Pairs,
        Self::Illegal,
        Self::Contradicts,
    ];
}
