//! Games as the HTTP interface and the first frame of a socket describe them.

use serde::{Deserialize, Serialize};

use crate::event::TableSetup;
use crate::id::GameId;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::time::{Speed, UnixMillis};

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Being played.
    Playing,
    /// Over.
    Finished,
    /// Called off.
    Aborted,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// Which.
    pub id: GameId,
    /// The number of its last event.
    pub version: u32,
    /// Rules, time and players.
    pub setup: TableSetup,
    /// The speed class.
    pub speed: Speed,
    /// Where it stands.
    pub status: Status,
    /// When it began.
    pub created: UnixMillis,
    /// How many turns were played.
    pub ply: u32,
    /// Who is due; nobody if it is over.
    pub due: Vec<Seat>,
    /// When something happens if nobody does anything: a flag falls, an offer expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<UnixMillis>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A list of games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameList {
    /// The games.
    pub games: Vec<GameSummary>,
    /// Ask with `after=` this for the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Everything about a game as one may see it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// What a list would say.
    #[serde(flatten)]
    pub summary: GameSummary,
    /// All turns with number and seat, joined by `;`.
    pub turns: String,
    /// The position now.
    pub position: String,
    /// The players who have left the game, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Left>,
    /// The clocks.
    pub clock: ClockReading,
    /// What waits for an answer.
    pub offers: Offers,
    /// Who is on vacation.
    pub vacation: Vec<Seat>,
    /// The seat of the one who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// The own hidden choice of accents, until all are revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accents: Option<String>,
    /// The own replies in advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditionals: Vec<String>,
    /// The rematch, once it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_game: Option<GameId>,
}

/// The clocks at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockReading {
    /// The moment.
    pub now: UnixMillis,
    /// What each player has left; empty for a game without clocks.
    pub left: Vec<SeatClock>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// When something happens if nobody does anything: a flag falls, an offer expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<UnixMillis>,
}

/// One player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatClock {
    /// Whose.
    pub seat: Seat,
    /// Milliseconds left.
    pub millis: u64,
}

/// What waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offers {
    /// Who has agreed to a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<Seat>,
    /// Who has agreed to take turns back, and to which ply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<(u32, Vec<Seat>)>,
    /// Who resigned with a gift.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gift: Option<Seat>,
    /// Who would like another game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rematch: Vec<Seat>,
    /// Who has asked for a draw or a takeback, and when last: nobody may ask twice in the same
    /// position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Asked>,
}

/// When a player last asked for a draw or a takeback.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Asked {
    /// The player's seat.
    pub seat: Seat,
    /// The number of turns played when this player last offered a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<u32>,
    /// The number of turns played when this player last asked to take turns back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<u32>,
}

/// A player who has left the game. With three or four players the others play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Left {
    /// The player's seat.
    pub seat: Seat,
    /// Why the player left.
    pub reason: LeaveReason,
    /// The number of turns played before.
    pub after: u32,
}

/// Why a player left a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LeaveReason {
    /// The player resigned.
    Resignation,
    /// The player ran out of time, or was away for too long.
    Time,
}
