//! Seats, named after the Gates they face. In a game of two, Guest sits south and Host north.

use serde::{Deserialize, Serialize};

/// A seat at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Guest, and the first of three or four.
    South,
    /// The second of three or four.
    West,
    /// Host, and the third of three or four.
    North,
    /// The fourth of four.
    East,
}

impl From<paisho::Seat> for Seat {
    fn from(seat: paisho::Seat) -> Self {
        match seat {
            paisho::Seat::South => Self::South,
            paisho::Seat::West => Self::West,
            paisho::Seat::North => Self::North,
            paisho::Seat::East => Self::East,
        }
    }
}

impl From<Seat> for paisho::Seat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::South => Self::South,
            Seat::West => Self::West,
            Seat::North => Self::North,
            Seat::East => Self::East,
        }
    }
}
