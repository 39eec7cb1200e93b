//! The body of every error response.

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The error code, which programs may rely on.
    pub error: String,
    /// A sentence in English.
    pub message: String,
    /// Why the table refused, if it was the table that did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}
