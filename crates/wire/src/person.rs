//! People as others see them.

use serde::{Deserialize, Serialize};

use crate::id::UserId;

/// A person, or a computer that holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// The person's id.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// The kind of person.
    pub kind: PersonKind,
}

/// A kind of person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// A person without an account.
    Guest,
    /// A person with an account.
    Member,
    /// A program with an account that plays through the public interface.
    Bot,
    /// This server's engine, at one of its levels.
    Computer(u8),
}

/// A rating as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingShown {
    /// The rating, rounded.
    pub rating: i32,
    /// Whether it rests on too few games to be reliable.
    pub provisional: bool,
}
