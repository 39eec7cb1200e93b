//! People as others see them.

use serde::{Deserialize, Serialize};

use crate::id::UserId;

/// A person, or a computer that sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// What sort of person.
    pub kind: PersonKind,
}

/// What sort of person somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Somebody without an account.
    Guest,
    /// Somebody with an account.
    Member,
    /// A program with an account that plays through the interface.
    Bot,
    /// The engine of this server at one of its levels.
    Computer(u8),
}

/// A rating as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingShown {
    /// The rating, rounded.
    pub rating: i32,
    /// Whether too few games are known for it to mean much.
    pub provisional: bool,
}
