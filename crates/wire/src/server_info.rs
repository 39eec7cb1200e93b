//! What a client should know about a server before signing in.

use serde::{Deserialize, Serialize};

use crate::account::Me;

/// The answer to `GET /api/v1/server`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerInfo {
    /// The server's name.
    pub title: String,
    /// How to reach the operator.
    pub contact: Option<String>,
    /// The version of the contract.
    pub protocol: u32,
    /// The version of the rules.
    pub rules_version: u32,
    /// Whether people may register.
    pub registration: bool,
    /// Whether people may play as guests.
    pub guests: bool,
    /// Whether forgotten passwords can be reset by e-mail.
    pub mail: bool,
    /// The computer opponents, weakest first; none if no computer plays here.
    #[serde(default)]
    pub computers: Vec<LevelShown>,
    /// The caller's own account; absent for anonymous callers, and for tokens without the scope to
    /// read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Me>,
}

/// A computer opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelShown {
    /// The number by which a seek asks for this opponent.
    pub level: u8,
    /// Its name, in English.
    pub name: String,
    /// A description of how it plays, in English.
    pub description: String,
}
