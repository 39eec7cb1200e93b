//! Requests of a player in a game.

use serde::{Deserialize, Serialize};

use crate::bounded::{LineText, TurnText};
use crate::id::ClientId;
use crate::object;

/// The body of `POST /api/v1/games/{id}/actions`; an `act` frame carries the same fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActionBody {
    /// The request's id. The same turn sent again under the same id is played only once.
    pub id: ClientId,
    /// The requested action.
    #[serde(deserialize_with = "object::only")]
    pub action: Action,
}

/// A request of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a turn. Choosing accents and planting the opening flower are turns too.
    Play {
        /// How many turns the client has seen so far: the turn is meant for that position.
        ply: u32,
        /// The turn.
        turn: TurnText,
    },
    /// Offer a draw.
    OfferDraw {},
    /// Accept or decline the offer of a draw.
    AnswerDraw {
        /// Whether the draw is accepted.
        reply: Reply,
    },
    /// Ask to take turns back.
    OfferTakeback {
        /// The number of turns to go back to.
        ply: u32,
    },
    /// Accept or decline a takeback.
    AnswerTakeback {
        /// Whether the takeback is accepted.
        reply: Reply,
    },
    /// Abort the game before its second turn.
    Abort {},
    /// Resign.
    Resign {},
    /// Resign with a gift, in casual games of two.
    ResignWithGift {},
    /// Accept or decline a gift. If it is accepted, the player who resigned wins.
    AnswerGift {
        /// Whether the gift is accepted.
        reply: Reply,
    },
    /// End the game because the opponent has been gone for too long.
    Claim {
        /// What is claimed.
        claim: Claim,
    },
    /// Offer another game with sides swapped, or agree to it.
    Rematch {},
    /// Decline a rematch.
    DeclineRematch {},
    /// Begin a vacation in a correspondence game: the player's own clock stands still.
    BeginVacation {},
    /// Return from a vacation.
    EndVacation {},
    /// Set conditional replies, which replace all earlier ones. Each line alternates a turn of the
    /// opponent and the player's reply, joined by `;`.
    SetConditionals {
        /// The lines of conditional replies.
        lines: Vec<LineText>,
    },
}

/// The answer to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Yes.
    Accept,
    /// No.
    Decline,
}

/// What may be claimed when the opponent is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The win.
    Win,
    /// A draw, as a courtesy.
    Draw,
}
