//! Events of a game. The state of a table is the fold of its events. Events are what is stored and
//! what clients receive, except for parts that other players must not see yet.

use serde::{Deserialize, Serialize};

use paisho::Ruleset;

use crate::bounded::LineText;
use crate::id::{GameId, SeekId};
use crate::outcome::Outcome;
use crate::person::{Person, RatingShown};
use crate::seat::Seat;
use crate::seek::Visibility;
use crate::text::Text;
use crate::time::{TimeControl, UnixMillis};

/// An event with its version and time.
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

/// The setup of a table.
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
    /// The players, in turn order.
    pub players: Vec<Player>,
    /// The game that this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
    /// The seek that became this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seek: Option<SeekId>,
    /// Who can find the game; missing if it is public.
    #[serde(default, skip_serializing_if = "Visibility::is_public")]
    pub visibility: Visibility,
}

/// A player on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The player's seat.
    pub seat: Seat,
    /// The person on it.
    pub person: Person,
    /// The player's rating when the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingShown>,
}

/// An event of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game begins; always the first event.
    Opened {
        /// The complete setup.
        setup: TableSetup,
    },
    /// A player has chosen accents. They are revealed once all players have chosen.
    AccentsChosen {
        /// The player who chose.
        seat: Seat,
        /// The accents; only the player who chose receives them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        accents: Option<String>,
    },
    /// A turn was played.
    TurnPlayed {
        /// The turn in notation, with number and seat: `7H.(0,8)-(2,6)`.
        turn: String,
        /// Milliseconds of network latency that are not charged to the player's clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// A draw was offered, or agreed to if more players must still agree.
    DrawOffered {
        /// The player who offers or agrees.
        seat: Seat,
    },
    /// The offer of a draw was declined or withdrawn.
    DrawDeclined {
        /// The player who declined or withdrew.
        seat: Seat,
    },
    /// A takeback was requested, or agreed to if more players must still agree.
    TakebackOffered {
        /// The player who requests or agrees.
        seat: Seat,
        /// The number of turns to go back to.
        ply: u32,
    },
    /// The takeback was declined or withdrawn.
    TakebackDeclined {
        /// The player who declined or withdrew.
        seat: Seat,
    },
    /// Turns were taken back.
    TakenBack {
        /// The number of turns that remain.
        ply: u32,
    },
    /// A player resigned with a gift, which must be accepted or declined.
    GiftOffered {
        /// The player who resigned.
        seat: Seat,
    },
    /// The gift was accepted as worth the win: the player who resigned wins.
    GiftAccepted {
        /// The player who accepted.
        seat: Seat,
    },
    /// The gift was declined, or not accepted in time.
    GiftDeclined {
        /// The player who declined or did not answer.
        seat: Seat,
    },
    /// A player resigned.
    Resigned {
        /// The player who resigned.
        seat: Seat,
    },
    /// A player ran out of time.
    Flagged {
        /// The player who ran out of time.
        seat: Seat,
    },
    /// A player was gone for too long and is out of the game.
    Abandoned {
        /// The player who was gone.
        seat: Seat,
    },
    /// A draw was claimed because the opponent was gone.
    DrawClaimed {
        /// The player who claimed the draw.
        seat: Seat,
    },
    /// The game was aborted.
    Aborted {
        /// The player who aborted it; absent if the game did not begin in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// A vacation began.
    VacationBegan {
        /// The player on vacation.
        seat: Seat,
    },
    /// A vacation ended.
    VacationEnded {
        /// The player who was on vacation.
        seat: Seat,
    },
    /// A player set conditional replies. Other players and spectators receive `Private` instead.
    ConditionalsSet {
        /// The player who set them.
        seat: Seat,
        /// The lines of conditional replies.
        lines: Vec<LineText>,
    },
    /// Stands for an event that only another player may see, so that versions have no gaps.
    Private {},
    /// The server was down; the players who were to move get the time back.
    Interrupted {
        /// How long it was down, in milliseconds.
        millis: u64,
    },
    /// The game is over. A finished game has exactly one such event.
    Finished {
        /// The result.
        outcome: Outcome,
    },
    /// A player would like a rematch.
    RematchOffered {
        /// The player who offers it.
        seat: Seat,
    },
    /// A player declined a rematch.
    RematchDeclined {
        /// The player who declined.
        seat: Seat,
    },
    /// The rematch was created, with sides swapped.
    RematchMade {
        /// The new game.
        game: GameId,
    },
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference; on 32-bit targets the lint does not fire"
)]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Event {
    /// The event as the player on a seat, or a spectator, may see it.
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

    /// Whether the event looks the same to everybody.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::AccentsChosen { .. } | Self::ConditionalsSet { .. }
        )
    }
}
