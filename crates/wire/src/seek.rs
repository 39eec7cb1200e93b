//! Seeks: offers to play that wait for others.

use serde::{Deserialize, Serialize};

use paisho::Ruleset;

use crate::id::{GameId, SeekId};
use crate::object;
use crate::person::{Person, RatingShown};
use crate::text::Text;
use crate::time::{Speed, TimeControl, UnixMillis};

/// The body of `POST /api/v1/seeks`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeekBody {
    /// The rules; they also say how many people play.
    #[cfg_attr(feature = "openapi", schema(value_type = String, max_length = 1000))]
    pub ruleset: Text<Ruleset>,
    /// The time control.
    #[serde(deserialize_with = "object::only")]
    pub time: TimeControl,
    /// Whether ratings change.
    #[serde(default)]
    pub rated: bool,
    /// Which side the seeker would like.
    #[serde(default)]
    pub side: SideWish,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Which ratings may join.
    #[serde(
        default,
        deserialize_with = "object::perhaps",
        skip_serializing_if = "Option::is_none"
    )]
    pub ratings: Option<RatingRange>,
    /// Levels of computer opponents that take seats at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<u8>,
    /// Join a fitting public seek if there is one, instead of waiting.
    #[serde(default)]
    pub quick_pair: bool,
}

/// Which side somebody would like. In games of three or four, the seat is always by lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideWish {
    /// By lot.
    #[default]
    Random,
    /// Host.
    Host,
    /// Guest.
    Guest,
}

/// Who may find a seek.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    #[default]
    Public,
    /// Whoever has the link.
    Private,
}

/// Ratings from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RatingRange {
    /// The lowest.
    pub min: i32,
    /// The highest.
    pub max: i32,
}

/// A seek as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seek {
    /// Which.
    pub id: SeekId,
    /// Who wait at it, the seeker first.
    pub people: Vec<Person>,
    /// The seeker's rating at this speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingShown>,
    /// What is sought.
    #[serde(flatten)]
    pub body: SeekBody,
    /// The speed class.
    pub speed: Speed,
    /// How many seats are still free.
    pub free: u8,
    /// Since when.
    pub created: UnixMillis,
}

/// The lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekList {
    /// All public seeks, oldest first.
    pub seeks: Vec<Seek>,
}

/// What became of seeking or joining.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "became", rename_all = "snake_case")]
pub enum SeekAnswer {
    /// It waits for others.
    Waiting {
        /// The seek.
        seek: Box<Seek>,
    },
    /// All seats are taken and the game has begun.
    Started {
        /// The game.
        game: GameId,
    },
}
