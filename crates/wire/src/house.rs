//! What a client should know about a house before it comes in.

use serde::{Deserialize, Serialize};

use crate::account::Me;

/// The answer to `GET /api/v1/house`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseShown {
    /// Its name.
    pub title: String,
    /// How to reach the host.
    pub contact: Option<String>,
    /// The version of the contract.
    pub protocol: u32,
    /// The version of the rules.
    pub rules_version: u32,
    /// Whether people may register.
    pub registration: bool,
    /// Whether people may play as guests.
    pub guests: bool,
    /// Whether forgotten passwords can be replaced by mail.
    pub mail: bool,
    /// The computer opponents, weakest first; none if no computer plays here.
    #[serde(default)]
    pub computers: Vec<LevelShown>,
    /// Who asks; nothing for nobody, and for tokens that may not read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Me>,
}

/// A computer opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelShown {
    /// What a seek calls it.
    pub level: u8,
    /// Its name, in English.
    pub name: String,
    /// What to expect, in English.
    pub description: String,
}
