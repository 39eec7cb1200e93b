//! Games as the HTTP interface and the first frame after joining describe them.

use serde::{Deserialize, Serialize};

use crate::event::TableSetup;
use crate::id::GameId;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::time::{Speed, UnixMillis};

/// The status of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Being played.
    Playing,
    /// Over.
    Finished,
    /// Aborted.
    Aborted,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// The game's id.
    pub id: GameId,
    /// The version of its last event.
    pub version: u32,
    /// Rules, time and players.
    pub setup: TableSetup,
    /// The speed class.
    pub speed: Speed,
    /// The status.
    pub status: Status,
    /// When it began.
    pub created: UnixMillis,
    /// How many turns were played.
    pub ply: u32,
    /// The players who must act; empty if the game is over.
    pub due: Vec<Seat>,
    /// When the server acts if no player does: a flag falls, or an offer expires.
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
    /// The cursor for the next page, to be passed as `after=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The complete state of a game, as far as the caller may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// The fields that lists have too.
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
    /// Offers that wait for an answer.
    pub offers: Offers,
    /// The players on vacation.
    pub vacation: Vec<Seat>,
    /// The caller's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// The caller's own hidden accents, until all are revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accents: Option<String>,
    /// The caller's own conditional replies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditionals: Vec<String>,
    /// The rematch, once it exists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_game: Option<GameId>,
}

/// The clocks at a point in time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockReading {
    /// The time of the reading.
    pub now: UnixMillis,
    /// The remaining time of each player; empty for a game without clocks.
    pub left: Vec<SeatClock>,
    /// The player whose clock is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// When the server acts if no player does: a flag falls, or an offer expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<UnixMillis>,
}

/// One player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatClock {
    /// The player's seat.
    pub seat: Seat,
    /// Milliseconds left.
    pub millis: u64,
}

/// Offers that wait for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offers {
    /// The players who have agreed to a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<Seat>,
    /// The ply of the requested takeback, and the players who have agreed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<(u32, Vec<Seat>)>,
    /// The player who resigned with a gift.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gift: Option<Seat>,
    /// The players who would like a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rematch: Vec<Seat>,
    /// Who has asked for a draw or a takeback, and when last: a player may not ask twice in the
    /// same position.
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
