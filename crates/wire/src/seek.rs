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
    /// The rules; they also determine how many people play.
    #[cfg_attr(feature = "openapi", schema(value_type = String, max_length = 1000))]
    pub ruleset: Text<Ruleset>,
    /// The time control.
    #[serde(deserialize_with = "object::only")]
    pub time: TimeControl,
    /// Whether ratings change.
    #[serde(default)]
    pub rated: bool,
    /// The side the seeker prefers.
    #[serde(default)]
    pub side: SideWish,
    /// Who can find the seek.
    #[serde(default)]
    pub visibility: Visibility,
    /// The ratings that may join.
    #[serde(
        default,
        deserialize_with = "object::perhaps",
        skip_serializing_if = "Option::is_none"
    )]
    pub ratings: Option<RatingRange>,
    /// Levels of the computer opponents that take seats immediately.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<u8>,
    /// Join a matching public seek if there is one, instead of waiting.
    #[serde(default)]
    pub quick_pair: bool,
}

/// The preferred side. In games of three or four, seats are always assigned at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideWish {
    /// Assigned at random.
    #[default]
    Random,
    /// Host.
    Host,
    /// Guest.
    Guest,
}

/// Who can find a seek or a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: the lobby shows it.
    #[default]
    Public,
    /// Only people who have the link.
    Private,
}

impl Visibility {
    /// Whether everybody can find it.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        matches!(self, Self::Public)
    }
}

/// An inclusive range of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RatingRange {
    /// The lowest rating.
    pub min: i32,
    /// The highest rating.
    pub max: i32,
}

/// A seek as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seek {
    /// The seek's id.
    pub id: SeekId,
    /// The people who wait at it, the seeker first.
    pub people: Vec<Person>,
    /// The seeker's rating at this speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingShown>,
    /// The terms of the seek.
    #[serde(flatten)]
    pub body: SeekBody,
    /// The speed class.
    pub speed: Speed,
    /// How many seats are still free.
    pub free: u8,
    /// When it was created.
    pub created: UnixMillis,
}

/// The lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekList {
    /// All public seeks, oldest first.
    pub seeks: Vec<Seek>,
}

/// The result of creating or joining a seek.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "became", rename_all = "snake_case")]
pub enum SeekAnswer {
    /// The seek waits for more players.
    Waiting {
        /// The seek.
        seek: Box<Seek>,
    },
    /// All seats are taken and the game has started.
    Started {
        /// The game.
        game: GameId,
    },
}
