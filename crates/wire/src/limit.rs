//! The limits, bars and faults that refusals name.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// A limit that something would pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// As many games as one may play at once.
    Games,
    /// As many seeks as one may have open.
    Seeks,
    /// As many games as one socket may follow.
    Tables,
    /// A time control that can't be played.
    Time,
    /// More computers than seats.
    Computers,
    /// A level that does not exist.
    Level,
    /// No computer plays in this house.
    NoComputers,
    /// A range of ratings that is empty.
    Range,
    /// Guests play games that do not count.
    GuestsUnrated,
    /// Games that count are games of two people.
    RatedForTwo,
    /// Games that count have a clock.
    RatedClock,
    /// Nothing to say.
    Silence,
    /// The game is too long to go on.
    Length,
    /// A game that has hardly begun is called off, not given away.
    HardlyBegun,
    /// A draw is claimed in games of two.
    ClaimForTwo,
    /// Replies in advance belong to games of two.
    RepliesForTwo,
    /// Replies in advance are entered while the opponent is to move.
    RepliesNow,
    /// Too many lines of replies.
    Lines,
    /// One that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl Limit {
    /// All that are known.
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

    /// The refusal that names it.
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

/// What keeps somebody from something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bar {
    /// It is a seek of their own.
    OwnSeek,
    /// Guests play games that do not count.
    GuestsUnrated,
    /// Their rating is outside the range.
    Rating,
    /// They and somebody at the seek do not play each other.
    Blocked,
    /// As many games as one may play at once.
    Games,
    /// Nobody speaks without a name.
    Nameless,
    /// A moderator keeps them from speaking.
    Muted,
    /// Their token lacks the scope for it.
    NeedsScope,
    /// One that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl Bar {
    /// All that are known.
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

    /// The refusal that names it.
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

/// What is wrong with a line of replies in advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineFault {
    /// A turn can't be read.
    Unreadable,
    /// The turns are no pairs, the opponent's and the reply, or more than ten of them.
    Pairs,
    /// A turn breaks a rule.
    Illegal,
    /// Another line replies differently to the same turns.
    Contradicts,
    /// One that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

impl LineFault {
    /// All that are known.
    pub const ALL: [Self; 4] = [
        Self::Unreadable,
        Self::Pairs,
        Self::Illegal,
        Self::Contradicts,
    ];
}
