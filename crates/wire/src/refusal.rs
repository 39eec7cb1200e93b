//! Why something was refused, as data: clients say it in their language.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limit::{Bar, Limit, LineFault};
use crate::seat::Seat;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The text of a turn can't be read.
    Unreadable {
        /// What was found where, in English.
        message: String,
    },
    /// The rules forbid the turn.
    Illegal(Box<Broken>),
    /// Another player is to move.
    NotYourTurn {
        /// Who decides the next turn.
        due: Seat,
    },
    /// The turn was meant for another position.
    WrongPly {
        /// How many turns there are.
        ply: u32,
    },
    /// The time was over.
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
    /// One does not answer one's own offer.
    OwnOffer {},
    /// A resignation with a gift waits for an answer first.
    GiftPending {},
    /// Gifts belong to casual games of two.
    NoGifts {},
    /// The accents are chosen already.
    AlreadyChosen {},
    /// There is nothing to take back to that turn.
    NothingToTakeBack {},
    /// The game has begun and can't be called off.
    TooLateToAbort {},
    /// The opponent is here, or has not been gone for long.
    NotGone {
        /// Milliseconds until the claim is possible, if the opponent stays away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wait: Option<u64>,
    },
    /// This belongs to games by correspondence.
    NotCorrespondence {},
    /// Vacation is used up.
    NoVacationLeft {},
    /// There is no vacation to begin or end.
    VacationUnchanged {},
    /// A line of replies in advance is not sound.
    BadLine {
        /// Which, counted from 0.
        line: u32,
        /// What is wrong with it.
        #[serde(default)]
        what: LineFault,
        /// The same, in English.
        message: String,
    },
    /// Too many lines, or a rematch where none is possible, and other limits.
    Limit {
        /// Which.
        #[serde(default)]
        what: Limit,
        /// The same, in English.
        message: String,
    },
    /// The request's id was used for something else.
    IdTaken {},
    /// The game was begun under another version of the rules, which this server does not know. It
    /// can't be played on here; a game of two can be resigned.
    OtherRules {
        /// The version of the rules of the game.
        game: u32,
        /// The version of the rules of the server.
        server: u32,
    },
    /// There is no such game, or it is not yours to see.
    NoSuchGame {},
    /// There is no such seek any more.
    NoSuchSeek {},
    /// Who asks may not do this.
    Forbidden {
        /// Why.
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
    /// The server could not do it; nothing was changed.
    Trouble {},
}

/// A rule that a turn would break.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Broken {
    /// The paragraph of the rules, such as `§5.2`.
    pub rule: String,
    /// The turn as it was read.
    pub turn: String,
    /// The tiles that matter, with their points: `GR3(0,5)`.
    pub tiles: Vec<String>,
    /// The points that matter.
    pub points: Vec<String>,
    /// A sentence in English.
    pub message: String,
    /// The position in which the turn was refused.
    pub position: String,
}

impl Broken {
    /// What the rules say about a turn in a position.
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
            Self::TimeOver {} => "the time was over",
            Self::GameOver {} => "the game is over",
            Self::NotOver {} => "the game is not over yet",
            Self::NotAPlayer {} => "only players of the game may do this",
            Self::OutOfGame {} => "this player is out of the game",
            Self::NothingOffered {} => "nothing has been offered",
            Self::AlreadyOffered {} => "this has been offered already",
            Self::OwnOffer {} => "one does not answer one's own offer",
            Self::GiftPending {} => "a resignation with a gift waits for an answer",
            Self::NoGifts {} => "gifts belong to casual games of two",
            Self::AlreadyChosen {} => "the accents are chosen already",
            Self::NothingToTakeBack {} => "there is nothing to take back",
            Self::TooLateToAbort {} => "the game has begun and can't be called off",
            Self::NotGone { .. } => "the opponent is here, or has not been gone for long",
            Self::NotCorrespondence {} => "this belongs to games by correspondence",
            Self::NoVacationLeft {} => "vacation is used up",
            Self::VacationUnchanged {} => "there is no vacation to begin or end",
            Self::IdTaken {} => "the request's id was used for another action; choose a new one",
            Self::OtherRules { game, server } => {
                return write!(
                    f,
                    "the game was begun under version {game} of the rules, and this server has \
                     version {server}: resign it if it is a game of two, or ask the host for the \
                     release that plays version {game}"
                );
            }
            Self::NoSuchGame {} => "there is no such game",
            Self::NoSuchSeek {} => "there is no such seek any more",
            Self::TooFast { .. } => "too many requests",
            Self::Trouble {} => "the server could not do it; nothing was changed",
        })
    }
}

impl std::error::Error for Refusal {}
