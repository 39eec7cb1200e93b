//! Bodies about players: profiles, ratings, the ranking.

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::person::{Person, RatingShown};
use crate::time::{Speed, UnixMillis};

/// The public profile of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The player.
    pub person: Person,
    /// The owner of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// When the account was created.
    pub created: UnixMillis,
    /// The ratings, one for each speed that was played.
    pub ratings: Vec<SpeedRating>,
    /// The opponents played most often.
    pub opponents: Vec<OpponentShown>,
}

/// A rating at one speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SpeedRating {
    /// The rating class: a speed, or another class with ratings of its own.
    pub class: String,
    /// The rating.
    pub rating: RatingShown,
    /// The number of games it rests on.
    pub games: u64,
}

/// An opponent of a player, with the results from the player's point of view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpponentShown {
    /// The opponent's name.
    pub name: String,
    /// Games won against them.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

/// One change of a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingStep {
    /// The game that changed it.
    pub game: GameId,
    /// The rating class.
    pub class: String,
    /// The rating after the game.
    pub rating: i32,
    /// By how much it changed.
    pub change: i32,
    /// When it changed.
    pub at: UnixMillis,
}

/// The ranking of a rating class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranking {
    /// The speed.
    pub speed: Speed,
    /// The best players first; only ratings that are reliable enough are included.
    pub players: Vec<RankedPlayer>,
}

/// A place in the ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankedPlayer {
    /// The rank; 1 is the best.
    pub rank: u32,
    /// The player's name.
    pub name: String,
    /// The rating.
    pub rating: i32,
    /// The number of games the rating rests on.
    pub games: u64,
}
