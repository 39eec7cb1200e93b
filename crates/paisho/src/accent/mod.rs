//! The accents, one file each (§7, §8): where it may be placed, and what it does then.
//!
//! Every file has the same shape: `check` says whether the accent may be placed
//! at a point, `apply` places it. Effects that last as long as the tile stands
//! (Rock, Knotweed, Pond, Lion Turtle, the Bamboo's protection) are not applied
//! at all: [`crate::board`] and [`crate::harmony`] read them off the board.

pub(crate) mod bamboo;
pub(crate) mod boat;
pub(crate) mod plain;
pub(crate) mod wheel;
