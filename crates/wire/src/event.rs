//! What happens at a table. A table is the fold of its events: they are what is stored, and what
//! clients see, apart from what is nobody else's business yet.

use serde::{Deserialize, Serialize};

use paisho::Ruleset;

use crate::bounded::LineText;
use crate::id::GameId;
use crate::outcome::Outcome;
use crate::person::{Person, RatingShown};
use crate::seat::Seat;
use crate::text::Text;
use crate::time::{TimeControl, UnixMillis};

/// An event with its number and time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stamped {
    /// 1, 2, 3 … without gaps.
    pub version: u32,
    /// When it happened.
    pub at: UnixMillis,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSetup {
    /// The rules.
    #[cfg_attr(feature = "openapi", schema(value_type = String, max_length = 1000))]
    pub ruleset: Text<Ruleset>,
    /// The version of the rules as implemented when the game began.
    pub rules_version: u32,
    /// The time control.
    pub time: TimeControl,
    /// Whether ratings change.
    pub rated: bool,
    /// Who plays, in turn order.
    pub players: Vec<Player>,
    /// The game that this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
}

/// Somebody on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// The rating when the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingShown>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game begins; always the first event.
    Opened {
        /// Everything there is to know about it.
        setup: TableSetup,
    },
    /// Somebody has chosen accents that are revealed when all have.
    AccentsChosen {
        /// Who.
        seat: Seat,
        /// What; only the one who chose sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        accents: Option<String>,
    },
    /// A turn was played.
    TurnPlayed {
        /// With number and seat: `7H.(0,8)-(2,6)`.
        turn: String,
        /// Milliseconds forgiven for the way through the network.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// A draw was offered, or agreed to where more must agree.
    DrawOffered {
        /// Who.
        seat: Seat,
    },
    /// The offer of a draw was declined or withdrawn.
    DrawDeclined {
        /// Who.
        seat: Seat,
    },
    /// Somebody would like to take turns back, or agrees where more must agree.
    TakebackOffered {
        /// Who.
        seat: Seat,
        /// Back to the position after so many turns.
        ply: u32,
    },
    /// The wish to take turns back was declined or withdrawn.
    TakebackDeclined {
        /// Who.
        seat: Seat,
    },
    /// Turns were taken back.
    TakenBack {
        /// So many are left.
        ply: u32,
    },
    /// Somebody resigned with a gift and waits for the answer.
    GiftOffered {
        /// Who.
        seat: Seat,
    },
    /// The gift was accepted as worth the win.
    GiftAccepted {
        /// By whom.
        seat: Seat,
    },
    /// The gift was not accepted, or not in time.
    GiftDeclined {
        /// By whom.
        seat: Seat,
    },
    /// Somebody resigned.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time was over.
    Flagged {
        /// Who.
        seat: Seat,
    },
    /// Somebody was gone for too long and is out of the game.
    Abandoned {
        /// Who.
        seat: Seat,
    },
    /// A draw was claimed because the opponent was gone.
    DrawClaimed {
        /// By whom.
        seat: Seat,
    },
    /// The game was called off.
    Aborted {
        /// By whom; nobody if it did not begin in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// A vacation began.
    VacationBegan {
        /// Whose.
        seat: Seat,
    },
    /// A vacation ended.
    VacationEnded {
        /// Whose.
        seat: Seat,
    },
    /// Somebody entered replies in advance. Nobody else is told.
    ConditionalsSet {
        /// Who.
        seat: Seat,
        /// The lines.
        lines: Vec<LineText>,
    },
    /// Something that is nobody else's business.
    Private {},
    /// The server was away; the time is given back to whoever was thinking.
    Interrupted {
        /// For how many milliseconds.
        millis: u64,
    },
    /// The game is over; there is exactly one such event.
    Finished {
        /// How.
        outcome: Outcome,
    },
    /// Somebody would like another game.
    RematchOffered {
        /// Who.
        seat: Seat,
    },
    /// Somebody would not.
    RematchDeclined {
        /// Who.
        seat: Seat,
    },
    /// There is another game, with sides swapped.
    RematchMade {
        /// Which.
        game: GameId,
    },
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks by reference; where addresses are short, there is nothing to complain about"
)]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Event {
    /// The event as the holder of a seat, or a spectator, may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match self {
            Self::AccentsChosen { seat, .. } if viewer != Some(*seat) => Self::AccentsChosen {
                seat: *seat,
                accents: None,
            },
            Self::ConditionalsSet { seat, .. } if viewer != Some(*seat) => Self::Private {},
            _ => self.clone(),
        }
    }

    /// Whether all see the same of it.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::AccentsChosen { .. } | Self::ConditionalsSet { .. }
        )
    }
}
