//! Bodies about blocks, reports, and what moderators do.

use serde::{Deserialize, Serialize};

use crate::bounded::ChatText;
use crate::id::GameId;
use crate::time::UnixMillis;

/// The body of `POST /api/v1/reports`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    /// Who is reported.
    pub name: String,
    /// What it is about.
    pub reason: Reason,
    /// What happened.
    pub text: ChatText,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
}

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// What somebody said.
    Chat,
    /// A name.
    Name,
    /// Help from a program, or games lost on purpose.
    Cheating,
    /// Leaving games, letting the clock run down.
    Manners,
    /// Something else.
    Other,
}

impl Reason {
    /// The word for it on the wire.
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
    /// What it is called when it is closed.
    pub id: String,
    /// Who reports.
    pub reporter: String,
    /// Who is reported.
    pub subject: String,
    /// What it is about.
    pub reason: String,
    /// What happened.
    pub text: String,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// When.
    pub at: UnixMillis,
}

/// The body of `POST /api/v1/moderation/reports/{id}/close`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct VerdictBody {
    /// What came of it.
    pub verdict: ChatText,
}

/// The body of `POST /api/v1/moderation/players/{name}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeasureBody {
    /// What to do.
    pub measure: MeasureWord,
    /// For how many hours.
    #[serde(default)]
    pub hours: u32,
    /// Why; it stands in the log.
    pub why: ChatText,
}

/// What a moderator may do to an account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MeasureWord {
    /// It may not speak.
    Mute,
    /// It may not sign in.
    Suspend,
    /// It may do everything again.
    Pardon,
}

impl MeasureWord {
    /// The word for it on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mute => "mute",
            Self::Suspend => "suspend",
            Self::Pardon => "pardon",
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AuditLine {
    /// Counts the lines.
    pub number: u64,
    /// When.
    pub at: UnixMillis,
    /// Who, by name; `host` for the command line.
    pub actor: String,
    /// What.
    pub action: String,
    /// To whom, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// How and why.
    pub detail: String,
}
