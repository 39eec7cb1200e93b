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
            Self::Games => "you have reached the maximum number of games; finish one first",
            Self::Seeks => "you have reached the maximum number of open seeks; withdraw one first",
            Self::Tables => "this socket has joined too many games; leave one first",
            Self::Time => "this time control is too short or too long",
            Self::Computers => "there are too many computers: leave a seat for yourself",
            Self::Level => "there is no such computer level",
            Self::NoComputers => "this server has no computer opponents",
            Self::Range => "the rating range is empty: its minimum is above its maximum",
            Self::GuestsUnrated => "guests can't play rated games; register first",
            Self::RatedForTwo => "rated games are for two players, without computers",
            Self::RatedClock => "rated games need a clock",
            Self::Silence => "the message is empty",
            Self::Length => "the game has reached its maximum length",
            Self::HardlyBegun => "the game has only just started; cancel it instead",
            Self::ClaimForTwo => "a draw can be claimed only in games of two players",
            Self::RepliesForTwo => "conditional replies are possible only in games of two players",
            Self::RepliesNow => "conditional replies can be entered only on the opponent's turn",
            Self::Lines => "there are too many lines of conditional replies; remove some",
            Self::Other => "this would exceed a limit",
        })
    }
}

/// A reason why the caller may not do something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bar {
    /// The caller has already joined this seek.
    OwnSeek,
    /// Guests play unrated games only.
    GuestsUnrated,
    /// The caller's rating is outside the range.
    Rating,
    /// The caller has blocked a player of the seek, or was blocked by one.
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
            Self::OwnSeek => "you have already joined this seek",
            Self::GuestsUnrated => "guests can't play rated games; register first",
            Self::Rating => "your rating is outside the range of this seek",
            Self::Blocked => "you have blocked a player of this seek, or they have blocked you",
            Self::Games => "you have reached the maximum number of games; finish one first",
            Self::Nameless => "sign in first, at least as a guest, to write messages",
            Self::Muted => "a moderator has muted you; you can't write messages at the moment",
            Self::NeedsScope => "the token lacks a scope: `play` to act, `chat` to write messages",
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
