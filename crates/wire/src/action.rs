//! What a player asks for at a table.

use serde::{Deserialize, Serialize};

use crate::bounded::{LineText, TurnText};
use crate::id::ClientId;
use crate::object;

/// The body of `POST /api/v1/games/{id}/actions`; the same travels in a frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActionBody {
    /// Names the request. The same turn sent again under the same id is played once.
    pub id: ClientId,
    /// What is asked for.
    #[serde(deserialize_with = "object::only")]
    pub action: Action,
}

/// What a player asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a turn; also choosing accents and planting the opening flower.
    Play {
        /// How many turns the client has seen so far: the turn is meant for that position.
        ply: u32,
        /// The turn.
        turn: TurnText,
    },
    /// Offer a draw.
    OfferDraw {},
    /// Answer the offer of a draw.
    AnswerDraw {
        /// Yes or no.
        reply: Reply,
    },
    /// Ask to take turns back.
    OfferTakeback {
        /// Back to the position after so many turns.
        ply: u32,
    },
    /// Answer the wish to take turns back.
    AnswerTakeback {
        /// Yes or no.
        reply: Reply,
    },
    /// Call the game off before its second turn.
    Abort {},
    /// Resign.
    Resign {},
    /// Resign with a gift, in casual games of two.
    ResignWithGift {},
    /// Say whether the gift is worth the win.
    AnswerGift {
        /// Yes or no.
        reply: Reply,
    },
    /// End the game because the opponent has been gone for long.
    Claim {
        /// What is claimed.
        claim: Claim,
    },
    /// Offer another game with sides swapped, or agree to it.
    Rematch {},
    /// Do without another game.
    DeclineRematch {},
    /// Begin a vacation in a game by correspondence: the own clock stands still.
    BeginVacation {},
    /// Return from a vacation.
    EndVacation {},
    /// Enter replies in advance, in place of all that were entered before. Each line begins with
    /// a turn of the opponent, then comes the own reply, and so on, joined by `;`.
    SetConditionals {
        /// The lines.
        lines: Vec<LineText>,
    },
}

/// Yes or no.
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
