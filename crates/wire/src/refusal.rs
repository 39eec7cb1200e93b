//! Reasons for refusals, as data: clients translate them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limit::{Bar, Limit, LineFault};
use crate::seat::Seat;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The text of a turn can't be parsed.
    Unreadable {
        /// What was found and where, in English.
        message: String,
    },
    /// The rules forbid the turn.
    Illegal(Box<Broken>),
    /// Another player is to move.
    NotYourTurn {
        /// The player who decides the next turn.
        due: Seat,
    },
    /// The turn was meant for another position.
    WrongPly {
        /// The number of turns played so far.
        ply: u32,
    },
    /// The player's time was up.
    TimeOver {},
    /// The game is over.
    GameOver {},
    /// The game is not over yet.
    NotOver {},
    /// Only players of the game may do this.
    NotAPlayer {},
    /// The player is out of the game.
    OutOfGame {},
    /// There is no such offer to answer.
    NothingOffered {},
    /// This has been offered already.
    AlreadyOffered {},
    /// Players can't answer their own offers.
    OwnOffer {},
    /// A resignation with a gift must be answered first.
    GiftPending {},
    /// Gifts are possible in casual games of two only.
    NoGifts {},
    /// The accents are chosen already.
    AlreadyChosen {},
    /// There are no turns to take back to that point.
    NothingToTakeBack {},
    /// The game has started and can no longer be cancelled.
    TooLateToAbort {},
    /// The opponent is present, or has not been gone for long enough.
    NotGone {
        /// Milliseconds until the claim is possible, if the opponent stays away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wait: Option<u64>,
    },
    /// This is possible in correspondence games only.
    NotCorrespondence {},
    /// The player's vacation is used up.
    NoVacationLeft {},
    /// There is no vacation to begin or end.
    VacationUnchanged {},
    /// A line of conditional replies is not valid.
    BadLine {
        /// The line's number, counted from 0.
        line: u32,
        /// What is wrong with it.
        #[serde(default)]
        what: LineFault,
        /// The same, in English.
        message: String,
    },
    /// The request would exceed a limit: too many lines, a rematch where none is possible, and
    /// others.
    Limit {
        /// The limit.
        #[serde(default)]
        what: Limit,
        /// The same, in English.
        message: String,
    },
    /// The request's id was already used for something else.
    IdTaken {},
    /// The game began under another version of the rules, which this server does not know. It can't
    /// be continued here; a game of two can be resigned.
    OtherRules {
        /// The game's version of the rules.
        game: u32,
        /// The server's version of the rules.
        server: u32,
    },
    /// There is no such game, or the caller may not see it.
    NoSuchGame {},
    /// There is no such seek any more.
    NoSuchSeek {},
    /// The caller may not do this.
    Forbidden {
        /// The reason.
        #[serde(default)]
        what: Bar,
        /// The same, in English.
        message: String,
    },
    /// Too many requests; try again later.
    TooFast {
        /// Milliseconds to wait.
        wait: u64,
    },
    /// The server failed. An action can be sent again with the same id.
    Trouble {},
}

/// A rule that a turn would break.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Broken {
    /// The section of the rules, such as `§5.2`.
    pub rule: String,
    /// The turn as it was parsed.
    pub turn: String,
    /// The tiles concerned, with their points: `GR3(0,5)`.
    pub tiles: Vec<String>,
    /// The points concerned.
    pub points: Vec<String>,
    /// A sentence in English.
    pub message: String,
    /// The position in which the turn was refused.
    pub position: String,
}

impl Broken {
    /// Builds the refusal from what the rules say about a turn in a position.
    #[must_use]
    pub fn new(position: &paisho::Position, turn: paisho::Turn, refusal: &paisho::Refusal) -> Self {
        let seats = position.ruleset().seats;
        let points = refusal.points();
        let standing = points.iter().filter_map(|point| {
            let tile = position.board().get(point)?;
            let owner = tile.owner().letter(seats);
            Some(format!("{owner}{}{point}", tile.kind()))
        });
        Self {
            rule: refusal.section().to_owned(),
            turn: turn.to_string(),
            tiles: standing.collect(),
            points: points.iter().map(|p| p.to_string()).collect(),
            message: refusal.to_string(),
            position: position.to_string(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreadable { message }
            | Self::Limit { message, .. }
            | Self::Forbidden { message, .. } => message,
            Self::Illegal(broken) => &broken.message,
            Self::BadLine { line, message, .. } => return write!(f, "line {line}: {message}"),
            Self::WrongPly { ply } => return write!(f, "the game has {ply} turns"),
            Self::NotYourTurn { .. } => "another player is to move",
            Self::TimeOver {} => "your time had run out",
            Self::GameOver {} => "the game is over",
            Self::NotOver {} => "the game is not over yet",
            Self::NotAPlayer {} => "only players of this game may do this",
            Self::OutOfGame {} => "this player is no longer in the game",
            Self::NothingOffered {} => "there is no open offer",
            Self::AlreadyOffered {} => "this has already been offered",
            Self::OwnOffer {} => "you can't answer your own offer",
            Self::GiftPending {} => "a resignation with a gift must be answered first",
            Self::NoGifts {} => "gifts are possible only in casual games of two players",
            Self::AlreadyChosen {} => "the accents have already been chosen",
            Self::NothingToTakeBack {} => "there is nothing to take back",
            Self::TooLateToAbort {} => "the game has started and can no longer be cancelled",
            Self::NotGone { .. } => "the opponent is connected, or has left only recently",
            Self::NotCorrespondence {} => "this is possible only in correspondence games",
            Self::NoVacationLeft {} => "you have no vacation left",
            Self::VacationUnchanged {} => "you are already on vacation, or have none to end",
            Self::IdTaken {} => "the request's id was used for another action; choose a new one",
            Self::OtherRules { game, server } => {
                return write!(
                    f,
                    "the game began under version {game} of the rules, but this server has \
                     version {server}: resign it if it has two players, or ask the host for the \
                     release with version {game}"
                );
            }
            Self::NoSuchGame {} => "there is no such game",
            Self::NoSuchSeek {} => "this seek does not exist or is no longer open",
            Self::TooFast { .. } => "too many requests; wait before you try again",
            Self::Trouble {} => "the server failed to do this; try again later",
        })
    }
}

impl std::error::Error for Refusal {}
