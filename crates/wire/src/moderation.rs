//! Bodies about blocks, reports, and measures of moderators.

use serde::{Deserialize, Serialize};

use crate::bounded::ChatText;
use crate::id::GameId;
use crate::time::UnixMillis;

/// The body of `POST /api/v1/reports`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    /// The name of the reported account.
    pub name: String,
    /// The reason.
    pub reason: Reason,
    /// What happened.
    pub text: ChatText,
    /// The game in which it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
}

/// The reason for a report.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A chat message.
    Chat,
    /// An offensive name.
    Name,
    /// Help from a program, or losing games on purpose.
    Cheating,
    /// Leaving games, or letting the clock run down.
    Manners,
    /// Any other reason.
    Other,
}

impl Reason {
    /// The reason as it is written on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chat => "chat",
            Self::Name => "name",
            Self::Cheating => "cheating",
            Self::Manners => "manners",
            Self::Other => "other",
        }
    }
}

/// A report as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportShown {
    /// The id by which the report can be closed.
    pub id: String,
    /// The name of the account that reports.
    pub reporter: String,
    /// The name of the reported account.
    pub subject: String,
    /// The reason.
    pub reason: String,
    /// What happened.
    pub text: String,
    /// The game in which it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// When it was reported.
    pub at: UnixMillis,
}

/// The body of `POST /api/v1/moderation/reports/{id}/close`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct VerdictBody {
    /// The moderator's decision.
    pub verdict: ChatText,
}

/// The body of `POST /api/v1/moderation/players/{name}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeasureBody {
    /// The measure to take.
    pub measure: MeasureWord,
    /// How many hours the measure lasts.
    #[serde(default)]
    pub hours: u32,
    /// The reason, for the audit log.
    pub why: ChatText,
}

/// A measure that a moderator can take against an account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MeasureWord {
    /// The account may not chat.
    Mute,
    /// The account may not sign in.
    Suspend,
    /// Ends all measures against the account.
    Pardon,
}

impl MeasureWord {
    /// The measure as it is written on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mute => "mute",
            Self::Suspend => "suspend",
            Self::Pardon => "pardon",
        }
    }
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AuditLine {
    /// The line's number.
    pub number: u64,
    /// When it happened.
    pub at: UnixMillis,
    /// The name of the account that acted; `host` for the command line.
    pub actor: String,
    /// The action.
    pub action: String,
    /// The name of the account concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// Details and reasons.
    pub detail: String,
}
