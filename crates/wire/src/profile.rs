//! Bodies about players: profiles, ratings, the ranking.

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::person::{Person, RatingShown};
use crate::time::{Speed, UnixMillis};

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// Who answers for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// Since when.
    pub created: UnixMillis,
    /// The ratings, one for each speed that was played.
    pub ratings: Vec<SpeedRating>,
    /// Those met most often.
    pub opponents: Vec<OpponentShown>,
}

/// A rating at one speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SpeedRating {
    /// The class: a speed, or another class that ratings are kept for.
    pub class: String,
    /// The rating.
    pub rating: RatingShown,
    /// How many games it rests on.
    pub games: u64,
}

/// Somebody whom a player met, with the results from the player's side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpponentShown {
    /// Who.
    pub name: String,
    /// Games won against them.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

/// How a rating went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingStep {
    /// The game that changed it.
    pub game: GameId,
    /// The class.
    pub class: String,
    /// The rating after it.
    pub rating: i32,
    /// By how much it changed.
    pub change: i32,
    /// When.
    pub at: UnixMillis,
}

/// The ranking of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranking {
    /// The speed.
    pub speed: Speed,
    /// The best first; only ratings that are certain enough.
    pub players: Vec<RankedPlayer>,
}

/// A place in the ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankedPlayer {
    /// 1 for the best.
    pub rank: u32,
    /// Who.
    pub name: String,
    /// The rating.
    pub rating: i32,
    /// How many games it rests on.
    pub games: u64,
}
